## Options: what a choice does

option-done = done

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
option-skip = discard a die without using it: { $die }
option-pass = pass

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
option-rally = rally the army at { $place_the }
option-enter = bring { $character_the } into play at { $region_the }

option-fight-with = fight with the army from { $place_the }
option-manoeuvre = play { $card }
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
ask-goblin-recruit = Only one Goblins figure is left. Where do you place it?
ask-rally-armies = Rally up to two armies.
ask-rally-reroll = Rallying at { $ref1_the }: which dice do you re-roll?
ask-rally-casualties = { $ref1 }: take losses to remove damage?
ask-enter-character = Who enters play, and where?
ask-combined-round-army = Battle at { $ref1_the }: which army fights this round?
ask-manoeuvre = Battle at { $ref1_the }: choose a manoeuvre.
ask-leader-reroll = Leader re-roll: which missed dice do you re-roll?
ask-use-unit-ability = A black die has hit. Use { $ref1 }?
ask-wall-of-spears = Goblin Charge deals 1 damage to your army. Cancel it with Wall of Spears?
ask-fell-race = Fell Race: what does your army suffer?
ask-use-vampire = Vampire-like: spend a Great Bats figure in { $ref1_the } for 1 more damage?
ask-use-bodyguard = Spend a bodyguard token to prevent all damage to Bolg’s army?
ask-casualties = { $ref1 }: choose your casualties.
ask-outside-damage = { $ref1 }: damage outside battle. Choose your casualties.
ask-forced-casualties = { $ref1 }: lose units until at most 1 damage is left.
ask-rout-casualties = Rout from { $ref1_the }: lose units until at most 1 damage is left.
ask-stop-attack = Battle at { $ref1_the }: stop the attack or press on?
ask-retreat-or-rout = Battle at { $ref1_the }: withdraw or fight on?
ask-retreat-region = Where does your army withdraw to?
ask-forced-retreat-region = Your opponent has nowhere to withdraw to. Where do you drive the beaten army?
ask-advance = Victory at { $ref1_the }: advance into the region?
ask-overstack = { $ref1 }: too many units. Which do you remove?

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
event-ManoeuvreShown = { $seat }: manoeuvre: { $card }
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
    [0] { $damage } damage to the army at { $place_the }
   *[other] { $damage ->
        [0] { $fortification } damage to the fortification at { $place_the }
       *[other] { $damage } damage to the army at { $place_the }, { $fortification } to the fortification
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
event-Rolled = {""}
event-Moved = {""}
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
ref-action-enter-play = bring a character into play
ref-action-recruit = recruit
ref-action-rally = rally
ref-action-cloud-of-bats = Cloud of Bats
ref-action-recruit-goblins = recruit goblins
ref-action-goblin-attack = goblin attack
ref-action-goblin-move = goblin strategic move

## Manoeuvres

ref-card-unit-dwarf-regulars = Redoubtable (Dwarf Regulars)
ref-card-unit-dwarf-veterans = Old Hatred (Dwarf Veterans)
ref-card-unit-lake-men = Hail of Darts (Lake-men)
ref-card-unit-wood-elf-archers = Hail of Darts (Wood-elf Archers)
ref-card-unit-wood-elf-spearmen = Wall of Spears (Wood-elf Spearmen)
ref-card-unit-orcs = Wild Rage (Orcs)
ref-card-unit-great-orcs = Fell Race (Great Orcs)
ref-card-unit-wargs = Rearguard Attack (Wargs)
ref-card-unit-goblins = Goblin Charge (Goblins)
ref-card-regroup = Regroup
ref-card-vampire-like = Vampire-like

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
board-battle = battle

ref-face-eagles = Eagles of the Misty Mountains
ref-face-great-bats = Great Bats
ref-face-waiting = not in play yet
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
ref-mark-control = Shadow control
ref-mark-breach = damage to the fortification
ref-mark-closed = closed pass
ref-mark-activated = activated
ref-mark-leadership = leadership
ref-mark-damage = damage
ref-mark-battle = battle

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
step-Actions-act = choice of an action
crumb-MoveArmies = { $ref1 }
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
step-RecruitGoblins-choose = the last figure
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
crumb-OutsideDamage = damage outside battle
crumb-Withdrawal = withdrawal from { $ref1_the }
step-Withdrawal-choose_region = where to
step-Withdrawal-choose_forced_region = where the attacker drives them
crumb-Advance = advance to { $ref1_the }
step-Advance-choose = who advances

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
   *[other] A strategic move takes an Army result and an army of yours.
}
rule-B5A-7-2 = An attack takes an Army result and an army of yours.
rule-B5A-7-3 = A combined attack takes an Army result and at least two of your armies adjacent to one enemy army.
rule-B5A-7-5 = A fast move takes a Character result and an army with leadership.
rule-B5A-7-6 = An attack with a Character result takes an army with leadership.
rule-B5A-7-7 = { $about_count ->
    [1] { $ref1 } cannot be moved by you now, or has already been moved in this action.
   *[other] Moving characters takes a Character result and a character of yours on the battlefield.
}
rule-B5A-7-11 = Recruiting takes a Muster result and a recruitment token of yours on the map.
rule-B5A-7-12 = { $about_count ->
    [1] The army at { $ref1_the } has already been chosen.
   *[other] A rally takes a Muster result and a damaged army of yours.
}
rule-B5A-7-14 = { $about_count ->
    [1] Goblins are recruited in their mustering points only, not at { $ref1_the }.
   *[other] Recruiting goblins takes an Eye result and a Goblins figure in the supply.
}
rule-B5A-7-15 = { $about_count ->
    [1] There are no Goblins in the army at { $ref1_the } that could still go.
   *[other] A goblin attack takes an Eye result and an army with Goblins.
}
rule-B5A-7-16 = { $about_count ->
    [1] There are no Goblins in the army at { $ref1_the } that could still go.
   *[other] A goblin strategic move takes an Eye result and an army with Goblins.
}
rule-B5A-7-17 = At least one unit of Goblins must go along.
rule-B5A-7-18 = The Eye serves for goblin actions only.
rule-B5A-9-3 = With one general activated or none, only one fate token is drawn.
rule-B5A-9-4 = As many fate tokens as activated generals have been drawn; the last one counts.
rule-B5A-9-6 = { $ref1 } is a special fate token and must be applied.
rule-B5A-9-15 = There is no fate token left to draw.
rule-B5A-10-3 = { $ref1 } cannot enter play: he does not wait on the fate track, or the fate marker has not reached his space.
rule-B5A-10-4 = { $ref1 } can enter play only once, and only while a Shadow army is in the Valley.
rule-B5A-10-5 = { $about_count ->
    [1] { $ref1 } belongs to the other side.
   *[other] Entering play takes a Character result and a ready character, who enters where his reference card says.
}
rule-B5A-10-6 = The enemy holds or controls { $ref1_the }; nobody can enter play there.
rule-B5A-10-7 = { $ref1 } is in play already.
rule-B5A-10-13 = { $ref1 } cannot go as far as { $ref2_the }.
rule-B5A-10-15 = { $ref1 } is not among those who go.
rule-B5A-10-16 = { $ref1 } has been eliminated and does not come back.
rule-B5A-11-1 = { $ref1 } is not a general of yours.
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
rule-B5A-18-2 = One action flips only one token at { $ref1_the }.
rule-B5A-18-3 = The enemy holds or controls { $ref1_the }; no token can be flipped there.
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
rule-B5A-28-15 = The way to { $ref1_the } leads across a ford.
rule-B5A-28-17 = You hold or control { $ref1_the }; the beaten army cannot be driven there.
rule-B5A-28-18 = There is no region to retreat to from { $ref1_the }.
rule-B5A-28-21 = The army at { $ref1_the } loses units until at most 1 damage is left: no fewer and no more.
rule-B5A-28-25 = There is no region to rout to from { $ref1_the }.
rule-B5A-29-1 = A combined attack is made by at least two different armies.
rule-B5A-29-2 = The army at { $ref1_the } does not take part in this attack.
rule-B5A-29-9 = Only an army that took part in the attack may advance, not the one at { $ref1_the }.
rule-B5A-31-4 = Bolg has fallen.
rule-B5A-31-6 = The fate marker has reached the end of the fate track.
rule-B5A-31-7 = At the end of the turn the Shadow has the victory points it needs.
rule-B5A-31-8 = The Shadow controls the Front Gate and has the victory points it needs.
rule-B5A-34-3 = { $about_count ->
    [1] There are no Great Bats over { $ref1_the }.
   *[other] A Cloud of Bats takes a Muster result and Great Bats in a territory with a Shadow army.
}
rule-B5A-34-4 = A Cloud of Bats only moves the army; it brings no attack.
rule-B5A-34-5 = The Shadow takes this card only if Great Bats are over { $ref1_the } when the battle begins.
rule-B5A-CR-16 = The army at { $ref1_the } does not have that to give up.
