## Options: what a choice does

option-done = done
option-forgo = do without it

option-play = play { $card } to { $place }
option-equip = play { $card } on { $wielder }
option-event = play the event { $card }
option-move = move { $card } to { $place }
option-discard = cycle { $card } from hand
option-winnow = winnow: eliminate 2 cards from hand, then draw 1 card
option-act = use the action of { $card }
option-ring = use the Ring token
option-pass = pass

option-cycle = cycle { $card }
option-eliminate = eliminate { $card }
option-forsake = forsake { $card }
option-forsake-top = forsake the top card of the draw deck
option-take = take { $card } into hand
option-find-nothing = there is no such card
option-carry-out = carry out the text
option-choose = choose { $alternative }
option-activate = activate { $place }
option-put-token = put the token on { $place }
option-stay = stay in reserve
option-save-with = use the text of { $card }

option-fight = resolve the combat at { $place }
option-support = support { $card }
option-lose = eliminate { $card }

ref-alternative-1 = the first
ref-alternative-2 = the second

## Prompts: what a player decides

ask-opening = Opening hand: cycle { $ref1 ->
    [one] { $ref1 } card
   *[other] { $ref1 } cards
}.
ask-turn = Take an action or pass.
ask-cost = Pay for the card you play: cycle another card from hand.
ask-excess = You hold more cards than your carryover limit. Cycle { $ref1 ->
    [one] { $ref1 } card
   *[other] { $ref1 } cards
}.
ask-cycle = Cycle { $ref1 ->
    [one] { $ref1 } card
   *[other] { $ref1 } cards
} from hand.
ask-forsake = Forsake { $ref1 ->
    [one] { $ref1 } card
   *[other] { $ref1 } cards
}: from hand, from reserve, or the top card of your draw deck.
ask-eliminate = Eliminate { $ref1 ->
    [one] { $ref1 } card
   *[other] { $ref1 } cards
} from hand.
ask-path = Which path do you activate?
ask-battleground = Which battleground do you activate or reactivate?
ask-text = { $ref1 }: do you carry out the text?
ask-alternative = { $ref1_id ->
    [nenya-ring-of-adamant] { $ref1 }: put the token on the active path (the first) or on an active battleground (the second)?
    [grima-wormtongue] { $ref1 }: take Saruman from your draw deck (the first) or eliminate a Rohan character (the second)?
    [orthanc] { $ref1 }: take Saruman from your draw deck (the first) or from your cycle pile (the second)?
   *[other] { $ref1 }: the first or the second effect of the text?
}
ask-replacement = { $ref1 } would be eliminated. Which text do you use instead?
ask-lose-card = { $ref1 ->
    [0] Which card in play do you eliminate?
   *[other] Which card in play do you eliminate? Eliminated so far: { $ref1 }.
}
ask-search = You look through your draw deck for: { $about }. What do you take?
ask-recover = Which card do you take from your cycle pile?
ask-eliminate-from-set = Which of the cards set apart do you eliminate?
ask-play-from-set = Which of the cards set apart do you play? The rest is cycled.
ask-examine-eliminate = Which of these cards do you eliminate?
ask-examine-cycle = Which of these cards do you cycle?
ask-examine-take = Which of these cards do you take into hand?
ask-move-at-once = Where do you move { $ref1 }?
ask-token = { $ref1_id ->
    [battleground-attack] Which active battleground gets the attack token?
   *[other] Which active battleground gets the defence token?
}
ask-combat = Which combat is resolved next?
ask-support = Combat at { $ref1 }: which character is supported?
ask-support-consent = Your partner proposes: { $ref1 }. Do you agree?
ask-casualties = Combat at { $ref1 }: { $ref2 ->
    [one] { $ref2 } attack icon is
   *[other] { $ref2 } attack icons are
} not cancelled. Which defenders are eliminated?
ask-casualties-consent = Your partner proposes: { $about_count ->
    [2] { $ref1 }
    [3] { $ref1 }, { $ref2 }
    [4] { $ref1 }, { $ref2 }, { $ref3 }
    [5] { $ref1 }, { $ref2 }, { $ref3 }, { $ref4 }
   *[other] { $about }
}. Do you agree?

## Events: what happened

event-RoundBegan = round { $round } begins; starting player: { $seat }
event-BattlegroundActivated = { $seat } activates { $place }
event-BattlegroundReactivated = { $seat } reactivates { $place } from the scoring area of the { $team }
event-PathActivated = { $seat } activates { $place }
event-CardPlayed = { $seat } plays { $card } to { $place }
event-ItemPlayed = { $seat } plays { $card } on { $wielder }
event-EventPlayed = { $seat } plays the event { $card }
event-CardMoved = { $seat } moves { $card } to { $place }
event-ActionUsed = { $seat } uses the action of { $card }
event-TextUsed = { $effect_id ->
    [action] {""}
    [event] {""}
   *[other] { $thing }: the text is carried out
}
event-TextWithoutEffect = { $card }: no effect
event-RingUsed = { $seat } uses the Ring token
event-Winnowed = { $seat } winnows
event-Passed = { $seat } passes
event-Drew = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}{ $cards ->
    [hidden] {""}
   *[other] : { $cards }
}
event-SetApart = { $seat } draws { $count ->
    [one] { $count } card and sets it
   *[other] { $count } cards and sets them
} apart{ $cards ->
    [hidden] {""}
   *[other] : { $cards }
}
event-Recycled = { $seat } recycles: { $count ->
    [one] { $count } card goes
   *[other] { $count } cards go
} back into the draw deck
event-CardCycled = { $card ->
    [hidden] { $seat } cycles a card
   *[other] { $seat } cycles { $card }
}
event-RestCycled = { $seat } cycles the rest: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
event-CardEliminated = { $card ->
    [hidden] { $seat } eliminates a card
   *[other] { $seat } eliminates { $card }
}
event-CardForsaken = { $seat } forsakes { $source_id ->
    [deck] the top card of the draw deck
   *[hand] a card from hand
}{ $card ->
    [hidden] {""}
   *[other] : { $card }
}
event-ReserveForsaken = { $seat } forsakes { $card } from reserve
event-CycledFromPlay = cycled: { $card }
event-EliminatedFromPlay = eliminated: { $card }
event-Saved = cycled instead of eliminated: { $card } (text of { $by })
event-RemovedFromGame = removed from the game: { $card }
event-DeckSearched = { $seat } looks through the draw deck
event-NothingFound = { $seat } finds nothing
event-CardTaken = { $seat } takes { $card } { $source } into hand
event-TokensPlaced = { $thing } gets { $count ->
    [one] { $count } { $icon } token
   *[other] { $count } { $icon } tokens
}
event-CorruptionAdded = { $count ->
    [one] { $count } corruption token is
   *[other] { $count } corruption tokens are
} added, { $total } in all
event-CorruptionRemoved = { $count ->
    [one] { $count } corruption token is
   *[other] { $count } corruption tokens are
} removed, { $total } left
event-CombatBegan = combat at { $place }: attack { $attack }; defence: location { $own }, defenders { $defence }
event-Supported = supported: { $cards }
event-CasualtiesChosen = lost in defence: { $cards }
event-BattlegroundTaken = { $team_id ->
    [shadow] the Shadow takes { $place }
   *[other] the Free Peoples take { $place }
}
event-PathTaken = { $team_id ->
    [shadow] the Shadow takes { $place }
   *[other] the Free Peoples take { $place }
}
event-PathLaidAside = nobody takes { $place }; it is set aside
event-Scored = victory points: Free Peoples { $free }, Shadow { $shadow }
event-Rolled = {""}
event-Moved = {""}
event-Poured = {""}
event-Shuffled = {""}
event-Looked = { $count ->
    [1] { $seats } looks at the top card of the draw deck{ $faces ->
        [hidden] {""}
       *[other] : { $faces }
    }
   *[other] {""}
}

