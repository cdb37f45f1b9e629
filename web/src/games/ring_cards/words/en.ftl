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

## Lessons

lesson-free-peoples-goal = Welcome! You play the Fellowship of the Free Peoples. In each round both sides fight over two places: a path that the Ring must travel, and a battleground. They are worth points, and after the last path whoever has more wins.
lesson-free-peoples-opening = This is your opening hand. Two cards go to the cycle pile; they are not lost, and come back when your deck runs out. Click the marked cards, then press “Done”.
lesson-free-peoples-locations = A battleground and a path now lie in the middle. On the path the Shadow attacks and you defend. Minas Morgul belongs to the Shadow: there you would have to attack.
lesson-free-peoples-play = In your turn you take one action or pass. Send Frodo to the path: he may go there, since the path’s number is among those on his card.
lesson-free-peoples-cost = Playing a card costs another one from your hand: it is cycled. So every card is a choice. Give up one that helps you least now.
lesson-free-peoples-item = Items are played onto characters and add their icons. Give Frodo Sting, and pay with a card again.
lesson-free-peoples-why = Want to see a card up close? Click it. Wonder why it cannot be played? Press “?” on it, or without a keyboard hold it and choose “Why can’t I…?”: you are told which rule is in the way. The number of a rule opens its text. “Undo” takes back what can still be undone.
lesson-free-peoples-reserve = Elrond cannot go to this path. Play him to your reserve: there he waits for a later round, and his text works at once.
lesson-free-peoples-cycle = At the end of the action step you may keep only two cards. You may also simply cycle a card, to see new ones sooner.
lesson-free-peoples-pass = When you have done enough, pass. Once all have passed one after the other, the fights begin.
lesson-free-peoples-combat = Now each place was fought for. Attack icons are cancelled first by the place itself, then by defenders, who are lost doing so. Nobody attacked on the path, so Frodo comes back to you by and by, and the path is yours. Nobody attacked Minas Morgul: the Shadow keeps it.
lesson-free-peoples-end = The points are counted, everybody draws cards, and the next round begins: the next path, another battleground. A lead of 10 points wins at once. The log tells everything again.
