"""A new game: the command `ostrog new-game`, and the files of the project that it makes."""