ref-source-deck = from the draw deck
ref-source-cycle = from the cycle pile
ref-source-hand = from hand

## The flow of the game

crumb-RingCards = War of the Ring: The Card Game
crumb-OpeningHand = opening hand
crumb-Round = round
crumb-LocationStep = location step
crumb-ActivateBattleground = activating { $ref1 }
crumb-ActivatePath = activating { $ref1 }
crumb-ActivateChosen = activating a location
crumb-ChooseLocation = choosing a location
crumb-ActionStep = action step
crumb-Turn = turn
crumb-Play = playing { $ref1 }
crumb-Resolve = what the card brings about
crumb-WithoutEffect = no effect
crumb-Arrive = arrival
crumb-MoveCard = moving a card
crumb-MoveAtOnce = moving at once
crumb-UseAction = action of { $ref1 }
crumb-Winnow = winnowing
crumb-UseRing = Ring token
crumb-CarryOut = text of { $ref1 }
crumb-CycleFromHand = cycling from hand
crumb-Forsake = forsaking
crumb-EliminateFromHand = eliminating from hand
crumb-Eliminate = eliminating a card
crumb-CycleInstead = cycling a card instead
crumb-EliminateAll = eliminating cards
crumb-EliminateChosen = eliminating cards in play
crumb-Search = searching the draw deck
crumb-Recover = taking from the cycle pile
crumb-PlayFromSet = cards set apart
crumb-Examine = looking at the draw deck
crumb-PutToken = combat token
crumb-Peek = looking at the top card
crumb-CombatStep = combat step
crumb-PathCombat = combat at { $ref1 }
crumb-BattlegroundCombat = combat at { $ref1 }
crumb-VictoryCheck = victory check
crumb-DrawStep = draw step
crumb-DrawShare = drawing

step-OpeningHand-choose = cycling cards
step-ChooseLocation-choose = which one
step-Turn-choose = an action or a pass
step-MoveAtOnce-choose = where to
step-CarryOut-offer = whether to carry it out
step-CarryOut-choose = which effect
step-CycleFromHand-choose = which card
step-Forsake-choose = which card
step-EliminateFromHand-choose = which cards
step-Eliminate-replace = which text saves it
step-Replaced-choose = which text saves it
step-EliminateChosen-choose = which card
step-Search-choose = which card
step-Recover-choose = which card
step-PlayFromSet-choose_elimination = which one to eliminate
step-PlayFromSet-choose_play = which one to play
step-Examine-choose = which card
step-PutToken-choose = on which battleground
step-CombatStep-choose = which combat is next
step-PathCombat-agree = casualties
step-PathCombat-overrule = casualties, chosen by the attacker
step-BattlegroundCombat-support = support
step-BattlegroundCombat-agree = casualties
step-BattlegroundCombat-overrule = casualties, chosen by the attacker
step-Agreement-propose = a proposal
step-Agreement-consent = consent to the proposal

## Rules: why something is not possible, or why the game is over

rule-RCG-5-11 = { $ref1 } is active already.
rule-RCG-6-7 = { $ref1 } has been active in this game; no path is activated twice.
rule-RCG-6-8 = The path that { $ref1 } needs is not there, or has been active already.
rule-RCG-7-3 = You hold { $ref1 ->
    [one] { $ref1 } card
   *[other] { $ref1 } cards
}. You may pass only within your carryover limit, or with fewer cards than every opposing player.
rule-RCG-8-1 = { $ref1 } is not in your hand, nor among the cards you have set apart.
rule-RCG-8-4 = { $ref1 } is not active. Play to your reserve or to an active location.
rule-RCG-8-5 = { $ref1 } cannot go to { $ref2 }: the battleground does not show that faction.
rule-RCG-8-6 = { $ref1 } is an army; armies never go to paths.
rule-RCG-8-8 = { $ref1 } cannot go to { $ref2 }: the number of that path is not among the allowed ones.
rule-RCG-8-9 = { $ref2 } cannot wield { $ref1 }: an item is played on an allowed wielder in play.
rule-RCG-8-19 = { $ref1 } can be forsaken only by the player who controls the card; an item belongs to its wielder.
rule-RCG-8-20 = { $ref2 } cannot wield { $ref1 } together with the weapon already there.
rule-RCG-8-22 = { $ref1 } was played to reserve this round and can move only from the next round on.
rule-RCG-8-29 = { $ref1 } has been played this round already.
rule-RCG-9-1 = { $ref1 } is not in your hand; only a card from hand can be cycled.
rule-RCG-9-2 = { $ref1 } is not in your reserve; only armies and characters move from there.
rule-RCG-9-8 = { $ref1 } is not in play; only a card in play has an action.
rule-RCG-9-10 = The action of { $ref1 } belongs to another player.
rule-RCG-9-11 = The action of { $ref1 } works once per round and has been used.
rule-RCG-9-13 = You need at least 2 cards in hand to winnow.
rule-RCG-9-14 = You have used your Ring token; it works once per game.
rule-RCG-9-15 = The action of { $ref1 } cannot be used now: the card is in the wrong place, the cost cannot be paid, or what the text needs is not there.
rule-RCG-10-6 = { $ref1 } is neither in your hand nor among the cards you have set apart, so it cannot be cycled.
rule-RCG-10-8 = { $ref1 } is neither in play nor in your hand, so it cannot be eliminated.
rule-RCG-10-13 = { $ref1 } cannot be forsaken: choose a card of your hand or reserve, or the top card of your draw deck.
rule-RCG-10-15 = { $ref1 } is on a path or battleground and cannot be forsaken.
rule-RCG-10-17 = You have no draw deck left to forsake from.
rule-RCG-10-20 = { $ref1 } is not where this text lets you take a card from.
rule-RCG-11-1 = { $ref1 } is not active; there is no combat.
rule-RCG-12-4 = { $ref1 } does not defend here and cannot be chosen.
rule-RCG-12-7 = { $ref1 } has no defence icon here and would cancel nothing.
rule-RCG-13-7 = { $ref1 } is not on this battleground; only a character there is supported.
rule-RCG-14-7 = One side leads by 10 points or more.
rule-RCG-14-9 = The last path has been fought for: the side with more points wins, and the Shadow if they are equal.
rule-RCG-17-4 = You have used your Ring token this round.
rule-RCG-19-4 = There are no Ring tokens in this scenario.
rule-RCG-20-7 = { $ref1 } cannot go to a Shadow battleground.
rule-RCG-20-18 = { $ref1 } cannot go to a path while a Shadow battleground is active.
rule-RCG-20-33 = { $ref1 } is not an active battleground.

## Zones

zone-deck-frodo = Frodo’s draw deck
zone-hand-frodo = Frodo’s hand
zone-cycle-frodo = Frodo’s cycle pile
zone-eliminated-frodo = Frodo’s eliminated pile
zone-set-frodo = Frodo’s cards set apart
zone-event-frodo = Frodo’s event
zone-play-frodo = Frodo’s cards in play
zone-reserve-frodo = Frodo’s reserve
zone-tokens-frodo = Frodo’s tokens

zone-deck-witch-king = The Witch-king’s draw deck
zone-hand-witch-king = The Witch-king’s hand
zone-cycle-witch-king = The Witch-king’s cycle pile
zone-eliminated-witch-king = The Witch-king’s eliminated pile
zone-set-witch-king = The Witch-king’s cards set apart
zone-event-witch-king = The Witch-king’s event
zone-play-witch-king = The Witch-king’s cards in play
zone-reserve-witch-king = The Witch-king’s reserve
zone-tokens-witch-king = The Witch-king’s tokens

