## Options: what a choice does

option-done = done
option-bury = discard “{ $card }”

option-step = on to { $region }
option-declare = declare the Fellowship here
option-say-nothing = do not declare
option-enter-mordor = enter Mordor
option-stay-out = stay outside
option-guide = { $companion } is the Guide
option-allocate = { $dice ->
    [0] put no die into the Hunt Box
    [one] put { $dice } die into the Hunt Box
   *[other] put { $dice } dice into the Hunt Box
}

option-act = { $die }: { $action }
option-ring = Elven Ring: turn { $die } into { $result }
option-skip = discard { $die } without effect
option-pass = pass
option-play = { $card } ({ $die })
option-turn-die = { $die }
option-play-further = play “{ $card }”
option-play-no-more = play no other card
option-choose-nation = { $nation }
option-choose-army = the army in { $region }
option-do-no-more = do nothing more
option-draw = draw from the { $deck } deck
option-draw-nothing = draw nothing
option-dispel = discard “{ $card }” from the table ({ $die })
option-pay-card = discard “{ $card }”
option-spend-card = use “{ $card }”
option-spare-card = keep the card
option-keep = let it happen

option-to-march = march
option-to-attack = attack
option-march = { $source } → { $to }
option-attack = attack { $target } from { $source }
option-leave = { $figure } stays behind
option-leave-character = { $character } stays behind
option-go = go
option-disband = disband { $figure_a }
option-recruit = { $figure } in { $region }
option-raise = { $figure } in { $region }
option-call-up = { $number ->
    [0] call up nobody
    [one] call up { $number } Regular
   *[other] call up { $number } Regulars
}
option-promote = { $figure } in { $region }
option-transfer = { $figure } from { $source }
option-raise-isengard = a Regular in every Settlement of Isengard
option-upgrade = two Elites for two Regulars in Orthanc

option-field = fight in the field
option-go-inside = go into the Stronghold
option-reroll = { $dice ->
    [0] re-roll nothing
    [one] re-roll { $dice } die
   *[other] re-roll { $dice } dice
}
option-remove = remove { $figure_a }
option-remove-for-two = remove { $figure_a } for two hits
option-reduce = replace { $figure_a } by a Regular
option-cease = cease the attack
option-press = fight on
option-extend = reduce { $figure_a } and fight another round
option-end-assault = end the assault
option-stand = stand
option-retreat-to = retreat to { $region }
option-advance = advance
option-hold = stay where you are

option-lay = lay { $card_combat } face down (“{ $card }”)
option-lay-nothing = no combat card
option-forfeit = { $character } does not lead this round
option-forfeit-points = { $points ->
    [one] give up { $points } point
   *[other] give up { $points } points
}
option-silence = silence { $character }
option-hurt-own = { $hits ->
    [0] no hits on your own units
    [one] { $hits } hit on your own units
   *[other] { $hits } hits on your own units
}
option-fell = eliminate { $character }
option-fell-figure = eliminate { $figure_a }
option-forgo = eliminate nobody
option-quell = neither he nor the Nazgûl lead in this battle
option-lead-on = he keeps his Leadership

option-negotiate = advance { $nation }
option-enter = { $character } enters in { $region }
option-take = take { $character }
option-bring-along = { $character } comes along
option-take-nazgul = take a Nazgûl from { $region }
option-gather = new Nazgûl come to the Witch-king
option-fly = Nazgûl fly
option-to = to { $region }
option-separate = { $companion } leaves the Fellowship
option-from-fellowship = Companions in the Fellowship
option-from-map = Companions on the map
option-lose-figure = lose { $figure_a } in { $region }

option-use-guide = use the Guide’s ability
option-spare-guide = do not use it
option-hunt-now = make a hunt roll
option-discard-tabled = “{ $card }” leaves the table
option-move-on = move the Fellowship
option-hide = hide the Fellowship
option-lose-guide = the Guide is the casualty
option-lose-at-random = a Companion drawn at random is the casualty
option-no-casualty = no casualty
option-stay-here = stop here
option-part = { $companion } leaves the Fellowship
option-bear-lure = add Corruption
option-give-up = eliminate { $companion }
option-strip-hand = a Character card drawn at random from the hand
option-strip-card = “{ $card }” from the table
option-strip-nothing = leave the cards alone

## Prompts: what a seat is asked

ask-hand-limit = You hold too many cards. Which do you discard?
ask-declare = The Fellowship is in { $ref1 } with Progress { $ref2 }. Do you declare its position?
ask-enter-mordor = Does the Fellowship enter Mordor?
ask-guide = Who guides the Fellowship?
ask-hunt-allocation = How many dice do you put into the Hunt Box?
ask-act = Use a die.
ask-draw-event = From which deck do you draw?
ask-draw-or-not = Do you draw a card?
ask-pay-card = { $ref2_id ->
    [army] Which Army card do you discard as the price for “{ $ref1 }”?
    [character] Which Character card do you discard as the price for “{ $ref1 }”?
   *[other] Which card do you discard as the price for “{ $ref1 }”?
}
ask-lose-leader = Which Leader in { $ref1 } is eliminated?
ask-march = Which army moves, and who stays behind?
ask-march-on = The army is in { $ref1 }. Where does it go next?
ask-march-or-attack = Does the card let armies march or attack?
ask-attack = Which army attacks, and who stays behind?
ask-disband = There are too many units in { $ref1 }. Which do you disband?
ask-recruit = What do you recruit?
ask-raise = What does the card recruit, and where?
ask-call-up = How many do you recruit in { $ref1 } ({ $ref2 })?
ask-promote = Which Regular is replaced by an Elite?
ask-target-army = Which army does the card hit?
ask-acting-army = Which army’s Nazgûl does the card use?
ask-lead-away = Who comes along, and where to?
ask-further-card = Do you play another card without a die?
ask-transfer-to = Where may units of Dunland go?
ask-transfer = Who goes from Dunland to { $ref1 }? Four units at most.
ask-turn-dice = Which dice become Eyes? Three at most.
ask-card-nation = “{ $ref1 }”: which nation do you choose?
ask-use-table-card = Do you discard “{ $ref1 }” to use it now?
ask-replacement = A hunt tile is about to be drawn. Do you prevent it?
ask-redraw-tile = A hunt tile has been drawn. Do you discard “{ $ref1 }” so that a second tile counts instead?
ask-voice-of-saruman = What does Saruman’s voice achieve?
ask-stronghold-choice = { $ref1 } is attacked. Do you fight in the field or go inside?
ask-white-rider = The battle at { $ref1 }: does Gandalf the White give up his Leadership so that no Nazgûl leads?
ask-combat-card = The battle at { $ref1 }: do you lay a combat card?
ask-scouts = Your scouts have warned you at { $ref1 }. Where does your army go?
ask-forfeit-points = How many points of Nazgûl Leadership do you give up? The enemy rolls as many dice fewer.
ask-forfeit-leadership = Which Companion does not lead this round, so that a missed die counts as a hit?
ask-words-of-power = Which Companion do the Words of Power silence?
ask-hurt-own = How many hits do you inflict on your own units?
ask-fallen-leader = { $ref1_id ->
    [heroic-death] Does one of your Leaders or Companions die a hero’s death, so that you ignore hits?
    [blade-of-westernesse] Which Minion falls to the blade of Westernesse?
    [fateful-strike] Whom does the fateful strike fell?
   *[other] Whom does the Black Breath fell?
}
ask-leader-reroll = How many dice do you re-roll?
ask-casualties = { $ref2 ->
    [one] Your army in { $ref1 } suffers { $ref2 } hit. What do you lose?
   *[other] Your army in { $ref1 } suffers { $ref2 } hits. What do you lose?
}
ask-extend-siege = Do you reduce an Elite to fight another round at { $ref1 }?
ask-cease = The battle at { $ref1 }: do you cease or fight on?
ask-retreat = The battle at { $ref1 }: do you stand or retreat?
ask-forced-retreat = Your army must leave { $ref1 }. Where does it retreat to?
ask-advance = Who advances to { $ref1 }?
ask-negotiate = Which nation comes nearer to war?
ask-bring-character = Who enters play, and where?
ask-move-companions = Which Companions move, and where to?
ask-move-minions = Which Nazgûl or Minion moves, and where to?
ask-gather-or-fly = Do new Nazgûl come to the Witch-king, or do Nazgûl fly?
ask-separate = Who leaves the Fellowship, and where to?
ask-which-companions = Who travels: Companions in the Fellowship or on the map?
ask-lose-figure = { $ref1 } loses a unit or Leader. Which?
ask-nazgul-strike = A Nazgûl has found the Fellowship in { $ref1 }. What do you do?
ask-nazgul-flee = To which Stronghold do the Nazgûl in { $ref1 } fly?
ask-move-or-hide = Does the Fellowship use the chance?
ask-displace = Where do you move the Fellowship from { $ref1 }?
ask-guide-ability = { $ref2 ->
    [one] { $ref2 } point of damage. Do you use the ability of { $ref1 }?
   *[other] { $ref2 } points of damage. Do you use the ability of { $ref1 }?
}
ask-hunt-casualty = { $ref1 ->
    [one] { $ref1 } point of damage is left. Do you take a casualty?
   *[other] { $ref1 } points of damage are left. Do you take a casualty?
}
ask-reduce-damage = { $ref1 ->
    [one] { $ref1 } point of damage. Do you discard a card to reduce it by 1?
   *[other] { $ref1 } points of damage. Do you discard a card to reduce it by 1?
}
ask-break-fellowship = { $ref1 ->
    [one] { $ref1 } more Companion leaves the Fellowship. Who?
   *[other] { $ref1 } more Companions leave the Fellowship. Who is next?
}
ask-lure = The Ring tempts { $ref1 }. Do you add { $ref2 } Corruption or give him up?
ask-sorrow-and-toil = A Companion is lost. Which Character card do the Free Peoples discard?
ask-reveal = The Fellowship is revealed. Which way did it go from { $ref1 }?

## Events: what happened

event-Rolled = {""}
event-Moved = {""}
event-Poured = {""}
event-Shuffled = {""}
event-TurnBegan = Turn { $number } begins.
event-TurnEnded = Turn { $number } ends. Points: Free Peoples { $free }, Shadow { $shadow }.
event-EventsDrawn = { $seat } draws from the { $deck } deck{ $cards ->
    [hidden] .
   *[other] {" "}({ $cards }).
}
event-EventDeckRefilled = { $side }: { $cards ->
    [one] { $cards } discarded card returns
   *[other] { $cards } discarded cards return
} to the { $deck } deck.
event-EventsBuried = { $seat } discards { $count ->
    [one] { $count } card
   *[other] { $count } cards
} face down{ $cards ->
    [hidden] .
   *[other] {" "}({ $cards }).
}
event-EventCardPlayed = { $seat } plays “{ $card }”{ $die_id ->
    [none] {""}
   *[other] {" "}({ $die })
}.
event-CardStays = “{ $card }” stays on the table.
event-TableCardFought = { $seat } uses { $die } against “{ $card }”.
event-CardPaid = { $seat } pays with “{ $card }”.
event-ElvenRingPaid = { $seat } pays with an Elven Ring.
event-TableCardDiscarded = “{ $card }” leaves the table.
event-CardDieRolled = “{ $card }”: the die shows { $value }.
event-HandCardDiscarded = { $seat } discards “{ $card }”, drawn at random from the hand.
event-CardDiceRolled = “{ $card }”: { $values }, { $target } or more counts. { $count ->
    [0] No die counts.
    [one] One die counts.
   *[other] { $count } dice count.
}
event-SpecialTileCame = New hunt tile: { $tile }. { $in_pool ->
    [0] It waits for the Fellowship to enter Mordor.
   *[other] It goes into the Hunt Pool.
}
event-DieTurned = A die of { $side } turns from { $die } to { $result }.
event-UnusedDieLost = { $side } discards { $die }.
event-HuntDiceAllocated = The Shadow puts { $dice ->
    [0] no dice
    [one] { $dice } die
   *[other] { $dice } dice
} into the Hunt Box.
event-ActionDiceRolled = { $faces_count ->
    [0] { $side } has no dice left to roll.
   *[other] { $side } rolls { $faces_grouped }.
}
event-DieSpent = { $seat } uses { $die }: { $action }.
event-DieDiscarded = { $seat } discards { $die }.
event-Passed = { $seat } passes.
event-ElvenRingUsed = { $seat } uses an Elven Ring and turns { $die } into { $result }.
event-HostMoved = { $characters_count ->
    [0] From { $source } to { $to }: { $figures }.
   *[other] From { $source } to { $to }: { $figures } and { $characters }.
}
event-FiguresRecruited = Recruited in { $region }: { $figures }.
event-UnitsUpgraded = { $figures } now stand in { $region }.
event-FiguresDisbanded = Disbanded in { $region }: { $figures }.
event-SettlementTaken = { $side } takes { $region }.
event-SiegeBegan = { $side } besieges { $region }.
event-SiegeEnded = The siege of { $region } is over.
event-BattleJoined = { $kind_id ->
    [siege] { $side } assaults { $region }.
    [sortie] { $side } makes a sortie from { $region }.
   *[other] { $side } attacks { $region } from { $source }.
}
event-RoundBegan = Round { $number } at { $region }.
event-CombatDiceRolled = { $side } rolls { $values } and needs { $target }: { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}.
event-CombatDiceRerolled = { $side } re-rolls { $values }: { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}.
event-CasualtiesTaken = { $side } in { $region } loses { $removed_count ->
    [0] nobody
   *[other] { $removed }
}{ $reduced_count ->
    [0] {""}
   *[other] {" "}and reduces { $reduced }
}.
event-HostDestroyed = The army of { $side } at { $region } is destroyed.
event-AttackCeased = { $side } ceases the attack on { $region }.
event-SiegePressed = { $side } presses the assault on { $region } and reduces { $figure_a }.
event-WentInside = { $side } goes into the Stronghold of { $region }.
event-HostRetreated = { $side } retreats from { $region } to { $to }.
event-CombatCardLaid = { $card ->
    [hidden] { $seat } lays a { $deck } card face down.
   *[other] { $seat } lays “{ $card }” face down.
}
event-CombatCardRevealed = { $side } reveals “{ $card }”: { $combat }.
event-CombatCardActed = { $combat } takes effect.
event-CombatCardCancelled = “{ $card }” is cancelled.
event-LeadershipForfeited = { $character } does not lead this round.
event-NazgulQuelled = In this battle neither { $character } nor any Nazgûl leads.
event-PointsForfeited = { $side } gives up { $points ->
    [one] { $points } point
   *[other] { $points } points
} of Nazgûl Leadership.
event-CompanionSilenced = { $character } is silenced: neither Leadership nor abilities count this round.
event-MissesTurned = { $side }: { $hits ->
    [one] { $hits } missed die counts as a hit.
   *[other] { $hits } missed dice count as hits.
}
event-AdditionalDiceRolled = { $side } makes an additional attack, rolls { $values } and needs { $target }: { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}.
event-HitsAdded = { $side } scores { $hits ->
    [one] { $hits } more hit.
   *[other] { $hits } more hits.
}
event-HitsIgnored = { $side } ignores { $hits ->
    [one] { $hits } hit.
   *[other] { $hits } hits.
}
event-DiceBackfired = { $side } hits its own army { $hits ->
    [one] once.
    [2] twice.
   *[other] { $hits } times.
}
event-OwnUnitsHurt = { $side } inflicts { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} on its own units.
event-FigureFell = { $side } loses { $figure_a } in { $region }.
event-BattleOver = The battle at { $region } is over.
event-NationAdvanced = { $left ->
    [0] { $nation }: at war.
    [one] { $nation }: { $left } step from war.
   *[other] { $nation }: { $left } steps from war.
}
event-NationSetBack = { $left ->
    [one] { $nation } is set back: { $left } step from war.
   *[other] { $nation } is set back: { $left } steps from war.
}
event-NationActivated = { $nation }: active from now on.
event-CharactersMoved = { $characters }: from { $source } to { $to }.
event-NazgulFlew = { $count ->
    [one] A Nazgûl flies from { $source } to { $to }.
   *[other] { $count } Nazgûl fly from { $source } to { $to }.
}
event-CharacterCame = { $character } enters play in { $region }.
event-CharacterLost = { $character } is eliminated.
event-FellowshipMoved = The Fellowship moves. Progress { $progress }.
event-FellowshipDeclared = The Fellowship declares its position: { $region }.
event-FellowshipRevealed = { $path_count ->
    [0] The Fellowship is revealed.
   *[other] The Fellowship is revealed: { $path }.
}
event-FellowshipHidden = The Fellowship hides.
event-FellowshipDisplaced = The Fellowship is driven from { $source } to { $to }. Its Progress does not change.
event-GuideNamed = { $guide } guides the Fellowship.
event-CompanionLured = The Ring tempts { $character }.
event-CompanionsSeparated = { $companions_count ->
    [one] { $companions } leaves the Fellowship and goes to { $region }.
   *[other] { $companions } leave the Fellowship and go to { $region }.
}
event-HuntRolled = The Hunt: { $values }{ $again_count ->
    [0] {""}
   *[other] , again { $again }
}{ $added ->
    [0] {""}
   *[other] , each +{ $added }
}. Successes: { $successes }.
event-TileDrawn = Hunt tile: { $tile }.{ $damage ->
    [-2] {""}
    [-1] {""}
   *[other] {" "}Damage { $damage }.
}
event-TilesTried = Hunt tiles taken out: { $tiles }. { $removed_count ->
    [0] All of them return to the Hunt Pool.
   *[other] Out of the game: { $removed }.
}
event-TilePrevented = No hunt tile is drawn.
event-TileReplaced = Hunt tile: { $tile }. It does not count, another is drawn.
event-HuntPoolRefilled = { $tiles ->
    [one] { $tiles } tile returns
   *[other] { $tiles } tiles return
} to the Hunt Pool.
event-CorruptionChanged = Corruption { $corruption }.
event-MordorEntered = The Fellowship enters Mordor.
event-MordorStepped = The Fellowship is on step { $step } of the Mordor Track.

