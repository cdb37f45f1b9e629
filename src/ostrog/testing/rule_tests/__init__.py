"""Rule tests: finds the rules that tests cite and those that no test cites."""