zone-deck-aragorn = Aragorn’s draw deck
zone-hand-aragorn = Aragorn’s hand
zone-cycle-aragorn = Aragorn’s cycle pile
zone-eliminated-aragorn = Aragorn’s eliminated pile
zone-set-aragorn = Aragorn’s cards set apart
zone-event-aragorn = Aragorn’s event
zone-play-aragorn = Aragorn’s cards in play
zone-reserve-aragorn = Aragorn’s reserve
zone-tokens-aragorn = Aragorn’s tokens

zone-deck-saruman = Saruman’s draw deck
zone-hand-saruman = Saruman’s hand
zone-cycle-saruman = Saruman’s cycle pile
zone-eliminated-saruman = Saruman’s eliminated pile
zone-set-saruman = Saruman’s cards set apart
zone-event-saruman = Saruman’s event
zone-play-saruman = Saruman’s cards in play
zone-reserve-saruman = Saruman’s reserve
zone-tokens-saruman = Saruman’s tokens

zone-deck-gandalf = Gandalf’s draw deck
zone-hand-gandalf = Gandalf’s hand
zone-cycle-gandalf = Gandalf’s cycle pile
zone-eliminated-gandalf = Gandalf’s eliminated pile
zone-set-gandalf = Gandalf’s cards set apart
zone-event-gandalf = Gandalf’s event
zone-play-gandalf = Gandalf’s cards in play
zone-reserve-gandalf = Gandalf’s reserve
zone-tokens-gandalf = Gandalf’s tokens

zone-deck-balrog-of-moria = The Balrog of Moria’s draw deck
zone-hand-balrog-of-moria = The Balrog of Moria’s hand
zone-cycle-balrog-of-moria = The Balrog of Moria’s cycle pile
zone-eliminated-balrog-of-moria = The Balrog of Moria’s eliminated pile
zone-set-balrog-of-moria = The Balrog of Moria’s cards set apart
zone-event-balrog-of-moria = The Balrog of Moria’s event
zone-play-balrog-of-moria = The Balrog of Moria’s cards in play
zone-reserve-balrog-of-moria = The Balrog of Moria’s reserve
zone-tokens-balrog-of-moria = The Balrog of Moria’s tokens

zone-path = active path
zone-battlegrounds = active battlegrounds
zone-won-free-peoples = scoring area of the Free Peoples
zone-won-shadow = scoring area of the Shadow
zone-aside = paths nobody took
zone-round-track = round
zone-path-deck = path deck
zone-battleground-deck-free-peoples = battleground deck of the Free Peoples
zone-battleground-deck-shadow = battleground deck of the Shadow

## The board

board-round = round
board-first = place of the starting player in the turn order
board-turn = place in the turn order
board-path = active path
board-number = number of the latest path
board-used_paths = paths used
board-battlegrounds = active battlegrounds
board-bared = battlegrounds whose printed defence does not count
board-decks = battleground decks
board-won = battlegrounds in the scoring areas
board-paths_won = paths in the scoring areas
board-laid_aside = paths nobody took
board-corruption = corruption tokens
board-tokens = combat tokens
board-rings = Ring tokens that can be used
board-places = cards in play
board-fresh = played to reserve this round
board-played = characters and items played this round
board-used = actions used this round
board-lasting = events that last this round
board-passed = who has passed
board-fighting = combat

## The table

ref-mark-type-army = { ref-cardtype-army }
ref-mark-type-character = { ref-cardtype-character }
ref-mark-type-item = { ref-cardtype-item }
ref-mark-type-event = { ref-cardtype-event }
ref-mark-keyword-nazgul = { ref-keyword-nazgul }
ref-mark-keyword-weapon = { ref-keyword-weapon }
ref-mark-keyword-mount = { ref-keyword-mount }
ref-mark-keyword-ent = { ref-keyword-ent }
ref-mark-battleground-attack = { ref-icon-battleground-attack }
ref-mark-battleground-defence = { ref-icon-battleground-defence }
ref-mark-leadership-attack = { ref-icon-leadership-attack }
ref-mark-leadership-defence = { ref-icon-leadership-defence }
ref-mark-path-attack = { ref-icon-path-attack }
ref-mark-path-defence = { ref-icon-path-defence }
ref-mark-battleground-attack-from-text = { ref-icon-battleground-attack } (from its text)
ref-mark-battleground-defence-from-text = { ref-icon-battleground-defence } (from its text)
ref-mark-path-attack-from-text = { ref-icon-path-attack } (from its text)
ref-mark-defender-dunedain = { ref-faction-dunedain }
ref-mark-defender-elf = { ref-faction-elf }
ref-mark-defender-rohan = { ref-faction-rohan }
ref-mark-defender-wizard = { ref-faction-wizard }
ref-mark-defender-isengard = { ref-faction-isengard }
ref-mark-defender-monstrous = { ref-faction-monstrous }
ref-mark-defender-mordor = { ref-faction-mordor }
ref-mark-defender-southron = { ref-faction-southron }
ref-mark-attacker-dunedain = { ref-faction-dunedain }
ref-mark-attacker-dwarf = { ref-faction-dwarf }
ref-mark-attacker-elf = { ref-faction-elf }
ref-mark-attacker-rohan = { ref-faction-rohan }
ref-mark-attacker-wizard = { ref-faction-wizard }
ref-mark-attacker-isengard = { ref-faction-isengard }
ref-mark-attacker-monstrous = { ref-faction-monstrous }
ref-mark-attacker-mordor = { ref-faction-mordor }
ref-mark-attacker-southron = { ref-faction-southron }
ref-mark-faction-dunedain = { ref-faction-dunedain }
ref-mark-faction-dwarf = { ref-faction-dwarf }
ref-mark-faction-elf = { ref-faction-elf }
ref-mark-faction-hobbit = { ref-faction-hobbit }
ref-mark-faction-rohan = { ref-faction-rohan }
ref-mark-faction-wizard = { ref-faction-wizard }
ref-mark-faction-isengard = { ref-faction-isengard }
ref-mark-faction-monstrous = { ref-faction-monstrous }
ref-mark-faction-mordor = { ref-faction-mordor }
ref-mark-faction-southron = { ref-faction-southron }
ref-mark-allowed-path = allowed path
ref-mark-defence = defence
ref-mark-points = victory points
ref-mark-number = path number
ref-mark-attack = attack
ref-mark-defenders = defenders
ref-mark-attackers = attackers
ref-mark-contest = combat
ref-mark-attacking = attacks
ref-mark-defending = defends
ref-mark-supported = supported
ref-mark-fresh = cannot move this round
ref-mark-used = used
ref-mark-tied = on equal totals nobody scores
ref-mark-no-defence = printed defence does not count
ref-mark-face-down = face down
ref-mark-ring = Ring token
ref-mark-starting-player = starting player
ref-mark-turn = turn
ref-mark-score = score
ref-mark-carryover = carryover limit
ref-mark-round = round
ref-mark-rounds = rounds
ref-mark-corruption = corruption
ref-mark-activation = activation text
ref-mark-when-played = { ref-timing-when-played }
ref-mark-when-played-to-battleground = { ref-timing-when-played-to-battleground }
ref-mark-when-played-to-reserve = { ref-timing-when-played-to-reserve }
ref-mark-when-played-to-path = { ref-timing-when-played-to-path }
ref-mark-when-played-or-moved-to-path = { ref-timing-when-played-or-moved-to-path }
ref-mark-when-played-or-moved-to-battleground = { ref-timing-when-played-or-moved-to-battleground }
ref-mark-when-played-or-moved-to-path-or-battleground = { ref-timing-when-played-or-moved-to-path-or-battleground }
ref-mark-while-in-reserve = { ref-timing-while-in-reserve }
ref-mark-while-in-play = { ref-timing-while-in-play }
ref-mark-while-on-path = { ref-timing-while-on-path }
ref-mark-action-in-reserve = { ref-timing-action-in-reserve }
ref-mark-action-on-path = { ref-timing-action-on-path }
ref-mark-action-in-play = { ref-timing-action-in-play }
ref-mark-action-on-path-or-battleground = { ref-timing-action-on-path-or-battleground }
ref-mark-placement = { ref-timing-placement }
ref-mark-replace-eliminate = { ref-timing-replace-eliminate }
ref-mark-replace-eliminated-in-path-combat = { ref-timing-replace-eliminated-in-path-combat }
ref-mark-replace-wielder-eliminated-in-path-combat = { ref-timing-replace-wielder-eliminated-in-path-combat }
ref-mark-replace-wielder-eliminated-in-combat = { ref-timing-replace-wielder-eliminated-in-combat }
ref-mark-replace-forsake-from-deck = { ref-timing-replace-forsake-from-deck }
ref-mark-replace-forsake-from-reserve = { ref-timing-replace-forsake-from-reserve }
ref-mark-event = { ref-timing-event }
ref-mark-this-round = { ref-timing-this-round }
ref-mark-bonus = { ref-timing-bonus }
ref-mark-wielders = { ref-timing-wielders }
ref-mark-when-other-card-played = { ref-timing-when-other-card-played }

