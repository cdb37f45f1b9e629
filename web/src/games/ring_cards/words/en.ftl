# What only the table in the browser says; the rest are the words of the game.

ref-mark-allowed-paths = allowed paths
ref-mark-attackers = attackers
ref-passage-activation = { ref-mark-activation }

# After a number

count-points = { $count ->
    [one] victory point
   *[other] victory points
}
count-battleground-attack = { ref-mark-battleground-attack }
count-battleground-defence = { ref-mark-battleground-defence }
count-leadership-attack = { ref-mark-leadership-attack }
count-leadership-defence = { ref-mark-leadership-defence }
count-path-attack = { ref-mark-path-attack }
count-path-defence = { ref-mark-path-defence }
count-defence = { ref-mark-defence }

# Short, for small cards and signs

note-fresh = new
note-no-defence = defence does not count
note-tied = equal: nobody scores
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

lesson-free-peoples = Free Peoples
lesson-free-peoples-goal = You play the Free Peoples. Each round both sides fight over a path, which the Ring must travel, and over battlegrounds. They are worth points. Whoever leads by 10, or has more after the last path, wins.
lesson-free-peoples-text = The first battleground lies open. Dol Amroth is yours: its shields defend it without help. Its text offers a card for a card. Your hand is good, so do without it.
lesson-free-peoples-ring = Now Bag End, the first path, lies there too. In a turn you take one action. Once a round that can be the Ring token: draw three cards, then eliminate one, which is gone for good, and cycle one, which comes back when your deck runs out.
lesson-free-peoples-path = A Nazgûl has come to Bag End: one attack symbol. On a path the Shadow attacks and you defend. Send Sam: the path’s number is among those on his card. Playing a card costs another one, which you cycle.
lesson-free-peoples-join = One defender would cancel the attack, but on equal totals nobody scores. Fatty Bolger may go to this path too: then you are two against one.
lesson-free-peoples-reserve = Éowyn may not go to these places. Play her to your reserve, where she waits for a later round. None of the cards that her text fetches is in your cycle pile: do without it.
lesson-free-peoples-army = The Riders of Rohan are an army of Éowyn’s faction. Let them wait with her: they will need each other.
lesson-free-peoples-pass = You may pass with at most two cards in hand. When both sides pass one after the other, the fights begin. You began this round, so you say which comes first: Bag End.
lesson-free-peoples-casualties = One attack symbol against two defenders. Whoever cancels a symbol is eliminated; the others are cycled and come back. Give up Fatty Bolger and keep Sam.
lesson-free-peoples-round = You defended with two symbols against one: Bag End is yours, and nobody attacked Dol Amroth. The Nazgûl is gone, for attackers are lost whatever happens. Each side has drawn cards, and a new round has begun.
lesson-free-peoples-move = Orthanc belongs to the Shadow: here you attack. Cards that were in your reserve before this round may move, and that costs nothing. Move Éowyn to Orthanc.
lesson-free-peoples-support = Éowyn’s symbol is one of leadership: it counts only if an army of her faction supports her there. Move the Riders of Rohan: their two symbols and hers make three.
lesson-free-peoples-strike = Two symbols of Orthanc and one of its orcs would cancel all three. Gandalf the Grey has two more: play him to Orthanc.
lesson-free-peoples-hold = The Shadow attacks on the path as well. Each attack symbol that is not cancelled adds one corruption. Send Frodo: if he is lost in a fight, his text cycles him.
lesson-free-peoples-corruption = Orthanc has fallen: five against three. But on the path attack symbols were left over. They became corruption, and each token is a point for the Shadow.
lesson-free-peoples-end = That is the whole game: where to fight, and what to pay for it. Press “?” on a card to ask why it cannot be played; without a keyboard, hold it. Every number of a rule opens its text.

lesson-shadow = The Shadow
lesson-shadow-goal = You play the Shadow. Each round both sides fight over a path and over battlegrounds. Battlegrounds are worth points, and on paths you corrupt the Ring-bearer. Whoever leads by 10, or has more after the last path, wins.
lesson-shadow-places = Three places lie open. Lórien belongs to the Free Peoples: there you attack. Dol Guldur is yours to defend. On the path, Bag End, you always attack. The signs on a battleground say which factions may go there.
lesson-shadow-ring = In a turn you take one action. Once a round that can be the Ring token: draw three cards, then eliminate one, which is gone for good, and cycle one, which comes back when your deck runs out.
lesson-shadow-path = Nobody defends Bag End. Send Gríma there: the path’s number is among those on his card. Playing a card costs another one, which you cycle. Pay with one that you cannot use soon.
lesson-shadow-army = Lórien defends itself with two symbols. Grond attacks with three. It is of Mordor, and Mordor is among those who may attack there: send it.
lesson-shadow-leader = Treebeard has come to defend Lórien: now it is three against three, and a tie holds. The Commander’s symbol is one of leadership: it counts if an army of his faction supports him there. Grond does: four against three.
lesson-shadow-reserve = Play the Reaver to your reserve. He cannot move this round, but he is ready for the next path.
lesson-shadow-pass = You may pass with at most two cards in hand; you have none. When both sides pass one after the other, the fights begin. Until then the Free Peoples may go on.
lesson-shadow-fights = Lórien has fallen, four against three: you score it. Treebeard cancelled a symbol and was eliminated. Your attackers are lost too: attackers always are. Attack when it pays.
lesson-shadow-corruption = At Bag End nobody stood in Gríma’s way. Each attack symbol that is not cancelled on a path adds one corruption, and each corruption is a point for you.
lesson-shadow-muster = A new round has begun, and you begin it. Morannon is yours: its text set five cards apart, and you may play one army of them without paying. Let the Black Uruks defend Morannon.
lesson-shadow-move = Cards that were in your reserve before this round may move, and that costs nothing. Move the Reaver to the new path.
lesson-shadow-end = You know it all now: attack, leadership, corruption, reserve, the Ring token. Press “?” on a card to ask why it cannot be played; without a keyboard, hold it. Every number of a rule opens its text.