## Seats and sides

ref-seat-free = Free Peoples
ref-seat-shadow = Shadow
ref-team-free = Free Peoples
ref-team-shadow = Shadow
ref-side-free = Free Peoples
ref-side-shadow = Shadow
scenario-two-players = two players

## Teams

ref-seat-gondor = Gondor player
ref-seat-rohan = Rohan player
ref-seat-witch-king = Witch-king player
ref-seat-saruman = Saruman player
scenario-three-players = three players
scenario-four-players = four players

option-offer = offer “{ $card }”
option-keep-cards = exchange nothing
option-mix = propose a mixed army in { $region }
option-join-armies = form a mixed army
option-keep-apart = keep the armies apart

ask-swap-card = Do you offer your team mate a card in exchange for one you have not seen?
ask-mix-armies = Your team mate proposes to mix your armies in { $ref1 }. Do you agree?

event-LeadPassed = { $seat } leads.
event-EventPassed = { $seat } gives a team mate { $card ->
    [hidden] a card of the { $deck } deck.
   *[other] “{ $card }”.
}
event-ArmiesMixed = { $side }: the armies in { $region } are one mixed army now.
event-ArmiesKeptApart = { $seat } keeps the armies in { $region } apart.

ref-mark-leading = leads the team
ref-mark-following = follows
ref-mark-mixed = mixed army
ref-mark-apart = two separate armies

board-leading = leading players
board-up_next = next players to act
board-mixed = mixed armies
board-captors = who captured Settlements
board-subjects = what the action is used on
board-last_subjects = what the last action was used on

crumb-TeamDraws = cards of the teams
crumb-SwapEvents = exchange of cards
crumb-OfferEvent = offer
crumb-MixArmies = mixed army in { $ref1 }
step-OfferEvent-choose = a card for the team mate or none
step-MixArmies-consent = agree or not

rule-WOTR-19-1 = { $ref1 } obeys your team mate.
rule-WOTR-19-4 = In this phase no cards are drawn from the { $ref1 } deck.
rule-WOTR-19-5 = “{ $ref1 }”: you offer a card of your own hand, and only to a team mate.
rule-WOTR-19-7 = The leading player of the Free Peoples decides this.
rule-WOTR-19-8 = The leading player of the Shadow allocates the Hunt dice.
rule-WOTR-19-12 = That is up to your team mate: everybody recruits, moves and fights for his own nations only.
rule-WOTR-19-13 = Only your team mate advances { $ref1 }.
rule-WOTR-19-15 = Only the Witch-king player recruits Nazgûl.
rule-WOTR-19-16 = You and your team mate do not have separate armies in { $ref1 }.
rule-WOTR-19-17 = { $ref1 } is not a unit of yours; you remove one unit each in turn.
rule-WOTR-19-19 = Your team mate commands the mixed army in { $ref1 }.
rule-WOTR-19-20 = You would not command the part that acts: your team mate would have more of it.
rule-WOTR-19-24 = Your last action was used on the same nation or mixed army already ({ $ref1 }).

summary-teams = Playing in teams
summary-team-lead = The leading player
summary-team-lead-text = One player of each team leads, and every turn the other. The leader of the Free Peoples decides on declaration and Guide, and on what a hunt does; the leader of the Shadow puts dice into the Hunt Box.
summary-team-cards = Cards
summary-team-cards-text = In the first turn everybody draws from each deck, later one card from a deck of his choice. Hand limit: { $hand }. Then team mates may exchange one card each, unseen. An event with the icon of a player is for that player only.
summary-team-order = Actions
summary-team-order-text = A team shares its dice. First those act who do not lead, Free Peoples and Shadow, then those who lead, and so on. Whoever passes is next again after an action of the enemy.
summary-team-nations = Nations
summary-team-nations-text = You recruit, move, fight and negotiate for your own nations only. Every player of the Free Peoples may move the Fellowship and Companions, every player of the Shadow Nazgûl.
summary-team-mixed = Mixed armies
summary-team-mixed-text = Units of team mates in one region stay separate armies until both agree, or until they are attacked. Whoever has more units commands the mixed army; if equal, more Elites; if equal, the leading player. The other may move his own units out.
summary-team-winner = The best of the team
summary-team-winner-text = Of a winning Shadow team, who captured most, minus what his own nations lost; of a Free Peoples team, whose nations lost least.
summary-team-alone = Alone against two
summary-team-alone-text = The only player of the Free Peoples holds { $hand } cards and draws from both decks every turn, but never uses two actions in a row on the same nation or the same mixed army.

zone-hand-gondor-character = Character cards of the Gondor player
zone-buried-gondor-character = Character cards discarded face down by the Gondor player
zone-laid-gondor-character = Character card laid face down by the Gondor player
zone-hand-gondor-strategy = Strategy cards of the Gondor player
zone-buried-gondor-strategy = Strategy cards discarded face down by the Gondor player
zone-laid-gondor-strategy = Strategy card laid face down by the Gondor player
zone-hand-rohan-character = Character cards of the Rohan player
zone-buried-rohan-character = Character cards discarded face down by the Rohan player
zone-laid-rohan-character = Character card laid face down by the Rohan player
zone-hand-rohan-strategy = Strategy cards of the Rohan player
zone-buried-rohan-strategy = Strategy cards discarded face down by the Rohan player
zone-laid-rohan-strategy = Strategy card laid face down by the Rohan player
zone-hand-witch-king-character = Character cards of the Witch-king player
zone-buried-witch-king-character = Character cards discarded face down by the Witch-king player
zone-laid-witch-king-character = Character card laid face down by the Witch-king player
zone-hand-witch-king-strategy = Strategy cards of the Witch-king player
zone-buried-witch-king-strategy = Strategy cards discarded face down by the Witch-king player
zone-laid-witch-king-strategy = Strategy card laid face down by the Witch-king player
zone-hand-saruman-character = Character cards of the Saruman player
zone-buried-saruman-character = Character cards discarded face down by the Saruman player
zone-laid-saruman-character = Character card laid face down by the Saruman player
zone-hand-saruman-strategy = Strategy cards of the Saruman player
zone-buried-saruman-strategy = Strategy cards discarded face down by the Saruman player
zone-laid-saruman-strategy = Strategy card laid face down by the Saruman player
zone-hand-2-character = { zone-hand-saruman-character }
zone-buried-2-character = { zone-buried-saruman-character }
zone-laid-2-character = { zone-laid-saruman-character }
zone-hand-2-strategy = { zone-hand-saruman-strategy }
zone-buried-2-strategy = { zone-buried-saruman-strategy }
zone-laid-2-strategy = { zone-laid-saruman-strategy }
zone-hand-3-character = { zone-hand-rohan-character }
zone-buried-3-character = { zone-buried-rohan-character }
zone-laid-3-character = { zone-laid-rohan-character }
zone-hand-3-strategy = { zone-hand-rohan-strategy }
zone-buried-3-strategy = { zone-buried-rohan-strategy }
zone-laid-3-strategy = { zone-laid-rohan-strategy }
zone-three-players-hand-1-character = { zone-hand-witch-king-character }
zone-three-players-buried-1-character = { zone-buried-witch-king-character }
zone-three-players-laid-1-character = { zone-laid-witch-king-character }
zone-three-players-hand-1-strategy = { zone-hand-witch-king-strategy }
zone-three-players-buried-1-strategy = { zone-buried-witch-king-strategy }
zone-three-players-laid-1-strategy = { zone-laid-witch-king-strategy }
zone-four-players-hand-0-character = { zone-hand-gondor-character }
zone-four-players-buried-0-character = { zone-buried-gondor-character }
zone-four-players-laid-0-character = { zone-laid-gondor-character }
zone-four-players-hand-0-strategy = { zone-hand-gondor-strategy }
zone-four-players-buried-0-strategy = { zone-buried-gondor-strategy }
zone-four-players-laid-0-strategy = { zone-laid-gondor-strategy }
zone-four-players-hand-1-character = { zone-hand-witch-king-character }
zone-four-players-buried-1-character = { zone-buried-witch-king-character }
zone-four-players-laid-1-character = { zone-laid-witch-king-character }
zone-four-players-hand-1-strategy = { zone-hand-witch-king-strategy }
zone-four-players-buried-1-strategy = { zone-buried-witch-king-strategy }
zone-four-players-laid-1-strategy = { zone-laid-witch-king-strategy }

## Dice, actions and decks

ref-die-character = Character
ref-die-army = Army
ref-die-muster = Muster
ref-die-muster-army = Muster/Army
ref-die-event = Event
ref-die-will-of-the-west = Will of the West
ref-die-eye = Eye of Sauron
ref-action-move-led-army = move an army with a leader
ref-action-led-attack = attack with a leader
ref-action-move-fellowship = move the Fellowship
ref-action-hide-fellowship = hide the Fellowship
ref-action-hide-with-strider = hide the Fellowship with Strider
ref-action-separate-companions = separate Companions
ref-action-move-companions = move Companions
ref-action-move-minions = move Nazgûl and Minions
ref-action-move-armies = move two armies
ref-action-attack = attack
ref-action-negotiate = advance a nation
ref-action-recruit = recruit
ref-action-bring-minion = bring a Minion into play
ref-action-voice-of-saruman = the Voice of Saruman
ref-action-draw-event = draw an event card
ref-action-bring-companion = bring Aragorn or Gandalf the White into play
ref-action-speak-for-nation = a Companion speaks for his nation
ref-kind-character = Character
ref-kind-strategy = Strategy
ref-deck-character = Character
ref-deck-strategy = Strategy

## Nations, figures and characters

ref-nation-dwarves = Dwarves
ref-nation-elves = Elves
ref-nation-gondor = Gondor
ref-nation-north = the North
ref-nation-rohan = Rohan
ref-nation-isengard = Isengard
ref-nation-sauron = Sauron
ref-nation-southrons = Southrons & Easterlings

ref-figure-dwarves-regular = Dwarven Regular
    .a = a Dwarven Regular
ref-figure-dwarves-elite = Dwarven Elite
    .a = a Dwarven Elite
ref-figure-dwarves-leader = Dwarven Leader
    .a = a Dwarven Leader
ref-figure-elves-regular = Elven Regular
    .a = an Elven Regular
ref-figure-elves-elite = Elven Elite
    .a = an Elven Elite
ref-figure-elves-leader = Elven Leader
    .a = an Elven Leader
ref-figure-gondor-regular = Gondor Regular
    .a = a Gondor Regular
ref-figure-gondor-elite = Gondor Elite
    .a = a Gondor Elite
ref-figure-gondor-leader = Gondor Leader
    .a = a Gondor Leader
ref-figure-north-regular = Northern Regular
    .a = a Northern Regular
ref-figure-north-elite = Northern Elite
    .a = a Northern Elite
ref-figure-north-leader = Northern Leader
    .a = a Northern Leader
ref-figure-rohan-regular = Rohan Regular
    .a = a Rohan Regular
ref-figure-rohan-elite = Rohan Elite
    .a = a Rohan Elite
ref-figure-rohan-leader = Rohan Leader
    .a = a Rohan Leader
ref-figure-isengard-regular = Isengard Regular
    .a = an Isengard Regular
ref-figure-isengard-elite = Isengard Elite
    .a = an Isengard Elite
ref-figure-sauron-regular = Sauron Regular
    .a = a Sauron Regular
ref-figure-sauron-elite = Sauron Elite
    .a = a Sauron Elite
ref-figure-sauron-nazgul = Nazgûl
    .a = a Nazgûl
ref-figure-southrons-regular = Southron Regular
    .a = a Southron Regular
ref-figure-southrons-elite = Southron Elite
    .a = a Southron Elite

ref-character-gandalf-grey = Gandalf the Grey
ref-character-strider = Strider
ref-character-boromir = Boromir
ref-character-legolas = Legolas
ref-character-gimli = Gimli
ref-character-meriadoc = Meriadoc
ref-character-peregrin = Peregrin
ref-character-aragorn = Aragorn
ref-character-gandalf-white = Gandalf the White
ref-character-gollum = Gollum
ref-character-saruman = Saruman
ref-character-witch-king = the Witch-king
ref-character-mouth-of-sauron = the Mouth of Sauron

