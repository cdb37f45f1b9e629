"""What stands on the board and lies beside it: map, pieces, values, state, verbs, pools, events."""