## Before a combat: what counts, and what does not yet

forecast-tokens = combat tokens
forecast-text = from its text
forecast-leadership = leadership icons, for it is supported
forecast-supporting = from its text, for whom it supports
forecast-arrival = What it costs, and what texts do when it arrives, is not counted.

## Cards, places and their texts

# Scenarios, teams and seats

scenario-trilogy = Trilogy for four
scenario-trilogy-3 = Trilogy for three
scenario-trilogy-2 = Trilogy for two
scenario-duel-two-players = Two-Player Duel
scenario-duel-three-players = Three-Player Duel
scenario-fellowship-of-the-ring = The Fellowship of the Ring

ref-team-free-peoples = Free Peoples
ref-team-shadow = Shadow
ref-seat-frodo = Frodo
ref-seat-witch-king = The Witch-king
ref-seat-aragorn = Aragorn
ref-seat-saruman = Saruman
ref-seat-gandalf = Gandalf
ref-seat-balrog-of-moria = The Balrog of Moria

# Factions, keywords, types and icons

ref-faction-dunedain = Dúnedain
ref-faction-dwarf = Dwarf
ref-faction-elf = Elf
ref-faction-hobbit = Hobbit
ref-faction-rohan = Rohan
ref-faction-wizard = Wizard
ref-faction-isengard = Isengard
ref-faction-monstrous = Monstrous
ref-faction-mordor = Mordor
ref-faction-southron = Southron

ref-keyword-nazgul = Nazgûl
ref-keyword-weapon = Weapon
ref-keyword-mount = Mount
ref-keyword-ent = Ent

ref-cardtype-army = Army
ref-cardtype-character = Character
ref-cardtype-item = Item
ref-cardtype-event = Event
ref-cardtype-battleground = Battleground
ref-cardtype-path = Path

ref-icon-battleground-attack = battleground attack
ref-icon-battleground-defence = battleground defence
ref-icon-leadership-attack = leadership attack
ref-icon-leadership-defence = leadership defence
ref-icon-path-attack = path attack
ref-icon-path-defence = path defence

# When a text works

ref-timing-when-played = When played
ref-timing-when-played-to-battleground = When played to a battleground
ref-timing-when-played-to-reserve = When played to reserve
ref-timing-when-played-to-path = When played to a path
ref-timing-when-played-or-moved-to-path = When played or moved to a path
ref-timing-when-played-or-moved-to-battleground = When played or moved to a battleground
ref-timing-when-played-or-moved-to-path-or-battleground = When played or moved to a path or battleground
ref-timing-while-in-reserve = While in reserve
ref-timing-while-in-play = While in play
ref-timing-while-on-path = While on a path
ref-timing-action-in-reserve = Action, while in reserve
ref-timing-action-on-path = Action, while on a path
ref-timing-action-in-play = Action, while in play
ref-timing-action-on-path-or-battleground = Action, while on a path or battleground
ref-timing-placement = Where it may go
ref-timing-replace-eliminate = Instead of being eliminated
ref-timing-replace-eliminated-in-path-combat = Instead of being eliminated in path combat
ref-timing-replace-wielder-eliminated-in-path-combat = Instead of its wielder being eliminated in path combat
ref-timing-replace-wielder-eliminated-in-combat = Instead of its wielder being eliminated in combat
ref-timing-replace-forsake-from-deck = When forsaken from the top of the draw deck
ref-timing-replace-forsake-from-reserve = When forsaken from reserve
ref-timing-event = Event
ref-timing-this-round = This round
ref-timing-bonus = Icons
ref-timing-wielders = Wielder
ref-timing-when-other-card-played = When another card is played

text-wielders-strider-aragorn = Strider or Aragorn.
text-wielders-hobbit = A Hobbit character.
text-wielders-elf = An Elf character.
text-wielders-hobbit-elf = A Hobbit or Elf character.
text-wielders-galadriel = Galadriel.
text-wielders-frodo-baggins-sam-gamgee = Frodo or Sam.
text-wielders-elrond = Elrond.
text-wielders-dwarf = A Dwarf character.
text-wielders-gandalf-the-grey-gandalf-the-white = Gandalf the Grey or Gandalf the White.
text-wielders-ent = An Ent character.
text-wielders-saruman = Saruman.
text-wielders-nazgul = A Nazgûl character.

# Cards: Dúnedain

ref-card-dead-men-of-dunharrow = Dead Men of Dunharrow
text-dead-men-of-dunharrow-bonus = 2 attack icons and 2 defence icons while supporting Strider or Aragorn; otherwise none.
ref-card-knights-of-dol-amroth = Knights of Dol Amroth
text-knights-of-dol-amroth-bonus = One more defence icon on Dol Amroth.
ref-card-guards-of-the-citadel = Guards of the Citadel
text-guards-of-the-citadel-bonus = One more defence icon on Minas Tirith.
ref-card-soldiers-of-gondor = Soldiers of Gondor
ref-card-the-great-gate = The Great Gate
text-the-great-gate-bonus = 3 defence icons on Minas Tirith; otherwise none.
text-the-great-gate-placement = Cannot be played or moved to a Shadow battleground.
ref-card-aragorn = Aragorn
text-aragorn-played = Remove Strider from the game, wherever he is.
text-aragorn-in-reserve = Draw 1 more card in each draw step.
text-aragorn-saved = Cycle this card instead of eliminating it.
ref-card-boromir = Boromir
text-boromir-played = Draw 1 card.
text-boromir-arrives = Forsake 1 card.
ref-card-denethor = Denethor
text-denethor-action = Forsake 1 card: take Boromir or Faramir from your draw deck into hand.
ref-card-faramir = Faramir
text-faramir-arrives = You may activate another unused path 7 if he came to a path 7.
ref-card-halbarad = Halbarad
text-halbarad-action = Cycle this card: take Strider or Aragorn from your draw deck into hand.
ref-card-prince-imrahil = Prince Imrahil
text-prince-imrahil-played = You may cycle 1 card from hand: take the Knights of Dol Amroth from your draw deck into hand.
ref-card-strider = Strider
text-strider-action = Activate an unused path of the next higher number.
text-strider-removed = When Aragorn is played, eliminate this card, wherever it is.
ref-card-anduril = Andúril
text-anduril-action = Activate or reactivate a Dúnedain battleground. Then you must move the wielder to it, even if played this round.
ref-card-blade-of-westernesse = Blade of Westernesse
ref-card-paths-of-the-dead = Paths of the Dead
text-paths-of-the-dead-event = Forsake 2 cards. Then draw 4 cards, or 5 if Strider or Aragorn is in your reserve.
ref-card-the-red-arrow = The Red Arrow
text-the-red-arrow-event = Rohan armies and characters may be played or moved to Dúnedain battlegrounds.
ref-card-the-three-hunters = The Three Hunters
text-the-three-hunters-event = Legolas, Gimli, Strider and Aragorn may be played or moved to any active battleground. Any Free Peoples army there may support one of them.