## Regions

ref-region-erebor = Erebor
ref-region-ered-luin = Ered Luin
ref-region-iron-hills = Iron Hills
ref-region-north-ered-luin = North Ered Luin
ref-region-grey-havens = Grey Havens
ref-region-lorien = Lórien
ref-region-rivendell = Rivendell
ref-region-woodland-realm = Woodland Realm
ref-region-anfalas = Anfalas
ref-region-dol-amroth = Dol Amroth
ref-region-druadan-forest = Drúadan Forest
ref-region-erech = Erech
ref-region-lamedon = Lamedon
ref-region-lossarnach = Lossarnach
ref-region-minas-tirith = Minas Tirith
ref-region-pelargir = Pelargir
ref-region-bree = Bree
ref-region-buckland = Buckland
ref-region-carrock = Carrock
ref-region-dale = Dale
ref-region-north-downs = North Downs
ref-region-old-forest-road = Old Forest Road
ref-region-rhosgobel = Rhosgobel
ref-region-the-shire = The Shire
ref-region-eastemnet = Eastemnet
ref-region-edoras = Edoras
ref-region-folde = Folde
ref-region-fords-of-isen = Fords of Isen
ref-region-helms-deep = Helm’s Deep
ref-region-westemnet = Westemnet
ref-region-gap-of-rohan = Gap of Rohan
ref-region-north-dunland = North Dunland
ref-region-orthanc = Orthanc
ref-region-south-dunland = South Dunland
ref-region-angmar = Angmar
ref-region-barad-dur = Barad-dûr
ref-region-dol-guldur = Dol Guldur
ref-region-gorgoroth = Gorgoroth
ref-region-minas-morgul = Minas Morgul
ref-region-morannon = Morannon
ref-region-moria = Moria
ref-region-mount-gram = Mount Gram
ref-region-mount-gundabad = Mount Gundabad
ref-region-nurn = Nurn
ref-region-southern-mirkwood = Southern Mirkwood
ref-region-east-rhun = East Rhûn
ref-region-far-harad = Far Harad
ref-region-khand = Khand
ref-region-near-harad = Near Harad
ref-region-north-rhun = North Rhûn
ref-region-south-rhun = South Rhûn
ref-region-umbar = Umbar
ref-region-andrast = Andrast
ref-region-arnor = Arnor
ref-region-ash-mountains = Ash Mountains
ref-region-cardolan = Cardolan
ref-region-dagorlad = Dagorlad
ref-region-dead-marshes = Dead Marshes
ref-region-dimrill-dale = Dimrill Dale
ref-region-druwaith-iaur = Drúwaith Iaur
ref-region-eagles-eyrie = Eagles’ Eyrie
ref-region-east-harondor = East Harondor
ref-region-eastern-brown-lands = Eastern Brown Lands
ref-region-eastern-emyn-muil = Eastern Emyn Muil
ref-region-eastern-mirkwood = Eastern Mirkwood
ref-region-enedwaith = Enedwaith
ref-region-ettenmoors = Ettenmoors
ref-region-evendim = Evendim
ref-region-fangorn = Fangorn
ref-region-fords-of-bruinen = Fords of Bruinen
ref-region-forlindon = Forlindon
ref-region-gladden-fields = Gladden Fields
ref-region-goblins-gate = Goblin’s Gate
ref-region-harlindon = Harlindon
ref-region-high-pass = High Pass
ref-region-hollin = Hollin
ref-region-minhiriath = Minhiriath
ref-region-narrows-of-the-forest = Narrows of the Forest
ref-region-noman-lands = Noman-lands
ref-region-north-anduin-vale = North Anduin Vale
ref-region-north-ithilien = North Ithilien
ref-region-northern-dorwinion = Northern Dorwinion
ref-region-northern-mirkwood = Northern Mirkwood
ref-region-northern-rhovanion = Northern Rhovanion
ref-region-old-ford = Old Ford
ref-region-old-forest = Old Forest
ref-region-osgiliath = Osgiliath
ref-region-parth-celebrant = Parth Celebrant
ref-region-south-anduin-vale = South Anduin Vale
ref-region-south-downs = South Downs
ref-region-south-ered-luin = South Ered Luin
ref-region-south-ithilien = South Ithilien
ref-region-southern-dorwinion = Southern Dorwinion
ref-region-southern-rhovanion = Southern Rhovanion
ref-region-tharbad = Tharbad
ref-region-tower-hills = Tower Hills
ref-region-trollshaws = Trollshaws
ref-region-vale-of-the-carnen = Vale of the Carnen
ref-region-vale-of-the-celduin = Vale of the Celduin
ref-region-weather-hills = Weather Hills
ref-region-west-harondor = West Harondor
ref-region-western-brown-lands = Western Brown Lands
ref-region-western-emyn-muil = Western Emyn Muil
ref-region-western-mirkwood = Western Mirkwood
ref-region-withered-heath = Withered Heath

## Event cards

ref-card-fp-char-01 = Elven Cloaks
    .combat = { ref-combat-it-is-a-gift }
ref-card-fp-char-02 = Elven Rope
    .combat = { ref-combat-it-is-a-gift }
ref-card-fp-char-03 = Phial of Galadriel
    .combat = { ref-combat-it-is-a-gift }
ref-card-fp-char-04 = Sméagol Helps Nice Master
    .combat = { ref-combat-it-is-a-gift }
ref-card-fp-char-05 = Mithril Coat and Sting
    .combat = { ref-combat-blade-of-westernesse }
ref-card-fp-char-06 = Axe and Bow
    .combat = { ref-combat-mighty-attack }
ref-card-fp-char-07 = Horn of Gondor
    .combat = { ref-combat-mighty-attack }
ref-card-fp-char-08 = Wizard’s Staff
    .combat = { ref-combat-servant-of-the-secret-fire }
ref-card-fp-char-09 = Athelas
    .combat = { ref-combat-anduril }
ref-card-fp-char-10 = There Is Another Way
    .combat = { ref-combat-heroic-death }
ref-card-fp-char-11 = I Will Go Alone
    .combat = { ref-combat-daring-defiance }
ref-card-fp-char-12 = Bilbo’s Song
    .combat = { ref-combat-fateful-strike }
ref-card-fp-char-13 = Mirror of Galadriel
    .combat = { ref-combat-heroic-death }
ref-card-fp-char-14 = Challenge of the King
    .combat = { ref-combat-sudden-strike }
ref-card-fp-char-15 = Gwaihir the Windlord
    .combat = { ref-combat-daring-defiance }
ref-card-fp-char-16 = We Prove the Swifter
    .combat = { ref-combat-daring-defiance }
ref-card-fp-char-17 = There and Back Again
    .combat = { ref-combat-brave-stand }
ref-card-fp-char-18 = The Eagles Are Coming!
    .combat = { ref-combat-heroic-death }
ref-card-fp-char-19 = The Ents Awake: Treebeard
    .combat = { ref-combat-ents-rage }
ref-card-fp-char-20 = The Ents Awake: Huorns
    .combat = { ref-combat-huorn-dark }
ref-card-fp-char-21 = The Ents Awake: Entmoot
    .combat = { ref-combat-nameless-wood }
ref-card-fp-char-22 = Dead Men of Dunharrow
    .combat = { ref-combat-sudden-strike }
ref-card-fp-char-23 = House of the Stewards
    .combat = { ref-combat-brave-stand }
ref-card-fp-char-24 = The Grey Company
    .combat = { ref-combat-brave-stand }
ref-card-fp-str-01 = The Last Battle
    .combat = { ref-combat-daylight }
ref-card-fp-str-02 = A Power Too Great
    .combat = { ref-combat-no-quarter }
ref-card-fp-str-03 = The Power of Tom Bombadil
    .combat = { ref-combat-advantageous-position }
ref-card-fp-str-04 = Book of Mazarbul
    .combat = { ref-combat-advantageous-position }
ref-card-fp-str-05 = The Spirit of Mordor
    .combat = { ref-combat-scouts }
ref-card-fp-str-06 = Faramir’s Rangers
    .combat = { ref-combat-shield-wall }
ref-card-fp-str-07 = Fear! Fire! Foes!
    .combat = { ref-combat-shield-wall }
ref-card-fp-str-08 = Wisdom of Elrond
    .combat = { ref-combat-confusion }
ref-card-fp-str-09 = The Red Arrow
    .combat = { ref-combat-scouts }
ref-card-fp-str-10 = Help Unlooked For
    .combat = { ref-combat-no-quarter }
ref-card-fp-str-11 = Paths of the Woses
    .combat = { ref-combat-sudden-strike }
ref-card-fp-str-12 = Through a Day and a Night
    .combat = { ref-combat-confusion }
ref-card-fp-str-13 = Círdan’s Ships
    .combat = { ref-combat-charge }
ref-card-fp-str-14 = Guards of the Citadel
    .combat = { ref-combat-charge }
ref-card-fp-str-15 = Celeborn’s Galadhrim
    .combat = { ref-combat-daylight }
ref-card-fp-str-16 = Riders of Théoden
    .combat = { ref-combat-daylight }
ref-card-fp-str-17 = Grimbeorn the Old, Son of Beorn
    .combat = { ref-combat-scouts }
ref-card-fp-str-18 = Imrahil of Dol Amroth
    .combat = { ref-combat-shield-wall }
ref-card-fp-str-19 = King Brand’s Men
    .combat = { ref-combat-shield-wall }
ref-card-fp-str-20 = Swords in Eriador
    .combat = { ref-combat-advantageous-position }
ref-card-fp-str-21 = Kindred of Glorfindel
    .combat = { ref-combat-advantageous-position }
ref-card-fp-str-22 = Dáin Ironfoot’s Guard
    .combat = { ref-combat-valour }
ref-card-fp-str-23 = Éomer, Son of Éomund
    .combat = { ref-combat-valour }
ref-card-fp-str-24 = Thranduil’s Archers
    .combat = { ref-combat-valour }
ref-card-sh-char-01 = Shelob’s Lair
    .combat = { ref-combat-one-for-the-dark-lord }
ref-card-sh-char-02 = The Ring Is Mine!
    .combat = { ref-combat-one-for-the-dark-lord }
ref-card-sh-char-03 = On, On They Went
    .combat = { ref-combat-one-for-the-dark-lord }
ref-card-sh-char-04 = Give It to Uss!
    .combat = { ref-combat-one-for-the-dark-lord }
ref-card-sh-char-05 = Orc Patrol
    .combat = { ref-combat-cruel-as-death }
ref-card-sh-char-06 = Isildur’s Bane
    .combat = { ref-combat-cruel-as-death }
ref-card-sh-char-07 = Foul Thing from the Deep
    .combat = { ref-combat-they-are-terrible }
ref-card-sh-char-08 = Candles of Corpses
    .combat = { ref-combat-dread-and-despair }
ref-card-sh-char-09 = Nazgûl Search
    .combat = { ref-combat-foul-stench }
ref-card-sh-char-10 = Cruel Weather
    .combat = { ref-combat-cruel-as-death }
ref-card-sh-char-11 = The Nazgûl Strike!
    .combat = { ref-combat-black-breath }
ref-card-sh-char-12 = Morgul Wound
    .combat = { ref-combat-black-breath }
ref-card-sh-char-13 = Lure of the Ring
    .combat = { ref-combat-they-are-terrible }
ref-card-sh-char-14 = The Breaking of the Fellowship
    .combat = { ref-combat-dread-and-despair }
ref-card-sh-char-15 = Worn with Sorrow and Toil
    .combat = { ref-combat-words-of-power }
ref-card-sh-char-16 = Flocks of Crebain
    .combat = { ref-combat-they-are-terrible }
ref-card-sh-char-17 = Balrog of Moria
    .combat = { ref-combat-durins-bane }
ref-card-sh-char-18 = The Lidless Eye
    .combat = { ref-combat-words-of-power }
ref-card-sh-char-19 = Dreadful Spells
    .combat = { ref-combat-devilry-of-orthanc }
ref-card-sh-char-20 = Grond, Hammer of the Underworld
    .combat = { ref-combat-dread-and-despair }
ref-card-sh-char-21 = The Palantír of Orthanc
    .combat = { ref-combat-cruel-as-death }
ref-card-sh-char-22 = Wormtongue
    .combat = { ref-combat-foul-stench }
ref-card-sh-char-23 = The Ringwraiths Are Abroad
    .combat = { ref-combat-words-of-power }
ref-card-sh-char-24 = The Black Captain Commands
    .combat = { ref-combat-foul-stench }
ref-card-sh-str-01 = Return to Valinor
    .combat = { ref-combat-deadly-strife }
ref-card-sh-str-02 = The Fighting Uruk-hai
    .combat = { ref-combat-onslaught }
ref-card-sh-str-03 = Denethor’s Folly
    .combat = { ref-combat-devilry-of-orthanc }
ref-card-sh-str-04 = The Day Without Dawn
    .combat = { ref-combat-relentless-assault }
ref-card-sh-str-05 = Threats and Promises
    .combat = { ref-combat-devilry-of-orthanc }
ref-card-sh-str-06 = Stormcrow
    .combat = { ref-combat-great-host }
ref-card-sh-str-07 = Shadows Gather
    .combat = { ref-combat-mumakil }
ref-card-sh-str-08 = The Shadow Lengthens
    .combat = { ref-combat-mumakil }
ref-card-sh-str-09 = The Shadow Is Moving
    .combat = { ref-combat-swarm-of-bats }
ref-card-sh-str-10 = Corsairs of Umbar
    .combat = { ref-combat-deadly-strife }
ref-card-sh-str-11 = Rage of the Dunlendings
    .combat = { ref-combat-relentless-assault }
ref-card-sh-str-12 = Return of the Witch-king
    .combat = { ref-combat-swarm-of-bats }
ref-card-sh-str-13 = Half-orcs and Goblin-men
    .combat = { ref-combat-we-come-to-kill }
ref-card-sh-str-14 = Olog-hai
    .combat = { ref-combat-we-come-to-kill }
ref-card-sh-str-15 = Hill-trolls
    .combat = { ref-combat-we-come-to-kill }
ref-card-sh-str-16 = A New Power Is Rising
    .combat = { ref-combat-great-host }
ref-card-sh-str-17 = Many Kings to the Service of Mordor
    .combat = { ref-combat-great-host }
ref-card-sh-str-18 = The King Is Revealed
    .combat = { ref-combat-relentless-assault }
ref-card-sh-str-19 = Shadows on the Misty Mountains
    .combat = { ref-combat-onslaught }
ref-card-sh-str-20 = Orcs Multiplying Again
    .combat = { ref-combat-onslaught }
ref-card-sh-str-21 = Horde from the East
    .combat = { ref-combat-deadly-strife }
ref-card-sh-str-22 = Monsters Roused
    .combat = { ref-combat-desperate-battle }
