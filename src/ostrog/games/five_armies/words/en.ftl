## Options: what a choice does

option-done = done
option-forgo = do without it
option-discard = discard { $card }

option-activate = activate { $general_the }
option-place-token = place a Leadership token at { $army_the }
option-apply = stop here and apply this token
option-set-aside = set it aside and draw another
option-split = take { $tokens ->
    [one] { $tokens } Leadership token
   *[other] { $tokens } Leadership tokens
} and { $bats ->
    [one] { $bats } Great Bats figure
   *[other] { $bats } Great Bats figures
}
option-send-bats = send Great Bats to { $territory_the }

option-act = { $die }: { $action }
option-play = { $die }: play { $card_order }
option-skip = discard a die without using it: { $die }
option-pass = pass
option-use-general = use the ability of { $general_the }
option-slip-away = Ring token: place Bilbo at { $region_the }
option-throw-again = re-roll a die: { $die }

option-army = take the army at { $place_the }
option-leave = leave behind a unit of { $unit }
option-leave-character = leave { $character_the } behind
option-leave-token = leave a Leadership token behind
option-leave-damage = leave 1 damage with those who stay
option-to = go to { $place_the }
option-halt = stop here
option-go = move { $character_the } to { $region_the }

option-attack = attack { $region_the }
option-no-attack = do not attack
option-target = combined attack on { $region_the }
option-join = join in with the army from { $place_the }

option-recruit = flip a token at { $region_the } ({ $back })
option-place-unit = place a unit of { $unit }
option-place-none = place nothing
option-goblin-at = place Goblins in { $place_the }
option-draw-event = draw an Event card
option-draw-story = draw a Story card
option-rally = rally the army at { $place_the }
option-enter = bring { $character_the } into play at { $place_the }
option-choose = choose { $place_the }
option-muster = place and flip a token ({ $back }) at { $place_the }
option-lay = place a token face down at { $region_the } ({ $back })
option-take-token = remove a token from { $region_the } ({ $back })
option-take-leadership = remove a Leadership token from { $place_the }
option-take-bats = remove a Great Bats figure from { $territory_the }
option-trouble = name { $general_the }
option-bring-back = bring { $general_the } back to { $place_the }
option-concentrate = concentrate: take the concentration token
option-strike = strike the army at { $region_the }
option-shoot = shoot at the army at { $region_the }
option-call-eagle = place an Eagle in the Eyrie
option-send-eagle = send an Eagle to { $territory_the }
option-send-lord = send the Lord of the Eagles to { $territory_the }
option-swoop = attack the army at { $region_the } with an Eagle
option-swarm = attack the army at { $region_the } with { $count ->
    [one] { $count } Eagle
   *[other] { $count } Eagles
}
option-beorn-to = move Beorn to { $region_the }

option-fight-with = fight with the army from { $place_the }
option-manoeuvre = play { $card_combat }
option-extra = play { $card } as well
option-reroll = { $white ->
    [0] { $black ->
        [0] re-roll nothing
        [one] re-roll { $black } black die
       *[other] re-roll { $black } black dice
    }
    [one] { $black ->
        [0] re-roll { $white } white die
       *[other] re-roll { $white } white and { $black } black
    }
   *[other] { $black ->
        [0] re-roll { $white } white dice
       *[other] re-roll { $white } white and { $black } black
    }
}
option-use-ability = use { $card }
option-forgo-ability = do without { $card }
option-take-two = take 2 more damage
option-give-tokens = lose all Leadership tokens of this army
option-give-character = sacrifice { $character_the }
option-give-token = lose a Leadership token of this army
option-armour = { $count ->
    [0] put no damage on Shining Armour
   *[other] put { $count } damage on Shining Armour
}
option-vanish = Bilbo vanishes: discard a Ring token and remove up to 2 damage
option-spend-bats = remove a Great Bats figure: 1 more damage
option-keep-bats = keep the Great Bats
option-spend-bodyguard = spend a bodyguard token: no damage at all
option-keep-bodyguard = keep the bodyguard token
option-lose = lose a unit of { $unit }
option-redoubtable = Redoubtable: lose a unit of Dwarf Regulars for up to 3 damage
option-stop-attack = stop the attack
option-press-on = press on with the attack
option-stand = stand and fight on
option-retreat = retreat
option-rout = rout
option-retreat-to = withdraw to { $region_the }
option-drive-to = drive them to { $region_the }
option-advance = advance
option-hold = stay where you are

option-remove = remove a unit of { $unit }

## Prompts: what a seat is asked

ask-activate-generals = Activate up to three generals.
ask-place-leadership = Which army gets a Leadership token?
ask-fate-draw = { $ref1 } is drawn. Apply it, or set it aside and draw another?
ask-split-leadership-bats = How many Leadership tokens and how many Great Bats?
ask-place-bats = Which territory do the Great Bats fly to?
ask-act = Use an action die.
ask-select-move = Choose an army, then who stays behind and where the rest goes.
ask-continue-step = Your army has reached { $ref1_the }. Go on, or stop here?
ask-attack-after-move = Does your army at { $ref1_the } attack?
ask-combined-armies = Whom do you attack, and which armies join in?
ask-move-characters = Which characters move, and where?
ask-recruit-regions = Where do you flip a recruitment token?
ask-substitute-unit = No figure is left for { $ref1 }. What do you place instead?
ask-goblin-recruit = In which mustering point do you place Goblins?
ask-draw-cards = Which card do you draw?
ask-rally-armies = Which armies do you rally?
ask-rally-reroll = Rallying at { $ref1_the }: which dice do you re-roll?
ask-rally-casualties = { $ref1 }: take losses to remove damage?{ $ref3 ->
    [0] {""}
    [one] {" "}With the last unit its character falls too.
   *[other] {" "}With the last unit its characters fall too.
}
ask-enter-character = Who enters play, and where?
ask-combined-round-army = Battle at { $ref1_the }: which army fights this round?
ask-manoeuvre = Battle at { $ref1_the }: choose a manoeuvre.
ask-leader-reroll = Leader re-roll: which missed dice do you re-roll?
ask-use-unit-ability = A black die has hit. Use { $ref1 }?
ask-wall-of-spears = Goblin Charge deals 1 damage to your army. Cancel it with Wall of Spears?
ask-fell-race = Fell Race: what does your army suffer?
ask-use-vampire = Vampire-like: spend a Great Bats figure in { $ref1_the } for 1 more damage?
ask-use-bodyguard = Spend a bodyguard token to prevent all damage to Bolg’s army?
ask-casualties = { $ref1 }: { $ref2 ->
    [0] no unit must be lost; which do you give up?
    [one] { $ref2 } unit must be lost. Which?
   *[other] { $ref2 } units must be lost. Which?
}{ $ref3 ->
    [0] {""}
    [one] {" "}With the last unit its character falls too.
   *[other] {" "}With the last unit its characters fall too.
}
ask-outside-damage = { $ref1 }, damage outside battle: { $ref2 ->
    [0] no unit must be lost; which do you give up?
    [one] { $ref2 } unit must be lost. Which?
   *[other] { $ref2 } units must be lost. Which?
}{ $ref3 ->
    [0] {""}
    [one] {" "}With the last unit its character falls too.
   *[other] {" "}With the last unit its characters fall too.
}
ask-forced-casualties = { $ref1 }: lose units until at most 1 damage is left.{ $ref2 ->
    [0] {""}
    [one] {" "}Still to lose: { $ref2 } unit.
   *[other] {" "}Still to lose: { $ref2 } units.
}{ $ref3 ->
    [0] {""}
    [one] {" "}With the last unit its character falls too.
   *[other] {" "}With the last unit its characters fall too.
}
ask-rout-casualties = Rout from { $ref1_the }: lose units until at most 1 damage is left.{ $ref2 ->
    [0] {""}
    [one] {" "}Still to lose: { $ref2 } unit.
   *[other] {" "}Still to lose: { $ref2 } units.
}{ $ref3 ->
    [0] {""}
    [one] {" "}With the last unit its character falls too.
   *[other] {" "}With the last unit its characters fall too.
}
ask-stop-attack = Battle at { $ref1_the }: stop the attack or press on?
ask-retreat-or-rout = Battle at { $ref1_the }: withdraw or fight on?
ask-retreat-region = Where do you withdraw to?
ask-forced-retreat-region = Your opponent has nowhere to withdraw to. Where do you drive the beaten defender?
ask-advance = Victory at { $ref1_the }: advance into the region?
ask-overstack = { $ref1 }: too many units. Which do you remove?
ask-discard-to-limit = { $ref1 ->
    [0] You have picked all cards to discard.
    [one] You hold { $ref1 } card too many. Which do you discard?
   *[other] You hold { $ref1 } cards too many. Which do you discard?
}
ask-draw-discard = { $ref1 ->
    [0] You have picked all cards to discard.
    [one] You hold { $ref1 } card too many. Which do you discard?
   *[other] You hold { $ref1 } cards too many. Which do you discard?
}
ask-terrain-discard = { $ref1 ->
    [0] You have picked all cards to discard.
    [one] You hold { $ref1 } card too many. Which do you discard?
   *[other] You hold { $ref1 } cards too many. Which do you discard?
}
ask-lucky-number = Lucky Number: do you re-roll one of your action dice?
ask-card-army = { $ref1_order }: choose one of your armies.
ask-card-enemy = { $ref1_order }: choose an enemy army.
ask-card-region = { $ref1_order }: choose a region.
ask-card-armies = { $ref1_order }: which armies do you choose?
ask-take-tokens = { $ref1_order }: which recruitment tokens do you remove?
ask-take-leadership = { $ref1_order }: which Leadership tokens do you remove?
ask-take-bats = { $ref1_order }: which Great Bats do you remove?
ask-muster = Where do you place and flip a recruitment token?
ask-raise-levies = Where do you flip a recruitment token or place a new one?
ask-return-general = Which general comes back, and where?
ask-name-general = Troubled Mind: which general do you name?
ask-magic-bolt = Magic Bolt: concentrate, or strike an army?
ask-archery = Which Shadow army do you shoot at?
ask-lord-ability = Lord of the Eagles: place an Eagle in the Eyrie, or fly out with all of them?
ask-eagle-attack = Strong and Noble: which armies do the Eagles attack, one Eagle each?
ask-mass-attack = Which army do the Eagles attack, and how many of them?
ask-beorn-move = Beorn is at { $ref1_the }. Does he go on, or stop here?
ask-beorn-attack = Beorn is at { $ref1_the }. Does he attack?
ask-beorn-advance = Victory at { $ref1_the }: does Beorn advance into the region?
ask-bilbo-relocate = Do you discard a Ring token to place Bilbo in another region?
ask-use-bilbo = Your army at { $ref1_the } has suffered damage. Does Bilbo vanish to remove up to 2 of it?
ask-shining-armour = Thorin’s army at { $ref1_the } suffers damage. How much of it goes on Shining Armour?
ask-determined-attack = Determined Attack: which card do you play as well?
ask-captain-of-war = Captain of War: what does your army at { $ref1_the } give up to remove up to 2 damage?

## Events: what happened

