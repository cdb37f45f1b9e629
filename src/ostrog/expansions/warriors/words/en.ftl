# Warriors of Middle-earth in English: the words of the expansion. Names are those of the published English game.

expansion-warriors = Warriors of Middle-earth
text-expansion-warriors = Six factions join the war: Dead Men, Eagles and Ents for the Free Peoples; Corsairs, Dunlendings and Spiders for the Shadow. They bring a die, a deck of events and cards for battles.

## Options: what a choice does

option-faction = Faction die ({ $die }): { $use }
option-faction-play = Faction die ({ $die }): play “{ $card }”
option-faction-card = Faction die ({ $die }): use “{ $card }”
option-faction-skip = discard the Faction die ({ $die }) without effect
option-enter-faction = bring { $faction_the } into play
option-recruit-faction = muster { $faction_the }
option-recruit-home = Dunlendings in the Settlements of Dunland
option-recruit-at = a Dunlending in { $region }
option-join-dead = { $character } goes too
option-leave-dead = Strider or Aragorn leaves the Army of the Dead, which disperses
option-take-figure = { $faction_one } in { $region }
option-go-along = the others come along
option-stay-behind = a { $faction_one } stays behind
option-sail = carry up to two armies
option-land = carry one army, then attack
option-strike = attack the army in { $region }
option-lead-dead = the Army of the Dead to { $region }
option-place-ent = an Ent to { $region }
option-hand-over = hand over “{ $card }”
option-keep-hand = hand over nothing
option-keep-card = take “{ $card }” into your hand
option-put-on-top = on top of the deck, “{ $card }” uppermost
option-put-at-bottom = at the bottom of the deck, “{ $card }” above
option-shuffle-cards = shuffle the cards of { $faction_the } into the deck
option-take-back = take back “{ $card }”
option-give-card = discard “{ $card }”
option-draw-from-any = draw a card from any of your decks
option-take-the-paths = go to Erech and call the Dead Men
option-found-entwood = an Ent goes to { $region }
option-entwood = the Entwood in { $region }
option-remove-tile = remove the tile: { $tile }
option-gather-eagle = an Eagle from { $region }
option-pay-figure = eliminate 1 { $faction_one }
option-spend-figures = { $number ->
    [0] none
    [one] { $number } figure
   *[other] { $number } figures
}
option-swoop = the Eagles attack
option-bring-up = { $figure } from { $source }
option-from-card = place an Eagle from “{ $card }”
option-fly-all = move all Eagles
option-pay-figure-at = eliminate an Eagle in { $region }
option-fleet-comes = recruit a Corsair in Umbar
option-fleet-moves = move all Corsairs
option-pay-corsair = eliminate a Corsair in { $region }
option-pay-spider = eliminate the Spider
option-show-yourself = reveal the Fellowship
option-suffer-damage = suffer the damage
option-cancel-hit = cancel a hit and withdraw

## Prompts: what a seat is asked

ask-enter-faction = Which faction enters play?
ask-recruit-faction = Which faction do you muster?
ask-recruit-dunlendings = Where do Dunlendings come?
ask-join-dead = Who goes with him from { $ref1 } to the Army of the Dead?
ask-move-figures = { $ref1 }: which figure moves, and where to?
ask-take-along = Which faction figures in { $ref1 } stay behind?
ask-ships-sail = Do the Corsairs carry two armies, or one that attacks?
ask-wraiths-march = Where does the Army of the Dead go, and whom does it attack?
ask-dead-advance = Does the Army of the Dead move to { $ref1 }?
ask-flee = The army flees from { $ref1 } to { $ref2 }. Which Nazgûl and Minions stay?
ask-march-of-the-ents = What do the Ents do next?
ask-hand-over = Which Faction Event card do you hand to your team mate?
ask-keep-card = “{ $ref1 }”: which card do you take?
ask-put-back = “{ $ref1 }”: where do the other cards go?
ask-further-or-shuffle = “{ $ref1 }”: do you play another Faction Event card, or shuffle cards into the deck?
ask-take-back = “{ $ref1 }”: which card do you take?
ask-give-card = “{ $ref1 }”: which card do you discard for it?
ask-paths-of-the-dead = Does he go from { $ref1 } to Erech and call the Dead Men?
ask-found-entwood = Does an Ent found a second Entwood?
ask-entwood = Which Entwood?
ask-remove-tile = Which hunt tile leaves the game?
ask-gather-eagles = Which Eagles come to the battle in { $ref1 }?
ask-pay-figure = Do you eliminate a figure for this card?
ask-eagles-strike = Do the Eagles attack?
ask-spend-figures = How many Dunlendings fall to cancel hits?
ask-borne-up = Which units join the battle in { $ref1 }? Two at most, for a Corsair.
ask-lines-of-eagles = “{ $ref1 }”: what do the Eagles do?
ask-which-eagle = Which Eagle is eliminated?
ask-black-sails = What do the Corsairs do?
ask-pay-corsair = Does a Corsair fall to hurt the Fellowship?
ask-pay-spider = Does a Spider fall to harm the Fellowship in { $ref1 }?
ask-show-yourself = Do you reveal the Fellowship, or suffer the damage?
ask-cancel-hit = Do you cancel a hit? Then your army must leave the battle.
ask-withdraw = Your army must leave { $ref1 }. Where does it go?
ask-fallen-hillmen = How many of the fallen in { $ref1 } were Dunlendings?
ask-shield-army = How many Dunlendings in { $ref1 } fall instead of units?
ask-spiders-leave = The army in { $ref1 } is too large. How many Spiders leave?

## Events: what happened