ref-card-sh-str-23 = Musterings of Long-planned War
    .combat = { ref-combat-desperate-battle }
ref-card-sh-str-24 = Pits of Mordor
    .combat = { ref-combat-desperate-battle }

## Hunt tiles

ref-tile-std-eye = Eye, Reveal
ref-tile-std-3 = 3
ref-tile-std-2 = 2
ref-tile-std-2r = 2, Reveal
ref-tile-std-1 = 1
ref-tile-std-1r = 1, Reveal
ref-tile-std-0r = 0, Reveal
ref-tile-fel-elven-cloaks = Elven Cloaks (0)
ref-tile-fel-elven-rope = Elven Rope (0)
ref-tile-fel-phial = Phial of Galadriel (−2)
ref-tile-fel-smeagol = Sméagol (−1)
ref-tile-sha-shelob = Shelob’s Lair (die, Stop)
ref-tile-sha-ring-is-mine = The Ring Is Mine! (Eye, Reveal, Stop)
ref-tile-sha-on-on = On, On They Went (3, Stop)
ref-tile-sha-give-it = Give It to Uss! (1, Reveal, Stop)

## Zones

zone-free-character-deck = Character deck of the Free Peoples
zone-free-strategy-deck = Strategy deck of the Free Peoples
zone-shadow-character-deck = Character deck of the Shadow
zone-shadow-strategy-deck = Strategy deck of the Shadow
zone-hand-0-character = Character cards of the Free Peoples
zone-hand-0-strategy = Strategy cards of the Free Peoples
zone-hand-1-character = Character cards of the Shadow
zone-hand-1-strategy = Strategy cards of the Shadow
zone-buried-0-character = Character cards discarded face down by the Free Peoples
zone-buried-0-strategy = Strategy cards discarded face down by the Free Peoples
zone-buried-1-character = Character cards discarded face down by the Shadow
zone-buried-1-strategy = Strategy cards discarded face down by the Shadow
zone-laid-0-character = Character card laid face down by the Free Peoples
zone-free-character-open = Character card of the Free Peoples in use
zone-free-character-table = Character cards of the Free Peoples on the table
zone-free-character-used = Used Character cards of the Free Peoples
zone-laid-0-strategy = Strategy card laid face down by the Free Peoples
zone-free-strategy-open = Strategy card of the Free Peoples in use
zone-free-strategy-table = Strategy cards of the Free Peoples on the table
zone-free-strategy-used = Used Strategy cards of the Free Peoples
zone-laid-1-character = Character card laid face down by the Shadow
zone-shadow-character-open = Character card of the Shadow in use
zone-shadow-character-table = Character cards of the Shadow on the table
zone-shadow-character-used = Used Character cards of the Shadow
zone-laid-1-strategy = Strategy card laid face down by the Shadow
zone-shadow-strategy-open = Strategy card of the Shadow in use
zone-shadow-strategy-table = Strategy cards of the Shadow on the table
zone-shadow-strategy-used = Used Strategy cards of the Shadow
zone-hunt-pool = Hunt Pool
zone-hunt-drawn = hunt tile drawn
zone-hunt-used = used hunt tiles
zone-hunt-aside = special tiles out of play
zone-hunt-waiting = special tiles that wait for Mordor
zone-hunt-removed = hunt tiles out of the game

## The board

board-turn = turn
board-hosts = figures on the map
board-characters = characters
board-sieges = sieges
board-reinforcements = reinforcements
board-casualties = casualties
board-control = control of Settlements
board-steps_to_war = steps to war
board-active_nations = active nations
board-pool = action dice
board-dice = unused dice
board-hunt_box = Hunt Box
board-taken_back = dice taken back from the Hunt Box
board-rings = Elven Rings
board-ring_used = Elven Ring used in this turn
board-lent_used = ability that lends a die another result used in this turn
board-ring_bearers = Ring-bearers
board-mordor = step on the Mordor Track
board-progress = Progress
board-revealed = revealed
board-corruption = Corruption
board-guide = Guide
board-strove = Fellowship moved or hidden in this turn
board-battle = battle

## The table

ref-terrain-plains = plains
ref-terrain-fields = fields
ref-terrain-forest = forest
ref-terrain-hills = hills
ref-terrain-marsh = marsh
ref-terrain-waste = waste
ref-terrain-desert = desert
ref-water-great-sea = The Great Sea
ref-water-belfalas = Bay of Belfalas
ref-water-rhun = Sea of Rhûn
ref-track-mordor = Mordor Track
ref-mark-fellowship = Fellowship
ref-mark-ring-bearers = Ring-bearers
ref-mark-hunt-box = Hunt Box
ref-mark-politics = Political Track
ref-mark-aside = not yet in play
ref-mark-lost = out of the game
ref-mark-control = taken by the enemy
ref-mark-progress = Progress
ref-mark-corruption = Corruption
ref-mark-moves = die of a Fellowship move
ref-mark-spent = used die
ref-mark-rings = Elven Rings
ref-mark-points = victory points
ref-mark-goal = goal
ref-mark-steps = steps to war
ref-mark-active = active
ref-mark-passive = passive
ref-mark-at-war = at war
ref-mark-hidden = hidden
ref-mark-revealed = revealed
ref-mark-guide = Guide
ref-mark-units = units
ref-mark-besieged = besieged
ref-mark-besieging = besieging
ref-mark-town = Town
ref-mark-city = City
ref-mark-stronghold = Stronghold
ref-mark-fortification = Fortification
ref-mark-war-battle = battle
ref-mark-attack-from = attack from
ref-mark-round = round
ref-mark-strength = Combat Strength
ref-mark-leadership = Leadership
ref-mark-target = hits on
ref-mark-hits = hits
ref-mark-die-character = played with Character or Event
ref-mark-die-army = played with Army or Event
ref-mark-die-muster = played with Muster or Event

## The course of the game

crumb-WarOfTheRing = War of the Ring
crumb-Turn = turn { $ref1 }
crumb-FellowshipPhase = Fellowship phase
crumb-DeclareFellowship = declaration
crumb-NameGuide = Guide
crumb-AllocateHuntDice = Hunt allocation
crumb-RollPools = action roll
crumb-ResolveActions = actions
crumb-KeepHandLimit = hand limit
crumb-DrawEvent = event card
crumb-PlayEvent = { $ref1 }
crumb-PlayFurther = another card
crumb-RemoveTableCard = { $ref1 }
crumb-EventResultUsed = after the event
crumb-PayPrice = price for “{ $ref1 }”
crumb-LoseLeader = loss of a Leader
crumb-RaiseByCard = recruiting
crumb-CallUp = recruiting in { $ref1 }
crumb-UpgradeUnits = Elites for Regulars
crumb-ChooseArmy = choice of an army
crumb-ChooseActingArmy = choice of the army that acts
crumb-LeadAway = Companions set out
crumb-TurnToEyes = dice become Eyes
crumb-MarchOrAttack = march or attack
crumb-GatherNazgul = Nazgûl
crumb-TransferUnits = out of Dunland
crumb-CarryCompanions = Companions travel
crumb-StrikeByNazgul = the Nazgûl strike
crumb-NazgulFlee = flight of the Nazgûl
crumb-MoveOrHide = the Fellowship moves or hides
crumb-DisplaceFellowship = the Fellowship is driven off
crumb-ChooseNation = choice of a nation
crumb-LoseFigure = loss: { $ref1 }
crumb-MoveHosts = movement
crumb-ArmyArrives = arrival in { $ref1 }
crumb-CaptureSettlement = capture of { $ref1 }
crumb-KeepLimits = stacking
crumb-DisbandUnits = stacking in { $ref1 }
crumb-AttackWithHost = attack
crumb-ArmyBattle = battle at { $ref1 }
crumb-BattleRound = round { $ref1 }
crumb-BattleOpens = beginning of the battle
crumb-WhiteRider = White Rider
crumb-CardsRevealed = combat cards revealed
crumb-AssignHits = casualties in { $ref1 }
crumb-CharactersFall = characters fall
crumb-SufferHits = hits at once
crumb-HitHost = hits on the army in { $ref1 }
crumb-LoseHost = end of the army in { $ref1 }
crumb-LayCombatCard = combat card
crumb-CombatMoment = effects of combat cards
crumb-AdditionalAttack = additional attack
crumb-LastingEffect = combat card
crumb-HitsUponHits = more hits
crumb-ForfeitNazgul = Nazgûl Leadership is given up
crumb-BladeOfWesternesse = { ref-combat-blade-of-westernesse }
crumb-MightyAttack = { ref-combat-mighty-attack }
crumb-AndurilShines = { ref-combat-anduril }
crumb-HeroicDeath = { ref-combat-heroic-death }
crumb-DaringDefiance = { ref-combat-daring-defiance }
crumb-FatefulStrike = { ref-combat-fateful-strike }
crumb-SuddenStrike = { ref-combat-sudden-strike }
crumb-WarnedByScouts = { ref-combat-scouts }
crumb-ShieldWall = { ref-combat-shield-wall }
crumb-ConfusedRanks = { ref-combat-confusion }
crumb-EliteCharge = { ref-combat-charge }
crumb-DreadAndDespair = { ref-combat-dread-and-despair }
crumb-FoulStench = { ref-combat-foul-stench }
crumb-BlackBreath = { ref-combat-black-breath }
crumb-WordsOfPower = { ref-combat-words-of-power }
crumb-DurinsBane = { ref-combat-durins-bane }
crumb-FierceOnslaught = { ref-combat-onslaught }
crumb-RelentlessAssault = { ref-combat-relentless-assault }
crumb-GreatHost = { ref-combat-great-host }
crumb-MumakilTrample = { ref-combat-mumakil }
crumb-SwarmOfBats = { ref-combat-swarm-of-bats }
crumb-WeComeToKill = { ref-combat-we-come-to-kill }
crumb-RetreatHost = retreat from { $ref1 }
crumb-ForcedRetreat = forced retreat from { $ref1 }
crumb-AdvanceHost = advance to { $ref1 }
crumb-RecruitFigures = recruiting
crumb-VoiceOfSaruman = Voice of Saruman
crumb-Negotiations = diplomacy
crumb-AdvanceNation = { $ref1 } advances
crumb-BringToWar = { $ref1 } goes to war
crumb-SetNationBack = { $ref1 } is set back
crumb-ActivateNation = { $ref1 } becomes active
crumb-NationsAttacked = nations attacked
crumb-CompanionsArrive = Companions arrive
crumb-BringCharacter = entry of a character
crumb-EliminateCharacter = end of { $ref1 }
crumb-MoveCompanions = Companions
crumb-MoveMinions = Nazgûl and Minions
crumb-SeparateCompanions = separation
crumb-MoveFellowship = the Fellowship moves
crumb-HideFellowship = the Fellowship hides
crumb-HuntRoll = the Hunt
crumb-HuntBegins = before the hunt roll
crumb-DrawTile = hunt tile
crumb-TakeTile = draw of the tile
crumb-TileSeen = the drawn tile
crumb-PathRevealed = path
crumb-TilesOfPath = tiles for the path
crumb-HuntDamage = damage
crumb-CompanionFalls = loss: { $ref1 }
crumb-TakeCasualty = casualty: { $ref1 }
crumb-RevealFellowship = reveal
crumb-PreventTile = no hunt tile
crumb-BreakFellowship = { ref-card-sh-char-14 }
crumb-LureOfTheRing = { ref-card-sh-char-13 }
crumb-MithrilCoat = { ref-card-fp-char-05 }
crumb-FlocksOfCrebain = { ref-card-sh-char-16 }
crumb-BalrogOfMoria = { ref-card-sh-char-17 }
crumb-SorrowAndToil = { ref-card-sh-char-15 }
step-FellowshipPhase-declare = declare or not
step-FellowshipPhase-enter_mordor = into Mordor or not
step-NameGuide-choose = who guides
step-AllocateHuntDice-choose = how many dice
step-ResolveActions-act = which die, and for what
step-PayPrice-choose = which card is the price
step-LoseLeader-choose = which Leader falls
step-KeepHandLimit-choose = which cards go
step-DrawEvent-choose = which deck
step-RaiseByCard-choose = what, and where
step-CallUp-choose = how many
step-UpgradeUnits-choose = which Regular
step-ChooseArmy-choose = which army
step-ChooseActingArmy-choose = which army acts
step-LeadAway-choose = who, and where to
step-PlayFurther-choose = which card
step-TurnToEyes-choose = which dice
step-MarchOrAttack-choose = march or attack
step-GatherNazgul-choose = new Nazgûl or a flight
step-TransferUnits-where = where to
step-TransferUnits-choose = who goes
step-CarryCompanions-choose = from the Fellowship or from the map
step-StrikeByNazgul-choose = a card, a hunt roll or nothing
step-NazgulFlee-choose = where to
step-MoveOrHide-choose = do so or not
step-DisplaceFellowship-choose = where to
step-ChooseNation-choose = which nation
step-LoseFigure-choose = who falls
step-MoveHosts-choose = which army, and where to
step-MoveHosts-go_on = on to the next region or not
step-DisbandUnits-choose = which units go
step-AttackWithHost-choose = which army, and whom it attacks
step-ArmyBattle-stronghold_choice = in the field or inside
step-WhiteRider-choose = the Leadership of Gandalf the White
step-ArmyBattle-extend_siege = another round of the assault or not
step-ArmyBattle-cease = the attacker ceases or fights on
step-ArmyBattle-retreat = the defender stands or retreats
step-ForcedRetreat-choose = where to
step-BattleRound-attacker_reroll = Leader re-roll of the attacker
step-BattleRound-defender_reroll = Leader re-roll of the defender
step-LayCombatCard-choose = a card or none
step-DreadAndDespair-choose = how many points
step-MightyAttack-choose = which Companion
step-WordsOfPower-choose = which Companion
step-RelentlessAssault-choose = how many hits
step-FierceOnslaught-choose = how many hits
step-HeroicDeath-choose = who falls
step-BladeOfWesternesse-choose = who falls
step-FatefulStrike-choose = who falls
step-BlackBreath-choose = who falls
step-WarnedByScouts-choose = where to
step-AssignHits-choose = who falls
step-AdvanceHost-choose = who advances
step-RecruitFigures-choose = what, and where
step-VoiceOfSaruman-choose = which of the two
step-Negotiations-choose = which nation
step-BringCharacter-choose = who, and where
step-MoveCompanions-choose = who moves, and where to
step-MoveMinions-choose = who moves, and where to
step-SeparateCompanions-choose = who leaves, and where to
step-HuntDamage-guide_ability = the ability of the Guide
step-HuntDamage-casualty = a casualty or not
step-RevealFellowship-choose = the path
step-HuntDamage-table_card = a card or none
step-BreakFellowship-choose = who leaves
step-LureOfTheRing-choose = Corruption or the Companion
step-MithrilCoat-choose = use it or not
step-FlocksOfCrebain-choose = use it or not
step-BalrogOfMoria-choose = use it or not
step-SorrowAndToil-choose = which card

## How a game ends