event-TurnBegan = turn { $turn } begins
event-DiceRolled = { $seat }: { $faces_count ->
    [one] { $faces_count } action die rolled
   *[other] { $faces_count } action dice rolled
}: { $faces_grouped }
event-GeneralActivated = general activated: { $character }
event-TokenPlaced = { $seat }: Leadership token placed at { $place_the }
event-TokensLost = { $seat }: { $count ->
    [one] { $count } Leadership token lost
   *[other] { $count } Leadership tokens lost
} at { $place_the }
event-FateDrawn = fate token drawn: { $token }
event-FateSetAside = fate token set aside: { $token }
event-FateAdvanced = fate marker: { $spaces ->
    [-1] 1 space back
    [0] no move
    [one] { $spaces } space on
   *[other] { $spaces } spaces on
}, now on { $marker }
event-BatsSent = Great Bats over { $territory_the }: { $count }
event-BatsSpent = a Great Bats figure leaves { $territory_the }
event-DieUsed = { $seat }: { $action } ({ $die })
event-DieSkipped = { $seat }: die discarded: { $die }
event-Passed = { $seat }: pass
event-ArmyMoved = { $seat }: from { $source_the } to { $to_the }: { $units_count ->
    [one] { $units_count } unit
   *[other] { $units_count } units
} ({ $units }){ $characters_count ->
    [0] {""}
   *[other] , with { $characters }
}
event-CharacterMoved = { $character_the } goes to { $to_the }
event-CharacterEntered = { $character_the } enters play at { $region_the }
event-CharacterEliminated = { $character_the } is eliminated
event-ControlGained = { $seat }: control of { $region_the } gained
event-TokensRemoved = { $count ->
    [one] { $count } recruitment token
   *[other] { $count } recruitment tokens
} ({ $back }) from { $region_the } back to the pile, unseen
event-TokenFlipped = { $seat }: recruitment token at { $region_the }: { $token }
event-UnitPlaced = { $seat }: new unit at { $place_the }: { $unit }
event-UnitsRemoved = { $seat }: above the stacking limit at { $place_the }, { $units_count ->
    [one] { $units_count } unit
   *[other] { $units_count } units
} back to the supply: { $units }
event-PassOpened = { $place_the } is open
event-RallyRolled = { $again ->
    [yes] { $seat }: re-rolled for the rally at { $place_the }: { $dice }
   *[no] { $seat }: rally roll at { $place_the }: { $dice }
}
event-Rallied = { $seat }: rally at { $place_the }: { $removed ->
    [0] no damage removed
   *[other] { $removed } damage removed
}
event-BattleBegan = { $seat }: attack on { $region_the } (from: { $places })
event-RoundBegan = battle at { $region_the }, round { $round }: attack from { $place_the }
event-TerrainAdvantage = { $seat }: terrain advantage ({ $terrain })
event-ManoeuvreShown = { $seat }: manoeuvre: { $card_combat }
event-CombatRolled = { $seat }: combat roll, hits on { $target } or more{ $black_count ->
    [0] {""}
   *[other] ; black { $black }
}{ $white_count ->
    [0] {""}
   *[other] ; white { $white }
}
event-DiceRerolled = { $seat }: dice after the re-roll{ $black_count ->
    [0] {""}
   *[other] ; black { $black }
}{ $white_count ->
    [0] {""}
   *[other] ; white { $white }
}
event-AbilityUsed = { $seat }: ability used: { $card }
event-DamageDealt = { $seat }: { $fortification ->
    [0] the army at { $place_the } takes { $damage } damage
   *[other] { $damage ->
        [0] the fortification at { $place_the } takes { $fortification } damage
       *[other] the army at { $place_the } takes { $damage } damage, the fortification { $fortification }
    }
}
event-DamagePrevented = { $seat }: { $damage } damage prevented
event-FortificationDestroyed = the fortification at { $region_the } is destroyed
event-UnitsLost = { $seat }: { $units_count ->
    [one] { $units_count } unit lost
   *[other] { $units_count } units lost
} at { $place_the }: { $units }
event-ArmyDestroyed = { $seat }: the army at { $place_the } is destroyed
event-AttackStopped = { $seat }: attack on { $region_the } stopped
event-Withdrew = { $seat }: { $rout ->
    [yes] rout
   *[no] retreat
} from { $region_the } to { $to_the }
event-Advanced = { $seat }: advance from { $source_the } to { $region_the }
event-BattleEnded = battle at { $region_the } is over; winner: { $owner }
event-TurnEnded = turn { $turn } ends; the Shadow has { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}
event-CardsDrawn = { $seat }: { $events ->
    [0] { $stories ->
        [0] no card is left to draw
        [one] { $stories } Story card drawn
       *[other] { $stories } Story cards drawn
    }
    [one] { $stories ->
        [0] { $events } Event card drawn
        [one] { $events } Event card and { $stories } Story card drawn
       *[other] { $events } Event card and { $stories } Story cards drawn
    }
   *[other] { $stories ->
        [0] { $events } Event cards drawn
        [one] { $events } Event cards and { $stories } Story card drawn
       *[other] { $events } Event cards and { $stories } Story cards drawn
    }
}
event-CardsBuried = { $seat }: { $events ->
    [0] { $stories ->
        [one] { $stories } Story card discarded face down
       *[other] { $stories } Story cards discarded face down
    }
    [one] { $stories ->
        [0] { $events } Event card discarded face down
        [one] { $events } Event card and { $stories } Story card discarded face down
       *[other] { $events } Event card and { $stories } Story cards discarded face down
    }
   *[other] { $stories ->
        [0] { $events } Event cards discarded face down
        [one] { $events } Event cards and { $stories } Story card discarded face down
       *[other] { $events } Event cards and { $stories } Story cards discarded face down
    }
}
event-EventDeckRemade = the Event deck is shuffled anew: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
event-CardPlayed = { $seat }: card played: { $card_order } ({ $die })
event-CardLaid = { $seat }: { $card } stays on the table
event-CardDiscarded = { $seat }: { $card } is discarded
event-FateCardDrawn = Fate card drawn: { $card }
event-FateTokenAdded = added to the fate pool: { $token }
event-DreadRolled = Great Dread: { $target ->
    [0] dice { $dice }
   *[other] { $dice_count ->
        [one] { $dice_count } die
       *[other] { $dice_count } dice
    } ({ $target } or more removes a token): { $dice }; { $hits ->
        [0] no token is removed
        [one] { $hits } token to remove
       *[other] { $hits } tokens to remove
    }
}
event-DieLost = { $seat }: unused die lost: { $die }
event-DieRerolled = { $seat }: Lucky Number: { $die } re-rolled, now { $face }
event-OrcsOnCard = units of Orcs on Flying Arrows and Wild Spears: { $count }
event-MindTroubled = Troubled Mind: { $character_the } cannot use his ability
event-MindCleared = { $character_the } can use his ability again
event-FortificationMended = fortification at { $region_the }: { $count } damage removed
event-BodyguardJoined = a unit of Great Orcs at { $place_the } joins Bolg’s bodyguards; bodyguard tokens: { $count }
event-FogEndedBattle = Dense Fog ends the battle at { $region_the }

event-GeneralUsed = general’s ability used: { $character }
event-GandalfConcentrated = Gandalf takes the concentration token
event-Shot = { $character_id ->
    [gandalf] Magic Bolt
   *[other] arrows
} against the army at { $region_the }: { $target ->
    [0] dice { $dice }
   *[other] { $dice_count ->
        [one] { $dice_count } die
       *[other] { $dice_count } dice
    } (a hit on { $target } or more): { $dice }; { $hits ->
        [0] no hit
        [one] { $hits } hit
       *[other] { $hits } hits
    }
}
event-TokenLaid = { $seat }: recruitment token ({ $back }) placed face down at { $region_the }
event-CharacterShifted = { $character_the } moves to space { $space } of the fate track
event-DamageRemoved = { $seat }: { $count } damage removed at { $place_the }
event-BilboVanished = Bilbo vanishes from { $place_the }; Ring tokens left: { $rings }
event-ArmourTook = { $count } damage goes on Shining Armour; { $total } in all
event-WrathLeft = Beorn’s wrath tokens: { $wrath }
event-EaglesPlaced = { $count ->
    [one] { $count } Eagle
   *[other] { $count } Eagles
} placed in the Eagles’ Eyrie
event-EaglesSent = Eagles over { $territory_the }: { $count }
event-EaglesReturned = { $count ->
    [one] { $count } Eagle returns
   *[other] { $count } Eagles return
} from { $territory_the } to the Eyrie
event-EagleRolled = an Eagle attacks the army at { $region_the }: { $target ->
    [0] dice { $dice }
   *[other] { $dice_count ->
        [one] { $dice_count } die
       *[other] { $dice_count } dice
    } (a hit on { $target } or more): { $dice }
}{ $again_count ->
    [0] {""}
   *[other] ; misses re-rolled: { $again }
}{ $target ->
    [0] {""}
   *[other] ; { $hits ->
        [0] no hit
        [one] { $hits } hit
       *[other] { $hits } hits
    }
}
event-Rolled = {""}
event-Moved = { $face ->
    [hidden] {""}
   *[other] { $target_id ->
        [event-hand-free] card drawn: { $face }
        [event-hand-shadow] card drawn: { $face }
        [story-free-hand] card drawn: { $face }
        [story-shadow-hand] card drawn: { $face }
       *[other] {""}
    }
}
event-Poured = { $target_id ->
    [fate-pool] fate tokens back in the pool: { $count }
   *[other] {""}
}

## Sides

ref-seat-0 = Free Peoples
ref-seat-1 = The Shadow
ref-team-free = Free Peoples
ref-team-shadow = The Shadow

## Places

ref-place-front-gate = Front Gate
    .the = the Front Gate
ref-place-eastern-bank-gate-plains = Plains below the Gate
    .the = the Plains below the Gate
ref-place-eastern-bank-bend-plains = Riverbend plains
    .the = the Riverbend plains
ref-place-eastern-bank-bend-hills = Riverbend hills
    .the = the Riverbend hills
ref-place-camp = Camp
    .the = the Camp
ref-place-eastern-bank-north-plains = Northern bank plains
    .the = the Northern bank plains
ref-place-eastern-bank-ford-plains = Northern ford plains
    .the = the Northern ford plains
ref-place-eastern-bank-east-plains = Plains below the Eastern Spur
    .the = the Plains below the Eastern Spur
ref-place-eastern-bank-west-mountains = Western ridge
    .the = the Western ridge
ref-place-eastern-bank-central-mountains = Central ridge
    .the = the Central ridge
ref-place-eastern-bank-east-mountains = Eastern ridge
    .the = the Eastern ridge
ref-place-eastern-spur = Eastern Spur
    .the = the Eastern Spur
ref-place-southern-spur-north-mountains = Northern shoulder
    .the = the Northern shoulder
ref-place-southern-spur-pass-mountains = Shoulder below the pass
    .the = the Shoulder below the pass
ref-place-southern-spur-middle-mountains = Middle shoulder
    .the = the Middle shoulder
ref-place-ravenhill = Ravenhill
    .the = Ravenhill
ref-place-southern-spur-west-mountains = Western shoulder
    .the = the Western shoulder
ref-place-southern-spur-south-mountains = Southern shoulder
    .the = the Southern shoulder
ref-place-lower-slopes = Lower Slopes
    .the = the Lower Slopes
ref-place-southern-spur-east-hills = Eastern foothills
    .the = the Eastern foothills
ref-place-fallen-bridge = Fallen Bridge
    .the = the Fallen Bridge
ref-place-valley-west-plains = Western valley plains
    .the = the Western valley plains
ref-place-valley-southwest-plains = South-western valley plains
    .the = the South-western valley plains
ref-place-valley-northwest-plains = North-western valley plains
    .the = the North-western valley plains
ref-place-valley-north-marsh = Northern marsh
    .the = the Northern marsh
ref-place-valley-northeast-plains = North-eastern valley plains
    .the = the North-eastern valley plains
ref-place-valley-central-hills = Hills of Dale
    .the = the Hills of Dale
ref-place-ruins-of-dale = Ruins of Dale
    .the = the Ruins of Dale
ref-place-valley-east-marsh = Eastern marsh
    .the = the Eastern marsh
ref-place-valley-central-plains = Central valley plains
    .the = the Central valley plains
ref-place-valley-east-plains = Eastern valley plains
    .the = the Eastern valley plains
ref-place-valley-south-plains = Southern valley plains
    .the = the Southern valley plains
ref-place-valley-south-marsh = Southern marsh
    .the = the Southern marsh
ref-place-broken-lands-northwest-hills = North-western hills
    .the = the North-western hills
ref-place-broken-lands-north-plains = Northern plains
    .the = the Northern plains
ref-place-broken-lands-northeast-plains = North-eastern plains
    .the = the North-eastern plains
ref-place-broken-lands-spur-plains = Plains behind the Spur
    .the = the Plains behind the Spur
ref-place-broken-lands-east-hills = Eastern hills
    .the = the Eastern hills
ref-place-broken-lands-central-plains = Central broken plains
    .the = the Central broken plains
ref-place-broken-lands-ford-marsh = Marsh at the ford
    .the = the Marsh at the ford
ref-place-broken-lands-middle-hills = Middle hills
    .the = the Middle hills
ref-place-broken-lands-riverside-plains = Riverside plains
    .the = the Riverside plains
ref-place-broken-lands-east-plains = Eastern plains
    .the = the Eastern plains
ref-place-broken-lands-south-plains = Southern plains
    .the = the Southern plains
ref-place-broken-lands-southeast-plains = South-eastern plains
    .the = the South-eastern plains
ref-place-broken-lands-southwest-hills = South-western hills
    .the = the South-western hills
ref-place-goblin-mustering-point-north = Goblin Mustering Point (north)
    .the = the Goblin Mustering Point (north)
ref-place-goblin-mustering-point-west = Goblin Mustering Point (west)
    .the = the Goblin Mustering Point (west)
ref-place-mountain-pass-north = Mountain Pass (north)
    .the = the Mountain Pass (north)
ref-place-mountain-pass-west = Mountain Pass (west)
    .the = the Mountain Pass (west)
ref-place-eagles-eyrie = Eagles’ Eyrie
    .the = the Eagles’ Eyrie

