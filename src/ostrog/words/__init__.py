"""Messages for users: turns keys and plain arguments into English, Polish and Russian."""

from ostrog.words.checking import check_words
from ostrog.words.files import LANGUAGES
from ostrog.words.speaking import Argument, Words, readable

__all__ = ["LANGUAGES", "Argument", "Words", "check_words", "readable"]