rule-WOTR-18-1 = The Ring-bearers are corrupted: the Shadow wins.
rule-WOTR-18-2 = The Ring is destroyed: the Free Peoples win.
rule-WOTR-18-3 = The Shadow has conquered enough of the Free lands and wins.
rule-WOTR-18-4 = The Free Peoples have conquered enough of the Shadow’s lands and win.

## Why not

rule-WOTR-1-4 = { $about_count ->
    [0] An army needs at least one unit.
   *[other] { $ref1 }: an army of yours with at least one unit is needed.
}
rule-WOTR-2-1 = { $about_count ->
    [1] { $ref1 } is not adjacent.
   *[other] { $ref1 } and { $ref2 } are not adjacent.
}
rule-WOTR-4-5 = Only the Free Peoples declare the Fellowship.
rule-WOTR-4-7 = At most one die for each Companion in the Fellowship goes to the Hunt Box, and no more than you have.
rule-WOTR-4-9 = With no Companion in the Fellowship only one die goes to the Hunt Box.
rule-WOTR-4-10 = The Free Peoples took dice back from the Hunt Box, so at least one of yours must go there.
rule-WOTR-5-6 = You have no unused die that shows { $ref1 }.
rule-WOTR-5-7 = You may pass only with fewer unused dice than your enemy.
rule-WOTR-5-8 = You have no unused die that shows { $ref1 }.
rule-WOTR-5-10 = { $ref1 }: no army with a Leader, Nazgûl or Character can move by it.
rule-WOTR-5-11 = { $ref1 }: no army with a Leader, Nazgûl or Character can attack by it.
rule-WOTR-5-13 = { $about_count ->
    [1] { $ref1 } is not yours to move.
   *[other] { $ref1 }: no Companion on the map can move by it.
}
rule-WOTR-5-14 = { $about_count ->
    [1] { $ref1 } is not yours to move.
   *[other] { $ref1 }: no Nazgûl or Minion can move by it.
}
rule-WOTR-5-15 = { $ref1 } does not serve to { $ref2 } now.
rule-WOTR-5-16 = { $about_count ->
    [1] { $ref1 } is not a nation of yours.
   *[other] { $ref1 } does not serve to { $ref2 } now.
}
rule-WOTR-5-17 = Only the Shadow brings Minions, with a Muster result and as their cards say.
rule-WOTR-5-19 = { $ref1 } does not draw a card, or no deck has one left.
rule-WOTR-5-21 = Aragorn and Gandalf the White need a Will of the West, and enter as their cards say.
rule-WOTR-6-1 = An Elven Ring changes an unused die of yours to another face of your dice.
rule-WOTR-6-4 = You have used a Ring in this turn.
rule-WOTR-6-9 = You have no Ring to spend for “{ $ref1 }”.
rule-WOTR-6-6 = No Ring makes a Will of the West.
rule-WOTR-6-8 = An Eye is not changed.
rule-WOTR-7-1 = You discard exactly as many cards of your hand as you hold above the limit.
rule-WOTR-7-3 = The { $ref1 } deck is empty.
rule-WOTR-7-4 = An event is played from your hand with an Event result or with the result printed on the card.
rule-WOTR-7-5 = “{ $ref1 }”: what the card requires is not met.
rule-WOTR-7-6 = The card does not give this here.
rule-WOTR-7-18 = “{ $ref1 }”: no card lets you play this one without a die now.
rule-WOTR-7-8 = “{ $ref1 }” forbids this.
rule-WOTR-7-9 = The price by which “{ $ref1 }” could be discarded from the table is not paid like this.
rule-WOTR-8-2 = { $ref1 } cannot enter play in { $ref2 } now.
rule-WOTR-8-3 = { $ref1 } cannot enter play in { $ref2 } now.
rule-WOTR-8-4 = { $ref1 } never moves.
rule-WOTR-8-5 = { $ref1 } cannot move now, or is out of reach.
rule-WOTR-8-6 = { $ref1 } is in another region than this group.
rule-WOTR-8-9 = { $ref1 } cannot leave the siege.
rule-WOTR-8-11 = No Nazgûl that can still move is in { $ref1 }.
rule-WOTR-8-12 = { $ref1 } has a Stronghold of the Free Peoples that is not besieged.
rule-WOTR-8-14 = { $ref1 } cannot move now, or is out of reach.
rule-WOTR-8-15 = { $ref1 } does not go along anyway.
rule-WOTR-8-17 = { $ref1 } does not take part in this battle.
rule-WOTR-9-1 = One Muster result brings one Elite, or two other figures.
rule-WOTR-9-2 = A figure goes to { $ref1 } already; the second needs another Settlement.
rule-WOTR-9-4 = { $ref1 }: not at war.
rule-WOTR-9-5 = { $ref1 }: a figure comes to a free Settlement of its own nation, and only its owner recruits it.
rule-WOTR-9-6 = { $ref1 } is no Stronghold of Sauron.
rule-WOTR-9-7 = { $ref1 } is besieged.
rule-WOTR-9-8 = { $ref1 }: none is left in the reinforcements.
rule-WOTR-9-11 = { $ref1 }: a card recruits only in free regions and in your own besieged Strongholds.
rule-WOTR-9-12 = A Leader would stand alone in { $ref1 }.
rule-WOTR-9-13 = The Voice of Saruman needs Saruman in an Orthanc that is neither lost nor besieged, and somebody to raise.
rule-WOTR-10-1 = { $ref1 } holds as many units as are allowed.
rule-WOTR-10-2 = Only five units may stay in the Stronghold of { $ref1 }.
rule-WOTR-10-3 = { $ref1 } is not among the units above the limit.
rule-WOTR-10-8 = The army in { $ref1 } has moved in this action.
rule-WOTR-10-9 = The army in { $ref1 } has no Leader, Nazgûl or Character to move it.
rule-WOTR-10-10 = { $about_count ->
    [0] The part that goes needs a unit.
   *[other] { $ref1 } does not go along anyway.
}
rule-WOTR-10-11 = The other part of the army from { $ref1 } went to { $ref2 } already; this one needs another goal.
rule-WOTR-10-12 = Leaders cannot stay without a unit.
rule-WOTR-10-13 = The part that goes needs a Leader, Nazgûl or Character.
rule-WOTR-10-14 = An enemy army stands in { $ref1 }; it must be attacked.
rule-WOTR-10-15 = Nobody from { $ref1 } may enter { $ref2 }: their nations are not at war.
rule-WOTR-10-16 = Mountains or another impassable border lie in between.
rule-WOTR-10-17 = The card does not let the army march this way.
rule-WOTR-10-20 = The army in { $ref1 } is besieged.
rule-WOTR-11-2 = No enemy army can be attacked there.
rule-WOTR-11-3 = Nobody in { $ref1 } is of a nation at war.
rule-WOTR-11-4 = A rearguard needs at least one unit, and so do those who attack.
rule-WOTR-11-5 = The attack would leave a Leader alone in { $ref1 }, whose nation is not at war.
rule-WOTR-11-6 = Those who attack need a Leader, Nazgûl or Character.
rule-WOTR-11-17 = You re-roll at most as many missed dice as you have Leadership.
rule-WOTR-11-25 = Every hit must be assigned to a unit of yours in this battle.
rule-WOTR-11-26 = All hits are assigned.
rule-WOTR-11-27 = No { $ref1 } of yours is in this battle.
rule-WOTR-11-28 = It takes two hits to remove { $ref1_a }.
rule-WOTR-11-29 = No Regular is left to replace { $ref1_a }.
rule-WOTR-11-33 = Only the defender may retreat, and only if the attacker fights on.
rule-WOTR-11-34 = { $ref1 } is not an adjacent free region.
rule-WOTR-11-35 = A besieged army does not retreat.
rule-WOTR-11-43 = Those who advance need a unit, and Leaders cannot stay without one.
rule-WOTR-12-1 = “{ $ref1 }” is not a card that you can lay now: one card of your hand, before a round of a battle.
rule-WOTR-12-5 = “{ $ref1 }”: this battle is not as the combat text requires.
rule-WOTR-12-6 = The card does not allow { $ref1 ->
    [one] { $ref1 } hit
   *[other] { $ref1 } hits
} on your own units now.
rule-WOTR-12-10 = The Leadership of { $ref1 } does not count in this battle and cannot be given up.
rule-WOTR-12-16 = The Nazgûl in this battle do not have { $ref1 ->
    [one] { $ref1 } point
   *[other] { $ref1 } points
} of Leadership to give up.
rule-WOTR-13-1 = You do not control a Stronghold in { $ref1 }.
rule-WOTR-13-2 = Only a defender in the region of his Stronghold goes inside, before a round.
rule-WOTR-13-9 = The army in { $ref1 } is besieged; only the besiegers can attack it.
rule-WOTR-13-10 = No { $ref1 } of yours takes part in this assault.
rule-WOTR-13-11 = No Regular is left to replace { $ref1_a }.
rule-WOTR-13-25 = { $ref1 } is not under your control.
rule-WOTR-14-2 = { $ref1 }: a passive nation does not go to war.
rule-WOTR-14-16 = { $ref1 }: at war already.
rule-WOTR-14-19 = No Companion stands where he can speak for his nation.
rule-WOTR-15-4 = { $ref1 } is not of the highest Level in the Fellowship.
rule-WOTR-15-5 = Only the Free Peoples choose the Guide.
rule-WOTR-15-9 = Only a hidden Fellowship moves, by a Character result.
rule-WOTR-15-12 = Only a hidden Fellowship declares its position, in its phase.
rule-WOTR-15-13 = The Fellowship has no step left.
rule-WOTR-15-15 = An impassable border lies between here and { $ref1 }.
rule-WOTR-15-21 = A revealed Fellowship does not end in a City or Stronghold of the Free Peoples.
rule-WOTR-15-26 = Only a revealed Fellowship hides: by a Character result, or by any die if Strider guides it.
rule-WOTR-15-27 = { $about_count ->
    [1] { $ref1 } is out of reach.
   *[other] { $ref1 } does not serve to { $ref2 } now.
}
rule-WOTR-15-28 = { $ref1 } leaves already.
rule-WOTR-15-30 = { $ref1 } is not in the Fellowship.
rule-WOTR-16-4 = No Shadow die lies in the Hunt Box.
rule-WOTR-16-23 = The casualty is the Guide, or one of several Companions drawn at random.
rule-WOTR-16-19 = “{ $ref1 }” does not reduce the damage.
rule-WOTR-17-1 = Mordor is entered from Morannon or Minas Morgul.
rule-WOTR-17-6 = Nobody separates in Mordor.
rule-WOTR-17-13 = Nothing is declared in Mordor.
rule-WOTR-19-22 = “{ $ref1 }”: this event is for another player of your side.

## Forecasts

forecast-field-taken = the attacker wins
forecast-field-held = the attacker is destroyed
forecast-field-stopped = the attacker ceases
forecast-field-nobody = both are destroyed
forecast-siege-taken = the Stronghold falls
forecast-siege-held = the attacker is destroyed
forecast-siege-stopped = the Stronghold holds
forecast-siege-nobody = both are destroyed
forecast-sortie-taken = the besiegers are destroyed
forecast-sortie-held = the sortie is destroyed
forecast-sortie-stopped = the siege goes on
forecast-sortie-nobody = both are destroyed
forecast-losses = units lost
forecast-policy = Reckoned as if each side re-rolls all the misses it may, loses Regulars first and then reduces Elites; the defender stands, and the attacker ceases once he can take less than half the hits that the defender can. A reduced Elite is not counted as lost.
forecast-policy-siege = Reckoned as if each side re-rolls all the misses it may, loses Regulars first and then reduces Elites; the attacker reduces an Elite for each further round as long as he has one and can take at least half the hits that the defender can. A reduced Elite is not counted as lost.
forecast-inside = The defender may go into his Stronghold before any round; the numbers hold if he fights in the field.
forecast-hunt-guide = Only the damage of the tile is counted: the Guide and a casualty may reduce it before it becomes Corruption.
forecast-hunt-strongholds = If the Fellowship is revealed, tiles for Shadow Strongholds on its path come on top.
forecast-hunt-eyes = For the first move of the turn, with the Eyes that the other dice may show.
forecast-hunt-tile = tile drawn
forecast-hunt-reveals = Fellowship revealed
forecast-hunt-stops = Fellowship stopped
forecast-hunt-damage = damage of the tile, on average
forecast-free-rounds = The rounds that the card gives are all fought and cost no Elite.
forecast-outflanked = The defender rolls a die less for each enemy unit besieged in his region, but at least one.
forecast-card-counted = The known combat card counts in this round; a card that is still hidden may change it.
forecast-card-uncounted = What a known combat card may yet do is not counted.
forecast-hunt-fp-char-05 = Mithril Coat and Sting on the table may bring a second tile, and then only that one counts.
forecast-hunt-fp-char-06 = Axe and Bow on the table may reduce the damage by 1.
forecast-hunt-fp-char-07 = Horn of Gondor on the table may reduce the damage by 1.
forecast-hunt-fp-char-08 = Wizard's Staff on the table may prevent that a tile is drawn.
forecast-hunt-sh-char-16 = Flocks of Crebain on the table may add 1 to all hunt dice of the roll.
forecast-hunt-corrupts = damage in Mordor
ref-mark-hunt-corrupts = damage in Mordor, per cent
ref-mark-hunt-odds = the Hunt at a move
ref-mark-hunt-tile = tile drawn, per cent
ref-mark-hunt-reveals = Fellowship revealed, per cent

## The chronicle of a match

chronicle-turn = Turn { $number }
chronicle-points = victory points
chronicle-corruption = Corruption
chronicle-mordor = steps on the Mordor Track
chronicle-taken = Settlements taken
chronicle-at-war = nations that went to war
chronicle-moves = moves of the Fellowship
chronicle-revealed = times the Fellowship was revealed
chronicle-tiles = hunt tiles drawn
chronicle-recruited = figures recruited
chronicle-rings = Elven Rings used
chronicle-cards = event cards drawn
chronicle-attacks = attacks
chronicle-reduced = Elites reduced
chronicle-dice-battle = hits in battle
chronicle-dice-hunt = successes of the Hunt
ref-mark-lost-free = units lost by the Free Peoples
ref-mark-lost-shadow = units lost by the Shadow

## The summary