## Territories and terrain

ref-territory-eastern-bank = Eastern Bank
    .the = the Eastern Bank
ref-territory-southern-spur = Southern Spur
    .the = the Southern Spur
ref-territory-valley = Valley
    .the = the Valley
ref-territory-broken-lands = Broken Lands
    .the = the Broken Lands

ref-terrain-hills = hills
ref-terrain-mountains = mountains
ref-terrain-plains = plains
ref-terrain-ruins = ruins
ref-terrain-swamps = swamps

## Units and characters

ref-unit-dwarf-regulars = Dwarf Regulars
ref-unit-dwarf-veterans = Dwarf Veterans
ref-unit-lake-men = Lake-men
ref-unit-wood-elf-archers = Wood-elf Archers
ref-unit-wood-elf-spearmen = Wood-elf Spearmen
ref-unit-orcs = Orcs
ref-unit-great-orcs = Great Orcs
ref-unit-wargs = Wargs
ref-unit-goblins = Goblins

ref-character-bard = Bard the Bowman
    .the = Bard the Bowman
ref-character-dain = Dáin Ironfoot
    .the = Dáin Ironfoot
ref-character-gandalf = Gandalf the Grey
    .the = Gandalf the Grey
ref-character-thranduil = Thranduil
    .the = Thranduil
ref-character-bilbo = Bilbo Baggins
    .the = Bilbo Baggins
ref-character-thorin = Thorin Oakenshield
    .the = Thorin Oakenshield
ref-character-lord-of-the-eagles = Lord of the Eagles
    .the = the Lord of the Eagles
ref-character-beorn = Beorn
    .the = Beorn
ref-character-bolg = Bolg
    .the = Bolg

## Dice and actions

ref-die-character = Character
ref-die-army = Army
ref-die-muster = Muster
ref-die-event = Event
ref-die-muster-army = Muster/Army
ref-die-will-of-the-west = Will of the West
ref-die-eye = Eye

ref-action-strategic-move = strategic move
ref-action-attack = attack
ref-action-combined-attack = combined attack
ref-action-fast-move = fast move
ref-action-led-attack = attack with a led army
ref-action-move-characters = move characters
ref-action-move-beorn = move Beorn
ref-action-draw-cards = draw cards
ref-action-enter-play = bring a character into play
ref-action-recruit = recruit
ref-action-rally = rally
ref-action-strong-and-noble = Strong and Noble (Eagles)
ref-action-mass-attack = Eagles are not kindly birds
ref-action-cloud-of-bats = Cloud of Bats
ref-action-recruit-goblins = recruit goblins
ref-action-goblin-attack = goblin attack
ref-action-goblin-move = goblin strategic move
ref-action-orcs-from-card = take Orcs from Flying Arrows and Wild Spears
ref-action-clear-mind = discard Troubled Mind
ref-action-clear-mind-at-a-price = discard Troubled Mind and move the fate marker 1 space back

## Unit cards and special manoeuvres

ref-card-unit-dwarf-regulars = Redoubtable (Dwarf Regulars)
    .order = Redoubtable (Dwarf Regulars)
    .combat = Redoubtable (Dwarf Regulars)
text-card-unit-dwarf-regulars = If a black die hits, you may lose 1 unit of Dwarf Regulars to remove up to 3 damage tokens from your army instead of 2.
ref-card-unit-dwarf-veterans = Old Hatred (Dwarf Veterans)
    .order = Old Hatred (Dwarf Veterans)
    .combat = Old Hatred (Dwarf Veterans)
text-card-unit-dwarf-veterans = If a black die hits, you may deal 1 more damage to the enemy army and remove 1 Leadership token from it.
ref-card-unit-lake-men = Hail of Darts (Lake-men)
    .order = Hail of Darts (Lake-men)
    .combat = Hail of Darts (Lake-men)
text-card-unit-lake-men = If a black die hits, you may deal 1 more damage to the enemy army.
ref-card-unit-wood-elf-archers = Hail of Darts (Wood-elf Archers)
    .order = Hail of Darts (Wood-elf Archers)
    .combat = Hail of Darts (Wood-elf Archers)
text-card-unit-wood-elf-archers = If a black die hits, you may deal 1 more damage to the enemy army.
ref-card-unit-wood-elf-spearmen = Wall of Spears (Wood-elf Spearmen)
    .order = Wall of Spears (Wood-elf Spearmen)
    .combat = Wall of Spears (Wood-elf Spearmen)
text-card-unit-wood-elf-spearmen = If a black die hits, you may cancel 1 damage dealt to your army this round, even one that a fortification would take.
ref-card-unit-orcs = Wild Rage (Orcs)
    .order = Wild Rage (Orcs)
    .combat = Wild Rage (Orcs)
text-card-unit-orcs = If a black die hits, you may place 1 Leadership token with your fighting army at the end of the round. It counts from the next round on.
ref-card-unit-great-orcs = Fell Race (Great Orcs)
    .order = Fell Race (Great Orcs)
    .combat = Fell Race (Great Orcs)
text-card-unit-great-orcs = If a black die hits, you may force your opponent to choose: take 2 more damage, lose all Leadership tokens of the fighting army (at least 1) or sacrifice 1 character in it. When Great Orcs attack, every terrain is preferred; when they defend, none is.
ref-card-unit-wargs = Rearguard Attack (Wargs)
    .order = Rearguard Attack (Wargs)
    .combat = Rearguard Attack (Wargs)
text-card-unit-wargs = If a black die hits, at the end of the round you may force your opponent to lose units of the fighting army (each removes 2 damage tokens) until at most 1 damage token is left on it. No effect on Beorn.
ref-card-unit-goblins = Goblin Charge (Goblins)
    .order = Goblin Charge (Goblins)
    .combat = Goblin Charge (Goblins)
text-card-unit-goblins = If a black die hits, at the end of the round you may deal 1 damage to each of the two fighting armies. The damage to your own army cannot be prevented.
ref-card-regroup = Regroup
    .order = Regroup
    .combat = Regroup
text-card-regroup = Take back into your hand all unit cards and special manoeuvres you have played in this battle, this card included. If you are the defender, you may retreat at the end of this round (without the losses of a rout).
ref-card-vampire-like = Vampire-like
    .order = Vampire-like
    .combat = Vampire-like
text-card-vampire-like = Take this card if Great Bats are over the territory of the battle when it begins. If your army deals at least 1 damage this round, you may remove a Great Bats figure from that territory to deal 1 more. The card returns to your hand at the end of the round.
ref-card-thorins-mighty-strokes = Thorin’s Mighty Strokes
    .order = Thorin’s Mighty Strokes
    .combat = Thorin’s Mighty Strokes
text-card-thorins-mighty-strokes = Only if Thorin is in your fighting army and has the Fate card Mighty Strokes. This round add 1 to each of your dice in the combat roll and the leader re-roll. Once played, the card comes back only with Regroup.

## Event cards: orders

ref-order-blow-the-horns = Blow the Horns
text-order-blow-the-horns = Rally 1 or 2 of your armies. Their dice succeed on 4+, re-rolls included.
ref-order-call-to-arms = Call to Arms
text-order-call-to-arms = Up to 2 of your armies with leadership may each move up to 2 regions. If you split an army, the part that moves must have leadership.
ref-order-encirclement = Encirclement
text-order-encirclement = One of your armies may move 1 region. Then you may make a combined attack on an enemy army adjacent to at least 2 of your armies. The army that moved need not take part.
ref-order-gather-and-marshall = Gather and Marshall
text-order-gather-and-marshall = Place 1 recruitment token of yours where one of your armies stands and flip it at once. The Free Peoples choose which pile it comes from.
ref-order-marching-companies = Marching Companies
text-order-marching-companies = Up to 3 of your armies may each move 1 region. No figure or token may move twice, and armies merge only after the last move.
ref-order-move-to-strike = Move to Strike
text-order-move-to-strike = One of your armies with leadership may move up to 2 regions and may then attack. If you split it, the part that moves must have leadership.
ref-order-mustering-for-battle = Mustering for Battle
text-order-mustering-for-battle = Choose up to 3 different regions with recruitment tokens of yours. Flip 1 token in each and place the units it shows.
ref-order-sudden-assault = Sudden Assault
text-order-sudden-assault = One of your armies may move 1 region and may then attack. If it attacks, you automatically have terrain advantage in that battle and draw 1 Event card.
ref-order-troop-leader = Troop-leader
text-order-troop-leader = Remove up to 2 damage tokens from one of your armies with leadership.

## Event cards: combat effects

ref-combat-captain-of-war = Captain of War
text-combat-captain-of-war = After damage is dealt and before casualties, you may eliminate a character in your fighting army or remove 1 Leadership token from it. If you do, remove up to 2 damage tokens from that army.
ref-combat-fierce-defence = Fierce Defence
text-combat-fierce-defence = This round your opponent’s target value is 6, in both the combat roll and the leader re-roll.
ref-combat-no-quarter = No Quarter
text-combat-no-quarter = Your fighting army suffers 1 damage, which cannot be prevented. This round add 1 to each of your dice in the combat roll and the leader re-roll.
ref-combat-determined-attack = Determined Attack
text-combat-determined-attack = This round also play a unit card or special manoeuvre (but not Regroup): either one you have already played in this battle (it stays played) or one from your hand (it returns to your hand at the end of the round).
ref-combat-stand-and-fight = Stand and Fight
text-combat-stand-and-fight = This round every unit in your fighting army has strength 2. You still roll at most 5 dice.
ref-combat-dense-fog = Dense Fog
text-combat-dense-fog = The battle ends with this round, without retreat or rout. If the defending army has been destroyed, the attacker may still advance.
ref-combat-overmastered = Overmastered
text-combat-overmastered = Your opponent makes no leader re-roll this round.
ref-combat-battle-fury = Battle-fury
text-combat-battle-fury = This round add 1 to each of your dice in the combat roll, but not in the leader re-roll.
ref-combat-commanding-voice = Commanding Voice
text-combat-commanding-voice = This round the leadership of your fighting army is 2 higher, even if it was 0.
ref-combat-great-confusion = Great Confusion
text-combat-great-confusion = This round your opponent rolls 2 fewer dice in the combat roll, but always at least 1.

## Event cards

ref-card-ev-blow-the-horns-captain-of-war = Blow the Horns / Captain of War
    .order = Blow the Horns
    .combat = Captain of War
ref-card-ev-blow-the-horns-fierce-defence = Blow the Horns / Fierce Defence
    .order = Blow the Horns
    .combat = Fierce Defence
ref-card-ev-blow-the-horns-no-quarter = Blow the Horns / No Quarter
    .order = Blow the Horns
    .combat = No Quarter
ref-card-ev-call-to-arms-determined-attack = Call to Arms / Determined Attack
    .order = Call to Arms
    .combat = Determined Attack
ref-card-ev-call-to-arms-fierce-defence = Call to Arms / Fierce Defence
    .order = Call to Arms
    .combat = Fierce Defence
ref-card-ev-call-to-arms-stand-and-fight = Call to Arms / Stand and Fight
    .order = Call to Arms
    .combat = Stand and Fight
ref-card-ev-encirclement-captain-of-war = Encirclement / Captain of War
    .order = Encirclement
    .combat = Captain of War
ref-card-ev-encirclement-fierce-defence = Encirclement / Fierce Defence
    .order = Encirclement
    .combat = Fierce Defence
ref-card-ev-encirclement-no-quarter = Encirclement / No Quarter
    .order = Encirclement
    .combat = No Quarter
ref-card-ev-gather-and-marshall-dense-fog = Gather and Marshall / Dense Fog
    .order = Gather and Marshall
    .combat = Dense Fog
ref-card-ev-gather-and-marshall-determined-attack = Gather and Marshall / Determined Attack
    .order = Gather and Marshall
    .combat = Determined Attack
ref-card-ev-gather-and-marshall-overmastered = Gather and Marshall / Overmastered
    .order = Gather and Marshall
    .combat = Overmastered
ref-card-ev-gather-and-marshall-stand-and-fight = Gather and Marshall / Stand and Fight
    .order = Gather and Marshall
    .combat = Stand and Fight
ref-card-ev-marching-companies-determined-attack = Marching Companies / Determined Attack
    .order = Marching Companies
    .combat = Determined Attack
ref-card-ev-marching-companies-overmastered = Marching Companies / Overmastered
    .order = Marching Companies
    .combat = Overmastered
ref-card-ev-marching-companies-stand-and-fight = Marching Companies / Stand and Fight
    .order = Marching Companies
    .combat = Stand and Fight
ref-card-ev-move-to-strike-captain-of-war = Move to Strike / Captain of War
    .order = Move to Strike
    .combat = Captain of War