# Cards: Elf

ref-card-high-elves = High Elves
ref-card-high-elves-1 = { ref-card-high-elves }
ref-card-high-elves-2 = { ref-card-high-elves }
ref-card-arwen = Arwen
text-arwen-played = Draw 1 card.
text-arwen-in-reserve = Strider or Aragorn has one more defence icon on a battleground, and one more path defence icon on a path.
ref-card-elrond = Elrond
text-elrond-played = Draw 1 card.
text-elrond-in-reserve = Your carryover limit is 1 higher.
ref-card-galadriel = Galadriel
text-galadriel-played = Draw 1 card.
text-galadriel-in-reserve = Draw 1 more card in each draw step, then cycle 1 card from hand.
ref-card-legolas = Legolas
text-legolas-played = You may take the Bow of the Galadhrim from your draw deck into hand.
ref-card-bow-of-the-galadhrim = Bow of the Galadhrim
text-bow-of-the-galadhrim-placement = The wielder can have no other Weapon.
ref-card-elven-cloak = Elven Cloak
text-elven-cloak-saved = Cycle the wielder and all its items.
ref-card-lembas = Lembas
text-lembas-action = Used by the Hobbit player. Eliminate this card: remove 1 corruption token for each Hobbit character on the path.
ref-card-mirror-of-galadriel = Mirror of Galadriel
text-mirror-of-galadriel-in-play = You may look at the top card of your draw deck at any time.
ref-card-nenya-ring-of-adamant = Nenya, Ring of Adamant
text-nenya-ring-of-adamant-action = Cycle this card: put 1 path defence token on the active path, or 1 defence token on an active battleground.
ref-card-phial-of-galadriel = Phial of Galadriel
text-phial-of-galadriel-on-path = The path itself has 2 more path defence icons.
ref-card-vilya-ring-of-air = Vilya, Ring of Air
text-vilya-ring-of-air-action = Cycle this card: each Free Peoples player draws 1 card.

# Cards: Dwarf

ref-card-gimli = Gimli
text-gimli-played = You may take the Dwarven Axe from your cycle pile into hand.
ref-card-dwarven-axe = Dwarven Axe

# Cards: Hobbit

ref-card-bilbo-baggins = Bilbo Baggins
text-bilbo-baggins-saved = Cycle this card and all its items.
text-bilbo-baggins-action = Cycle this card: draw 2 cards.
ref-card-fatty-bolger = Fatty Bolger
text-fatty-bolger-action = Eliminate this card: draw 3 cards.
text-fatty-bolger-saved = Cycle this card and all its items instead of eliminating them.
ref-card-frodo-baggins = Frodo Baggins
text-frodo-baggins-saved = Cycle this card; its items are still eliminated.
ref-card-merry-brandybuck = Merry Brandybuck
text-merry-brandybuck-placement = May also be played or moved to Rohan battlegrounds. Rohan armies may support him.
text-merry-brandybuck-saved = Cycle this card and all its items.
ref-card-pippin-took = Pippin Took
text-pippin-took-placement = May also be played or moved to Dúnedain battlegrounds. Dúnedain armies may support him.
text-pippin-took-saved = Cycle this card and all its items.
ref-card-sam-gamgee = Sam Gamgee
text-sam-gamgee-action = Cycle this card: put 1 path defence token on the active path.
ref-card-herbs-and-stewed-rabbit = Herbs and Stewed Rabbit
text-herbs-and-stewed-rabbit-action = Eliminate this card: take 1 Hobbit character from your cycle pile into hand, then draw 1 card.
ref-card-mithril-coat = Mithril Coat
ref-card-sting = Sting
text-sting-bonus = One more path defence icon while a Monstrous character is on the same path.
ref-card-there-is-another-way = There is Another Way
text-there-is-another-way-event = Activate another unused path of the same number. Then put 1 path defence token on it.

# Cards: Rohan

ref-card-riders-of-rohan = Riders of Rohan
ref-card-riders-of-rohan-1 = { ref-card-riders-of-rohan }
ref-card-riders-of-rohan-2 = { ref-card-riders-of-rohan }
ref-card-village-militia = Village Militia
ref-card-eomer = Éomer
text-eomer-played = Draw 5 cards and set them apart. You may play 1 Rohan army from among them. Cycle the rest.
ref-card-eowyn = Éowyn
text-eowyn-played-to-battleground = You may eliminate 1 Nazgûl character there.
text-eowyn-played-to-reserve = You may take Merry or Pippin from your cycle pile into hand.
ref-card-theoden = Théoden
text-theoden-bonus = 1 attack icon and 1 defence icon while Gandalf the Grey or Gandalf the White is in play; otherwise none.
text-theoden-played = Draw 5 cards and set them apart. You may play 1 Rohan card from among them. Cycle the rest.
ref-card-shadowfax = Shadowfax
text-shadowfax-action = Activate or reactivate any battleground. Then you must move the wielder to it, even if played this round.
ref-card-death-ride-ride-to-ruin = Death! Ride, Ride to Ruin!
text-death-ride-ride-to-ruin-event = Eliminate any number of Rohan cards in your reserve. For each of them the Mordor player eliminates 1 Mordor card of their choice on an active battleground.

# Cards: Wizard

ref-card-gandalf-the-grey = Gandalf the Grey
text-gandalf-the-grey-action = Activate an unused path of the next higher number.
text-gandalf-the-grey-removed = When Gandalf the White is played, eliminate this card, wherever it is.
ref-card-gandalf-the-white = Gandalf the White
text-gandalf-the-white-played = Remove Gandalf the Grey from the game, wherever he is.
text-gandalf-the-white-in-reserve = Draw 1 more card in each draw step.
text-gandalf-the-white-saved = Cycle this card instead of eliminating it.
ref-card-gwaihir-the-windlord = Gwaihir the Windlord
text-gwaihir-the-windlord-action = Cycle this card: take Gandalf the Grey or Gandalf the White from your cycle pile into hand.
ref-card-quickbeam = Quickbeam
text-quickbeam-bonus = 1 attack icon and 1 defence icon for every 2 Isengard characters and armies on the same battleground.
ref-card-smeagol = Sméagol
text-smeagol-action = Add 1 corruption token: activate an unused path of the next higher number.
text-smeagol-saved = Cycle this card and all its items.
ref-card-treebeard = Treebeard
text-treebeard-bonus = One more attack icon on Orthanc.
text-treebeard-arrives = The Isengard player eliminates 1 Isengard army of their choice there.
ref-card-ent-draught = Ent-draught
text-ent-draught-action = Eliminate this card: the Hobbit player takes up to 2 Hobbit characters from their cycle pile into hand.
ref-card-gandalfs-staff = Gandalf’s Staff
text-gandalfs-staff-in-play = Your carryover limit is 1 higher.
ref-card-glamdring = Glamdring
ref-card-narya-ring-of-fire = Narya, Ring of Fire
text-narya-ring-of-fire-action = Cycle this card: each Shadow player cycles 1 card from hand.

# Cards: Isengard