summary-play = How it is played
summary-war = War, politics, characters
summary-turn = A turn, phase by phase
summary-recover = Recover and draw
summary-recover-text = Both sides take back all their dice, the Free Peoples also those in the Hunt Box, and draw one card from each of their two decks. Hand limit: { $hand }.
summary-phase-fellowship = Fellowship
summary-phase-fellowship-text = The Free Peoples may declare a hidden Fellowship, then enter Mordor from Morannon or Minas Morgul, then change the Guide.
summary-allocation = Hunt allocation
summary-allocation-text = The Shadow puts dice into the Hunt Box: at most one for each Companion in the Fellowship, but one is always allowed; at least one if the Free Peoples took dice back from there. These dice are not rolled.
summary-roll = Action roll
summary-roll-text = Both roll the rest of their dice. At the start the Free Peoples have { $free }, the Shadow { $shadow }; some characters add one each. Every Eye of the Shadow goes to the Hunt Box.
summary-actions = Actions
summary-actions-text = In turn, the Free Peoples first, each uses one die. Whoever has fewer unused dice may pass. A die may be discarded without effect.
summary-check = Victory check
summary-check-text = Only now are victory points checked; until then they can be taken back. The Ring decides at once.
summary-dice = What the dice do
summary-character-text = Move or attack with one army that has a Leader, Nazgûl or Character.
summary-character-free = Character, Free Peoples
summary-character-free-text = Or: move or hide the Fellowship; separate one Companion or one group; move Companions on the map, each up to his Level.
summary-character-shadow = Character, Shadow
summary-character-shadow-text = Or: move any number of Nazgûl and Minions. Nazgûl fly anywhere, but not to a Stronghold of the Free Peoples that is not besieged.
summary-army-text = Move up to two different armies one region each, or attack with one army.
summary-muster-text = Advance one own nation one step on the Political Track, or recruit.
summary-muster-shadow = Muster, Shadow
summary-muster-shadow-text = Or: bring a Minion into play.
summary-muster-army-text = Any one action of Muster or of Army.
summary-event-text = Draw one card from either of your decks.
summary-will-text = Any other result; or bring Aragorn or Gandalf the White into play.
summary-eye-text = No action: it goes to the Hunt Box and hunts.
summary-rings-text = Before an action change one unused die to another result, once a turn. A Ring of the Free Peoples then goes to the Shadow; one of the Shadow leaves the game. The Free Peoples never make a Will of the West; the Shadow may make an Eye.
summary-road = The Fellowship and the Hunt
summary-move = Move
summary-move-text = Only while hidden: Progress grows by 1, then the Shadow hunts. Afterwards the die goes to the Hunt Box.
summary-hunt = Hunt roll
summary-hunt-text = One die for each Shadow die in the Hunt Box, at most { $most }. 6 or more succeeds; each Free die in the box adds 1; a natural 1 fails. Where the Ring-bearers’ figure is, a Shadow Stronghold, Shadow units and Nazgûl let one failed die each be rolled again.
summary-tile = Hunt tile
summary-tile-text = After at least one success one tile is drawn. A number is the damage; an Eye does as much as there were successes. Used tiles return when the pool is empty.
summary-reveal = Revealed
summary-reveal-text = A tile with Reveal: move the figure by up to Progress, not into a City or Stronghold that the Free Peoples hold; Progress returns to 0. For each Shadow Stronghold on the path another tile is drawn.
summary-hide = Hide
summary-hide-text = A revealed Fellowship cannot move. A Character result hides it, with Strider as Guide any die.
summary-declare = Declare
summary-declare-text = In phase 2, while hidden: move the figure by up to Progress, which returns to 0. In a City or Stronghold of the Free Peoples that the enemy does not hold, remove 1 Corruption, and the nation becomes active.
summary-separate = Separate
summary-separate-text = Companions leave the Fellowship for good, and go up to Progress plus the highest Level of the group.
summary-mordor = Mordor
summary-mordor-text = From Morannon or Minas Morgul to the Mordor Track of { $last } steps; used Eyes return to the pool. Each move draws a tile without a roll: an Eye does as much damage as all dice in the Hunt Box. Without Stop the Fellowship goes on one step. A turn without moving or hiding adds 1 Corruption. Nobody separates.
summary-damage = Damage of the Hunt
summary-guide = Guide
summary-guide-text = The Guide, a Companion of the highest Level, may use his ability. A new Guide may use his at once.
summary-casualty = Casualty
summary-casualty-text = If damage remains, the Guide or a random Companion may be lost, one for each tile: the damage drops by his Level.
summary-corruption = Corruption
summary-corruption-text = The rest is added to Corruption. Last of all the tile reveals the Fellowship.
summary-victory = Who wins; the first that is true counts
summary-corrupted-text = At once with { $corruption } Corruption.
summary-destroyed-text = At once when the Fellowship is on step { $last } of the Mordor Track with less than { $corruption } Corruption.
summary-conquered-text = In phase 6 with { $goal } points: a City of the enemy counts { $city }, a Stronghold { $stronghold }, a Town nothing.
summary-freed-text = In phase 6 with { $goal } points, counted in the same way.
summary-armies = Armies
summary-host = Army
summary-host-text = All units of a side in a region, with Leaders, Nazgûl and Characters. At most { $stack } units; those above go back to the reinforcements. A Leader without a unit is lost.
summary-march = March
summary-march-text = One region, the whole army or a part, not across black borders. Where an enemy army stands you must attack. Units of a nation not at war do not enter regions of other nations.
summary-recruit = Recruit
summary-recruit-text = One Elite; or two others (Regulars, Leaders, Nazgûl) in two different Settlements. Only nations at war, in their own Settlements that are free and not besieged; Nazgûl in Strongholds of Sauron.
summary-losses = Lost figures
summary-losses-text = Figures of the Free Peoples are gone for good; those of the Shadow return to its reinforcements. Characters do not return; only Gandalf may, as Gandalf the White.
summary-battle = A battle
summary-attack = Attack
summary-attack-text = An army attacks one enemy army in an adjacent region. Only nations at war attack; a rearguard with at least one unit may stay behind.
summary-combat-roll = Combat roll
summary-combat-roll-text = One die for each unit, at most { $most }. 5 and 6 hit. In the first round against a City or Fortification the attacker hits only with 6. A Stronghold does not help in the field.
summary-reroll = Leader re-roll
summary-reroll-text = As many missed dice as Leadership, at most { $most }, once each. Leaders and Nazgûl count 1; characters as on their cards.
summary-hits = Casualties
summary-hits-text = Both sides suffer all hits. One hit removes a Regular or turns an Elite into a Regular; two remove an Elite. Without units Leaders, Nazgûl and Characters are lost as well.
summary-cease = Cease or retreat
summary-cease-text = After each round the attacker may cease. If he goes on, the defender may retreat with everybody to a free adjacent region.
summary-advance = Advance
summary-advance-text = If the defender is gone, the attacker may move in with all or part of those who fought. Without an advance nothing is captured.
summary-sieges = Strongholds and captures
summary-inside = Into the Stronghold
summary-inside-text = Before each round a defender in the region of his Stronghold may go inside instead of fighting. If the attacker advances, it is besieged: at most { $besieged } units stay, and nobody retreats.
summary-assault = Assault
summary-assault-text = The besiegers hit only with 6, the besieged with 5 and 6. One round; for each further one the attacker reduces an Elite.
summary-sortie = Sortie
summary-sortie-text = The besieged attack as in the field; if they cease, they are inside again. They do not advance out of the region.
summary-relief = Relief
summary-relief-text = An army in an adjacent region may attack the besiegers; the besieged do not fight, and the Stronghold does not help the besiegers.
summary-capture = Capture
summary-capture-text = By entering with an army where no unit defends, or by destroying the besieged. A captured Settlement recruits for nobody; retaken, it gives its points back.
summary-politics = Nations
summary-passive = Passive and active
summary-passive-text = A passive nation never goes to war. It becomes active when an enemy army enters one of its regions or attacks its units, when the Fellowship is declared in one of its Cities or Strongholds, or a Companion who can rouse it arrives there.
summary-nearer = Nearer to war
summary-nearer-text = One step by a Muster result, each time its units are attacked, and each time one of its Settlements is captured.
summary-at-peace = Not at war
summary-at-peace-text = Units and Leaders do not attack, do not enter other nations and are not recruited. They defend themselves. Characters and Nazgûl are free of it.
summary-characters = Characters
summary-character-gandalf-grey-text = First Guide: after an event played with an Event result you may draw from the deck of that card. Rouses any Free nation. On the map he adds 1 to the Combat Strength of his army.
summary-character-strider-text = As Guide he hides the Fellowship with any die. Rouses the North. +1 Combat Strength.
summary-character-boromir-text = Rouses Gondor; in its unconquered Cities and Strongholds any die advances it. +1 Combat Strength.
summary-character-legolas-text = Rouses the Elves; in their unconquered Strongholds any die advances them. +1 Combat Strength.
summary-character-gimli-text = Rouses the Dwarves; in unconquered Erebor any die advances them. +1 Combat Strength.
summary-character-meriadoc-text = As Guide he may leave the Fellowship to reduce damage by 1. Lost in the Fellowship outside Mordor he enters play instead. Rouses any Free nation.
summary-character-peregrin-text = As Meriadoc: leaves to reduce damage by 1, and enters play instead of being lost outside Mordor. Rouses any Free nation.
summary-character-aragorn-text = By a Will of the West in place of Strider in an unconquered Minas Tirith, Dol Amroth or Pelargir. +1 Combat Strength.
summary-character-gandalf-white-text = By a Will of the West once a Minion has been in play and Gandalf the Grey is out of the Fellowship. Alone or with a Hobbit he rides { $rides } regions. Before a battle he may give up his Leadership, and that of the Nazgûl does not count in it.
summary-character-gollum-text = Guide when no Companion is left. Standard tiles with a number do not reveal; he may reveal the Fellowship to reduce damage by 1.
summary-character-saruman-text = In an unconquered Orthanc if Isengard is at war; never leaves it. Elites of Isengard are Leaders too. His Voice: a Regular in each Settlement of Isengard, or two Regulars in Orthanc become Elites.
summary-character-witch-king-text = With an army that has a unit of Sauron, if Sauron and a Free nation are at war. All Free nations become active. He flies like a Nazgûl. If he fights, a combat card used in round 1 lets you draw from its deck.
summary-character-mouth-of-sauron-text = In an unconquered Stronghold of Sauron, if the Fellowship is on the Mordor Track or all Free nations are at war. Once a turn a Muster result serves as Army.
ref-mark-level = Level
ref-mark-more-dice = action dice

## Warnings

warning-WOTR-5-8 = This die could still be used, or you could pass and keep it.
warning-WOTR-7-1 = Your hand is full: you would have to discard a card.
warning-WOTR-7-17 = As things are, the event would do nothing.
warning-WOTR-9-9 = You could recruit another figure with this die.
warning-WOTR-10-3 = There would be more units than a region may hold: those above the limit go back to the reinforcements.
warning-WOTR-11-17 = A re-roll costs nothing, and you could re-roll more dice.
warning-WOTR-11-41 = If nobody advances, the Settlement is not captured.
warning-WOTR-13-5 = If nobody advances, there is no siege, and the defenders come out again.
warning-WOTR-13-6 = Your army is larger than a besieged Stronghold may hold: the units above the limit go back to the reinforcements.
warning-WOTR-13-22 = Nobody would defend this City or Stronghold, and an enemy army beside it could take it without a fight.
warning-WOTR-15-11 = Progress is at its end and would not grow, but the Shadow would hunt.
warning-WOTR-15-13 = Progress returns to 0: the steps that you do not use are lost.
warning-WOTR-15-14 = As things are, declaring would change nothing.
warning-WOTR-16-3 = These are more dice than a hunt ever rolls: those above the limit would only be lost for actions.
warning-WOTR-16-4 = Without a die in the Hunt Box there is no hunt, unless you roll an Eye.
warning-WOTR-16-25 = His Level is higher than the damage: the difference would be wasted.

## Event cards: their events