ref-card-ev-move-to-strike-dense-fog = Move to Strike / Dense Fog
    .order = Move to Strike
    .combat = Dense Fog
ref-card-ev-move-to-strike-no-quarter = Move to Strike / No Quarter
    .order = Move to Strike
    .combat = No Quarter
ref-card-ev-move-to-strike-overmastered = Move to Strike / Overmastered
    .order = Move to Strike
    .combat = Overmastered
ref-card-ev-mustering-for-battle-battle-fury = Mustering for Battle / Battle-fury
    .order = Mustering for Battle
    .combat = Battle-fury
ref-card-ev-mustering-for-battle-commanding-voice = Mustering for Battle / Commanding Voice
    .order = Mustering for Battle
    .combat = Commanding Voice
ref-card-ev-mustering-for-battle-great-confusion = Mustering for Battle / Great Confusion
    .order = Mustering for Battle
    .combat = Great Confusion
ref-card-ev-sudden-assault-battle-fury = Sudden Assault / Battle-fury
    .order = Sudden Assault
    .combat = Battle-fury
ref-card-ev-sudden-assault-commanding-voice = Sudden Assault / Commanding Voice
    .order = Sudden Assault
    .combat = Commanding Voice
ref-card-ev-sudden-assault-dense-fog = Sudden Assault / Dense Fog
    .order = Sudden Assault
    .combat = Dense Fog
ref-card-ev-sudden-assault-great-confusion = Sudden Assault / Great Confusion
    .order = Sudden Assault
    .combat = Great Confusion
ref-card-ev-troop-leader-battle-fury = Troop-leader / Battle-fury
    .order = Troop-leader
    .combat = Battle-fury
ref-card-ev-troop-leader-commanding-voice = Troop-leader / Commanding Voice
    .order = Troop-leader
    .combat = Commanding Voice
ref-card-ev-troop-leader-great-confusion = Troop-leader / Great Confusion
    .order = Troop-leader
    .combat = Great Confusion

## Story cards of the Free Peoples

ref-card-sf-the-skin-changer = The Skin-changer
    .order = The Skin-changer
    .combat = The Skin-changer
text-card-sf-the-skin-changer = If Beorn is on the fate track, move him 1 space to the left; if he is then ready, he enters play at once. If he is already in play, you may move him up to 3 regions without discarding a wrath token and may then attack with him.
ref-card-sf-lucky-number = Lucky Number
    .order = Lucky Number
    .combat = Lucky Number
text-card-sf-lucky-number = Only if Bilbo is in play. Place this card on the table: once per turn, after the action dice are rolled, you may re-roll 1 of yours. Discard the card when the re-rolled die shows Will of the West or when Bilbo is eliminated.
ref-card-sf-clad-in-hauberks-of-steel = Clad in Hauberks of Steel
    .order = Clad in Hauberks of Steel
    .combat = Clad in Hauberks of Steel
text-card-sf-clad-in-hauberks-of-steel = Choose one of your armies with a Dwarf unit and place 1 unit of Dwarf Veterans and 1 Leadership token there.
ref-card-sf-dismay = Dismay
    .order = Dismay
    .combat = Dismay
text-card-sf-dismay = Choose a Shadow army adjacent to one of your armies with leadership and remove all Leadership tokens from it. Then the Shadow player discards 1 unused die showing Character, if there is one.
ref-card-sf-elf-lords = Elf-lords
    .order = Elf-lords
    .combat = Elf-lords
text-card-sf-elf-lords = Only if you control Ravenhill. Place 2 units of Wood-elf Spearmen, 1 unit of Wood-elf Archers and 1 Leadership token there.
ref-card-sf-elven-charge = Elven Charge
    .order = Elven Charge
    .combat = Elven Charge
text-card-sf-elven-charge = One of your armies with an Elf unit may move 1 region and may then attack. In that battle its leadership is 5. At the end of the first round the defender may not retreat but may rout.
ref-card-sf-flying-banners = Flying Banners
    .order = Flying Banners
    .combat = Flying Banners
text-card-sf-flying-banners = Choose up to 2 different settlements you control. In each, place 1 recruitment token from either of your piles and flip it at once.
ref-card-sf-he-is-not-lost = He is not lost!
    .order = He is not lost!
    .combat = He is not lost!
text-card-sf-he-is-not-lost = Return 1 eliminated general to play in a region with one of your armies. He comes back without an activation token.
ref-card-sf-hope-rekindled = Hope Rekindled
    .order = Hope Rekindled
    .combat = Hope Rekindled
text-card-sf-hope-rekindled = Place 1 Leadership token with one of your armies (2 if the die used to play this card shows Will of the West). That army may then move 1 region and may attack.
ref-card-sf-last-stand = Last Stand
    .order = Last Stand
    .combat = Last Stand
text-card-sf-last-stand = Choose a fortification with one of your armies in it. Remove as many damage tokens from the fortification as the strength of that army, even above 5. If the fortification was destroyed, it protects the army again.
ref-card-sf-ring-of-invisibility = Ring of Invisibility
    .order = Ring of Invisibility
    .combat = Ring of Invisibility
text-card-sf-ring-of-invisibility = Only if Bilbo is on the board. Place him in any region that holds one of your armies with leadership, without discarding a Ring token. If Gandalf is there, draw 1 Fate card and resolve it at once.
ref-card-sf-men-of-the-lake-with-long-swords = Men of the Lake with Long Swords
    .order = Men of the Lake with Long Swords
    .combat = Men of the Lake with Long Swords
text-card-sf-men-of-the-lake-with-long-swords = Choose one of your armies with leadership and place 2 units of Lake-men and 1 Leadership token there.
ref-card-sf-moria-dain-dain = Moria! Dáin! Dáin!
    .order = Moria! Dáin! Dáin!
    .combat = Moria! Dáin! Dáin!
text-card-sf-moria-dain-dain = One of your armies with a Dwarf unit may move up to 2 regions and may then attack. If it attacks, you automatically have terrain advantage in that battle and draw 1 Event card.
ref-card-sf-on-the-march = On the March
    .order = On the March
    .combat = On the March
text-card-sf-on-the-march = Up to 2 of your armies may each move up to 2 regions. They do not need leadership.
ref-card-sf-redoubled-force = Redoubled Force
    .order = Redoubled Force
    .combat = Redoubled Force
text-card-sf-redoubled-force = Remove up to 3 damage tokens from one of your armies. That army may then move 1 region and may attack.
ref-card-sf-rescue = Rescue
    .order = Rescue
    .combat = Rescue
text-card-sf-rescue = In a region with one of your armies, place 1 recruitment token from either of your piles and flip it at once. You may then rally that army; its dice succeed on 4+.
ref-card-sf-ringing-trumpets = Ringing Trumpets
    .order = Ringing Trumpets
    .combat = Ringing Trumpets
text-card-sf-ringing-trumpets = Choose up to 3 different settlements you control. In each you may either flip 1 recruitment token lying there or place 1 new token face down.
ref-card-sf-shower-of-arrows = Shower of Arrows
    .order = Shower of Arrows
    .combat = Shower of Arrows
text-card-sf-shower-of-arrows = Shoot as with Thranduil’s ability Archery, but hit on 4+. You need neither Thranduil nor an activation token. Then draw 1 Event card.
ref-card-sf-the-arkenstone-of-thrain = The Arkenstone of Thráin
    .order = The Arkenstone of Thráin
    .combat = The Arkenstone of Thráin
text-card-sf-the-arkenstone-of-thrain = Add the Arkenstone, a special fate token (3, with the fate symbol), to the fate pool. Once drawn, it must be applied.
ref-card-sf-the-king-of-all-birds = The King of All Birds
    .order = The King of All Birds
    .combat = The King of All Birds
text-card-sf-the-king-of-all-birds = If the Lord of the Eagles is on the fate track, move him 1 space to the left; if he is then ready, he enters play at once. If he is no longer on the track, place 1 Eagle in the Eagles’ Eyrie instead.

## Story cards of the Shadow

ref-card-ss-great-dread = Great Dread
    .order = Great Dread
    .combat = Great Dread
text-card-ss-great-dread = Only if you control at least 2 settlements. Roll 4 dice; for each 4+ remove 1 Free Peoples recruitment token of your choice from the board.
ref-card-ss-war-band = War-band
    .order = War-band
    .combat = War-band
text-card-ss-war-band = Choose one of your armies in the Broken Lands and place 2 units of Orcs and 2 Leadership tokens there. That army may then either move 1 region or attack.
ref-card-ss-chieftains-and-champions = Chieftains and Champions
    .order = Chieftains and Champions
    .combat = Chieftains and Champions
text-card-ss-chieftains-and-champions = Place 1 Leadership token with each of up to 4 different armies of yours, even where one already lies.
ref-card-ss-whirling-bats = Whirling Bats
    .order = Whirling Bats
    .combat = Whirling Bats
text-card-ss-whirling-bats = Remove up to 2 Great Bats figures from the board. For each, remove 1 Free Peoples Leadership token of your choice from anywhere on the board.
ref-card-ss-flying-arrows-and-wild-spears = Flying Arrows and Wild Spears
    .order = Flying Arrows and Wild Spears
    .combat = Flying Arrows and Wild Spears
text-card-ss-flying-arrows-and-wild-spears = Place 1 unit of Orcs with one of your armies, then place this card on the table with 6 units of Orcs from the supply on it. As an action you may use any action die, even an Eye, to move 1 unit of Orcs from this card to one of your armies. Discard the card when no Orcs are left on it.
ref-card-ss-troubled-mind = Troubled Mind
    .order = Troubled Mind
    .combat = Troubled Mind
text-card-ss-troubled-mind = Place this card on the table and name a Free Peoples general: his general ability cannot be used. As an action, the Free Peoples player may discard this card either by using a Will of the West, or by using any die and moving the fate marker 1 space to the left.
ref-card-ss-orc-army = Orc Army
    .order = Orc Army
    .combat = Orc Army
text-card-ss-orc-army = Place 5 units of Orcs in one of the mustering regions. Then one of your armies in the Broken Lands may move up to 2 regions.
ref-card-ss-black-tide = Black Tide
    .order = Black Tide
    .combat = Black Tide
text-card-ss-black-tide = Each of your armies with leadership may move 1 region. Every part that moves must have leadership; no figure or token may move twice.
ref-card-ss-great-goblin = Great Goblin
    .order = Great Goblin
    .combat = Great Goblin
text-card-ss-great-goblin = Choose one of your armies with Goblins and place 1 unit of Great Orcs and 1 Leadership token there. That army may then either move 1 region or attack.
ref-card-ss-howling-orcs = Howling Orcs
    .order = Howling Orcs
    .combat = Howling Orcs
text-card-ss-howling-orcs = Place this card on the table. In a combat round against an army with Great Orcs, the manoeuvre abilities of Dwarf Regulars, Dwarf Veterans and Lake-men cannot be used. Discard the card when any unit of Great Orcs leaves the board.
ref-card-ss-hurrying-multitude = Hurrying Multitude
    .order = Hurrying Multitude
    .combat = Hurrying Multitude
text-card-ss-hurrying-multitude = Up to 2 of your armies may each move up to 2 regions. They do not need leadership.
ref-card-ss-ill-chance = Ill-chance
    .order = Ill-chance
    .combat = Ill-chance
text-card-ss-ill-chance = Move the fate marker 1 space to the left; waiting characters it no longer reaches stop being ready. Then draw 1 Event card.
ref-card-ss-returning-to-the-assault = Returning to the Assault
    .order = Returning to the Assault
    .combat = Returning to the Assault
text-card-ss-returning-to-the-assault = Flip up to 5 of your recruitment tokens in the Broken Lands, even several in one region. Then one of your armies in the Broken Lands may move 1 region.
ref-card-ss-orcs-from-gundabad = Orcs from Gundabad
    .order = Orcs from Gundabad
    .combat = Orcs from Gundabad
text-card-ss-orcs-from-gundabad = Place 2 units of Orcs with one of your armies. That army may then either move 1 region or attack.
ref-card-ss-climbing-goblins = Climbing Goblins
    .order = Climbing Goblins
    .combat = Climbing Goblins
text-card-ss-climbing-goblins = Choose one of your armies in a goblin mustering point or a mountain pass and place 2 units of Goblins and 1 Leadership token there. That army may then either move 1 region (or into its pass) or attack.
ref-card-ss-orcs-of-huge-size = Orcs of Huge Size
    .order = Orcs of Huge Size
    .combat = Orcs of Huge Size