ref-card-devilry-of-saruman = Devilry of Saruman
ref-card-fighting-uruk-hai = Fighting Uruk-hai
ref-card-wolf-riders = Wolf-riders
ref-card-white-hand-orcs = White Hand Orcs
ref-card-white-hand-orcs-1 = { ref-card-white-hand-orcs }
ref-card-white-hand-orcs-2 = { ref-card-white-hand-orcs }
ref-card-grima-wormtongue = Gríma Wormtongue
text-grima-wormtongue-action = Eliminate this card: take Saruman from your draw deck into hand, or eliminate 1 Rohan character in play.
ref-card-saruman = Saruman
text-saruman-in-reserve = Draw 1 more card in each draw step.
text-saruman-saved = Cycle this card instead of eliminating it.
ref-card-ugluk = Uglúk
text-ugluk-action = Activate another unused path of the same number.
ref-card-palantir-of-orthanc = Palantír of Orthanc
text-palantir-of-orthanc-action = Once per round, look at the top 3 cards of your draw deck. Eliminate 1 of them, cycle 1 and take 1 into hand.
ref-card-sarumans-staff = Saruman’s Staff
text-sarumans-staff-in-play = Your carryover limit is 1 higher.
ref-card-woven-of-all-colours = Woven of All Colours
text-woven-of-all-colours-saved = Cycle the wielder and all its items.
ref-card-threats-and-promises = Threats and Promises
text-threats-and-promises-event = If Saruman is in your reserve: activate or reactivate an Isengard battleground. Then you may move Saruman to it, even if he was played this round.

# Cards: Monstrous

ref-card-goblins-of-the-misty-mountains = Goblins of the Misty Mountains
ref-card-goblins-of-the-misty-mountains-1 = { ref-card-goblins-of-the-misty-mountains }
ref-card-goblins-of-the-misty-mountains-2 = { ref-card-goblins-of-the-misty-mountains }
ref-card-balrog-of-moria = Balrog of Moria
text-balrog-of-moria-bonus = One more path attack icon on Khazad-dûm.
text-balrog-of-moria-arrives = Each Free Peoples player forsakes 1 card.
ref-card-barrow-wights = Barrow-wights
text-barrow-wights-action = Eliminate this card: each Free Peoples player forsakes 1 card.
ref-card-candles-of-corpses = Candles of Corpses
text-candles-of-corpses-bonus = One more path attack icon on Dead Marshes.
text-candles-of-corpses-action = Eliminate this card: each Free Peoples player forsakes 1 card.
ref-card-caradhras-the-cruel = Caradhras the Cruel
text-caradhras-the-cruel-played-to-path = If that path is Caradhras, activate another unused path 4.
text-caradhras-the-cruel-action = Eliminate this card: each Free Peoples player forsakes 1 card.
ref-card-cave-troll = Cave-troll
text-cave-troll-action = Eliminate this card: each Free Peoples player forsakes 1 card.
ref-card-flocks-of-crebain = Flocks of Crebain
text-flocks-of-crebain-action = Activate another unused path of the same number.
ref-card-gollum = Gollum
text-gollum-action = Activate another unused path of the same number.
text-gollum-saved = Cycle this card and all its items.
ref-card-hill-troll = Hill-troll
text-hill-troll-action = Eliminate this card: each Free Peoples player forsakes 1 card.
ref-card-shelob = Shelob
text-shelob-bonus = One more path attack icon on Shelob’s Lair.
text-shelob-arrives = Each Free Peoples player forsakes 1 card.

# Cards: Southron

ref-card-coastal-raiders = Coastal Raiders
text-coastal-raiders-bonus = One more attack icon on Dol Amroth.
text-coastal-raiders-action = Eliminate this card: activate Dol Amroth if it is in the deck.
ref-card-corsairs-of-umbar = Corsairs of Umbar
text-corsairs-of-umbar-action = Eliminate this card: activate Umbar if it is in the deck.
ref-card-haradrim-mumakil = Haradrim Mûmakil
ref-card-haradrim-regulars = Haradrim Regulars
text-haradrim-regulars-action = Eliminate this card: activate Harad if it is in the deck.
ref-card-haradrim-cavalry = Haradrim Cavalry
text-haradrim-cavalry-bonus = One more attack icon on Minas Tirith.
text-haradrim-cavalry-action = Eliminate this card: activate Minas Tirith if it is in the deck.
ref-card-the-black-fleet = The Black Fleet
text-the-black-fleet-bonus = One more attack icon on Pelargir.
text-the-black-fleet-action = Eliminate this card: activate Pelargir if it is in the deck.
ref-card-the-black-serpent = The Black Serpent
text-the-black-serpent-action = Eliminate this card: reactivate a Southron battleground.

# Cards: Mordor

ref-card-black-uruks = Black Uruks
ref-card-grond-hammer-of-the-underworld = Grond, Hammer of the Underworld
ref-card-mordor-orcs = Mordor Orcs
ref-card-mordor-orcs-1 = { ref-card-mordor-orcs }
ref-card-mordor-orcs-2 = { ref-card-mordor-orcs }
ref-card-mordor-orcs-3 = { ref-card-mordor-orcs }
ref-card-mordor-orcs-4 = { ref-card-mordor-orcs }
ref-card-mordor-orcs-5 = { ref-card-mordor-orcs }
ref-card-olog-hai = Olog-hai
ref-card-trolls-of-udun = Trolls of Udûn
ref-card-gorbag-and-shagrat = Gorbag & Shagrat
text-gorbag-and-shagrat-arrives = You may cycle 1 card from hand: put 1 path attack token on this card, or 2 if the path is Cirith Ungol.
ref-card-grishnakh = Grishnákh
text-grishnakh-action = Eliminate this card: add 1 corruption token.
ref-card-mouth-of-sauron = Mouth of Sauron
text-mouth-of-sauron-placement = Cannot be played or moved to a path while a Shadow battleground is active.
text-mouth-of-sauron-in-reserve = Draw 1 more card in each draw step.
ref-card-the-beguiler = The Beguiler
text-the-beguiler-action = Cycle this card: each Free Peoples player cycles 1 card from hand.
ref-card-the-black-easterling = The Black Easterling
text-the-black-easterling-bonus = One more defence icon on Dol Guldur.
text-the-black-easterling-played = Draw 1 card.
ref-card-the-commander = The Commander
text-the-commander-action = Cycle this card: each Shadow player draws 1 card.
ref-card-the-destroyer = The Destroyer
text-the-destroyer-action = Cycle this card: put 1 attack token on an active battleground.
ref-card-the-hunter = The Hunter
text-the-hunter-action = Cycle this card: put 1 path attack token on the active path.
ref-card-the-lidless-eye = The Lidless Eye
text-the-lidless-eye-placement = Cannot be played or moved to a path while a Shadow battleground is active.
text-the-lidless-eye-played = Each Shadow player draws 1 card.
text-the-lidless-eye-in-reserve = Your carryover limit is 1 higher.
ref-card-the-messenger = The Messenger
text-the-messenger-action = Cycle this card: take 1 Nazgûl character from your cycle pile into hand.
ref-card-the-reaver = The Reaver
text-the-reaver-action = Cycle this card: each Free Peoples player forsakes 1 card.
ref-card-the-warrior = The Warrior
text-the-warrior-action = Cycle this card: put 1 defence token on an active battleground.
ref-card-the-witch-king = The Witch-king
text-the-witch-king-in-reserve = Draw 1 more card in each draw step.
text-the-witch-king-saved = Cycle this card instead of eliminating it.
ref-card-black-breath = Black Breath
text-black-breath-action = Cycle the wielder and all its items: add 1 corruption token.
ref-card-black-riders-mount = Black Rider’s Mount
text-black-riders-mount-played = You may move the wielder from reserve to the active path, even if played this round.
ref-card-fell-beast = Fell Beast
text-fell-beast-played = You may move the wielder from reserve to an active battleground, even if played this round.
ref-card-morgul-blade = Morgul Blade
text-morgul-blade-action = Eliminate this card: add 1 corruption token.
ref-card-nazguls-mantle = Nazgûl’s Mantle
text-nazguls-mantle-saved = Cycle the wielder and all its items.
ref-card-the-black-captain = The Black Captain
text-the-black-captain-event = If The Witch-king is in your reserve: activate or reactivate a Mordor battleground. Then you may move The Witch-king to it, even if he was played this round.
ref-card-the-day-without-dawn = The Day Without Dawn
text-the-day-without-dawn-event = Draw 7 cards, set them apart and eliminate 1 of them. You may play up to 2 armies from among them. Cycle the rest.
ref-card-the-ringwraiths-are-abroad = The Ringwraiths Are Abroad
text-the-ringwraiths-are-abroad-event = Draw 7 cards, set them apart and eliminate 1 of them. You may play up to 2 Nazgûl characters from among them. Cycle the rest.