text-event-fp-char-01 = The special hunt tile Elven Cloaks (damage 0) comes into play. It waits beside the board and goes into the Hunt Pool when the Fellowship enters Mordor, or at once if the Fellowship is already on the Mordor Track.
text-event-fp-char-02 = The special hunt tile Elven Rope (damage 0) comes into play. It waits beside the board and goes into the Hunt Pool when the Fellowship enters Mordor, or at once if the Fellowship is already on the Mordor Track.
text-event-fp-char-03 = The special hunt tile Phial of Galadriel (removes 2 Corruption) comes into play. It waits beside the board and goes into the Hunt Pool when the Fellowship enters Mordor, or at once if the Fellowship is already on the Mordor Track.
text-event-fp-char-04 = The special hunt tile Sméagol (removes 1 Corruption) comes into play. It waits beside the board and goes into the Hunt Pool when the Fellowship enters Mordor, or at once if the Fellowship is already on the Mordor Track.
text-event-fp-char-05 = Play on the table. After any hunt tile is drawn and seen (hunt roll, Stronghold, event or Mordor), you may discard this card to draw a second tile. Only the second tile is applied. Then the first goes back into the Hunt Pool.
text-event-fp-char-06 = Play on the table if Gimli or Legolas is in the Fellowship. After a hunt tile is drawn, you may discard this card to reduce the hunt damage by 1 (minimum 0). The remaining damage is handled as usual. Discard this card at once when neither Gimli nor Legolas is in the Fellowship any more.
text-event-fp-char-07 = Play on the table if Boromir is in the Fellowship. After a hunt tile is drawn, you may discard this card to reduce the hunt damage by 1 (minimum 0). The remaining damage is handled as usual. Discard this card at once when Boromir leaves the Fellowship.
text-event-fp-char-08 = Play on the table if Gandalf the Grey is in the Fellowship. When the Shadow is about to draw a hunt tile, you may discard this card. That tile is not drawn and nothing of it happens. On the Mordor Track this means no damage and no Stop, and the Fellowship makes its step. Discard this card at once when Gandalf the Grey leaves the Fellowship.
text-event-fp-char-09 = Roll 3 dice. Each 5 or more removes 1 Corruption. If Strider is the Guide, each 3 or more removes 1 instead. Corruption does not fall below 0.
text-event-fp-char-10 = Remove 1 Corruption. Then, if Gollum is the Guide, you may hide the Fellowship (if it is revealed) or move it (if it is hidden) by the normal rules, including the Hunt. The die that paid for this card does not go to the Hunt Box.
text-event-fp-char-11 = Play if a Companion is still in the Fellowship. Separate a Companion, or several as one group. They may move 1 region farther than usual. Then remove 1 Corruption. On the Mordor Track the chosen Companions leave the game instead, and the Corruption is still removed.
text-event-fp-char-12 = Remove 1 Corruption, or 2 if Gollum is the Guide.
text-event-fp-char-13 = Turn 1 of your unused action dice from Character to Will of the West. If no such die shows Character, nothing is turned. In addition, if the Ring-bearers are in Lórien and Lórien is unconquered, remove 1 Corruption.
text-event-fp-char-14 = Play if Strider or Aragorn is with an army of yours in a region of Gondor (not Osgiliath) or Rohan. Take 3 tiles out of the Hunt Pool. If it runs out, return the used standard tiles and go on. If all 3 are Eyes, they go back and Strider or Aragorn is eliminated. Otherwise the Eyes among them leave the game for good and the rest go back. A special Shadow tile with an Eye is an Eye. Nothing else on the tiles applies.
text-event-fp-char-15 = Choose a Companion or a group, either in the Fellowship (separate them) or on the map (move them). For this move their Level is 4 (when separated they go up to Progress + 4). They may end it inside a besieged Stronghold.
text-event-fp-char-16 = Choose a Companion or a group, either in the Fellowship (separate them) or on the map (move them). They may move 2 regions farther than usual and may end the move inside a besieged Stronghold.
text-event-fp-char-17 = Separate a Companion or a group. They may move 1 region farther than usual. Then, if Gimli or Legolas is in Dale, Erebor or the Woodland Realm, the Dwarves and the North become active, and the Dwarves, the Elves and the North advance 1 step each on the Political Track. This happens even if nobody was separated now.
text-event-fp-char-18 = Play if an army of yours with a Companion is in the same region as a Shadow army with at least 1 Nazgûl, or adjacent to it. Choose one such Shadow army. Roll 1 die for each Nazgûl in it (at most 5). Each 5 or more eliminates 1 of them (to the reinforcements). Its surviving Nazgûl fly together to 1 unconquered Stronghold of Sauron of your choice. The Witch-king is neither counted nor affected.
text-event-fp-char-19 = Play if Gandalf the White is in play and a Companion is in Fangorn. Roll 3 dice. Each 4 or more is 1 hit on the Shadow army in Orthanc (the Shadow removes its own figures). If that army is destroyed, its Nazgûl and Minions are eliminated. Saruman in Orthanc without a Shadow unit is eliminated. For the Political Track this is a battle in which the Shadow does not strike back. Then, if Gandalf the White is in Fangorn or in a region of Rohan, you may at once play 1 more Character event card from your hand without a die.
text-event-fp-char-20 = Play if Gandalf the White is in play and a Companion is in Fangorn. Roll 3 dice. Each 4 or more is 1 hit on the Shadow army in Orthanc (the Shadow removes its own figures). If that army is destroyed, its Nazgûl and Minions are eliminated. Saruman in Orthanc without a Shadow unit is eliminated. For the Political Track this is a battle in which the Shadow does not strike back. Then, if Gandalf the White is in Fangorn or in a region of Rohan, you may at once play 1 more Character event card from your hand without a die.
text-event-fp-char-21 = Play if Gandalf the White is in play and a Companion is in Fangorn. Roll 3 dice. Each 4 or more is 1 hit on the Shadow army in Orthanc (the Shadow removes its own figures). If that army is destroyed, its Nazgûl and Minions are eliminated. Saruman in Orthanc without a Shadow unit is eliminated. For the Political Track this is a battle in which the Shadow does not strike back. Then, if Gandalf the White is in Fangorn or in a region of Rohan, you may at once play 1 more Character event card from your hand without a die.
text-event-fp-char-22 = Play if Strider or Aragorn is in a region of Rohan (also inside a besieged Stronghold). Transfer him, with any number of Companions from his region, to Erech, Lamedon or Pelargir. A Shadow army there takes as many hits as 1 die shows (the Shadow removes its own figures) and then must retreat. If it cannot, it is destroyed. Nazgûl and Minions of a destroyed army are eliminated. Then you may recruit up to 3 Gondor Regulars there. If you recruit at least 1, a Settlement there held by the Shadow returns to your control. For the Political Track this is a battle in which the Shadow does not strike back.
text-event-fp-char-23 = Play if Boromir is in a region of Gondor (not Osgiliath). Recruit 1 Gondor Regular or Elite in his region. Then draw 2 Strategy cards.
text-event-fp-char-24 = Play if Strider or Aragorn is with an army of yours. Eliminate 1 Regular of that army and recruit 1 Elite of the same nation in its place. You choose the nation. Skip this if no such exchange is possible. Then draw 2 Strategy cards.
text-event-fp-str-01 = Play if Aragorn (not Strider) is with a Free Peoples army in a region that belongs to no nation of the Free Peoples. Place this card on the table: a die used to move the Fellowship is set aside like any other die instead of going to the Hunt Box. Discard the card when the Fellowship is next declared or revealed, or as soon as its condition is no longer met.
text-event-fp-str-02 = Advance the Elves 1 step on the Political Track and place this card on the table: the Shadow player may not move an army into Lórien, Rivendell or the Grey Havens, nor attack there, in the field or in a siege. As an action the Shadow player may discard this card by paying 1 die with any result and 2 cards from his hand, 1 of type Army and 1 of type Character.
text-event-fp-str-03 = Advance the North 1 step on the Political Track and place this card on the table: the Shadow player may not move an army into the Old Forest, the Shire or Buckland, nor attack there, in the field or in a siege. As an action the Shadow player may discard this card by paying 1 die with any result and 2 cards from his hand, 1 of type Army and 1 of type Character.
text-event-fp-str-04 = Any number of Companions on the map may make a normal move. Then, if a Companion stands in Erebor or Ered Luin, the Dwarves become active and are at war at once.
text-event-fp-str-05 = Choose a Shadow army anywhere that has units of at least 2 Shadow nations. Roll 5 dice. Each 5 or more is 1 hit on that army. Its owner assigns the hits. This is not an attack and has no political effect.
text-event-fp-str-06 = Choose a Shadow army in Osgiliath, North Ithilien or South Ithilien. Roll 3 dice. Each 5 or more is 1 hit on that army. Then, if a Free Peoples army stands in Osgiliath, recruit 1 Gondor unit (Regular or Elite) and 1 Gondor Leader there.
text-event-fp-str-07 = Any number of Companions on the map may make a normal move. Then, if a Companion stands in the Shire or Bree, the North becomes active and is at war at once.
text-event-fp-str-08 = One nation of the Free Peoples of your choice becomes active and advances 1 step on the Political Track.
text-event-fp-str-09 = Play if Gondor is active. Advance Rohan 1 step on the Political Track. Then recruit 1 Rohan unit (Regular or Elite) and 1 Rohan Leader in Edoras.
text-event-fp-str-10 = With a Free Peoples army from an adjacent region, attack a Shadow army that besieges a Stronghold. Throughout the battle the Shadow rolls 1 die fewer in its combat roll for each Free Peoples unit in the besieged Stronghold, but always at least 1. All restrictions on attacks apply: a unit of a nation at war is needed.
text-event-fp-str-11 = Play if Rohan is at war. Move all or part of a Free Peoples army from one Rohan region, even out of a besieged Stronghold there, directly to Minas Tirith. If the Shadow controls or besieges Minas Tirith, move it to a region adjacent to Minas Tirith instead. The destination must be free for army movement. The other rules of movement apply.
text-event-fp-str-12 = Play if a Free Peoples army has a Companion in it. Move one such army, with at least 1 Companion, up to 2 regions. Every region it enters must be free for army movement. You may split the army before it moves, but it picks up and drops nothing on the way.
text-event-fp-str-13 = Play if the Elves are at war. Recruit 2 Elven units (each Regular or Elite), both in the same coastal region with a Free Peoples army.
text-event-fp-str-14 = Recruit 1 Gondor unit (Regular or Elite) and 1 Gondor Leader in Minas Tirith.
text-event-fp-str-15 = Recruit 1 Elven unit (Regular or Elite) in Lórien. Then draw 1 card from the Strategy deck.
text-event-fp-str-16 = Recruit 1 Rohan unit (Regular or Elite) and 1 Rohan Leader, both in the same region: Edoras or any Rohan region with a Companion.
text-event-fp-str-17 = Recruit 1 Northern unit (Regular or Elite) and 1 Northern Leader in Carrock.
text-event-fp-str-18 = Recruit 1 Gondor unit (Regular or Elite) and 1 Gondor Leader in Dol Amroth.
text-event-fp-str-19 = Recruit 2 Northern Regulars in Dale. Then draw 1 card from the Strategy deck.
text-event-fp-str-20 = Recruit 1 Northern unit (Regular or Elite) in the Shire and 1 Dwarven unit (Regular or Elite) in Ered Luin. Then draw 1 card from the Strategy deck.
text-event-fp-str-21 = Recruit 1 Elven unit (Regular or Elite) in Rivendell. Then draw 1 card from the Strategy deck.
text-event-fp-str-22 = Recruit 1 Dwarven unit (Regular or Elite) and 1 Dwarven Leader in Erebor.
text-event-fp-str-23 = Recruit 1 Rohan unit (Regular or Elite) and 1 Rohan Leader, both in the same free Rohan region with a Settlement: Edoras, Helm’s Deep, Westemnet or Folde.
text-event-fp-str-24 = Recruit 1 Elven unit (Regular or Elite) in the Woodland Realm. Then draw 1 card from the Strategy deck.
text-event-sh-char-01 = The special hunt tile Shelob’s Lair (damage: roll of 1 die, Stop) comes into play. It waits beside the board and goes into the Hunt Pool when the Fellowship enters Mordor, or at once if the Fellowship is already on the Mordor Track.
text-event-sh-char-02 = The special hunt tile The Ring Is Mine! (Eye, Reveal, Stop) comes into play. It waits beside the board and goes into the Hunt Pool when the Fellowship enters Mordor, or at once if the Fellowship is already on the Mordor Track.
text-event-sh-char-03 = The special hunt tile On, On They Went (damage 3, Stop) comes into play. It waits beside the board and goes into the Hunt Pool when the Fellowship enters Mordor, or at once if the Fellowship is already on the Mordor Track.
text-event-sh-char-04 = The special hunt tile Give It to Uss! (damage 1, Reveal, Stop) comes into play. It waits beside the board and goes into the Hunt Pool when the Fellowship enters Mordor, or at once if the Fellowship is already on the Mordor Track.
text-event-sh-char-05 = Not playable while the Ring-bearers are in a region with a Free Peoples Settlement, whoever controls it. Draw a hunt tile. Discard an Eye or a Free Peoples special tile without effect. Resolve any other tile like the tile of a successful Hunt.
text-event-sh-char-06 = Not playable while the Ring-bearers are in a region with a Free Peoples Settlement, whoever controls it. Draw a hunt tile. Discard an Eye or a Free Peoples special tile without effect. Resolve any other like the tile of a successful Hunt, but its damage cannot be reduced in any way (table card, Guide, casualty) before it becomes Corruption. Preventing the draw or replacing the tile is still allowed.
text-event-sh-char-07 = Not playable while the Ring-bearers are in a region with a Free Peoples Settlement, whoever controls it. Draw a hunt tile. Discard an Eye or a Free Peoples special tile without effect. Resolve any other like the tile of a successful Hunt, but if there is any damage and a Companion is in the Fellowship, the Free Peoples player must take a random Companion as casualty before adding Corruption.
text-event-sh-char-08 = Not playable while the Ring-bearers are in a region with a Free Peoples Settlement, whoever controls it. Roll 3 dice. Add 1 Corruption for each result of 4 or more. If Gollum is the Guide, add it only for each 6.
text-event-sh-char-09 = Play if Progress is 1 or more. Move any number of Nazgûl by the normal rules of flight. Then, if a Nazgûl is in the region of the Ring-bearers, the Fellowship is revealed (with the normal reveal move).
text-event-sh-char-10 = Play if Progress is 1 or more. Move the Ring-bearers’ figure to an adjacent region of your choice. Progress does not change. This is neither a declaration nor a reveal, and no tile is drawn.
text-event-sh-char-11 = Play if Progress is 1 or more. Move any number of Nazgûl. Then, if a Nazgûl is in the region of the Ring-bearers, you may do 1 of these: discard a Free Peoples Character event card that lies on the table, or make a hunt roll as if the Fellowship had just moved (Progress does not change).
text-event-sh-char-12 = Play if the Fellowship is revealed. Add 2 Corruption if Corruption is 3 or less, otherwise add 1.
text-event-sh-char-13 = Play if the Fellowship is revealed. Draw a Companion of the Fellowship at random. The Free Peoples player chooses: add Corruption equal to that Companion’s Level, or eliminate him. If Gollum is the Guide, just add 1 Corruption.
text-event-sh-char-14 = Play if the Fellowship is revealed. If Gollum is the Guide, draw no tile and just add 1 Corruption. Otherwise draw a hunt tile. Discard an Eye or a Free Peoples special tile without effect. For any other the Free Peoples player separates that number of Companions of his choice (all if there are fewer). Place them with the Ring-bearers. They do not move on. Ignore Reveal and Stop.
text-event-sh-char-15 = Play on the table. Whenever the Free Peoples player loses a Companion of the Fellowship as a casualty, you may also make him discard a Character event card: either one on the table that you choose, or one drawn at random from the Character event cards in his hand. Discard as soon as the Fellowship is declared in an unconquered City or Stronghold of the Free Peoples.
text-event-sh-char-16 = Play on the table. Before a hunt roll you may discard this card to add 1 to every die of that roll and of its re-rolls. A natural 1 still fails. Also discard it as soon as the Fellowship is declared in an unconquered City or Stronghold of the Free Peoples.
text-event-sh-char-17 = Play on the table. It stays until used. When the Fellowship is declared or revealed and its path starts in, passes through or ends in Moria, you may discard this card to draw 1 more hunt tile: discard an Eye without effect, resolve any other like the tile of a successful Hunt, but ignore Reveal after a declaration in a Free Peoples City or Stronghold. Or in a battle you may discard it to use its combat effect as if from hand.
text-event-sh-char-18 = Choose up to 3 unused Shadow dice. Turn them into Eyes and put them into the Hunt Box at once.
text-event-sh-char-19 = Play if a Shadow army with a Nazgûl is in the same region as a Free Peoples army or adjacent to it. Choose 1 such pair. Roll 1 die per Nazgûl in the Shadow army (and for the Witch-king), at most 5. Each 5 or more is 1 hit on the Free Peoples army. This is no attack: no political effect. A besieged army may be the target. If it loses all units, the besiegers take the Stronghold and Companions stay in the region.
text-event-sh-char-20 = Play if the Witch-king is with a Shadow army that besieges a Stronghold. Attack that Stronghold. The assault lasts 3 rounds instead of 1. In the first round the Free Peoples player may use a combat card only if a Companion is in the battle.
text-event-sh-char-21 = Play on the table if Saruman is in play. Each time you use an Event result to play an event card, draw 1 card from either of your decks afterwards. Discard at once when Saruman is eliminated. The Free Peoples player may discard it as an action, using a Will of the West result, or any 1 die result and 1 Elven Ring.
text-event-sh-char-22 = Play on the table if Saruman is in play. Only 3 things can make Rohan active: a Companion able to do so, a declaration of the Fellowship in Edoras or Helm’s Deep, or an attack on Edoras or Helm’s Deep. Discard once Rohan is active or when Saruman is eliminated.
text-event-sh-char-23 = Move any number of Nazgûl. Then you may either move 2 armies that each have a Nazgûl, 1 region each, or attack with 1 army that has a Nazgûl.
text-event-sh-char-24 = Play if the Witch-king is in play. First either place 2 Nazgûl from the reinforcements in the region of the Witch-king, or move any number of Nazgûl. Then 1 army with the Witch-king may move 1 region or attack.
text-event-sh-str-01 = Play if the Shadow controls at least 1 Elven Stronghold. For each region with an Elven Stronghold that is not besieged, roll 1 die per Elven unit there (at most 5 dice per region). Each 6 is 1 hit on the army there.
text-event-sh-str-02 = Play if Saruman is in play and an army with an Isengard unit besieges a Stronghold. Attack that Stronghold. The assault lasts 3 rounds instead of 1. In the first round the Free Peoples may use a combat card only if a Companion is in the battle.
text-event-sh-str-03 = Play on the table if a Shadow army besieges Minas Tirith. Eliminate 1 Free Peoples Leader there, if any. While this card is on the table, the Free Peoples may not use combat cards in battles in Minas Tirith. Discard it at once when Minas Tirith is no longer besieged. The Free Peoples may discard it as an action with a Will of the West or, if Gandalf or Aragorn (not Strider) is in Minas Tirith, with any die result.
text-event-sh-str-04 = Play if all Shadow nations are at war. Discard all unused Free Peoples action dice that show Will of the West.
text-event-sh-str-05 = Play on the table. While this card is on the table, the Free Peoples may not advance a passive nation with a Muster result. Discard it when an attack or an ability of a Companion advances a Free Peoples nation.
text-event-sh-str-06 = Play if the Ring-bearers or a Companion is within the borders of a Free Peoples nation that is not at war. Choose such a nation and move it 1 step back on the Political Track (not beyond the first box). Then the Free Peoples player eliminates 1 Leader or unit of that nation of his choice, anywhere.
text-event-sh-str-07 = Move 1 Shadow army up to 3 regions. The move must end in a region where another Shadow army already stands that is not besieged. Each region passed must be free for army movement. The army may be split before it moves, but picks up and leaves nobody on the way.
text-event-sh-str-08 = Move 2 Shadow armies up to 2 regions each. Each move must end in a region where another Shadow army already stands that is not besieged. Each region passed must be free for army movement. An army may be split before it moves, but picks up and leaves nobody on the way.
text-event-sh-str-09 = Play if all Shadow nations are at war. Move up to 4 Shadow armies 1 region each. No army moves twice.
text-event-sh-str-10 = Play if the Southrons & Easterlings are at war. Move 1 Shadow army or part of it from Umbar to a coastal region of Gondor: Anfalas, Dol Amroth, Lamedon or Pelargir. If it joins an army there, check the limit of 10 units at once. If a Free Peoples army is there, you attack it. In the field your army fights from Umbar and may not cease. Against an army already besieged it first joins the besiegers, then a normal assault follows.
text-event-sh-str-11 = Play if Isengard is at war. Recruit 2 Isengard Regulars in one free region adjacent to North Dunland or South Dunland. Then you may transfer to that region up to 4 Isengard units in total from North Dunland and South Dunland, in any split. They go there directly, even if it is adjacent to only one of the two.
text-event-sh-str-12 = Play if the Witch-king is in play. The Witch-king flies to Angmar. Then recruit 2 Sauron Regulars and 1 Sauron Elite in Angmar.
text-event-sh-str-13 = Play if Isengard is at war. Recruit 1 Isengard unit, Regular or Elite, in any region with a Shadow army.
text-event-sh-str-14 = Play if Sauron is at war. Recruit 1 Sauron unit, Regular or Elite, in any region with a Shadow army.
text-event-sh-str-15 = Play if Sauron is at war. Replace 2 Sauron Regulars anywhere on the board, in the same region or in different ones, by 2 Sauron Elites from the reinforcements. If that cannot be done, replace as many as possible.
text-event-sh-str-16 = Play if Saruman is in play. Recruit 2 Isengard Regulars in North Dunland, 2 Isengard Regulars in South Dunland and 2 Isengard units in Orthanc, each of these a Regular or an Elite.
text-event-sh-str-17 = Recruit 2 Southron Regulars in each of 3 different Settlements of the Southrons & Easterlings.
text-event-sh-str-18 = Play if Aragorn is in play. Recruit 5 Sauron Regulars and 1 Nazgûl in Minas Morgul.
text-event-sh-str-19 = Recruit 2 Sauron units, each a Regular or an Elite, and 1 Nazgûl, all in the same region: Mount Gram or Moria.
text-event-sh-str-20 = Recruit 3 Sauron Regulars in Dol Guldur and 3 Sauron Regulars in Mount Gundabad.
text-event-sh-str-21 = Play if the Southrons & Easterlings are at war. Recruit 5 Southron Regulars, all in one free region of the Southrons & Easterlings on the eastern map edge: East Rhûn, South Rhûn, Khand or Far Harad.
text-event-sh-str-22 = Recruit 1 Sauron Regular each in Angmar, Ettenmoors and Weather Hills, and 1 Sauron Elite in Trollshaws. Skip each region that is not free.
text-event-sh-str-23 = Play if all Shadow nations are at war. Recruit 5 Southron Regulars in Gorgoroth and 5 Sauron Regulars in Nurn.
text-event-sh-str-24 = Play if Sauron is at war. Recruit 2 Sauron Regulars in each of 3 different Sauron Strongholds.