text-card-ss-orcs-of-huge-size = Return 1 unit of Great Orcs from Bolg’s army to the supply and give Bolg 1 bodyguard token. If he already has 3, the card has no effect.
ref-card-ss-the-shadow-of-the-necromancer = The Shadow of the Necromancer
    .order = The Shadow of the Necromancer
    .combat = The Shadow of the Necromancer
text-card-ss-the-shadow-of-the-necromancer = Add the Necromancer, a special fate token (0, without the fate symbol), to the fate pool. Once drawn, it must be applied, and the fate marker does not move.
ref-card-ss-the-swiftest-wolf-riders = The Swiftest Wolf-riders
    .order = The Swiftest Wolf-riders
    .combat = The Swiftest Wolf-riders
text-card-ss-the-swiftest-wolf-riders = Only if you control the Ruins of Dale. Place 3 units of Wargs and 1 Leadership token together, either at the Ruins of Dale or in one adjacent region that holds neither a Free Peoples army nor Beorn.
ref-card-ss-like-a-sea-of-locusts = Like a Sea of Locusts
    .order = Like a Sea of Locusts
    .combat = Like a Sea of Locusts
text-card-ss-like-a-sea-of-locusts = Remove up to 2 Great Bats figures from the board. For each, remove 1 Free Peoples recruitment token of your choice from anywhere on the board.
ref-card-ss-victory-vanishes-from-hope = Victory vanishes from Hope
    .order = Victory vanishes from Hope
    .combat = Victory vanishes from Hope
text-card-ss-victory-vanishes-from-hope = Choose up to 3 different Free Peoples armies without damage tokens and deal 1 damage to each. Then draw 1 Event card.

## Fate cards

ref-card-fate-giant-size = Giant-size
    .order = Giant-size
    .combat = Giant-size
text-card-fate-giant-size = Beorn gains 2 wrath tokens. Place this card beside him: in battle he rolls 5 dice instead of 4. Discard it when Beorn is eliminated.
ref-card-fate-redoubled-in-wrath = Redoubled in Wrath
    .order = Redoubled in Wrath
    .combat = Redoubled in Wrath
text-card-fate-redoubled-in-wrath = Beorn gains 4 wrath tokens, even if he is not in play yet. Discard this card.
ref-card-fate-roaring-voice = Roaring Voice
    .order = Roaring Voice
    .combat = Roaring Voice
text-card-fate-roaring-voice = Beorn gains 2 wrath tokens. Place this card beside him: in battle he hits on 4+ instead of 5+. Discard it when Beorn is eliminated.
ref-card-fate-the-eagles-are-coming = The Eagles are Coming!
    .order = The Eagles are Coming!
    .combat = The Eagles are Coming!
text-card-fate-the-eagles-are-coming = Place 2 Eagles in the Eagles’ Eyrie, even if the Lord of the Eagles is not in play yet.
ref-card-fate-where-are-the-eagles = Where are the Eagles?
    .order = Where are the Eagles?
    .combat = Where are the Eagles?
text-card-fate-where-are-the-eagles = If the Lord of the Eagles is on the fate track, move him 1 space to the left and place 1 Eagle in the Eagles’ Eyrie; this card alone does not bring him into play. Otherwise place 2 Eagles there.
ref-card-fate-eagles-are-not-kindly-birds = Eagles are not kindly birds
    .order = Eagles are not kindly birds
    .combat = Eagles are not kindly birds
text-card-fate-eagles-are-not-kindly-birds = For the rest of the game you may use a Muster result to return any number of Eagles (the Lord counts as one) from one territory to the Eyrie. Each of them attacks the same Shadow army in a mountain region of that territory: roll 4 dice, hit on 4+, and you may re-roll all misses once.
ref-card-fate-fury-of-the-dwarves = Fury of the Dwarves
    .order = Fury of the Dwarves
    .combat = Fury of the Dwarves
text-card-fate-fury-of-the-dwarves = An army with Thorin has 2 more strength and 2 more leadership; it still rolls at most 5 dice. Discard this card when Thorin is eliminated.
ref-card-fate-mighty-strokes = Mighty Strokes
    .order = Mighty Strokes
    .combat = Mighty Strokes
text-card-fate-mighty-strokes = When an army with Thorin fights, take the card Thorin’s Mighty Strokes into your hand for the battle. Discard this Fate card when Thorin is eliminated.
ref-card-fate-shining-armour = Shining Armour
    .order = Shining Armour
    .combat = Shining Armour
text-card-fate-shining-armour = When an army with Thorin suffers damage, you may put any number of those tokens on this card instead of on the army; they cannot be removed from here. Discard the card with all its tokens if more than 5 lie on it at the end of a combat round, or when Thorin is eliminated.

## Card types

ref-cardtype-army = Army
ref-cardtype-character = Character
ref-cardtype-muster = Muster
ref-cardtype-fate = Fate card
ref-cardtype-unit = unit card
ref-cardtype-special = special manoeuvre

## Reference cards

ref-figure-eagles = Eagles of the Misty Mountains
ref-figure-great-bats = Great Bats

ref-ability-bard-levies = Levies
text-sheet-bard-levies = General ability: either place 1 Dwarves and Men token face down in a settlement you control without a Shadow army, or flip such a token in such a settlement and place the unit it shows there.
ref-ability-dain-rally = Dwarf Rally
text-sheet-dain-rally = General ability: rally one of your armies with a Dwarf unit.
ref-ability-gandalf-bolt = Magic Bolt
text-sheet-gandalf-bolt = General ability: either put the concentration token on this card if it is not here, or attack 1 Shadow army in range of Gandalf: roll 3 dice, each 5+ deals 1 damage. If the concentration token is here, remove it and roll 5 dice instead. No re-rolls.
ref-ability-thranduil-archery = Archery
text-sheet-thranduil-archery = General ability: choose a Shadow army. Roll 1 die for each of your units of Wood-elf Archers and Lake-men that stands in hills or mountains and has the target in range; each 5+ deals 1 damage. No re-rolls; Thranduil need not be with the shooters.
ref-ability-bilbo-vanish = Out of Sight
text-sheet-bilbo-vanish = When an army with Bilbo suffers damage, in battle or outside it, you may discard 1 Ring token and take Bilbo off the board to remove up to 2 damage tokens from that army. Bilbo is not eliminated.
ref-ability-bilbo-slip-away = Out of the Way
text-sheet-bilbo-slip-away = Each time you use a Character result, you may also discard 1 Ring token, before or after the action, to place Bilbo in any region, even if he is off the board.
ref-ability-thorin-die = Extra Die
text-sheet-thorin-die = While Thorin or Beorn (or both) is in play, you have 1 extra action die. You gain or lose it only at the start of the next turn.
ref-ability-lord-of-the-eagles-general = Gather or Fly Out
text-sheet-lord-of-the-eagles-general = General ability: either place 1 Eagle in the Eagles’ Eyrie, or send the Lord and all Eagles from the Eyrie to any territories.
ref-ability-lord-of-the-eagles-eagle = One of the Eagles
text-sheet-lord-of-the-eagles-eagle = He counts as one of the Eagles in every way. Of the rules for characters, only those about generals apply to him.
ref-ability-beorn-move = Move and Attack
text-sheet-beorn-move = Will of the West, or a Character result and 1 discarded wrath token: move Beorn up to 3 regions; he may then attack an adjacent Shadow army. He may pass through a region with your army but not stop there; he cannot enter a region with a Shadow army but need not stop next to one. Shadow control is removed from regions he enters.
ref-ability-beorn-battle = Beorn in Battle
text-sheet-beorn-battle = Beorn fights alone: you play no cards, and nobody has terrain advantage. He rolls 4 dice, hits on 5+ and may re-roll all misses once; each damage costs him 1 wrath token, and with none left he is eliminated. When defending, he may retreat at the end of any round, but not into a region with your army.
ref-ability-beorn-blocks = Barring the Way
text-sheet-beorn-blocks = For the moves and retreats of Shadow armies Beorn counts as a Free Peoples army: they cannot enter his region, and on a move of several regions they must stop next to him. They may attack him.
ref-ability-beorn-die = Extra Die
text-sheet-beorn-die = While Beorn or Thorin (or both) is in play, you have 1 extra action die. You gain or lose it only at the start of the next turn.
ref-ability-bolg-bodyguards = Bodyguards
text-sheet-bolg-bodyguards = When an army with Bolg suffers damage, you may discard 1 bodyguard token to prevent all damage dealt to it in this combat round or, outside battle, by this one effect. Damage the army deals to itself is not prevented.
ref-ability-bolg-death = Death of Bolg
text-sheet-bolg-death = If Bolg is eliminated, the Free Peoples win at once.
ref-ability-eagles-strong-and-noble = Strong and Noble
text-sheet-eagles-strong-and-noble = Muster result: return any number of Eagles (the Lord counts as one) from the battlefield to the Eyrie. Each of them attacks a different Shadow army in the territory it was in: roll 3 dice, hit on 4+, and you may re-roll all misses once.
ref-ability-great-bats-cloud = Cloud of Bats
text-sheet-great-bats-cloud = Muster result: remove a Great Bats figure from a territory to move one of your armies in that territory 1 region, even out of the territory. This is only a move, without an attack.
ref-ability-great-bats-vampire = Vampire-like
text-sheet-great-bats-vampire = If a battle begins in a territory with Great Bats, take the card Vampire-like for it. If you play it in a round in which your army deals at least 1 damage, you may remove a Great Bats figure from that territory to deal 1 more.

text-sheet-bilbo-entry = Ready while the fate marker is on space 2 or beyond. Character result: place him in a region with another Free Peoples character or a Free Peoples Leadership token. He gets 5 Ring tokens.
text-sheet-thorin-entry = Ready while the fate marker is on space 6 or beyond. Character result: place him at the Front Gate together with 1 unit of Dwarf Veterans.
text-sheet-lord-of-the-eagles-entry = Ready while the fate marker is on his space (8 at first) or beyond. Muster result: place him in the Eagles’ Eyrie; the Eagles of the Misty Mountains come into play with him.
text-sheet-beorn-entry = Ready while the fate marker is on his space (11 at first) or beyond. Will of the West: place him in any region without an army and without Shadow control; he gets 8 wrath tokens. If the Shadow then has 5 or fewer victory points, you win at once.
text-sheet-bolg-entry = Ready while a Shadow army is in the Valley. Character result: place him in any region of the battlefield that holds one of your armies. He gets 3 bodyguard tokens if you control the Ruins of Dale, otherwise 1.

## Tokens

ref-back-dwarves-and-men = Dwarves and Men
ref-back-elves = Elves
ref-back-shadow = Shadow

ref-face-two-orcs = two Orcs
ref-face-fate-1 = Fate 1
ref-face-fate-1-symbol = Fate 1 with the fate symbol
ref-face-fate-2 = Fate 2
ref-face-fate-2-symbol = Fate 2 with the fate symbol
ref-face-fate-3 = Fate 3
ref-face-fate-arkenstone = the Arkenstone
ref-face-fate-necromancer = the Necromancer

## Zones

zone-dwarves-and-men-pile = pile of Dwarves and Men tokens
zone-dwarves-and-men-flipped = flipped Dwarves and Men tokens
zone-dwarves-and-men-at-camp = Dwarves and Men tokens at Camp
zone-dwarves-and-men-at-eastern-spur = Dwarves and Men tokens at Eastern Spur
zone-dwarves-and-men-at-ravenhill = Dwarves and Men tokens at Ravenhill
zone-dwarves-and-men-at-lower-slopes = Dwarves and Men tokens at Lower Slopes
zone-dwarves-and-men-at-fallen-bridge = Dwarves and Men tokens at Fallen Bridge
zone-dwarves-and-men-at-ruins-of-dale = Dwarves and Men tokens at Ruins of Dale
zone-elves-pile = pile of Elves tokens
zone-elves-flipped = flipped Elves tokens
zone-elves-at-camp = Elves tokens at Camp
zone-elves-at-eastern-spur = Elves tokens at Eastern Spur
zone-elves-at-ravenhill = Elves tokens at Ravenhill
zone-elves-at-lower-slopes = Elves tokens at Lower Slopes
zone-elves-at-fallen-bridge = Elves tokens at Fallen Bridge
zone-elves-at-ruins-of-dale = Elves tokens at Ruins of Dale
zone-shadow-pile = pile of Shadow tokens
zone-shadow-flipped = flipped Shadow tokens
zone-shadow-at-broken-lands-northwest-hills = Shadow tokens at North-western hills
zone-shadow-at-broken-lands-north-plains = Shadow tokens at Northern plains
zone-shadow-at-broken-lands-northeast-plains = Shadow tokens at North-eastern plains
zone-shadow-at-broken-lands-east-hills = Shadow tokens at Eastern hills