# Places

ref-place-reserve = the reserve

ref-place-dol-amroth = Dol Amroth
text-place-dol-amroth = The Dúnedain player may forsake 1 card to draw 1 card.
ref-place-edoras = Edoras
text-place-edoras = Activate Helm’s Deep if it is in the deck.
ref-place-helms-deep = Helm’s Deep
text-place-helms-deep = The Rohan player draws 5 cards, sets them apart, may play 1 army or character from among them to Helm’s Deep, and cycles the rest.
ref-place-lorien = Lórien
text-place-lorien = Activate or reactivate Dol Guldur.
ref-place-minas-tirith = Minas Tirith
text-place-minas-tirith = The Dúnedain player may forsake 1 card to draw 3 cards.
ref-place-pelargir = Pelargir
text-place-pelargir = The Dúnedain player may forsake 1 card to draw 1 card.
ref-place-rivendell = Rivendell
text-place-rivendell = The Elf player draws 1 card, then cycles 1 card from hand.
ref-place-dol-guldur = Dol Guldur
text-place-dol-guldur = Activate or reactivate Lórien.
ref-place-harad = Harad
text-place-harad = Each Shadow player draws 1 card.
ref-place-minas-morgul = Minas Morgul
text-place-minas-morgul = The Mordor player draws 5 cards, sets them apart, may play 1 Nazgûl character from among them to reserve, and cycles the rest.
ref-place-morannon = Morannon
text-place-morannon = The Mordor player draws 5 cards, sets them apart, may play 1 army from among them, and cycles the rest.
ref-place-moria = Moria
text-place-moria = The Monstrous player draws 2 cards.
ref-place-orthanc = Orthanc
text-place-orthanc = The Isengard player may take Saruman from their draw deck or cycle pile into hand. Then they recycle: the cycle pile is shuffled into the draw deck.
ref-place-umbar = Umbar
text-place-umbar = Each Shadow player draws 1 card.

ref-place-bag-end = Bag End
text-place-bag-end = The Hobbit player draws 2 cards.
ref-place-bucklebury-ferry = Bucklebury Ferry
text-place-bucklebury-ferry = The Mordor player draws 1 card, and the Hobbit player draws 1 card.
ref-place-gildors-encampment = Gildor’s Encampment
text-place-gildors-encampment = The Elf player draws 1 card, then cycles 1 card from hand.
ref-place-inn-of-the-prancing-pony = Inn of the Prancing Pony
text-place-inn-of-the-prancing-pony = Each Shadow player draws 2 cards.
ref-place-the-old-forest = The Old Forest
text-place-the-old-forest = Each Free Peoples player forsakes 1 card.
ref-place-weathertop = Weathertop
text-place-weathertop = The Mordor player draws 2 cards.
ref-place-fords-of-bruinen = Fords of Bruinen
text-place-fords-of-bruinen = Each Free Peoples player forsakes 1 card. Then each of them draws 3 cards.
ref-place-imladris = Imladris
text-place-imladris = The Elf player draws 2 cards.
ref-place-the-council-of-elrond = The Council of Elrond
text-place-the-council-of-elrond = Each Free Peoples player draws 1 card.
ref-place-caradhras = Caradhras
text-place-caradhras = Each Free Peoples player forsakes 1 card.
ref-place-khazad-dum = Khazad-dûm
text-place-khazad-dum = The Monstrous player draws 2 cards.
ref-place-the-doors-of-durin = The Doors of Durin
text-place-the-doors-of-durin = The Monstrous player may forsake 1 card to put 1 path attack token on this path.
ref-place-dimrill-dale = Dimrill Dale
text-place-dimrill-dale = Each Shadow player cycles 2 cards from hand.
ref-place-egladil = Egladil
text-place-egladil = Each Free Peoples player draws 2 cards, then cycles 1 card from hand.
ref-place-lothlorien = Lothlórien
text-place-lothlorien = The Elf player draws 1 card, then cycles 1 card from hand.
ref-place-amon-hen = Amon Hen
text-place-amon-hen = The Mordor player draws 1 card, then cycles 1 card from hand.
ref-place-dead-marshes = Dead Marshes
text-place-dead-marshes = The Monstrous player draws 2 cards.
ref-place-emyn-muil = Emyn Muil
text-place-emyn-muil = Each Free Peoples player forsakes 1 card.
ref-place-henneth-annun = Henneth Annûn
text-place-henneth-annun = The Dúnedain player draws 1 card.
ref-place-osgiliath = Osgiliath
text-place-osgiliath = The Dúnedain player may forsake 1 card to draw 3 cards.
ref-place-the-cross-roads = The Cross-roads
text-place-the-cross-roads = Each Free Peoples player draws 1 card.
ref-place-cirith-ungol = Cirith Ungol
text-place-cirith-ungol = The Mordor player draws 5 cards, sets them apart, may play 1 army from among them, and cycles the rest.
ref-place-morgul-vale = Morgul Vale
text-place-morgul-vale = The Mordor player draws 5 cards, sets them apart, may play 1 Nazgûl character from among them, and cycles the rest.
ref-place-shelobs-lair = Shelob’s Lair
text-place-shelobs-lair = The Monstrous player draws 2 cards.
ref-place-crack-of-doom = Crack of Doom
text-place-crack-of-doom = The Monstrous player draws 2 cards.
ref-place-morgai = Morgai
text-place-morgai = Put 1 path attack token on this path.
ref-place-orodruin = Orodruin
text-place-orodruin = The Mordor player draws 2 cards.

# Values that no source confirms