event-FactionDieRolled = { $side } rolls the Faction die: { $faction_die }.
event-FactionDieUsed = { $seat } uses the Faction die ({ $faction_die }): { $faction_use }.
event-FactionDiePlayed = { $seat } uses the Faction die ({ $faction_die }) to play a card.
event-FactionDieSkipped = { $seat } discards the Faction die ({ $faction_die }).
event-FactionDieOnCard = { $seat } uses the Faction die ({ $faction_die }) for “{ $card }”.
event-FactionEntered = { $faction_full } enter play.
event-FactionLeft = { $faction_full } are eliminated.
event-FiguresPlaced = New in { $region }: { $count ->
    [one] { $count } { $faction_one }
   *[other] { $count } { $faction }
}.
event-FiguresAdded = Added to the starting force in { $region }: { $count ->
    [one] { $count } { $faction_one }
   *[other] { $count } { $faction }
}.
event-FiguresLost = Lost in { $region }: { $count ->
    [one] { $count } { $faction_one }
   *[other] { $count } { $faction }
}.
event-FiguresReturned = Back in the reinforcements: { $count ->
    [one] { $count } { $faction_one }
   *[other] { $count } { $faction }
}.
event-FiguresOnCard = On “{ $card }”: { $count ->
    [one] { $count } { $faction_one }
   *[other] { $count } { $faction }
}.
event-FiguresMoved = From { $source } to { $to }: { $count ->
    [one] { $count } { $faction_one }
   *[other] { $count } { $faction }
}.
event-FactionStruck = { $faction } attack the army in { $region } and roll { $values }: { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}.
event-CardsLookedAt = { $seat } looks at { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of the Faction deck.
event-CardsPutBack = { $seat } puts { $count ->
    [one] { $count } card
   *[other] { $count } cards
} { $on_top ->
    [0] at the bottom
   *[other] on top
} of the Faction deck.
event-CardsShuffled = { $seat } shuffles the Faction deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-CardTakenBack = { $seat } takes “{ $card }” back from the discards.
event-FactionCardGiven = { $seat } discards “{ $card }” for another card.
event-EntwoodFounded = { $region } is a second Entwood.
event-TilesForeseen = Hunt tiles taken out: { $tiles }.
event-TileRemoved = Out of the game: { $tile }.
event-FactionCalled = { $seat } calls { $faction_the } to the battle.
event-UnitBroughtUp = { $figure } comes from { $source } to { $to } and joins the battle.

## Factions and their figures

ref-faction-dead = Dead Men
    .the = the Dead Men
    .one = Dead Man
    .full = Dead Men of Dunharrow
ref-faction-eagles = Eagles
    .the = the Eagles
    .one = Eagle
    .full = Eagles of the Misty Mountains
ref-faction-ents = Ents
    .the = the Ents
    .one = Ent
    .full = Ents of Fangorn
ref-faction-corsairs = Corsairs
    .the = the Corsairs
    .one = Corsair
    .full = Corsairs of Umbar
ref-faction-dunlendings = Dunlendings
    .the = the Dunlendings
    .one = Dunlending
    .full = Hillmen of Dunland
ref-faction-spiders = Spiders
    .the = the Spiders
    .one = Spider
    .full = Broods of Shelob

## Faction cards

text-faction-dead-entry = Strider or Aragorn is in Erech, Anfalas, Dol Amroth, Lamedon, Edoras, Helm’s Deep or Westemnet.
text-faction-dead-start = 2 Dead Men in Erech. Strider or Aragorn goes there at once, with any Companions of his region, and all of them are the Army of the Dead.
text-faction-dead-muster = 1 Dead Man in the Army of the Dead.
text-faction-dead-use = The Army of the Dead moves and attacks by Wraiths of Fear, and is called to battles in its region or next to it.
text-faction-dead-end = No Dead Man is left, or Strider or Aragorn leaves.
text-faction-eagles-entry = The last known position of the Fellowship is not Rivendell, or Gandalf the White is in play.
text-faction-eagles-start = 2 Eagles in Eagles’ Eyrie.
text-faction-eagles-muster = 1 Eagle in Eagles’ Eyrie.
text-faction-eagles-use = Cards move all Eagles, each to any region. They are called to battles within 4 regions, also across mountains.
text-faction-eagles-end = No Eagle is in play.
text-faction-ents-entry = Saruman is in play, and a Companion or the Fellowship is in Fangorn.
text-faction-ents-start = 2 Ents in Fangorn: the Entwood.
text-faction-ents-muster = 1 Ent in the Entwood.
text-faction-ents-use = Ents move and attack by March of the Ents, and are called to battles in the region of an Ent or next to it.
text-faction-ents-end = No Ent is in the Entwood, or neither a Companion nor the Fellowship is in Fangorn.
text-faction-corsairs-entry = The Southrons & Easterlings are at war.
text-faction-corsairs-start = 3 Corsairs in Umbar.
text-faction-corsairs-muster = 1 Corsair in Umbar.
text-faction-corsairs-use = At most 5 in a region; only in coastal regions, in Gondor without Erech, and in Osgiliath. Cards move them up to 4 regions or let them carry armies. They are called to battles of an army in their region that is not besieged.
text-faction-corsairs-end = The Free Peoples control Umbar.
text-faction-dunlendings-entry = Saruman is in play.
text-faction-dunlendings-start = 2 Dunlendings in North Dunland and 2 in South Dunland, if the Shadow controls the Settlement.
text-faction-dunlendings-muster = 1 Dunlending in each of these Settlements that the Shadow controls; or 1 in a region of Isengard or Rohan with a Shadow army that is not besieged.
text-faction-dunlendings-use = At most 3 in a region. They move with a Shadow army, or by cards up to 2 regions. They are called to battles of an army in their region that is not besieged.
text-faction-dunlendings-end = The Free Peoples control North Dunland and South Dunland.
text-faction-spiders-entry = The last known position of the Fellowship is not Rivendell.
text-faction-spiders-start = 1 Spider in Dol Guldur and 1 in Minas Morgul.
text-faction-spiders-muster = 1 Spider in Dol Guldur and 1 in Minas Morgul.
text-faction-spiders-use = They move with a Shadow army, or by cards up to 2 regions. They are called to battles of an army in their region, also of a besieged one.
text-faction-spiders-end = No Spider is in play.

## Faction dice

ref-faction-die-muster = Muster
ref-faction-die-play-draw = Play/Draw
ref-faction-die-muster-play = Muster/Play
ref-faction-die-muster-draw = Muster/Draw
ref-faction-die-eye = Eye of Sauron
ref-faction-die-wild = Wild
ref-faction_die-muster = { ref-faction-die-muster }
ref-faction_die-play-draw = { ref-faction-die-play-draw }
ref-faction_die-muster-play = { ref-faction-die-muster-play }
ref-faction_die-muster-draw = { ref-faction-die-muster-draw }
ref-faction_die-eye = { ref-faction-die-eye }
ref-faction_die-wild = { ref-faction-die-wild }
ref-faction-use-enter = bring a faction into play
ref-faction-use-recruit = muster a faction
ref-faction-use-draw = draw a Faction Event card
ref-faction_use-enter = { ref-faction-use-enter }
ref-faction_use-recruit = { ref-faction-use-recruit }
ref-faction_use-draw = { ref-faction-use-draw }
ref-action-enter-faction = bring a faction into play
ref-deck-faction = Faction
ref-kind-faction = Faction
ref-region-western-way = The Western Way

## Faction Event cards of the Free Peoples

ref-card-fp-saruman-is-a-neighbour = Saruman is a Neighbour
text-event-fp-saruman-is-a-neighbour = Play on the table if Saruman is in play. Put 3 Ents from the reinforcements on this card, or as many as there are. They are not in play. Each time the Shadow uses the Voice of Saruman, place 1 Ent from this card in Fangorn; if the Ents are not in play yet, it joins their starting force instead. While the Ents are in play, you may use a Faction die of any result to recruit 1 Ent from this card in the Entwood. Discard at once when no Ent is left on this card or Saruman is eliminated. Ents still on it return to the reinforcements.
ref-card-fp-the-ents-awaken = The Ents Awaken
text-event-fp-the-ents-awaken = Recruit 1 Ent in the Entwood; if the Ents are not in play yet, it joins their starting force. Then do 1 of these: play 1 more Faction Event card from your hand without a die, or shuffle this card and all your discarded Ent cards into your Faction deck. If you can play no further card, you must shuffle.
ref-card-fp-fathers-of-trees = Fathers of Trees
text-event-fp-fathers-of-trees = Move all Ents on the board back to Fangorn and recruit 1 Ent there. Then you may move 1 Ent from Fangorn to the Old Forest if no enemy unit is there. The Old Forest is then a second Entwood: whenever a rule or an Ent card speaks of the Entwood, you choose one of the two. If the Ents are not in play, the card does nothing.
ref-card-fp-march-of-the-ents-1 = March of the Ents
text-event-fp-march-of-the-ents-1 = Move and attack as often as you like, in any order. Move: place 1 Ent of the Entwood in a region without enemy units, adjacent to a region with an Ent. At least 1 Ent must stay in the Entwood. Attack: eliminate 1 Ent of the Entwood and roll 3 dice against a Shadow army in the region of an Ent or adjacent to it. Each 4 or more is 1 hit (the Shadow removes its own figures). This is no battle: there are no cards, and the Shadow does not strike back. Nazgûl and Minions of a destroyed army are eliminated. If all Shadow units in Orthanc fall, or an Ent is placed there, Saruman is eliminated. If the Ents are not in play, the card does nothing.
ref-card-fp-march-of-the-ents-2 = { ref-card-fp-march-of-the-ents-1 }
text-event-fp-march-of-the-ents-2 = { text-event-fp-march-of-the-ents-1 }
ref-card-fp-in-long-swift-lines = In Long Swift Lines
text-event-fp-in-long-swift-lines = Play on the table if the Eagles are in play. Put 3 Eagles from the reinforcements on this card, or as many as there are. They are not in play. Each time you have played another Faction Event card and carried it out, you may do 1 of these: place 1 Eagle from this card in Eagles’ Eyrie, or move all Eagles, each to any region. Discard at once when no Eagle is left on this card or the Eagles are no longer in play. Eagles still on it return to the reinforcements.
ref-card-fp-speed-greater-than-any-wind = Speed Greater than any Wind
text-event-fp-speed-greater-than-any-wind = Recruit 1 Eagle in Eagles’ Eyrie; if the Eagles are not in play yet, it joins their starting force. Then do 1 of these: play 1 more Faction Event card from your hand without a die, or shuffle this card and all your discarded Eagle cards into your Faction deck. If you can play no further card, you must shuffle.
ref-card-fp-upon-the-nazgul-they-bore = Upon the Nazgûl They Bore
text-event-fp-upon-the-nazgul-they-bore = Move all Eagles, each to any region. Then choose a region with an Eagle and a Nazgûl. Roll 1 die for each Eagle there, at most 5. Each 4 or more eliminates 1 Eagle and 1 Nazgûl there, but never the Witch-king. If at least 1 Nazgûl was eliminated, all others there and the Witch-king fly together to 1 unconquered Stronghold of Sauron of your choice. If the Eagles are not in play, the card does nothing.
ref-card-fp-we-only-need-wings = We Only Need Wings
text-event-fp-we-only-need-wings = Move all Eagles, each to any region. Then eliminate 1 Eagle and choose a Companion or a group, either in the Fellowship (separate them) or on the map (move them). For this move their Level is 4. They may end it inside a besieged Stronghold. If no Companion can go, no Eagle is eliminated. If the Eagles are not in play, the card does nothing.
ref-card-fp-lifted-up-and-borne-far-away = Lifted Up and Borne Far Away
text-event-fp-lifted-up-and-borne-far-away = Play if the Fellowship is not on the Mordor Track. Move all Eagles, each to any region. Then eliminate 1 Eagle and move the Fellowship by the normal rules, including the Hunt. If the Fellowship is revealed, it does not move, and no Eagle is eliminated. The die that paid for this card does not go to the Hunt Box. If the Eagles are not in play, the card does nothing.
ref-card-fp-the-stone-of-erech = The Stone of Erech
text-event-fp-the-stone-of-erech = Play on the table. Put 3 Dead Men from the reinforcements on this card, or as many as there are. They are not in play. Each time you advance a nation with a Muster result, 1 Dead Man from this card joins the Army of the Dead; if the Dead Men are not in play yet, he joins their starting force instead. While they are in play, you may use a Faction die of any result to recruit 1 Dead Man from this card in the Army of the Dead. Discard at once when none is left on this card. Dead Men still on it return to the reinforcements.
ref-card-fp-paths-of-the-dead = Paths of the Dead
text-event-fp-paths-of-the-dead = If the Dead Men are not in play, and Strider or Aragorn is in a region of Rohan or Gondor (also inside a besieged Stronghold), you may bring them into play: he goes to Erech with any number of Companions of his region, and the starting force is placed there. If the Dead Men are in play now, recruit 1 Dead Man in the Army of the Dead, and shuffle this card and all your discarded Dead Men cards into your Faction deck. Otherwise the card does nothing.
ref-card-fp-the-dark-door = The Dark Door
text-event-fp-the-dark-door = Play on the table if Helm’s Deep or Edoras is unconquered. Erech is adjacent to Helm’s Deep, Westemnet and Edoras for the Army of the Dead (to move, to attack, and to be called to battle) and for Companions who move or leave the Fellowship. Discard at once when the Shadow controls both Helm’s Deep and Edoras.
ref-card-fp-wraiths-of-fear-1 = Wraiths of Fear
text-event-fp-wraiths-of-fear-1 = You may move the Army of the Dead. Eliminate 1 Dead Man for each region it enters; at least 1 must remain, and no enemy unit may be there. Then you may attack a Shadow army in its region or adjacent to it: eliminate 1 Dead Man and roll 3 dice. Each 4 or more is 1 hit (the Shadow removes its own figures). Repeat this against the same army as often as you like. This is no battle: there are no cards, and the Shadow does not strike back. Nazgûl and Minions of a destroyed army are eliminated. A surviving army must retreat if it can, but not to the region the attack came from. If the army is gone, the Army of the Dead may move to its region at no cost. If the Dead Men are not in play, the card does nothing.
ref-card-fp-wraiths-of-fear-2 = { ref-card-fp-wraiths-of-fear-1 }
text-event-fp-wraiths-of-fear-2 = { text-event-fp-wraiths-of-fear-1 }
ref-card-fp-the-union-of-all-our-strength-1 = The Union of All Our Strength
text-event-fp-the-union-of-all-our-strength-1 = Discard an Ent, Eagle or Dead Men card from your hand. Then do 1 of these: take a discarded card of another of these factions into your hand, or draw 1 card from any of your decks.
ref-card-fp-the-union-of-all-our-strength-2 = { ref-card-fp-the-union-of-all-our-strength-1 }
text-event-fp-the-union-of-all-our-strength-2 = { text-event-fp-the-union-of-all-our-strength-1 }
ref-card-fp-by-chance-or-by-foresight-1 = By Chance or by Foresight
text-event-fp-by-chance-or-by-foresight-1 = Look at the top 3 cards of your Faction deck and take 1 of them into your hand. Put the other 2 together on top of that deck or at its bottom, in the order you like.
ref-card-fp-by-chance-or-by-foresight-2 = { ref-card-fp-by-chance-or-by-foresight-1 }
text-event-fp-by-chance-or-by-foresight-2 = { text-event-fp-by-chance-or-by-foresight-1 }
ref-card-fp-by-chance-or-by-foresight-3 = { ref-card-fp-by-chance-or-by-foresight-1 }
text-event-fp-by-chance-or-by-foresight-3 = { text-event-fp-by-chance-or-by-foresight-1 }

## Faction Event cards of the Shadow

ref-card-sa-a-great-fleet-1 = A Great Fleet
text-event-sa-a-great-fleet-1 = Recruit 1 Corsair in Umbar; if the Corsairs are not in play yet, it joins their starting force. Then, if they are in play, move all Corsairs, each up to 4 regions.
ref-card-sa-a-great-fleet-2 = { ref-card-sa-a-great-fleet-1 }
text-event-sa-a-great-fleet-2 = { text-event-sa-a-great-fleet-1 }
ref-card-sa-black-sails = Black Sails
text-event-sa-black-sails = Play on the table if the Corsairs are in play. You may use a Faction die of any result to recruit 1 Corsair in Umbar or to move all Corsairs, each up to 4 regions. Then, if the Fellowship is At Sea, or revealed in a region of Gondor, in West Harondor or in Osgiliath, you may eliminate 1 Corsair anywhere to inflict 1 Hunt damage. No tile is drawn. Discard at once when the Corsairs are no longer in play.
ref-card-sa-ships-of-great-draught-1 = Ships of Great Draught
text-event-sa-ships-of-great-draught-1 = Do 1 of these: carry up to 2 Shadow armies, each up to 4 regions; or carry 1 Shadow army up to 2 regions and attack with it. Each Corsair carries up to 2 units of its region, with any number of Nazgûl and Minions, and goes along. Each region on the way must be open to Corsairs and free for army movement. An army that is to attack may first join one that is already there. It attacks an adjacent region, or a besieged Stronghold in the region to which it came. If the Corsairs are not in play, the card does nothing.
ref-card-sa-ships-of-great-draught-2 = { ref-card-sa-ships-of-great-draught-1 }
text-event-sa-ships-of-great-draught-2 = { text-event-sa-ships-of-great-draught-1 }
ref-card-sa-wild-hillmen-1 = Wild Hillmen
text-event-sa-wild-hillmen-1 = Recruit 1 Dunlending in each of North Dunland and South Dunland that you control, if no enemy army and fewer than 3 Dunlendings are there; if the Dunlendings are not in play yet, they join their starting force. Then, if they are in play, move all Dunlendings, each up to 2 regions.
ref-card-sa-wild-hillmen-2 = { ref-card-sa-wild-hillmen-1 }
text-event-sa-wild-hillmen-2 = { text-event-sa-wild-hillmen-1 }
ref-card-sa-death-to-the-forgoil-1 = Death to the Forgoil
text-event-sa-death-to-the-forgoil-1 = Play if a Shadow army with at least 1 Dunlending can attack a Free Peoples army that has a Rohan or Gondor unit. Attack such an army with it. Until the battle ends, each Dunlending with your army is an Isengard Regular: it adds to Combat Strength and may be removed as a casualty. It does not count towards the limit of 10 units.
ref-card-sa-death-to-the-forgoil-2 = { ref-card-sa-death-to-the-forgoil-1 }
text-event-sa-death-to-the-forgoil-2 = { text-event-sa-death-to-the-forgoil-1 }
ref-card-sa-armed-by-saruman = Armed by Saruman
text-event-sa-armed-by-saruman = Play on the table if Isengard is at war. Dunlendings in the region of the Ring-bearers count as Shadow units for the Hunt. In a round in which you use a call-to-battle card of the Dunlendings, each Dunlending in the region of your army adds 1 to its Combat Strength. When Ents attack a Shadow army, Dunlendings there may be removed as casualties. The Free Peoples may discard this card as an action with a Will of the West.
ref-card-sa-the-craft-of-shelob = The Craft of Shelob
text-event-sa-the-craft-of-shelob = Move all Spiders, each up to 2 regions. Then the special hunt tile Shelob’s Lair (damage: roll of 1 die, Stop) comes into play, unless it did so before. It waits beside the board and goes into the Hunt Pool when the Fellowship enters Mordor, or at once if the Fellowship is already on the Mordor Track. If the Spiders are not in play, the card does nothing.
ref-card-sa-evil-things = Evil Things
text-event-sa-evil-things = Not playable while the Ring-bearers are in a region with a Free Peoples Settlement, whoever controls it. Move all Spiders, each up to 2 regions. Then you may eliminate 1 Spider in the region of the Ring-bearers to draw a hunt tile. Discard an Eye without effect. Resolve any other tile like the tile of a successful Hunt. If the Spiders are not in play, the card does nothing.
ref-card-sa-children-of-ungoliant = Children of Ungoliant
text-event-sa-children-of-ungoliant = Not playable while the Ring-bearers are in a region with a Free Peoples Settlement, whoever controls it. Move all Spiders, each up to 2 regions. Then you may eliminate 1 Spider in the region of the Ring-bearers to inflict 1 Hunt damage. No tile is drawn. If the Fellowship is hidden, the Free Peoples player may reveal it instead and takes no damage. If the Spiders are not in play, the card does nothing.
ref-card-sa-huge-and-horrible = Huge and Horrible
text-event-sa-huge-and-horrible = Play on the table if Sauron is at war. Spiders in the region of the Ring-bearers count as Shadow units for the Hunt. In a round in which you use a call-to-battle card of the Spiders, each Spider in the region of your army adds 1 to its Combat Strength. Spiders count towards the limit on the size of an army. The Free Peoples may discard this card as an action with a Will of the West.
ref-card-sa-her-own-offspring = Her Own Offspring
text-event-sa-her-own-offspring = Recruit 1 Spider in Dol Guldur and 1 in Minas Morgul; if the Spiders are not in play yet, they join their starting force. Then, if they are in play, move all Spiders, each up to 2 regions.
ref-card-sa-his-will-and-his-malice-1 = His Will and His Malice
text-event-sa-his-will-and-his-malice-1 = Take any 1 of your discarded Faction Event cards into your hand.
ref-card-sa-his-will-and-his-malice-2 = { ref-card-sa-his-will-and-his-malice-1 }
text-event-sa-his-will-and-his-malice-2 = { text-event-sa-his-will-and-his-malice-1 }
ref-card-sa-servants-of-sauron-1 = Servants of Sauron
text-event-sa-servants-of-sauron-1 = Look at the top 3 cards of your Faction deck and take 1 of them into your hand. Then shuffle the other 2, all your discarded Faction Event cards and this card into the deck.
ref-card-sa-servants-of-sauron-2 = { ref-card-sa-servants-of-sauron-1 }
text-event-sa-servants-of-sauron-2 = { text-event-sa-servants-of-sauron-1 }
ref-card-sa-servants-of-sauron-3 = { ref-card-sa-servants-of-sauron-1 }
text-event-sa-servants-of-sauron-3 = { text-event-sa-servants-of-sauron-1 }

## Event cards that replace others

ref-card-fp-the-western-way = The Western Way
    .combat = { ref-combat-daring-defiance }
text-event-fp-the-western-way = Play on the table. For the Fellowship and for Companions who leave it, this card is a region next to the Grey Havens, Anfalas, Dol Amroth, Lamedon and Pelargir. The Ring-bearers may stop on it, nobody else. While they are in the Grey Havens or on this card and Progress is 0 or 1, the Fellowship is At Sea: the Shadow draws no hunt tile for any reason. This card is never discarded.
ref-card-fp-swift-boats = Swift Boats
    .combat = { ref-combat-orderly-withdrawal }
text-event-fp-swift-boats = Play if the Ring-bearers are in an unconquered Settlement of the Free Peoples. Move the Fellowship: Progress grows by 1, and there is no hunt roll.
ref-card-fp-premonition-of-danger = Premonition of Danger
    .combat = { ref-combat-heroic-death }
text-event-fp-premonition-of-danger = Take 3 tiles out of the Hunt Pool for all to see. Remove 1 of them from the game for good. The others go back into the Hunt Pool. Nothing else on the tiles applies.
ref-card-fp-majesty-and-glory = Majesty and Glory
    .combat = { ref-combat-huorn-dark }
text-event-fp-majesty-and-glory = Play on the table. At the start of a battle in which a Companion takes part, you may discard this card. Throughout that battle the Shadow uses neither combat cards nor call-to-battle cards. As an action the Shadow player may discard this card by paying 1 die with a Character result and any 2 event cards from his hand.
ref-card-fp-long-battle = Long Battle
    .combat = { ref-combat-sudden-strike }
text-event-fp-long-battle = Choose a region with an army of yours that has Leadership. All Shadow faction figures there are eliminated. Then draw 1 card from any of your decks, even if there is no such region.
ref-card-fp-take-someone-you-can-trust = Take Someone You Can Trust
    .combat = { ref-combat-mighty-attack }
text-event-fp-take-someone-you-can-trust = Play on the table if Meriadoc and Peregrin are both in the Fellowship. After the Shadow has drawn a hunt tile with Reveal, you may discard this card to ignore the Reveal. The rest of the tile applies. Discard this card at once when either of them leaves the Fellowship.
ref-card-sa-not-on-anybodys-side = Not on Anybody’s Side
    .combat = { ref-combat-devilry-of-orthanc }
text-event-sa-not-on-anybodys-side = Play on the table if a faction of the Free Peoples is in play. No Faction Event card and no call-to-battle card of the Ents or the Eagles can be played. Discard at once when no faction of the Free Peoples is in play. The Free Peoples may discard this card as an action with a Will of the West or, if Gandalf the White is in play, with any result of an action die.
ref-card-sa-strongly-guarded = Strongly Guarded
    .combat = { ref-combat-deadly-strife }
text-event-sa-strongly-guarded = Play on the table. Faction figures of the Free Peoples may not move to a region with a Stronghold that the Shadow controls, nor attack there, and no call-to-battle card of the Free Peoples is used in battles there. The Free Peoples may discard this card as an action with a Will of the West, or with any result of an action die and 1 Elven Ring.
ref-card-sa-great-winged-creatures = Great Winged Creatures
    .combat = { ref-combat-relentless-assault }
text-event-sa-great-winged-creatures = Play if all Shadow nations are at war. Recruit 1 Nazgûl in each Shadow army that has a Nazgûl other than the Witch-king.

ref-combat-orderly-withdrawal = Orderly Withdrawal
text-combat-orderly-withdrawal = Use in a field battle or a sortie in which a Leader or Companion of yours takes part. Before you remove the casualties of the enemy combat roll and Leader re-roll, you may cancel 1 hit. Then, at the end of the round, you must cease the attack, or, as defender, retreat if you can.

## Call-to-battle cards

ref-card-fp-ctb-with-doom-we-come = { ref-combat-with-doom-we-come }
    .combat = { ref-combat-with-doom-we-come }
ref-combat-with-doom-we-come = With Doom We Come
text-combat-with-doom-we-come = Use if an Ent is in the region of the defending army or adjacent to it. Eliminate 1 Ent of the Entwood. Before the combat roll make an additional attack with 3 dice that hit on 4 or more. Casualties are removed at once. There is no re-roll.
ref-card-fp-ctb-the-forest-is-rising = { ref-combat-the-forest-is-rising }
    .combat = { ref-combat-the-forest-is-rising }
ref-combat-the-forest-is-rising = The Forest Is Rising
text-combat-the-forest-is-rising = Use if an Ent is in the region of the defending army or adjacent to it. At the end of the round you may eliminate 1 Ent of the Entwood. Then the battle ends: nobody retreats, and the attacker does not advance.
ref-card-fp-ctb-speeding-on-a-gathering-wind = { ref-combat-speeding-on-a-gathering-wind }
    .combat = { ref-combat-speeding-on-a-gathering-wind }
ref-combat-speeding-on-a-gathering-wind = Speeding on a Gathering Wind
text-combat-speeding-on-a-gathering-wind = Use if at least 1 Eagle is within 4 regions of the defending army, counted across mountains too. Move some or all of these Eagles to its region. After the casualties of the combat roll and the re-roll are removed, you may roll 1 die for each Eagle there, at most 5. Each 1 eliminates 1 Eagle, each 6 is 1 hit, and the casualties are removed at once. A besieged Shadow army is not affected.
ref-card-fp-ctb-out-of-the-high-airs = { ref-combat-out-of-the-high-airs }
    .combat = { ref-combat-out-of-the-high-airs }
ref-combat-out-of-the-high-airs = Out of the High Airs
text-combat-out-of-the-high-airs = Use if at least 1 Eagle is within 4 regions of the defending army, counted across mountains too. Move some or all of these Eagles to its region and eliminate 1 Eagle there. This round the Leadership of Nazgûl and of the Witch-king does not count.
ref-card-fp-ctb-king-of-the-dead = { ref-combat-king-of-the-dead }
    .combat = { ref-combat-king-of-the-dead }
ref-combat-king-of-the-dead = The King of the Dead
text-combat-king-of-the-dead = Use if the Army of the Dead is in the region of the defending army or adjacent to it. Eliminate 1 Dead Man. Before the combat roll make an additional attack with 3 dice that hit on 4 or more. Casualties are removed at once. There is no re-roll.
ref-card-fp-ctb-terror-of-the-dead = { ref-combat-terror-of-the-dead }
    .combat = { ref-combat-terror-of-the-dead }
ref-combat-terror-of-the-dead = The Terror of the Dead
text-combat-terror-of-the-dead = Use if the Army of the Dead is in the region of the defending army or adjacent to it. At the end of the round you may eliminate 1 Dead Man. Then the battle ends: nobody retreats, and the attacker does not advance.
ref-card-sa-ctb-borne-up-on-the-wind = { ref-combat-borne-up-on-the-wind }
    .combat = { ref-combat-borne-up-on-the-wind }
ref-combat-borne-up-on-the-wind = Borne up on the Wind
text-combat-borne-up-on-the-wind = Use if at least 1 Corsair is in the region of your army and your army is not besieged. After the casualties are removed, you may eliminate 1 Corsair there. Then move up to 2 Shadow units from adjacent regions to your army: they join the battle. They take no hits of this round. If your army had lost all units, the battle goes on with the new ones, and your Nazgûl and Minions are not eliminated.
ref-card-sa-ctb-the-last-stroke-of-doom = { ref-combat-the-last-stroke-of-doom }
    .combat = { ref-combat-the-last-stroke-of-doom }
ref-combat-the-last-stroke-of-doom = The Last Stroke of Doom
text-combat-the-last-stroke-of-doom = Use if at least 1 Corsair is in the region of your army and your army assaults a Stronghold. At the end of the round you may eliminate 1 Corsair there. Then the assault lasts one more round, and no Elite is reduced for it.
ref-card-sa-ctb-fierce-folk = { ref-combat-fierce-folk }
    .combat = { ref-combat-fierce-folk }
ref-combat-fierce-folk = Fierce Folk
text-combat-fierce-folk = Use if at least 1 Dunlending is in the region of your army and your army is not besieged. Before you remove your casualties, you may eliminate any number of Dunlendings there. Each of them cancels 1 enemy hit. While Armed by Saruman is on the table, each Dunlending there adds 1 to your Combat Strength this round.
ref-card-sa-ctb-old-hatred = { ref-combat-old-hatred }
    .combat = { ref-combat-old-hatred }
ref-combat-old-hatred = Old Hatred
text-combat-old-hatred = Use if at least 1 Dunlending is in the region of your army and your army is not besieged. Before the combat roll roll 1 die for each Dunlending there. Each 1 eliminates 1 Dunlending, each 6 is 1 hit. Casualties are removed at once. There is no re-roll. While Armed by Saruman is on the table, each Dunlending that is left there adds 1 to your Combat Strength this round.
ref-card-sa-ctb-webs-of-shadow = { ref-combat-webs-of-shadow }
    .combat = { ref-combat-webs-of-shadow }
ref-combat-webs-of-shadow = Webs of Shadow
text-combat-webs-of-shadow = Use if at least 1 Spider is in the region of your army. If after the Leader re-rolls your hits exceed the enemy’s hits of this round, you may eliminate 1 Spider there to add 1 hit. The enemy’s hits of an additional attack made before the combat roll count too. While Huge and Horrible is on the table, each Spider there adds 1 to your Combat Strength this round.
ref-card-sa-ctb-hideous-speed = { ref-combat-hideous-speed }
    .combat = { ref-combat-hideous-speed }
ref-combat-hideous-speed = Hideous Speed
text-combat-hideous-speed = Use if at least 1 Spider is in the region of your army. Before the combat roll roll 1 die. On 1 or 2 eliminate 1 Spider there. On 5 or 6 eliminate 1 Free Peoples Leader or 1 Companion of Level 1 in the battle, as you choose. While Huge and Horrible is on the table, each Spider that is left there adds 1 to your Combat Strength this round.

## Zones

zone-hand-gondor-faction = Faction Event cards of the Gondor player
zone-buried-gondor-faction = Faction Event cards discarded face down by the Gondor player
zone-hand-rohan-faction = Faction Event cards of the Rohan player
zone-buried-rohan-faction = Faction Event cards discarded face down by the Rohan player
zone-hand-witch-king-faction = Faction Event cards of the Witch-king player
zone-buried-witch-king-faction = Faction Event cards discarded face down by the Witch-king player
zone-hand-saruman-faction = Faction Event cards of the Saruman player
zone-buried-saruman-faction = Faction Event cards discarded face down by the Saruman player
zone-hand-2-faction = { zone-hand-saruman-faction }
zone-buried-2-faction = { zone-buried-saruman-faction }
zone-hand-3-faction = { zone-hand-rohan-faction }
zone-buried-3-faction = { zone-buried-rohan-faction }
zone-three-players-hand-1-faction = { zone-hand-witch-king-faction }
zone-three-players-buried-1-faction = { zone-buried-witch-king-faction }
zone-four-players-hand-0-faction = { zone-hand-gondor-faction }
zone-four-players-buried-0-faction = { zone-buried-gondor-faction }
zone-four-players-hand-1-faction = { zone-hand-witch-king-faction }
zone-four-players-buried-1-faction = { zone-buried-witch-king-faction }
zone-free-faction-deck = Faction deck of the Free Peoples
zone-shadow-faction-deck = Faction deck of the Shadow
zone-hand-0-faction = Faction Event cards of the Free Peoples
zone-hand-1-faction = Faction Event cards of the Shadow
zone-buried-0-faction = Faction Event cards discarded face down by the Free Peoples
zone-buried-1-faction = Faction Event cards discarded face down by the Shadow
zone-free-faction-open = Faction Event card of the Free Peoples in use
zone-free-faction-table = Faction Event cards of the Free Peoples on the table
zone-free-faction-used = Used Faction Event cards of the Free Peoples
zone-shadow-faction-open = Faction Event card of the Shadow in use
zone-shadow-faction-table = Faction Event cards of the Shadow on the table
zone-shadow-faction-used = Used Faction Event cards of the Shadow
zone-seen-0-faction = Cards of the Faction deck that the Free Peoples look at
zone-seen-1-faction = Cards of the Faction deck that the Shadow looks at
zone-seen-2-faction = Cards of the Faction deck that the Saruman player looks at
zone-seen-3-faction = Cards of the Faction deck that the Rohan player looks at
zone-free-character-calls = Call-to-battle cards of the Free Peoples with a Character back
zone-free-strategy-calls = Call-to-battle cards of the Free Peoples with a Strategy back
zone-shadow-character-calls = Call-to-battle cards of the Shadow with a Character back
zone-shadow-strategy-calls = Call-to-battle cards of the Shadow with a Strategy back

## The board

board-faction_states = state of the factions
board-figures = faction figures on the map
board-pool_of_figures = faction figures in the reinforcements
board-lost_figures = faction figures out of the game
board-added = figures that wait on faction cards
board-on_cards = figures on cards on the table
board-has_faction_die = Faction dice in the pools
board-faction_dice = unused Faction dice
board-shown_faction_dice = what the Faction dice have shown
board-with_the_dead = Companions in the Army of the Dead
board-along = figures that accompany an army
board-moved_along = figures that have moved with armies
board-fighting = figures that attack with an army
board-second_entwood = whether the Old Forest is an Entwood
board-called = cards of factions called to the battle
board-withdrawing = whether the Free Peoples withdraw from the battle
board-hillmen = Dunlendings among the Regulars of Isengard
board-regulars = Regulars of Isengard at the start of this battle
board-reduced = Elites of Isengard reduced in this battle

## The course of the game

crumb-EnterFaction = a new faction
crumb-FactionEnters = entry: { $ref1 }
crumb-MusterFaction = Faction Muster
crumb-FiguresCome = new figures
crumb-MusterDunlendings = muster of the Dunlendings
crumb-GatherToTheDead = who goes to the Army of the Dead
crumb-EliminateFaction = end of { $ref1_the }
crumb-ReturnFigures = figures return
crumb-EntsCome = a new Ent
crumb-PlayOrShuffle = after “{ $ref1 }”
crumb-TakeCardBack = a card comes back
crumb-UniteStrength = one card for another
crumb-FigureFromCard = a figure from “{ $ref1 }”
crumb-ByForesight = top of the Faction deck
crumb-ByServants = top of the Faction deck
crumb-TakeThePaths = the Paths of the Dead
crumb-FoundEntwood = a second Entwood
crumb-RemoveTile = a tile leaves the game
crumb-TrustSomeone = Reveal on a tile
crumb-ShowMajesty = before the battle
step-EnterFaction-choose = which faction
step-MusterFaction-choose = which faction
step-MusterDunlendings-choose = where
step-GatherToTheDead-choose = which Companions
crumb-ChooseEntwood = which Entwood
crumb-MusterEnts = muster of the Ents
crumb-MoveFigures = movement: { $ref1 }
crumb-TakeAlong = those who come along from { $ref1 }
crumb-SailHosts = voyage
crumb-ShipsSail = ships of the Corsairs
crumb-StrikeArmy = attack on the army in { $ref1 }
crumb-WraithsMarch = march of the Dead
crumb-FleeTheDead = flight from { $ref1 }
crumb-LeaveTheField = flight from { $ref1 }
crumb-MarchOfTheEnts = March of the Ents
crumb-HandOverEvents = a card for the team mate
crumb-LinesOfEagles = “{ $ref1 }”
crumb-FleeFromEagles = flight of the Nazgûl
crumb-CarriedByEagles = an Eagle carries Companions
crumb-LiftedUp = an Eagle carries the Fellowship
crumb-BlackSails = black sails
crumb-EvilThings = a Spider attacks
crumb-ChildrenOfUngoliant = a Spider attacks
crumb-NoTileAtSea = at sea
crumb-BorneUp = reinforcements from the sea
crumb-StrikeForFigure = call to battle
crumb-EndBattle = call to battle
crumb-EaglesGather = Eagles come
crumb-DriveNazgulOff = Eagles come
crumb-EaglesStrike = Eagles attack
crumb-LastStroke = call to battle
crumb-FierceFolk = call to battle
crumb-OldHatred = call to battle
crumb-WebsOfShadow = call to battle
crumb-HideousSpeed = call to battle
crumb-OrderlyWithdrawal = orderly withdrawal
crumb-SendSpidersAway = too large an army in { $ref1 }
crumb-ShieldArmy = Dunlendings in { $ref1 }
crumb-AttackOfHillmen = attack with Dunlendings
crumb-StandDown = after the battle
step-ChooseEntwood-choose = which Entwood
step-MoveFigures-choose = which figure, and where to
step-TakeAlong-choose = who stays behind
step-SailHosts-choose = which army, and where to
step-SailHosts-go_on = on to the next region or not
step-ShipsSail-choose = two armies, or one that attacks
step-WraithsMarch-choose = move or attack
step-WraithsMarch-follow = advance or not
step-FleeTheDead-choose = where to
step-LeaveTheField-choose = who stays
step-MarchOfTheEnts-choose = move or attack
step-HandOverEvents-free = a card of the Free Peoples
step-HandOverEvents-shadow = a card of the Shadow
step-EntsCome-choose = which Entwood
step-PlayOrShuffle-choose = another card, or shuffling
step-TakeCardBack-choose = which card
step-UniteStrength-choose_price = which card is discarded
step-UniteStrength-choose = which card
step-ByForesight-choose = which card
step-ByForesight-choose_place = where the others go
step-ByServants-choose = which card
step-TakeThePaths-choose = whether he goes
step-FoundEntwood-choose = whether an Ent goes
step-RemoveTile-choose = which tile
step-TrustSomeone-choose = whether the card is used
step-ShowMajesty-choose = whether the card is used
step-LinesOfEagles-choose = what the Eagles do
step-FleeFromEagles-choose = where to
step-CarriedByEagles-choose = which Eagle
step-LiftedUp-choose = which Eagle
step-BlackSails-choose = what the Corsairs do
step-BlackSails-choose_price = whether a Corsair falls
step-EvilThings-choose = whether a Spider falls
step-ChildrenOfUngoliant-choose = whether a Spider falls
step-ChildrenOfUngoliant-harm = damage or reveal
step-BorneUp-choose = which units
step-StrikeForFigure-choose = whether a figure falls
step-StrikeForFigure-choose_place = which Entwood
step-EndBattle-choose = whether the battle ends
step-EndBattle-choose_place = which Entwood
step-LastStroke-choose = whether a Corsair falls
step-LastStroke-choose_place = which Entwood
step-WebsOfShadow-choose = whether a Spider falls
step-WebsOfShadow-choose_place = which Entwood
step-EaglesGather-choose = which Eagles
step-DriveNazgulOff-choose = which Eagles
step-EaglesStrike-choose = whether they attack
step-FierceFolk-choose = how many fall
step-HideousSpeed-choose = who falls
step-OrderlyWithdrawal-choose = whether a hit is cancelled
step-SendSpidersAway-choose = how many Spiders leave
step-ShieldArmy-choose = how many fall
step-AttackOfHillmen-choose = which attack
step-StandDown-choose = how many were Dunlendings

## Why not

rule-WOME-1-1 = { $ref1 }: this faction is not of your side.
rule-WOME-3-4 = { $ref1 }: this faction has entered play already, or is out of the game.
rule-WOME-6-1 = You have no unused Faction die that shows this.
rule-WOME-6-12 = { $about_count ->
    [1] { $ref1 }: this faction is not in play.
   *[other] The Faction die does not serve for this now.
}
rule-WOME-6-13 = “{ $ref2 }”: this result of the Faction die does not play the card.
rule-WOME-6-14 = This result of the Faction die draws no card, or no card is left.
rule-WOME-6-18 = { $ref1 }: figures move only by cards, or with a Shadow army.
rule-WOME-7-2 = { $ref1 }: no faction of yours can enter play now.
rule-WOME-7-7 = { $ref1 }: the Free Peoples hold what would eliminate this faction at once.
rule-WOME-8-2 = { $ref1 }: a faction attacks only when a card says so.
rule-WOME-8-5 = { $ref1 }: these figures have nothing to do with armies.
rule-WOME-8-10 = No card asks { $ref1_the } to pay for anything now.
rule-WOME-10-3 = “{ $ref1 }”: the leading player hands over a Faction Event card of his own hand at the start of the turn.
rule-WOME-11-1 = { $ref1 }: Strider or Aragorn must stand on the map in Erech or next to it, also beyond the mountains.
rule-WOME-11-2 = { $ref1 } is not where Strider or Aragorn sets out, or goes already.
rule-WOME-11-3 = { $ref1 }: Companions join the Army of the Dead only when it enters play.
rule-WOME-11-5 = { $ref1 }: no figure is left.
rule-WOME-11-9 = { $ref1 } leaves the Army of the Dead only with Strider or Aragorn.
rule-WOME-11-10 = { $ref1 }: the Army of the Dead moves only by Wraiths of Fear.
rule-WOME-11-11 = { $ref1 } is not adjacent to the Army of the Dead.
rule-WOME-11-12 = In { $ref1 } there are enemy units.
rule-WOME-11-13 = { $ref1 }: the last Dead Man cannot pay for a move.
rule-WOME-11-14 = { $ref1 }: the Army of the Dead attacks a Shadow army beside it or in its region, and moves no more after that.
rule-WOME-11-17 = { $ref1 }: the Army of the Dead goes on attacking the same army only.
rule-WOME-11-20 = { $ref1 }: no army flees to where the Dead attack from.
rule-WOME-11-21 = { $about_count ->
    [0] All units of the army must flee.
   *[other] { $ref1 }: only Nazgûl and Minions may stay.
}
rule-WOME-11-22 = { $ref1 } is not the region that the attacked army has left.
rule-WOME-11-26 = You have no Army of the Dead.
rule-WOME-12-1 = { $ref1 }: the last known position of the Fellowship is still Rivendell, and Gandalf the White is not in play.
rule-WOME-12-3 = { $ref1 }: no figure is left.
rule-WOME-12-5 = { $ref1 }: no Eagle can move there, or from there.
rule-WOME-13-1 = { $ref1 }: Saruman must be in play, and a Companion or the Fellowship in Fangorn.
rule-WOME-13-3 = { $ref1 }: no figure is left.
rule-WOME-13-5 = At least 1 Ent must stay in Fangorn.
rule-WOME-13-6 = { $ref1 }: Ents move only by March of the Ents.
rule-WOME-13-8 = { $ref1 } is not adjacent to a region with an Ent.
rule-WOME-13-9 = { $ref1 }: enemy units are there.
rule-WOME-13-10 = { $ref1 }: the last Ent of the Entwood stays there.
rule-WOME-13-11 = { $ref1 }: no Shadow army is there, or no Ent beside it, or none is left in the Entwood to pay.
rule-WOME-13-17 = { $ref1 } is no Entwood, and cannot become one now.
rule-WOME-14-1 = { $ref1 }: the Southrons & Easterlings are not at war.
rule-WOME-14-4 = { $ref1 }: no figure is left, or Umbar holds as many as are allowed.
rule-WOME-14-6 = { $ref1 }: none of them can stay behind now.
rule-WOME-14-7 = Corsairs cannot enter { $ref1 }.
rule-WOME-14-11 = { $ref1 }: no Corsair can move there, or from there.
rule-WOME-14-12 = { $about_count ->
    [0] Corsairs carry armies only by a card.
   *[other] The Corsairs in { $ref1 } do not carry so many units.
}
rule-WOME-14-19 = { $ref1 } cannot join the battle from there now.
rule-WOME-15-1 = { $ref1 }: Saruman is not in play.
rule-WOME-15-3 = No Dunlending can come to a Settlement of Dunland that the Shadow controls.
rule-WOME-15-4 = { $ref1 }: a Dunlending comes to a region of Isengard or Rohan with a Shadow army that is not besieged.
rule-WOME-15-5 = { $ref1 } holds as many Dunlendings as are allowed, or none is left.
rule-WOME-15-7 = { $ref1 }: none of them can stay behind now.
rule-WOME-15-10 = { $ref1 }: no Dunlending can move there, or from there.
rule-WOME-16-1 = { $ref1 }: the last known position of the Fellowship is still Rivendell.
rule-WOME-16-3 = { $ref1 }: no figure is left.
rule-WOME-16-5 = { $ref1 }: none of them can stay behind now.
rule-WOME-16-7 = { $ref1 }: no Spider can move there, or from there.
rule-WOME-17-1 = “{ $ref1 }” gives the Faction die nothing to do now.
rule-WOME-17-4 = No card lets you shuffle these cards into the deck now.
rule-WOME-17-5 = { $ref1 }: the Nazgûl flee to an unconquered Stronghold of Sauron.
rule-WOME-17-7 = Strider or Aragorn must be in a region of Rohan or Gondor.
rule-WOME-17-9 = “{ $ref1 }” is not among the cards that you look at.
rule-WOME-17-10 = Black Sails do not allow this now.
rule-WOME-17-17 = No Spider is where the Ring-bearers are, or no card lets one attack now.
rule-WOME-17-22 = “{ $ref1 }” forbids this.
rule-WOME-17-29 = There are not so many figures, or so many are not needed.

## The table

ref-mark-factions-free = Factions of the Free Peoples
ref-mark-factions-shadow = Factions of the Shadow
ref-mark-faction-waiting = not in play yet
ref-mark-faction-in-play = in play
ref-mark-faction-eliminated = out of the game
ref-mark-faction-on-map = on the map
ref-mark-faction-pool = in the reinforcements
ref-mark-faction-added = added to the starting force
ref-mark-faction-lost = figures lost
ref-mark-faction-figures = figures
ref-mark-faction-limit = at most in a region
ref-mark-faction-entry = Enters play if
ref-mark-faction-start = Starting force
ref-mark-faction-muster = Muster
ref-mark-faction-use = In play
ref-mark-faction-end = Out of the game if
ref-mark-faction-dead = { ref-faction-dead }
ref-mark-faction-eagles = { ref-faction-eagles }
ref-mark-faction-ents = { ref-faction-ents }
ref-mark-faction-corsairs = { ref-faction-corsairs }
ref-mark-faction-dunlendings = { ref-faction-dunlendings }
ref-mark-faction-spiders = { ref-faction-spiders }
ref-mark-faction-die-used = used
ref-mark-entwood = Entwood
ref-mark-western-way = ships of the Western Way
ref-mark-at-sea = the Fellowship is At Sea
ref-mark-with-the-dead = in the Army of the Dead
ref-mark-called-factions = called to battle
ref-mark-called-figures = figures on the map
ref-kind-call = Call to battle

summary-factions = The factions
summary-faction-course = What the factions change
summary-faction-entering = Entering play
summary-faction-entering-text = A Muster result of any die brings a faction into play while its condition holds. Its starting force is placed, and nothing else.
summary-faction-die = The Faction die
summary-faction-die-text = A side with a faction in play rolls it from the next turn on: one die, however many factions. It is an action of its own, serves factions only, and counts as an unused die for passing.
summary-faction-cards = Faction Event cards
summary-faction-cards-text = Each turn one card of the Faction deck is drawn. They do not count as hand cards; at most { $hand } of them are held. An Event result plays them, or the icon on the card, or Play on the Faction die. They are no combat cards.
summary-faction-figures = Figures
summary-faction-figures-text = They are no units: they hinder nobody, capture nothing, and count for no limit. Those lost by the Free Peoples are out of the game, those of the Shadow can be mustered again.
summary-faction-calls = Call to battle
summary-faction-calls-text = Whoever has a faction near the battle takes its two cards into the hand. Each round one card can be laid instead of a combat card; it comes back at the end of the round.
summary-faction-dice = What the Faction die does
summary-faction-die-muster = Muster
summary-faction-die-muster-text = Place figures of one faction in play, or bring one into play.
summary-faction-die-play = Play
summary-faction-die-play-text = Play a Faction Event card from your hand, whatever its icon.
summary-faction-die-draw = Draw
summary-faction-die-draw-text = Draw a Faction Event card. A face with two parts does one of them.
summary-faction-die-eye = Eye of Sauron
summary-faction-die-eye-text = It goes to the Hunt Box at once, and stays there for this turn.
summary-faction-die-wild = Wild
summary-faction-die-wild-text = Muster, Play or Draw.
summary-faction-entry = When they enter play
summary-faction-use = What they do

## Forecasts

forecast-calls = Calls to battle count only once they are known, and for their round; where a figure may pay for one, it is taken to do so.

## The chronicle of a match

chronicle-factions-entered = factions that entered play
chronicle-factions-lost = factions lost
chronicle-faction-figures = faction figures placed
chronicle-calls = factions called to battle
chronicle-strikes = attacks of factions without a battle
chronicle-faction-dice = Faction dice rolled
chronicle-faction-dice-used = Faction dice used
chronicle-dice-strikes = hits in attacks without a battle

## Values about which sources differ

value-group-factions = Factions
value-faction-die = Last face of the Free Peoples’ Faction die
value-corsairs = Corsairs in Umbar at the start

## Warnings

warning-WOME-4-5 = Your hand holds as many Faction Event cards as are allowed: you would have to discard one.
warning-WOME-5-2 = This faction is not in play: as things are, the card would do nothing.
warning-WOME-6-20 = The Faction die could still be used.

## Lessons

lesson-free-factions = Factions of the Free Peoples
lesson-free-factions-goal = Welcome! Factions join the war: for you the Eagles, the Ents and the Dead Men. Each comes once the condition on its card holds. Ents need Saruman in play and a Companion or the Fellowship in Fangorn; Dead Men need Strider or Aragorn in or near Erech.
lesson-free-factions-cards = There is a third deck: each turn you also draw a Faction Event card. You may hold four besides your six other cards. You drew March of the Ents: with no Ents in play it would do nothing yet.
lesson-free-factions-start = The turn begins as always. There is nothing to declare yet, and any Guide will do. Both sides have few dice this time, so that we come to the factions soon.
lesson-free-factions-move = You rolled Character and Muster. A Muster result can bring a faction in, but none may come yet: for the Eagles, the last known position of the Fellowship must not be Rivendell. So move the Fellowship with the Character die.
lesson-free-factions-damage = The Hunt rolled 6 and 3, one success. The tile does 1 damage and reveals the Fellowship. Bear the damage as Corruption: your Companions are worth more.
lesson-free-factions-reveal = Being seen is dangerous, but now the Fellowship leaves Rivendell for all to see, and that is what the Eagles wait for. Lead it one step, to the Fords of Bruinen.
lesson-free-factions-enter = The Shadow has marched from Moria to Dimrill Dale, right beside Lórien. But the Eagles may come now: use the Muster die to bring them into play. That is the whole action, and their condition is not checked again.
lesson-free-factions-entered = Two Eagles are in Eagles’ Eyrie. Faction figures are no army units: they hold no region, stop no enemy and as a rule take no hits. A new turn begins, and because you have a faction, you roll a Faction die too.
lesson-free-factions-die = It shows Muster. It has Muster and Play/Draw twice each, Muster/Play and Muster/Draw, and you use one part: place figures or bring in a faction, play a faction card, or draw one. It serves factions only.
lesson-free-factions-muster = Muster the Eagles with it: one more comes to Eagles’ Eyrie. A Muster result of an action die can only bring a faction in; more figures need the Faction die or a card.
lesson-free-factions-field = The Shadow attacks Lórien: five units against your three and a Leader. You could go inside the Stronghold. But Eagles come to a battle within four regions, also across mountains. Stay in the field!
lesson-free-factions-call = The Eagles are called, so you hold their two cards until the battle ends. You may lay one of them instead of an event card; it returns to your hand after the round. Lay Speeding on a Gathering Wind.
lesson-free-factions-gather = Now bring Eagles to Lórien: all three are near enough. They stay there, also after the battle. More Eagles roll more dice.
lesson-free-factions-reroll = The enemy rolled five dice and missed with all of them; you hit twice. Your Leader lets you re-roll the miss.
lesson-free-factions-strike = Two enemy Regulars have fallen. Now the Eagles may attack with a die for each, three in all. Each 6 is a hit, each 1 costs an Eagle. Dare it!
lesson-free-factions-end = One more hit and no Eagle lost: the enemy ceased with two units left. The Eagles stay in Lórien; faction cards move them anywhere. Keep at least one: when no Eagle is in play, the faction is lost for good.

lesson-shadow-factions = Factions of the Shadow
lesson-shadow-factions-goal = Welcome! Factions join the war. Corsairs come once the Southrons & Easterlings are at war, as they are here; Dunlendings once Saruman is in play; Spiders once the last known position of the Fellowship is not Rivendell.
lesson-shadow-factions-cards = There is a third deck: each turn you also draw a Faction Event card. You may hold four besides your six other cards. You drew Evil Things, a card of the Spiders: while they are not in play, it does nothing.
lesson-shadow-factions-hunt = You have only two dice this time, so that we come to the factions soon. Put none of them into the Hunt Box.
lesson-shadow-factions-enter = The Free Peoples have no die left. You rolled Army and Muster. A Muster result brings in a faction whose condition holds: bring in the Corsairs. That is the whole action.
lesson-shadow-factions-entered = Three Corsairs lie at Umbar. Faction figures are no army units: they hold no region, stop no enemy and as a rule take no hits. From the next turn on you roll a Faction die too.
lesson-shadow-factions-move = Normal dice do not move Corsairs, but they may go with an army of their region. Use the Army die to move armies.
lesson-shadow-factions-march = Lead all three units from Umbar to West Harondor, and take the Corsairs along: they keep to the coast and to Gondor. A second army could move too, but we need Near Harad where it is.
lesson-shadow-factions-die = A new turn. Your Faction die shows Muster/Play; the other faces are Muster, Play/Draw, Muster/Draw, Wild for any of them, and the Eye, which goes to the Hunt Box. You use one part, for factions only.
lesson-shadow-factions-fleet = Muster would place a Corsair in Umbar. Play does more: A Great Fleet, which you drew this turn, places one there and then moves all Corsairs. An action die plays it too: Event or, as the card shows, Muster.
lesson-shadow-factions-sail = Each Corsair may move up to four regions, even through enemy armies; at most five may be together. Bring the new one to the three in West Harondor.
lesson-shadow-factions-attack = Four Corsairs lie beside your army in West Harondor now. Use the Army die to attack.
lesson-shadow-factions-target = Attack Pelargir with everybody. Gondor has three units there, as many as you. Pelargir is a City: in the first round you need a 6 to hit.
lesson-shadow-factions-call = Corsairs are with your army, so they are called: you hold their two cards until the battle ends. You may lay one instead of an event card; it returns to your hand after the round. Lay Borne up on the Wind.
lesson-shadow-factions-reinforce = You hit once, Gondor twice: two of your three units fell. At the price of one Corsair the card now brings two units from next to your army. Take an Elite and a Regular from Near Harad.
lesson-shadow-factions-press = Three units against two, and from now on 5 hits too. You could lay the card again in each round, as long as a Corsair is there. Fight on!
lesson-shadow-factions-end = Pelargir is yours, which gives 1 point. Lost figures of your factions can be mustered again, and the Corsairs stay in the game until the Free Peoples control Umbar. Bring Saruman, and the Dunlendings may come too.