zone-fate-pool = fate pool
zone-fate-drawn = fate token drawn
zone-fate-aside = fate tokens set aside
zone-fate-removed = fate tokens out of the game
zone-fate-special = special fate tokens
zone-event-deck = Event deck
zone-event-hand-free = Event cards in the hand of the Free Peoples
zone-event-hand-shadow = Event cards in the hand of the Shadow
zone-event-buried-free = Event cards discarded face down by the Free Peoples
zone-event-buried-shadow = Event cards discarded face down by the Shadow
zone-event-open = Event card taking effect
zone-event-in-battle = Event cards played in battle
zone-event-discard = discarded Event cards
zone-story-free-deck = Story deck of the Free Peoples
zone-story-free-hand = Story cards in the hand of the Free Peoples
zone-story-free-buried = Story cards discarded face down by the Free Peoples
zone-story-free-open = Story card of the Free Peoples taking effect
zone-story-free-table = Story cards of the Free Peoples on the table
zone-story-free-discard = discarded Story cards of the Free Peoples
zone-story-shadow-deck = Story deck of the Shadow
zone-story-shadow-hand = Story cards in the hand of the Shadow
zone-story-shadow-buried = Story cards discarded face down by the Shadow
zone-story-shadow-open = Story card of the Shadow taking effect
zone-story-shadow-table = Story cards of the Shadow on the table
zone-story-shadow-discard = discarded Story cards of the Shadow
zone-fate-deck = Fate deck
zone-fate-beside = Fate cards in force
zone-fate-discard = discarded Fate cards

## The board

board-turn = turn
board-armies = armies
board-characters = characters
board-marker = fate marker
board-track = waiting on the fate track
board-control = settlements under Shadow control
board-breaches = damage on the fortifications
board-open_passes = open mountain passes
board-bats = Great Bats
board-activated = activated generals
board-pool = action dice this turn
board-dice = unused dice
board-bodyguards = bodyguard tokens
board-rings = Ring tokens
board-wrath = wrath tokens
board-concentrated = concentration token
board-eagles = Eagles
board-armour = damage on Shining Armour
board-arrows = Orcs on Flying Arrows and Wild Spears
board-troubled = Troubled Mind
board-battle = battle

ref-face-eagles = Eagles of the Misty Mountains
ref-face-great-bats = Great Bats
ref-face-waiting = not in play yet
ref-face-unseen = off the board
ref-face-eliminated = eliminated

## The table

ref-track-fate = fate track

ref-tokens-dwarves-and-men = Dwarves and Men tokens
ref-tokens-elves = Elves tokens
ref-tokens-shadow = Shadow tokens

ref-mark-settlement = settlement
ref-mark-fortification = fortification
ref-mark-mustering = mustering region
ref-mark-points = victory points
ref-mark-ford = ford
ref-mark-slope = slope
ref-mark-control = Shadow control
ref-mark-breach = damage to the fortification
ref-mark-closed = closed pass
ref-mark-activated = activated
ref-mark-leadership = leadership
ref-mark-damage = damage
ref-mark-battle = battle
ref-mark-attack-from = attacked from
ref-mark-hits = hits
ref-mark-target = hits on
ref-mark-round = round
ref-mark-leadership-tokens = Leadership tokens
ref-mark-strength = strength
ref-mark-movement = movement
ref-mark-hills = hills
ref-mark-mountains = mountains
ref-mark-plains = plains
ref-mark-ruins = ruins
ref-mark-swamps = swamps
ref-mark-order = order
ref-mark-combat = combat effect
ref-mark-ability = ability
ref-mark-entry = entering play

## Odds: what a coming roll is made of, and what is not counted

forecast-most-dice = most dice of a roll
forecast-usual = usual target value
forecast-tokens = Leadership tokens
forecast-damage = damage on the army
forecast-rerolls = Each side re-rolls as many misses as it may, black dice first.
forecast-cards = Manoeuvre and Event cards that may still be played are not counted.
forecast-other-card = The card of the other side is not counted.
forecast-abilities = Abilities of unit cards are not counted.
forecast-bodyguards = Bodyguards of Bolg are not counted: one token prevents all damage of the round.
forecast-armour = Thorin’s Shining Armour is not counted: it can take damage.
forecast-ring = Bilbo’s Ring token is not counted: it can remove 2 damage.
forecast-ending-taken = attacker wins
forecast-ending-held = attacker is destroyed
forecast-ending-stopped = attack is broken off
forecast-ending-nobody = both are destroyed
forecast-losses-units = units lost
forecast-losses-wrath = wrath lost
forecast-policy = Reckoned as if each side re-rolls all the misses it may and loses only the units it must, the weakest first, with bodyguards, armour and Ring used at once; the defender stands, and the attacker breaks off once he can take less than half the damage that the defender can. Cards that nobody has shown are not counted.
forecast-leadership = leadership
forecast-eagle = Eagle
forecast-volley-archery = arrows
forecast-volley-bolt = Magic Bolt
forecast-volley-eagle = attack of the Eagles
forecast-volley-rally = rally
forecast-volley-units = units
forecast-volley-hits = hits on average
forecast-volley-losses = units lost at least, on average
forecast-volley-destroyed = army destroyed
forecast-volley-removed = damage removed on average
forecast-volley-all = all damage removed
forecast-volley-tokens = recruitment tokens removed on average

## Where in the turn: procedures and steps

crumb-FiveArmies = The Battle of Five Armies
crumb-Turn = turn { $ref1 }
crumb-ActivateGenerals = activation of generals
step-ActivateGenerals-choose = who is activated
crumb-PlaceTokens = Leadership tokens
step-PlaceTokens-choose = which armies get one
crumb-Fate = fate
step-Fate-decide = apply or draw on
crumb-ShadowLeadership = Shadow leadership
step-ShadowLeadership-split = tokens or Great Bats
step-ShadowLeadership-place_bats = the Great Bats fly out
crumb-Actions = actions
step-Actions-lucky_number = Lucky Number
step-Actions-act = choice of an action
crumb-RollActionDice = roll of the action dice
crumb-LuckyNumber = Lucky Number
step-LuckyNumber-choose = which die is rolled again
crumb-MoveArmies = { $ref1_order }
step-MoveArmies-choose = which army, and where to
step-MoveArmies-go_on = the next region
step-MoveArmies-attack = attack after the move
crumb-CombinedAttack = combined attack
step-CombinedAttack-choose = target and armies
crumb-MoveCharacters = characters move
step-MoveCharacters-choose = who moves, and where to
crumb-EnterPlay = a character enters play
step-EnterPlay-choose = who enters, and where
crumb-Recruit = recruitment
step-Recruit-choose = choice of a token
crumb-FlipToken = token at { $ref1_the }
step-FlipToken-choose_substitute = another unit instead
crumb-RecruitGoblins = recruitment of goblins
step-RecruitGoblins-choose = choice of a mustering point
step-RecruitGoblins-choose_other = the other mustering point
crumb-Rally = rally
step-Rally-choose = choice of armies
crumb-RallyArmy = rally at { $ref1_the }
step-RallyArmy-choose_reroll = re-roll
crumb-Overstack = too many units at { $ref1_the }
step-Overstack-choose = who has to go
crumb-Battle = battle at { $ref1_the }
step-Battle-choose_army = which army fights
step-Battle-stop_attack = the attacker stops or presses on
step-Battle-retreat_or_rout = the defender withdraws or stands
crumb-CombatRound = combat round { $ref1 }
step-CombatRound-attacker_reroll = leader re-roll of the attacker
step-CombatRound-defender_reroll = leader re-roll of the defender
step-CombatRound-vampire = Vampire-like
crumb-ChooseManoeuvre = manoeuvre
step-ChooseManoeuvre-choose = choice of a card
crumb-UseAbility = manoeuvre ability
step-UseAbility-choose = use it or not
step-UseAbility-fell_race = Fell Race
crumb-GoblinCharge = Goblin Charge
step-GoblinCharge-wall_of_spears = Wall of Spears
crumb-Bodyguard = Bolg’s bodyguards
step-Bodyguard-choose = spend a token or not
crumb-Casualties = casualties of both sides
crumb-ChooseCasualties = army at { $ref1_the }
step-ChooseCasualties-choose = choice of casualties
crumb-TakeCasualties = casualties
crumb-IncomingDamage = damage to an army
crumb-OutsideDamage = damage outside battle
crumb-Withdrawal = withdrawal from { $ref1_the }
step-Withdrawal-choose_region = where to
step-Withdrawal-choose_forced_region = where the attacker drives them
crumb-Advance = advance to { $ref1_the }
step-Advance-choose = who advances
crumb-DrawCards = drawing of cards
step-DrawCards-discard = too many cards in hand
crumb-DrawByDie = drawing of cards
step-DrawByDie-choose = choice of a deck
step-DrawByDie-discard = too many cards in hand
crumb-PlayCard = { $ref1_order }
crumb-ChoosePlace = target of the card
step-ChoosePlace-choose = choice of a place
crumb-ChooseArmies = targets of the card
step-ChooseArmies-choose = choice of armies
crumb-Reinforce = reinforcements
crumb-HurtArmies = damage to several armies
crumb-TakeTokens = removal of recruitment tokens
step-TakeTokens-choose = which tokens go
crumb-TakeLeadership = removal of Leadership tokens
step-TakeLeadership-choose = which tokens go
crumb-TakeBats = removal of Great Bats
step-TakeBats-choose = which figures go
crumb-Muster = a new recruitment token
step-Muster-choose = where, and of which kind
crumb-RaiseLevies = recruitment in settlements
step-RaiseLevies-choose = flip a token or place one
crumb-ReturnGeneral = a general comes back
step-ReturnGeneral-choose = who, and where
crumb-NameGeneral = naming of a general
step-NameGeneral-choose = which general
crumb-OrcsFromCard = Orcs from the card
crumb-ClearMind = end of Troubled Mind
crumb-DrawFateCard = Fate card
crumb-MagicBolt = Magic Bolt
step-MagicBolt-choose = concentrate or strike
crumb-Archery = Archery
step-Archery-choose = choice of a target
crumb-LordOfTheEagles = Lord of the Eagles
step-LordOfTheEagles-choose = a new Eagle, or all fly out
crumb-StrongAndNoble = Strong and Noble
step-StrongAndNoble-choose = choice of targets
crumb-FallUpon = Eagles are not kindly birds
step-FallUpon-choose = target and number of Eagles
crumb-MoveBeorn = Beorn moves
step-MoveBeorn-choose = the next region
step-MoveBeorn-attack = attack after the move
crumb-BeornWithdraws = Beorn withdraws from { $ref1_the }
step-BeornWithdraws-choose_region = where to
step-BeornWithdraws-choose_forced_region = where the attacker drives him
crumb-BeornAdvances = Beorn’s advance to { $ref1_the }
step-BeornAdvances-choose = advance or stay
crumb-Vanish = Bilbo vanishes
step-Vanish-choose = discard a Ring token or not
crumb-SlipAway = Bilbo’s Ring
step-SlipAway-choose = where Bilbo goes
crumb-ShiningArmour = Shining Armour
step-ShiningArmour-choose = how much damage it takes
crumb-EventTookEffect = an Event card takes effect
crumb-DeterminedAttack = Determined Attack
step-DeterminedAttack-choose = choice of another card
crumb-CaptainOfWar = Captain of War
step-CaptainOfWar-choose = what the army gives up

## Rules: why something may not be done, and how the game ends

