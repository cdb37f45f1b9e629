# What only the table in the browser says; the rest are the words of the game.

ref-mark-allowed-paths = allowed paths
ref-mark-attackers = attackers
ref-passage-activation = { ref-mark-activation }

# Short, for small cards and signs

note-fresh = new
note-no-defence = defence does not count
tray-hand = hand
tray-deck = deck
tray-cycle = cycle pile
tray-eliminated = eliminated
tray-set = set apart
tray-event = event
tray-reserve = reserve
tray-path-deck = paths
tray-battleground = battlegrounds
tray-aside = laid aside

# On the landing page

blurb = The war for the Ring, told by cards alone: battlegrounds are fought over while the Fellowship walks its path. For two to four.