value-paths-the-doors-of-durin-defence = The Doors of Durin: path defence icons
value-cards-eowyn-leadership-attack = Éowyn: leadership attack icons
value-cards-eowyn-battleground-attack = Éowyn: battleground attack icons
value-cards-nenya-ring-of-adamant-battleground-defence = Nenya, Ring of Adamant: battleground defence icons
value-cards-nenya-ring-of-adamant-path-defence = Nenya, Ring of Adamant: path defence icons
value-cards-fatty-bolger-allowed-paths = Fatty Bolger: allowed paths
value-cards-fatty-bolger-path-defence = Fatty Bolger: path defence icons
value-cards-sting-path-defence = Sting: path defence icons
value-cards-ent-draught-path-defence = Ent-draught: path defence icons
value-cards-fell-beast-battleground-attack = Fell Beast: battleground attack icons
value-cards-fell-beast-battleground-defence = Fell Beast: battleground defence icons
value-cards-black-breath-battleground-attack = Black Breath: battleground attack icons
value-cards-black-breath-battleground-defence = Black Breath: battleground defence icons
value-cards-black-breath-path-attack = Black Breath: path attack icons
value-cards-morgul-blade-battleground-attack = Morgul Blade: battleground attack icons
value-cards-morgul-blade-battleground-defence = Morgul Blade: battleground defence icons
value-cards-morgul-blade-path-attack = Morgul Blade: path attack icons
value-cards-nazguls-mantle-battleground-attack = Nazgûl’s Mantle: battleground attack icons
value-cards-nazguls-mantle-battleground-defence = Nazgûl’s Mantle: battleground defence icons
value-cards-nazguls-mantle-path-attack = Nazgûl’s Mantle: path attack icons
value-cards-ent-draught-effects-action-steps-1-up-to = Ent-draught: whether fewer characters may be taken
value-cards-paths-of-the-dead-effects-event-steps-2-instead-where = Paths of the Dead: where Strider or Aragorn must be for the extra card
value-cards-shelob-effects-arrives-timing = Shelob: when the Free Peoples forsake
value-scenarios-duel-three-players-seats-witch-king-ring-points = Three-Player Duel: points for the unused Ring token of The Witch-king
value-scenarios-duel-three-players-seats-saruman-ring-points = Three-Player Duel: points for the unused Ring token of Saruman
value-scenarios-duel-three-players-seats-witch-king-group-times = Three-Player Duel: how many times The Witch-king does what each Shadow player is told
value-scenarios-duel-three-players-seats-saruman-group-times = Three-Player Duel: how many times Saruman does what each Shadow player is told

## The game on two pages

summary-play = How it is played
summary-cards = Cards, icons and words

summary-round = A round in five steps
summary-location-step = Locations
summary-location-step-text = The starting player turns up a battleground, then the next path, and resolves their texts.
summary-action-step = Actions
summary-action-step-text = In turn order everybody takes one action or passes, until all have passed one after another. You keep at most { $limit } cards, more if texts allow it.
summary-combat-step = Combat
summary-combat-step-text = Every active battleground and the active path is fought for, in the order the starting player decides.
summary-victory-check = Victory check
summary-victory-check-text = A lead of { $lead } points wins at once.
summary-draw-step = Draw
summary-draw-step-text = Everybody draws as many cards as the scenario says. The starting player token passes on.

summary-actions = One action in your turn
summary-play-title = Play a card
summary-play-text = Put a card from hand where it may go, then cycle another card from hand as its cost.
summary-move = Move
summary-move-text = Bring an army or character from your reserve, with its items, to the path or a battleground. It costs no card; what came to reserve this round must wait.
summary-cycle = Cycle
summary-cycle-text = Put a card from hand on your cycle pile.
summary-winnow = Winnow
summary-winnow-text = Eliminate 2 cards from hand, then draw 1.
summary-card-action = Use a card’s action
summary-card-action-text = Carry out a text that begins with “Action”, on a card you have in play.
summary-ring-game-text = Once per game: draw { $draw } cards. An unused token is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end.
summary-ring-round-text = Once per round: draw { $draw } cards, then eliminate { $eliminate } and cycle { $cycle } from hand.
summary-pass = Pass
summary-pass-text = Only with at most { $limit } cards in hand (more if texts allow it), or with fewer than every opponent. You may act again later.

summary-combat = A combat
summary-sides = Who defends
summary-sides-text = On a path the Free Peoples defend. A battleground is defended by the side it belongs to.
summary-attack = Count the attack
summary-attack-text = Add up the attack icons of all attacking cards and tokens of the right kind.
summary-support = Leaders
summary-support-text = Leadership icons count on battlegrounds only, for a character with an army of its faction beside it. An army supports one character.
summary-location-defence = The location cancels
summary-location-defence-text = Its defence icons cancel as many attack icons, and no card is lost.
summary-casualties = Defenders cancel
summary-casualties-text = For the rest the defenders choose cards to eliminate, until their defence icons cover it. A card and its items are lost together.
summary-aftermath = Afterwards
summary-aftermath-text = Defenders who are left are cycled. All attackers are eliminated.

summary-scoring = Who takes the location
summary-battleground-won = Battleground
summary-battleground-won-text = All attack icons cancelled: the defender takes it, otherwise the attacker. It is worth its points.
summary-path-won = Path
summary-path-won-text = All attack icons cancelled: the Free Peoples take it for its points. Otherwise the Shadow takes it face down.
summary-path-duel-won-text = More defence than attack icons in all: the Free Peoples take it. Equal: nobody does. Fewer: the Shadow takes it face down.
summary-corruption-text = Each path attack icon that is left adds 1 corruption, worth 1 point to the Shadow.

summary-victory = Who wins
summary-lead-wins = A great lead
summary-lead-wins-text = A side that leads by { $lead } points in the victory check wins.
summary-last-path = The last path
summary-last-path-text = After the round of path { $last } the side with more points wins. A tie is won by the Shadow.

summary-types = Card types
summary-type-army-text = To a battleground that shows its faction, or to reserve. Never to a path. Supports a character.
summary-type-character-text = To a path whose number is among its own, to a battleground that shows its faction, or to reserve.
summary-type-item-text = Onto an allowed wielder in play. Adds its icons, goes and is lost with the wielder.
summary-type-event-text = Its text is carried out at once; then it is eliminated.
summary-type-battleground-text = Shows which factions may defend and attack it. Several may be active.
summary-type-path-text = Numbered 1 to 9. Only one is active; a new one ends it with a combat at once.

summary-icons = Icons
summary-icon-battleground-attack-text = Counts when the card attacks a battleground.
summary-icon-battleground-defence-text = Cancels attack on a battleground, if the card is eliminated.
summary-icon-path-attack-text = Shadow cards attack with it on a path.
summary-icon-path-defence-text = Free Peoples cards cancel with it on a path, if they are eliminated.
summary-icon-leadership = Leadership, in a circle
summary-icon-leadership-attack-text = Counts only with the support of an army.
summary-icon-from-text = With a star
summary-icon-path-attack-from-text-text = How many, the text of the card says.
summary-icon-defence-text = Of a location: cancels before any card.
summary-icon-number-text = Characters enter only paths whose numbers they show.
summary-icon-points-text = What the location is worth.

summary-factions = Factions
summary-faction-text = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}: armies { $armies }, characters { $characters }, items { $items }, events { $events }.

summary-terms = Words on cards
summary-term-cycle = Cycle
summary-term-cycle-text = Face down on your cycle pile. When your deck runs out, the pile becomes the new deck.
summary-term-eliminate = Eliminate
summary-term-eliminate-text = Face down on your eliminated pile: out of the game.
summary-term-forsake = Forsake
summary-term-forsake-text = Eliminate a card of your choice from hand, from reserve, or unseen from the top of your deck.
summary-term-reserve = Reserve
summary-term-reserve-text = Cards wait here face up from round to round. Their texts work at once; they may move from the next round on.
summary-term-hidden = What you may know
summary-term-hidden-text = You may look through your own cycle pile and eliminated pile. Hands are secret, their sizes are not.

summary-seats = Players of this scenario
summary-seat-text = { $cards } cards. Opening hand { $opening }{ $cycle ->
    [0] {""}
   *[other] , of which { $cycle } are cycled
}. Draws { $draw } each round.

warning-RCG-8-21 = As things are, this event would do nothing.
warning-RCG-9-15 = As things are, this action would find nothing.

## The chronicle of a match

chronicle-round = Round { $number }
chronicle-points = victory points
chronicle-corruption = corruption
chronicle-drawn = cards drawn
chronicle-played = cards played
chronicle-unseen = Cards not shown

## Values that no source confirms: headings and choices

value-group-icons = Icons and allowed paths
value-group-texts = Texts of cards
value-group-duel = The Three-Player Duel
value-where-reserve = in reserve
value-where-in-play = in play