rule-B5A-1-7 = There are not enough figures: { $ref1 }.
rule-B5A-3-3 = There is no border between { $ref1_the } and { $ref2_the }.
rule-B5A-3-4 = Between { $ref1_the } and { $ref2_the } runs the river, and there is no ford.
rule-B5A-4-5 = You cannot activate { $ref1_the }: up to three different generals are activated, and only those in play.
rule-B5A-4-6 = Each activated general brings one Leadership token; all are placed, each with a different army.
rule-B5A-4-8 = Leadership tokens and Great Bats must add up to exactly { $ref1 }.
rule-B5A-4-9 = All Leadership tokens taken are placed, each with a different army.
rule-B5A-4-10 = All Great Bats taken must be sent to a territory.
rule-B5A-6-3 = You have no unused die with this result: { $ref1 }.
rule-B5A-6-5 = You may pass only while you have fewer unused dice than your opponent.
rule-B5A-7-1 = { $about_count ->
    [0] This action only moves armies; it brings no attack.
   *[other] A strategic move takes an Army result and an army of yours that can move.
}
rule-B5A-7-2 = An attack takes an Army result and an army of yours that can move or attack.
rule-B5A-7-3 = A combined attack takes an Army result and at least two of your armies adjacent to one enemy army.
rule-B5A-7-4 = { $ref2_order } takes an Army or Event result.
rule-B5A-7-5 = A fast move takes a Character result and an army with leadership that can move.
rule-B5A-7-6 = An attack with a Character result takes an army with leadership that can move or attack.
rule-B5A-7-7 = { $about_count ->
    [1] { $ref1 } cannot be moved by you now, or has already been moved in this action.
   *[other] Moving characters takes a Character result and a character of yours on the battlefield.
}
rule-B5A-7-8 = { $ref2_order } takes a Character or Event result.
rule-B5A-7-9 = { $about_count ->
    [0] You have already drawn this card.
   *[other] Drawing cards takes an Event result and a card that is left to draw.
}
rule-B5A-7-11 = Recruiting takes a Muster result and a recruitment token of yours on the map that can be flipped.
rule-B5A-7-12 = { $about_count ->
    [1] The army at { $ref1_the } has already been chosen.
   *[other] A rally takes a Muster result and a damaged army of yours.
}
rule-B5A-7-13 = { $ref2_order } takes a Muster or Event result.
rule-B5A-7-14 = { $about_count ->
    [1] Goblins are recruited in their mustering points only, one unit in each; none at { $ref1_the }.
   *[other] Recruiting goblins takes an Eye result and a Goblins figure in the supply.
}
rule-B5A-7-15 = { $about_count ->
    [1] There are no Goblins in the army at { $ref1_the } that could still go.
   *[other] A goblin attack takes an Eye result and an army with Goblins that can move or attack.
}
rule-B5A-7-16 = { $about_count ->
    [1] There are no Goblins in the army at { $ref1_the } that could still go.
   *[other] A goblin strategic move takes an Eye result and an army with Goblins that can move.
}
rule-B5A-7-17 = At least one unit of Goblins must go along.
rule-B5A-7-18 = Unless a card says otherwise, the Eye serves for goblin actions only.
rule-B5A-8-6 = Exactly as many cards are discarded as you hold above the hand limit.
rule-B5A-8-7 = { $ref1 } cannot be discarded: you do not hold this card, or you have chosen it or enough others already.
rule-B5A-8-10 = No Event card is left to draw.
rule-B5A-8-11 = No card is left in your Story deck.
rule-B5A-8-13 = You do not hold this card: { $ref1 }.
rule-B5A-8-15 = { $ref1_order } cannot be played: the card’s requirement is not met.
rule-B5A-8-16 = { $ref1_order } is not optional here: choose as many as the card says.
rule-B5A-9-3 = With one general activated or none, only one fate token is drawn.
rule-B5A-9-4 = As many fate tokens as activated generals have been drawn; the last one counts.
rule-B5A-9-6 = { $ref1 } is a special fate token and must be applied.
rule-B5A-9-15 = There is no fate token left to draw.
rule-B5A-10-3 = { $ref1 } cannot enter play: he does not wait on the fate track, or the fate marker has not reached his space.
rule-B5A-10-4 = { $ref1 } can enter play only once, and only while a Shadow army is in the Valley.
rule-B5A-10-5 = { $about_count ->
    [1] { $ref1 } belongs to the other side.
   *[other] Entering play takes a ready character and the die result on his reference card, which also says where he enters.
}
rule-B5A-10-6 = The enemy holds or controls { $ref1_the }; nobody can enter play there.
rule-B5A-10-7 = { $ref1 } is in play already.
rule-B5A-10-13 = { $ref1 } cannot go as far as { $ref2_the }.
rule-B5A-10-15 = { $ref1 } is not among those who go.
rule-B5A-10-16 = { $ref1 } has been eliminated and does not come back.
rule-B5A-10-22 = For each Character result a Ring token moves Bilbo once, before or after the action; if before it, the next die must be a Character result.
rule-B5A-11-1 = { $ref1 } is not a general of yours.
rule-B5A-11-2 = There is no activation token on the reference card of { $ref1_the }.
rule-B5A-11-3 = The ability of { $ref1_the } would have no effect now.
rule-B5A-11-4 = Only one general’s ability can be used before each die.
rule-B5A-11-5 = A general’s ability comes before the use of a die; it cannot be followed by a pass.
rule-B5A-11-7 = { $about_count ->
    [0] Gandalf has the concentration token already.
   *[other] There is no Shadow army to aim at: { $about }.
}
rule-B5A-11-8 = Out of range: { $ref1 }.
rule-B5A-11-11 = None of your units can shoot as far as { $ref1_the }.
rule-B5A-12-2 = The army at { $ref1_the } has no leadership.
rule-B5A-12-4 = There is no Leadership token to leave at { $ref1_the }.
rule-B5A-12-7 = These are more Leadership tokens than you have armies; take Great Bats instead.
rule-B5A-13-1 = You have no army at { $ref1_the }.
rule-B5A-13-2 = The army at { $ref1_the } has to be brought down to the stacking limit, exactly.
rule-B5A-14-1 = An enemy army stands at { $ref1_the }; no army can move in.
rule-B5A-14-5 = No unit of { $ref1 } can stay behind: there is none among those who go, or it is the last of them.
rule-B5A-14-8 = A Leadership token or a character with leadership must go along.
rule-B5A-14-9 = No more damage can stay at { $ref1_the }: no part of an army may have more damage than units.
rule-B5A-14-10 = The whole army at { $ref1_the } has already moved in this action.
rule-B5A-14-11 = The army at { $ref1_the } cannot be split: without a move it attacks as a whole.
rule-B5A-15-3 = No unit of { $ref1 } is left at { $ref2_the } to remove.
rule-B5A-15-4 = Casualties at { $ref1_the } come first, then the units above the stacking limit are removed.
rule-B5A-15-6 = After the excess has been removed, only casualties that the damage forces are taken at { $ref1_the }; no more are needed.
rule-B5A-16-4 = The army must stop at { $ref1_the }: an enemy army is adjacent.
rule-B5A-17-5 = No enemy army stands at { $ref1_the }; move in instead of attacking.
rule-B5A-18-2 = One action flips or places only one token at { $ref1_the }.
rule-B5A-18-3 = The enemy holds or controls { $ref1_the }; no token can be flipped there.
rule-B5A-18-6 = A new token of the Free Peoples is placed in a settlement, not at { $ref1_the }.
rule-B5A-18-7 = The enemy holds or controls { $ref1_the }; no token can be placed there.
rule-B5A-18-9 = There is no token left in the pile: { $ref1 }.
rule-B5A-18-10 = No face-down token of yours lies at { $ref1_the }: { $ref2 }.
rule-B5A-18-12 = Tokens of this kind do not bring { $ref1 }.
rule-B5A-19-1 = The army at { $ref1_the } has no damage to remove.
rule-B5A-19-2 = Rallying at { $ref1_the }, you may re-roll failed dice once, up to the leadership of the army.
rule-B5A-20-1 = The way over { $ref1_the } is still closed.
rule-B5A-20-4 = From { $ref1_the } an army can only go to its pass, not to { $ref2_the }.
rule-B5A-20-5 = From { $ref1_the } an army can only go down to the one region it leads to, not to { $ref2_the }.
rule-B5A-20-9 = An army in a mountain pass cannot join a combined attack: { $ref1 }.
rule-B5A-20-10 = From the battlefield no army can enter or attack { $ref1_the }.
rule-B5A-21-1 = There is no enemy army to attack at { $ref1_the }.
rule-B5A-21-10 = { $ref1 }: there is no such unit in the army at { $ref2_the }.
rule-B5A-22-2 = You do not hold this card: { $ref1 }.
rule-B5A-22-4 = { $ref1 } has been played and comes back only with Regroup.
rule-B5A-23-5 = { $ref1 }: the ability needs a hit with a black die and can be used once.
rule-B5A-24-1 = Only missed dice can be re-rolled, and no more than the leadership value of the army.
rule-B5A-25-7 = No unit of { $ref1 } is left at { $ref2_the } to lose.
rule-B5A-25-8 = There is more damage than units at { $ref1_the }; more units must be lost.
rule-B5A-25-10 = There is no damage left at { $ref1_the } for which a unit could be given up.
rule-B5A-28-4 = Only a defender who played Regroup in this round may retreat from { $ref1_the }.
rule-B5A-28-5 = A defender who played Regroup in this round does not rout from { $ref1_the } but may retreat.
rule-B5A-28-9 = Only the defender may retreat or rout.
rule-B5A-28-12 = The enemy holds or controls { $ref1_the }.
rule-B5A-28-13 = An enemy army is adjacent to { $ref1_the }.
rule-B5A-28-14 = Beorn stands at { $ref1_the }; no Shadow army can retreat there.
rule-B5A-28-15 = The way to { $ref1_the } leads across a ford.
rule-B5A-28-17 = You hold or control { $ref1_the }; the beaten army cannot be driven there.
rule-B5A-28-18 = There is no region to retreat to from { $ref1_the }.
rule-B5A-28-21 = The army at { $ref1_the } loses units until at most 1 damage is left: no fewer and no more.
rule-B5A-28-25 = There is no region to rout to from { $ref1_the }.
rule-B5A-29-1 = A combined attack is made by at least two different armies.
rule-B5A-29-2 = The army at { $ref1_the } does not take part in this attack.
rule-B5A-29-9 = Only an army that took part in the attack may advance, not the one at { $ref1_the }.
rule-B5A-31-4 = Bolg has fallen.
rule-B5A-31-5 = Beorn has entered play while the Shadow has too few victory points.
rule-B5A-31-6 = The fate marker has reached the end of the fate track.
rule-B5A-31-7 = At the end of the turn the Shadow has the victory points it needs.
rule-B5A-31-8 = The Shadow controls the Front Gate and has the victory points it needs.
rule-B5A-32-6 = When the Eagles fly out, the Lord and all Eagles of the Eyrie take part, each in one territory.
rule-B5A-32-8 = { $about_count ->
    [1] No Shadow army stands at { $ref1_the }, or no Eagle is left over that territory.
   *[other] Strong and Noble takes a Muster result and Eagles in a territory with a Shadow army.
}
rule-B5A-32-9 = The army at { $ref1_the } is already the target of an Eagle.
rule-B5A-33-5 = Beorn is not on the battlefield, or he cannot go any further.
rule-B5A-33-6 = Moving Beorn takes a Will of the West, or a Character result and a wrath token that is not his last; and there must be somewhere to go or somebody to attack.
rule-B5A-33-8 = A Shadow army stands at { $ref1_the }; Beorn cannot enter.
rule-B5A-33-10 = Beorn and an army of the Free Peoples cannot stay in one region: { $ref1 }.
rule-B5A-33-11 = Beorn stands at { $ref1_the }; no Shadow army can move in.
rule-B5A-33-15 = Beorn fights without cards.
rule-B5A-33-19 = { $about_count ->
    [0] Beorn never routs; he may retreat at the end of any round.
   *[other] Beorn cannot retreat into a region with an army of the Free Peoples: { $about }.
}
rule-B5A-34-3 = { $about_count ->
    [1] There are no Great Bats over { $ref1_the }.
   *[other] A Cloud of Bats takes a Muster result and Great Bats in a territory with a Shadow army that can move.
}
rule-B5A-34-4 = A Cloud of Bats only moves the army; it brings no attack.
rule-B5A-34-5 = The Shadow takes this card only if Great Bats are over { $ref1_the } when the battle begins.
rule-B5A-CR-03 = { $about_count ->
    [0] At least one unit of those the card names must go along.
   *[other] The card does not allow this choice, or no further one: { $about }.
}
rule-B5A-CR-16 = The army at { $ref1_the } does not have that to give up.
rule-B5A-CR-21 = The army at { $ref1_the } does not have that to give up.
rule-B5A-CR-24 = Thorin must be in the fighting army, and the Fate card Mighty Strokes must lie beside him.
rule-B5A-CR-28 = Shining Armour takes only damage that is being dealt to Thorin’s army, and no more than that.
rule-B5A-CR-29 = With a Muster result and the Fate card “Eagles are not kindly birds”, Eagles attack one Shadow army together, in mountains of the territory they are in.
rule-B5A-CR-31 = Any die discards Troubled Mind, if the fate marker can move 1 space back.
rule-B5A-CR-33 = The card does not allow a token there, or no further one: { $ref1 }.
rule-B5A-CR-34 = No recruitment token is left to remove at { $ref1_the }, or you have chosen enough.
rule-B5A-CR-39 = This takes the card on the table that offers it, and a die that the card names: { $ref2 }.
rule-B5A-CR-40 = Troubled Mind names a general, who then cannot use his ability: { $ref1 }.
rule-B5A-CR-45 = After the first round of the Elven Charge there is no retreat from { $ref1_the }, only a rout.
rule-B5A-CR-49 = Nothing is left to remove there, or you have chosen enough: { $ref1 }.
rule-B5A-CR-51 = Only an eliminated general comes back, and only where you have an army: { $ref1 }.