## Event cards: their use in combat

text-initiative = { $second ->
    [0] In combat it acts at initiative { $first }.
   *[other] In combat it acts at initiative { $first } and { $second }.
}
ref-combat-it-is-a-gift = It Is a Gift
text-combat-it-is-a-gift = Use if the defending army is in the region of the Ring-bearers’ figure. This round add 1 to each die of your combat roll and of your Leader re-roll.
ref-combat-blade-of-westernesse = Blade of Westernesse
text-combat-blade-of-westernesse = Use if Meriadoc or Peregrin is in the battle on your side. If your Leader re-roll scores at least 1 hit, spend 1 of those hits: it does not count against the enemy units, but eliminates 1 enemy Minion of your choice in the battle. The Witch-king is a Minion here. Without such a hit or a Minion there is no effect.
ref-combat-mighty-attack = Mighty Attack
text-combat-mighty-attack = Use if at least 1 Companion fights in this battle. Before the Leader re-roll choose 1 of your Companions. He does not count for Leadership this round. In exchange 1 missed die of your combat roll counts as a hit. If no die missed, the Leadership is lost for nothing.
ref-combat-servant-of-the-secret-fire = Servant of the Secret Fire
text-combat-servant-of-the-secret-fire = Use if Gandalf the Grey or Gandalf the White is in the battle. This round add 1 to each die of your combat roll.
ref-combat-anduril = Andúril
text-combat-anduril = Use if Strider or Aragorn is in the battle. Before the Leader re-roll give up Strider’s Leadership (1) for this round, and 1 missed die of your combat roll counts as a hit. Or give up Aragorn’s Leadership (2) for this round, and up to 2 missed dice of your combat roll count as hits.
ref-combat-heroic-death = Heroic Death
text-combat-heroic-death = Use if at least 1 of your Leaders or Companions fights in this battle. Before you remove your casualties of this round, you may do one of two things: eliminate 1 of your Leaders in the battle and cancel 1 enemy hit, or eliminate 1 Companion in the battle and cancel up to as many enemy hits as his Level. Hits of additional attacks made by a combat card are not affected.
ref-combat-daring-defiance = Daring Defiance
text-combat-daring-defiance = Use if at least 1 Companion fights in this battle. Give up the Leadership of all your Companions in the battle for this round. The effects of the Shadow’s combat card of this round are cancelled. If the Shadow used no card, you still give up the Leadership.
ref-combat-fateful-strike = Fateful Strike
text-combat-fateful-strike = Use if at least 1 of your Leaders or Companions fights in this battle. Look only at the hits of your Leader re-roll. With 1 or more, also eliminate 1 Nazgûl in the battle. With 2 or more, you may eliminate 1 Minion in the battle instead. The hits still count normally. The Witch-king can be taken only as a Minion. Without such a figure there is no extra effect.
ref-combat-sudden-strike = Sudden Strike
text-combat-sudden-strike = Use if at least 1 of your Leaders or Companions fights in this battle. Before the combat roll make an additional attack with as many dice as your Leadership, at most 5. They hit on the same number as your combat roll. Casualties are taken at once. There is no re-roll.
ref-combat-brave-stand = Brave Stand
text-combat-brave-stand = Use if at least 1 Companion fights in this battle. This round the Shadow rolls 1 die fewer in the combat roll for each of your Companions in the battle, but always at least 1.
ref-combat-ents-rage = Ents’ Rage
text-combat-ents-rage = Use if the defender is in a region of Rohan, in Fangorn or in Orthanc. This round add 2 to each die of your combat roll.
ref-combat-huorn-dark = Huorn-dark
text-combat-huorn-dark = Use if the defender is in a region of Rohan, in Fangorn or in Orthanc. This round the Shadow rolls at most 2 dice in the combat roll.
ref-combat-nameless-wood = Nameless Wood
text-combat-nameless-wood = Use if the defender is in a region of Rohan, in Fangorn or in Orthanc. If your combat roll and Leader re-roll together score at least 1 hit, add 2 hits.
ref-combat-daylight = Daylight
text-combat-daylight = The Shadow player rolls at most 3 dice in his combat roll this round.
ref-combat-no-quarter = No Quarter
text-combat-no-quarter = If your combat roll and Leader re-roll this round scored at least 1 hit together, add 1 hit.
ref-combat-advantageous-position = Advantageous Position
text-combat-advantageous-position = Use if the defending army is in a region that belongs to a nation of the Free Peoples. This round subtract 1 from every die of the Shadow combat roll. A natural 6 still hits. The Shadow Leader re-roll is not changed.
ref-combat-scouts = Scouts
text-combat-scouts = Use if your army is the defender in a field battle. Before the combat roll your army retreats to an adjacent free region, or goes into your Stronghold if the region holds one. The battle ends. The normal rules of retreat and advance apply. The enemy combat card is discarded unused unless its initiative is lower.
ref-combat-shield-wall = Shield-wall
text-combat-shield-wall = When you take the casualties of this round: if the enemy combat roll and Leader re-roll scored at least 2 hits together, ignore 1 of them. A single hit is not ignored.
ref-combat-confusion = Confusion
text-combat-confusion = Every natural 1 in the Shadow combat roll this round is 1 hit on the Shadow army itself. These dice may not be re-rolled in its Leader re-roll.
ref-combat-charge = Charge
text-combat-charge = Use if at least 1 Free Peoples Elite fights in this battle. Before the combat roll make an additional attack: roll 1 die for each of your Elites in the battle, at most 5. They hit on the number that your combat roll would need. Casualties are removed at once. There is no re-roll.
ref-combat-valour = Valour
text-combat-valour = Use if at least 1 Free Peoples Elite fights in this battle. This round add 1 to every die of your combat roll.
ref-combat-one-for-the-dark-lord = One for the Dark Lord
text-combat-one-for-the-dark-lord = Use if the defending army is in the region of the Ring-bearers’ figure. This round add 1 to every die of your combat roll and of your Leader re-roll.
ref-combat-cruel-as-death = Cruel as Death
text-combat-cruel-as-death = Use if your total Nazgûl Leadership in the battle is 2 or more (the Witch-king counts 2). Give up 2 points of Nazgûl Leadership for this round and add 1 to every die of your combat roll.
ref-combat-they-are-terrible = They Are Terrible
text-combat-they-are-terrible = Use if your total Nazgûl Leadership in the battle is 1 or more. Give up 1 point of Nazgûl Leadership for this round and add 1 to every die of your Leader re-roll.
ref-combat-dread-and-despair = Dread and Despair
text-combat-dread-and-despair = Use if your total Nazgûl Leadership in the battle is 1 or more. Before the combat roll give up any number of points of Nazgûl Leadership for this round, at least 1. The Free Peoples player rolls that many dice fewer in the combat roll, but always at least 1.
ref-combat-foul-stench = Foul Stench
text-combat-foul-stench = Use if your total Nazgûl Leadership in the battle is 1 or more. If it is equal to or higher than the total Free Peoples Leadership in the battle, the Free Peoples player makes no Leader re-roll this round. Compare at this moment, without points already given up or cancelled. All other points count, even above 5.
ref-combat-black-breath = Black Breath
text-combat-black-breath = Use if a Nazgûl or the Witch-king is in the battle. If your Leader re-roll scored at least 1 hit, you may eliminate either 1 Free Peoples Leader in the battle, or 1 Companion in the battle whose Level is not higher than the number of those hits. The hits still count as usual.
ref-combat-words-of-power = Words of Power
text-combat-words-of-power = Use if a Nazgûl or the Witch-king is in the battle. Choose 1 Companion in the battle. His Leadership and special abilities do not count this round. Leadership cancelled in this way cannot be given up.
ref-combat-durins-bane = Durin’s Bane
text-combat-durins-bane = Use if the defending army is in Moria or at most 2 regions from it. Before the combat roll make an additional attack with 3 dice that hit on 4 or more. Casualties are removed at once. There is no re-roll.
ref-combat-devilry-of-orthanc = Devilry of Orthanc
text-combat-devilry-of-orthanc = Use if at least 1 Isengard unit fights on your side and the defender is besieged inside a Stronghold. This round add 1 to every die of your combat roll.
ref-combat-deadly-strife = Deadly Strife
text-combat-deadly-strife = This round all dice of both sides get +2, in the combat rolls and in the Leader re-rolls.
ref-combat-onslaught = Onslaught
text-combat-onslaught = After the casualties of the combat roll and the re-roll are removed, you may inflict up to 4 further hits on your own units and remove these casualties. Then roll 1 die per hit so inflicted. Each 4 or more is 1 hit on the enemy, and the casualties are removed at once.
ref-combat-relentless-assault = Relentless Assault
text-combat-relentless-assault = Before the combat roll choose 0, 1 or 2 hits to take on your own units and remove the casualties now. Each die of your combat roll gets +1 for each of these hits.
ref-combat-great-host = Great Host
text-combat-great-host = If you have at least twice as many units in the battle as the enemy after the casualties of the combat roll and the re-roll are removed, score 1 automatic hit.
ref-combat-mumakil = Mûmakil
text-combat-mumakil = Use if a Southron Elite of yours is in the battle. Initiative 3: each die of your combat roll gets +1. Initiative 5: if after the Leader re-roll your hits exceed the enemy’s hits of this round, add 1 hit. The enemy’s hits of an additional attack made before the combat roll count too.
ref-combat-swarm-of-bats = Swarm of Bats
text-combat-swarm-of-bats = Cancel the effects of the Free Peoples’ combat card of this round. If they played none, each die of your Leader re-roll gets +1 this round.
ref-combat-we-come-to-kill = We Come to Kill
text-combat-we-come-to-kill = Use if at least 1 Shadow Elite is in the battle. After the casualties of the combat roll and the re-roll are removed, make an additional attack: roll 1 die per Shadow Elite still in the battle (at most 5). Each 5 or more is 1 hit, and the casualties are removed at once.
ref-combat-desperate-battle = Desperate Battle
text-combat-desperate-battle = This round all dice of both sides get +1, in the combat rolls and in the Leader re-rolls.

## Values that no source confirms

value-group-icons = Players on event cards
value-group-icons-more = In a team only this player may use the event.
value-icons = the player who may use it
value-any-player = any player
value-group-coastal = Coast
value-coastal = lies on the coast