## Values that no source confirms

value-defence-front-gate = Front Gate: defence value
value-defence-eastern-spur = Eastern Spur: defence value
value-defence-ravenhill = Ravenhill: defence value
value-recruitment-dwarves-and-men-lake-men = Dwarves and Men tokens with Lake-men
value-recruitment-dwarves-and-men-dwarf-regulars = Dwarves and Men tokens with Dwarf Regulars
value-recruitment-dwarves-and-men-dwarf-veterans = Dwarves and Men tokens with Dwarf Veterans
value-recruitment-elves-wood-elf-archers = Elves tokens with Wood-elf Archers
value-recruitment-elves-wood-elf-spearmen = Elves tokens with Wood-elf Spearmen
value-recruitment-shadow-orcs = Shadow tokens with one unit of Orcs
value-recruitment-shadow-two-orcs = Shadow tokens with two units of Orcs
value-recruitment-shadow-wargs = Shadow tokens with Wargs
value-recruitment-shadow-great-orcs = Shadow tokens with Great Orcs
value-fate-fate-1-count = fate tokens with 1
value-fate-fate-1-symbol-count = fate tokens with 1 and the fate symbol
value-fate-fate-2-count = fate tokens with 2
value-fate-fate-2-symbol-count = fate tokens with 2 and the fate symbol
value-fate-fate-3-count = fate tokens with 3
value-setup-free-1-at = Free Peoples: place 1 of the setup
value-setup-free-2-at = Free Peoples: place 2 of the setup
value-setup-free-3-at = Free Peoples: place 3 of the setup
value-setup-free-4-at = Free Peoples: place 4 of the setup
value-setup-free-5-at = Free Peoples: place 5 of the setup
value-setup-free-6-at = Free Peoples: place 6 of the setup
value-setup-free-7-at = Free Peoples: place 7 of the setup
value-setup-free-8-at = Free Peoples: place 8 of the setup
value-setup-free-9-at = Free Peoples: place 9 of the setup
value-setup-free-10-at = Free Peoples: place 10 of the setup
value-setup-shadow-1-at = The Shadow: place 1 of the setup
value-setup-shadow-2-at = The Shadow: place 2 of the setup
value-setup-shadow-3-at = The Shadow: place 3 of the setup
value-setup-shadow-4-at = The Shadow: place 4 of the setup
value-setup-shadow-5-at = The Shadow: place 5 of the setup
value-setup-shadow-6-at = The Shadow: place 6 of the setup
value-characters-bard-movement = Bard: movement
value-characters-bard-leadership = Bard: leadership
value-characters-dain-movement = Dáin: movement
value-characters-gandalf-movement = Gandalf: movement
value-characters-gandalf-leadership = Gandalf: leadership
value-characters-thranduil-movement = Thranduil: movement
value-characters-thranduil-leadership = Thranduil: leadership
value-characters-bilbo-movement = Bilbo: movement
value-characters-bilbo-leadership = Bilbo: leadership
value-characters-thorin-movement = Thorin: movement
value-characters-thorin-leadership = Thorin: leadership
value-characters-lord-of-the-eagles-leadership = Lord of the Eagles: leadership
value-characters-bolg-movement = Bolg: movement
value-characters-bolg-leadership = Bolg: leadership
value-characters-thorin-enters-with = Thorin: die result to enter play
value-characters-thorin-enters-at = Thorin: where he enters play
value-characters-thorin-brings-dwarf-veterans = Thorin: units of Dwarf Veterans that enter with him
value-characters-lord-of-the-eagles-enters-with = Lord of the Eagles: die result to enter play
value-characters-beorn-enters-with = Beorn: die result to enter play
value-characters-bolg-enters-with = Bolg: die result to enter play
value-archery-terrain-mountains = Archery: shooting from mountains
value-archery-terrain-plains = Archery: shooting from plains
value-archery-terrain-swamps = Archery: shooting from swamps
value-archery-dice = Archery: dice for each unit
value-archery-success = Archery: lowest result that hits
value-archery-reach = Archery: range, in thousandths of the width of the map
value-bolt-dice = Magic Bolt: dice
value-bolt-concentrated = Magic Bolt: dice with the concentration token
value-bolt-success = Magic Bolt: lowest result that hits
value-bolt-reach = Magic Bolt: range, in thousandths of the width of the map

scenario-standard = Standard game

## The game on two pages

summary-play = How it is played
summary-pieces = Who and what takes part

summary-turn = A turn in six phases
summary-recovery = Recovery
summary-recovery-text = Take back your dice: { $free } for the Free Peoples, { $shadow } for the Shadow. Thorin or Beorn in play gives the Free Peoples one more; two settlements of one territory give the Shadow one more. Draw 1 Event card and 1 Story card, and keep at most { $hand }.
summary-generals = Generals
summary-generals-text = The Free Peoples activate up to { $most } generals. For each of them one army gets a Leadership token, and the general may use his ability once this turn.
summary-fate = Fate
summary-fate-text = The Shadow draws a fate token, and the marker moves on by its number. A fate symbol gives the Free Peoples a Fate card. After 2 or 3 activations the Shadow may set a token aside and draw another, up to as many as were activated.
summary-shadow-leadership = Shadow leadership
summary-shadow-leadership-text = The Shadow takes Leadership tokens and Great Bats, together as many as its dice. Tokens go to different armies, bats to any territory.
summary-actions = Actions
summary-actions-text = All dice are rolled. Beginning with the Free Peoples, the sides take turns: use one die for one action.
summary-turn-end = End of turn
summary-turn-end-text = Points are checked. Leadership tokens, bats and unused activations are removed, and the Eagles fly home. Damage and control stay.

summary-dice = What the action dice do
summary-die-character-text = Fast move: one army with leadership goes up to 2 regions. Attack with such an army. Move characters. Bring a character into play. Play a Character card.
summary-die-army-text = Strategic move: up to 2 armies go 1 region each. Attack: one army may go 1 region, then fights. Combined attack. Play an Army card.
summary-die-muster-text = Recruit: flip a token in each of up to 2 regions. Rally up to 2 armies: 1 die for each unit, and each 5 or 6 takes off 1 damage. Play a Muster card.
summary-die-event-text = Draw 1 Event card and 1 Story card, or play any card.
summary-die-muster-army-text = One action of Muster or of Army.
summary-die-will-of-the-west-text = Use it as Character, Army, Muster or Event. Beorn moves by it.
summary-die-eye-text = Place 1 unit of Goblins at each of their mustering points. Or attack, or make a strategic move, with armies that contain Goblins.
summary-no-action = No action
summary-no-action-text = Discard a die without effect. Or pass, if you have fewer dice left than your opponent.

summary-battle = A battle, round by round
summary-advantage = Before the first round
summary-advantage-text = Count the units that prefer the terrain fought for. The army with more of them draws 1 Event card.
summary-manoeuvre = Manoeuvres
summary-manoeuvre-text = Each side secretly chooses one card: a unit card of its army, an Event card, or Regroup, which brings all used unit cards back.
summary-roll = Combat roll
summary-roll-text = One die for each point of strength, at most { $most }. A unit card makes one die black for each unit of its type.
summary-reroll = Leader re-roll
summary-reroll-text = Re-roll missed dice once, as many as the army has leadership.
summary-damage = Damage
summary-damage-text = Each hit is 1 damage. If a black die hit, you may use the ability of your unit card. Losing a unit takes off 2 damage; with more damage than units you must.
summary-round-end = End of round
summary-round-end-text = The attacker may stop. Otherwise the defender may withdraw: after Regroup without losses, else in a rout, which costs units until at most 1 damage is left. The victor may advance.

summary-hits = When a die hits
summary-hit-usual = 5 or 6
summary-hit-usual-text = The rule for both sides. A 1 always misses, a 6 always hits.
summary-hit-fortification = Only 6
summary-hit-fortification-text = Against an army in a fortification, in every round. The walls take the damage first, until there is as much as their number.
summary-hit-first = Only 6 in the first round
summary-hit-first-text = For an attack across a ford, or up a slope into mountains.

summary-victory = Who wins
summary-free-wins-text = At once: when the fate marker reaches { $goal }, when Bolg is eliminated, or when Beorn enters play while the Shadow has { $points } points or fewer.
summary-shadow-wins-text = With { $points } points: at the end of a turn, or at once if it also holds the Front Gate. A fortification counts { $fortification }, any other settlement { $settlement }.

summary-units = Units
summary-characters = Characters, Eagles and Great Bats
summary-character-bard-text = General: places a Dwarves and Men token in a settlement, or flips one there.
summary-character-dain-text = General: rallies an army with Dwarves.
summary-character-gandalf-text = General: Magic Bolt at an army in range with { $dice } dice, or { $concentrated } after concentrating; hits on { $success }+.
summary-character-thranduil-text = General: Archery. Archers and Lake-men on suitable ground shoot at an army in range with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} each; hits on { $success }+.
summary-character-bilbo-text = Ready from space { $space } of the fate track. { $rings } Ring tokens: one takes off 2 damage as he vanishes, or brings him to any region.
summary-character-thorin-text = Ready from space { $space } of the fate track. Enters at the Front Gate with Dwarf Veterans. While he is in play: 1 more action die.
summary-character-lord-of-the-eagles-text = Ready from space { $space } of the fate track. General: places an Eagle in the Eyrie, or flies out with all of them.
summary-character-beorn-text = Ready from space { $space } of the fate track. Fights alone: { $dice } dice, hits on { $success }+, all misses re-rolled. Loses wrath (he begins with { $wrath }) in place of units. While he is in play: 1 more action die.
summary-character-bolg-text = Ready while a Shadow army is in the Valley. A bodyguard token prevents all damage of a round. If he falls, the Free Peoples win.
summary-eagles-text = Muster: each Eagle attacks an army in its territory with { $dice } dice; hits on { $success }+, misses re-rolled once. Then it returns to the Eyrie.
summary-great-bats-text = Up to { $count } each turn. Muster: a figure leaves and an army of its territory moves 1 region. In a battle there, Vampire-like deals 1 more damage.

summary-signs = Signs
summary-sign-strength = Strength
summary-sign-strength-text = Dice in battle, at most { $most } for an army. An army has at most { $stacking } units.
summary-sign-terrain = Terrain
summary-sign-terrain-text = Hills, mountains, plains, ruins, swamps. Preferred terrain brings an Event card before a battle.
summary-sign-leadership = Leadership
summary-sign-leadership-text = Characters and tokens of an army together. For fast moves, attacks with a Character die, and re-rolls.
summary-sign-movement = Movement
summary-sign-movement-text = How many regions a character goes.
summary-sign-damage = Damage
summary-sign-damage-text = It stays until units are lost or the army is rallied.
summary-sign-settlement = Settlement
summary-sign-settlement-text = The Shadow takes it by moving in: { $points } points. A Free Peoples unit takes it back.
summary-sign-fortification = Fortification
summary-sign-fortification-text = { $points } points. Its number is the damage that destroys it.
summary-sign-mustering = Mustering region
summary-sign-mustering-text = Shadow recruitment tokens lie here. No limit for Shadow units.
summary-sign-passes = Mountain passes
summary-sign-passes-text = A pass opens when its goblin mustering point holds { $opens } units. It leads to one region.
summary-sign-recruits = Recruitment tokens
summary-sign-recruits-text = Face down. Flipped, a token brings the units it shows and is gone. An enemy army that moves in removes it.
summary-sign-cards = Event and Story cards
summary-sign-cards-text = Played with a die of their type or with an Event die. Event cards may be used in battle instead. At most { $hand } in hand.

ref-mark-dice = dice in battle
ref-mark-any-terrain = any terrain when attacking

warning-B5A-8-21 = As things are, this card would do nothing.

## The chronicle of a match

chronicle-turn = Turn { $number }
chronicle-points = victory points
chronicle-fate = fate
chronicle-cards = cards drawn
chronicle-dice-battle = hits in battle
chronicle-dice-rally = successes in rallies
chronicle-dice-shots = hits at range
chronicle-dice-eagles = hits of the Eagles
chronicle-dice-dread = successes of Great Dread

## Values that no source confirms: headings and choices

value-group-defence = Fortifications
value-group-recruitment = Recruitment tokens
value-group-fate = Fate tokens
value-group-setup = Starting positions
value-group-characters = Characters: movement and leadership
value-group-entering = Characters: entering play
value-group-abilities = Archery and Magic Bolt
value-none = nothing
