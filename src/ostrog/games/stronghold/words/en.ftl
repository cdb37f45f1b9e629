## Options: what a choice does

option-done = done

option-next = next: { $card }
option-keep-objective = keep { $objective }
option-keep-plan = keep { $plan }

option-exchange = exchange phase cards
option-gain = discard { $unit_a } for wood
option-swap-cards = { $out } out, { $come } in
option-use-card = use { $card }
option-end-phase = go on to the next phase
option-pay = pay with { $unit_many }
option-pay-spy = pay { $unit_a } more, for the spy
option-at = choose { $place_the }
option-bridge = lay the bridge on the path { $path }
option-cull = take a Miss out of the pile at { $place_the }
option-lay-token = lay { $token } on { $place_the }

option-march = { $maneuver }
option-sap = { $unit_a } out of the sap at { $section_the }
option-send = { $count } × { $unit }: { $path }
option-tow = siege tower: { $path }
option-pass-through = { $unit } past { $rampart_the } to { $section_the }
option-bring = { $count } × { $unit } to { $foreground_the }
option-join = { $unit_a } joins
option-catch-passing = it catches the troll that wanted to pass
option-catch-other = it catches a troll that goes no further
option-open-order = open order at { $section_the }: { $order }
option-secret-order = secret order at { $section_the }: { $order }

option-take-bonus = take the bonus
option-decline-bonus = do without the bonus
option-strengthen = use the bonus at { $section_the }
option-spare = not here
option-exchange-tokens = exchange the Bluff with the hidden Success

option-take = take up { $troop_a } at { $place_the }
option-lead = take up { $hero_the }
option-to = go to { $place_the }
option-swap = swap with { $troop_a } at { $place_the }
option-lay = { $count ->
    [one] lay { $count } hourglass on { $work }
   *[other] lay { $count } hourglasses on { $work }
}
option-finish = complete { $work }
option-train = { $work }
option-heroic = { $hero_the }: { $order }
option-plan = use the plan { $plan }
option-close-window = done with this window
option-no-plan = use no plan now

option-cauldron = { $unit } cauldron on { $section_the }
option-set-trap = { $trap } on the path { $path }
option-jam = malfunction of the machine at { $place_the }
option-spy-on = spy on { $card }
option-bless-side = { $side }
option-snipe = shoot { $unit_a } at { $place_the }
option-confuse = discard the order at { $section_the }
option-call-up = call up { $troop_a }
option-detail = send { $troop_a } from { $place_the } to { $building_the }
option-fall-back = { $troop_a } falls back from { $section_the }
option-burn = burn { $unit_a } on { $foreground_the }
option-tear-down = tear down { $token } at { $section_the }
option-tear-bridge = tear down the bridge on the path { $path }
option-wreck = wreck the machine at { $place_the }
option-wreck-mantelet = wreck the mantelet at { $rampart_the }
option-give-up = give up { $troop_a } at { $place_the }
option-raise = replace a marksman in { $place_the } by a soldier

option-aim = cannon in { $tower_the }: aim at { $place_the }
option-victim = { $unit_a } dies
option-target = machine at { $place_the }: fire at { $section_the }
option-casualty = { $troop_a } dies
option-casualty-at = { $troop_a } at { $section_the } dies
option-smash = destroy what stands in { $tower_the }
option-fire = { $count ->
    [one] { $count } marksman in { $place_the }: fire at { $rampart_the }
   *[other] { $count } marksmen in { $place_the }: fire at { $rampart_the }
}
option-bless = all fire at { $rampart_the }
option-slay = kill{ $goblins ->
    [0] {""}
    [one] {" "}· { $goblins } goblin
   *[other] {" "}· { $goblins } goblins
}{ $orcs ->
    [0] {""}
    [one] {" "}· { $orcs } orc
   *[other] {" "}· { $orcs } orcs
}{ $trolls ->
    [0] {""}
    [one] {" "}· { $trolls } troll
   *[other] {" "}· { $trolls } trolls
}
option-poke = poles of { $tower_the }: use them at { $section_the }
option-resolve = resolve the order at { $section_the }
option-detonate = { $count ->
    [one] { $count } orc blows itself up
   *[other] { $count } orcs blow themselves up
}
option-call-troll = a troll takes the path { $path }
option-fell = they lose{ $marksmen ->
    [0] {""}
    [one] {" "}· { $marksmen } marksman
   *[other] {" "}· { $marksmen } marksmen
}{ $soldiers ->
    [0] {""}
    [one] {" "}· { $soldiers } soldier
   *[other] {" "}· { $soldiers } soldiers
}{ $veterans ->
    [0] {""}
    [one] {" "}· { $veterans } veteran
   *[other] {" "}· { $veterans } veterans
}
option-haunt = it appears on { $foreground_the }
option-heal = heal { $troop_a }

## Prompts: what a seat is asked

ask-row = Put cards of the same phase into an order, from left to right.
ask-objectives = Keep two objectives.
ask-plans = Keep two defence plans.
ask-supplies = Supplies: exchange cards or gain wood?
ask-exchange = Which cards do you exchange?
ask-card = Phase { $ref1 }: which card do you use?
ask-pay = What do you pay { $ref1 } with?
ask-pay-spy = A spy watches { $ref1 }: which unit do you pay more?
ask-building-site = Where do you put { $ref1 }?
ask-equipment-site = Where do you lay { $ref1 }?
ask-training-site = Where does { $ref1 } work?
ask-ritual = Lay tokens of { $ref1 } face down.
ask-maneuver = Which maneuver do you perform?
ask-saps = Who comes out of the saps?
ask-march-from-ramparts = Who leaves the ramparts?
ask-march-from-foregrounds = Who leaves the foregrounds?
ask-new-units = Bring new units to the foregrounds.
ask-marauders = There is little room: who joins?
ask-caught = The trap on the path { $ref1 }: which troll does it catch?
ask-orders = Give orders: one open, any number in secret, or none.
ask-bonus = { $ref1 } is fulfilled. Do you take the bonus?
ask-saboteur = Which building gets the saboteur?
ask-strengthen = Do you use your bonus at { $ref1_the }?
ask-exchange-tokens = A Bluff of { $ref1 } was revealed. Do you exchange it with the Success?
ask-window = { $ref1 ->
    [0] Your window: nothing is left to spend.
    [one] Your window: spend { $ref1 } hourglass.
   *[other] Your window: spend { $ref1 } hourglasses.
}
ask-work = { $ref1 } is complete. What do you choose?
ask-heroic-order = { $ref1 }: whom is it about?
ask-plan-price = { $ref1 }: which units do you give up?
ask-plan-benefit = { $ref1 }: what do you choose?
ask-plan-casualty = { $ref1 }: which unit goes to the hospital?
ask-stage-plan = Do you use a plan before { $ref1_id ->
    [cannons] the cannons fire
    [machines] the siege machines fire
    [marksmen] the marksmen fire
    [cauldrons] the cauldrons are poured
    [poles] the poles are used
    [orders] orders are resolved
    [strength] strength is compared
   *[hospital] the wounded are healed
}?
ask-specter-foreground = A Specter: where does the new unit appear?
ask-casualty = Who dies at { $ref1_the }?
ask-aim = What does the cannon in { $ref1_the } fire at?
ask-cannon-victim = Who is hit at { $ref1_the }?
ask-machine-target = Name a target for each machine.
ask-ballista-victim = Which of your own units at { $ref1_the } is hit too?
ask-catapult-tower = Which tower beside { $ref1_the } is hit?
ask-middle-tower = Which side do the marksmen of { $ref1_the } count for?
ask-bless = The blessing: which rampart do they fire at?
ask-fire = Your marksmen fire: who at which rampart?
ask-fire-victims = Who is hit at { $ref1_the }?
ask-poles = Where are the poles of { $ref1_the } used?
ask-order-sequence = Which order is resolved next?
ask-detonate = How many orcs blow themselves up at { $ref1_the }?
ask-troll-call = Which troll follows the call to { $ref1_the }?
ask-fallen = Which of their units fall at { $ref1_the }?
ask-slain = Which attackers do you kill at { $ref1_the }?
ask-heal = Who is healed?

## Events: what happened

event-TurnBegan = Turn { $turn } begins.
event-TurnEnded = The wall has held in turn { $turn }.
event-PhaseBegan = Phase { $phase }: { $phase ->
    [1] Supplies
    [2] Machines
    [3] Equipment
    [4] Training
    [5] Rituals
   *[other] Maneuvers and orders
}.
event-HourglassesGiven = The Defender receives { $count ->
    [one] { $count } hourglass
   *[other] { $count } hourglasses
} and holds { $held }.
event-HourglassesLost = { $count ->
    [one] { $count } hourglass is lost.
   *[other] { $count } hourglasses are lost.
}
event-WindowClosed = The Defender is done.
event-UnitsDrawn = Drawn from the bag{ $goblins ->
    [0] {""}
    [one] {" "}· { $goblins } goblin
   *[other] {" "}· { $goblins } goblins
}{ $orcs ->
    [0] {""}
    [one] {" "}· { $orcs } orc
   *[other] {" "}· { $orcs } orcs
}{ $trolls ->
    [0] {""}
    [one] {" "}· { $trolls } troll
   *[other] {" "}· { $trolls } trolls
}
event-WoodTaken = The Invader takes { $count } wood and has { $held }.
event-ObjectivesKept = Objectives: { $objectives }.
event-PlansKept = { $plans ->
    [hidden] The Defender keeps { $count } plans.
   *[other] Your plans: { $plans }.
}
event-RowArranged = Phase cards on the table: { $cards }.
event-CardsExchanged = { $out_count ->
    [0] No card is exchanged.
   *[other] Out: { $out }. In: { $come }.
}
event-CardUsed = { $card } is used: { $count ->
    [one] { $count } unit
   *[other] { $count } units
}, { $wood } wood, { $hourglasses ->
    [one] { $hourglasses } hourglass
   *[other] { $hourglasses } hourglasses
} for the Defender.
event-UnitDiscarded = { $unit } is discarded for { $wood } wood.
event-MachineBuilt = { $machine } is built on { $place_the }.
event-TokenLaid = { $token } is laid on { $place_the }.
event-MissRemoved = A Miss leaves the pile of the machine at { $place_the }; { $misses } are left.
event-UnitsPlaced = { $cause } at { $place_the }{ $goblins ->
    [0] {""}
    [one] {" "}· { $goblins } goblin
   *[other] {" "}· { $goblins } goblins
}{ $orcs ->
    [0] {""}
    [one] {" "}· { $orcs } orc
   *[other] {" "}· { $orcs } orcs
}{ $trolls ->
    [0] {""}
    [one] {" "}· { $trolls } troll
   *[other] {" "}· { $trolls } trolls
}
event-RitualPerformed = { $ritual }: tokens lie face down on { $places }.
event-RitualRevealed = { $ritual } at { $place_the }: { $token }.
event-TokensExchanged = { $ritual } at { $place_the }: the Bluff is exchanged with the Success.
event-RitualsReturned = All ritual tokens go back to the Invader.
event-ManeuverBegan = { $maneuver }.
event-GroupMoved = { $path }{ $goblins ->
    [0] {""}
    [one] {" "}· { $goblins } goblin
   *[other] {" "}· { $goblins } goblins
}{ $orcs ->
    [0] {""}
    [one] {" "}· { $orcs } orc
   *[other] {" "}· { $orcs } orcs
}{ $trolls ->
    [0] {""}
    [one] {" "}· { $trolls } troll
   *[other] {" "}· { $trolls } trolls
}{ $siege_tower ->
    [yes] {" "}· siege tower
   *[no] {""}
}
event-UnitSapped = { $unit } comes out of the sap at { $section_the }.
event-UnitsBrought = New units on { $foreground_the }{ $goblins ->
    [0] {""}
    [one] {" "}· { $goblins } goblin
   *[other] {" "}· { $goblins } goblins
}{ $orcs ->
    [0] {""}
    [one] {" "}· { $orcs } orc
   *[other] {" "}· { $orcs } orcs
}{ $trolls ->
    [0] {""}
    [one] {" "}· { $trolls } troll
   *[other] {" "}· { $trolls } trolls
}
event-TrapSprung = { $trap } on the path { $path }: { $stopped ->
    [yes] the siege tower is stopped.
   *[no] { $killed ->
        [0] nobody is caught.
        [one] { $killed } unit dies.
       *[other] { $killed } units die.
    }
}
event-OrderGiven = { $open ->
    [yes] Open order at { $section_the }: { $order }.
   *[no] { $order ->
        [hidden] A secret order lies at { $section_the }.
       *[other] Secret order at { $section_the }: { $order }.
    }
}
event-OrderRevealed = Order at { $section_the }: { $order }.
event-OrderRemoved = { $order ->
    [hidden] The order at { $section_the } is removed unseen.
   *[other] The order at { $section_the } is removed: { $order }.
}
event-OrderResolved = { $order } at { $section_the }{ $works ->
    [yes] .
   *[no] : no effect.
}
event-ObjectiveFulfilled = { $objective } is fulfilled{ $taken ->
    [yes] .
   *[no] ; the Invader does without the bonus.
}
event-SectionStrengthened = The Invader is { $strength } stronger at { $section_the }.
event-PlanUsed = The Defender uses { $plan }.
event-DefenderMoved = { $who }: from { $source_the } to { $to_the }.
event-MoveFailed = The Gale is too strong: { $who } stays at { $source_the }.
event-DefendersSwapped = { $first } at { $first_place_the } and { $second } at { $second_place_the } change places.
event-HourglassesLaid = { $work }: { $count ->
    [one] { $count } hourglass
   *[other] { $count } hourglasses
}{ $missing ->
    [0] , complete.
   *[other] , { $missing } more needed.
}
event-WorkCompleted = { $work } is complete.
event-WorkPlaced = { $work }: { $place }.
event-CauldronPlaced = A cauldron against { $unit_many } stands on { $section_the }.
event-UnitTrained = { $first } becomes { $then }.
event-HeroicOrderIssued = { $hero } issues an order: { $heroic }{ $works ->
    [yes] .
   *[no] , but is possessed. The order is lost.
}
event-SaboteursFound = The saboteurs are found: { $buildings }.
event-DefendersArrived = { $count } × { $troop } come to { $place_the }.
event-DefenderLeft = { $troop } leaves { $place_the }.
event-TokenRemoved = { $token } at { $place_the } is removed.
event-WallRaised = { $count ->
    [one] { $count } wall element
   *[other] { $count } wall elements
} more on { $section_the }.
event-StageBegan = Stage: { $stage }.
event-CannonFired = Cannon in { $tower_the } at { $place_the }: { $hit ->
    [yes] a hit.
   *[no] no hit.
}
event-MachineFired = { $machine } at { $place_the } fires at { $section_the }: { $hit ->
    [yes] a hit!
   *[no] a miss.
}
event-WallDestroyed = { $what } at { $place_the }: { $count } destroyed.
event-MarksmenFired = Marksmen fire at { $rampart_the } with strength { $strength }.
event-PolesUsed = Poles of { $tower_the } at { $section_the }: { $hit ->
    [yes] a hit.
   *[no] no hit.
}
event-InvadersDied = Dead at { $place_the } ({ $cause }){ $goblins ->
    [0] {""}
    [one] {" "}· { $goblins } goblin
   *[other] {" "}· { $goblins } goblins
}{ $orcs ->
    [0] {""}
    [one] {" "}· { $orcs } orc
   *[other] {" "}· { $orcs } orcs
}{ $trolls ->
    [0] {""}
    [one] {" "}· { $trolls } troll
   *[other] {" "}· { $trolls } trolls
}
event-DefenderDied = { $troop } dies at { $place_the } ({ $cause }).
event-DefenderTurned = { $troop } at { $section_the } rises again as { $unit_a }{ $appears ->
    [yes] .
   *[no] , but there is no room.
}
event-StrengthCompared = Strength at { $section_the }: Invader { $invader }, Defender { $defender }.
event-Breached = { $section } is breached: advantage { $advantage } against units worth { $units }!
event-UnitsHealed = Healed{ $marksmen ->
    [0] {""}
    [one] {" "}· { $marksmen } marksman
   *[other] {" "}· { $marksmen } marksmen
}{ $soldiers ->
    [0] {""}
    [one] {" "}· { $soldiers } soldier
   *[other] {" "}· { $soldiers } soldiers
}{ $veterans ->
    [0] {""}
    [one] {" "}· { $veterans } veteran
   *[other] {" "}· { $veterans } veterans
}
event-Rolled = {""}
event-Moved = {""}
event-Poured = {""}
event-Shuffled = {""}
event-Looked = {""}

## Players

ref-seat-invader = Invader
ref-seat-defender = Defender
ref-team-invader = Invader
ref-team-defender = Defender
scenario-standard = Standard
scenario-starter = First siege (set of cards for beginners)

## Units and heroes

ref-unit-goblin = goblin
    .a = a goblin
    .many = goblins
ref-unit-orc = orc
    .a = an orc
    .many = orcs
ref-unit-troll = troll
    .a = a troll
    .many = trolls
ref-troop-marksman = marksman
    .a = a marksman
ref-troop-soldier = soldier
    .a = a soldier
ref-troop-veteran = veteran
    .a = a veteran
ref-hero-officer = officer
    .the = the officer
ref-hero-warrior = warrior
    .the = the warrior

## Places

ref-place-fl = left foreground
    .the = the left foreground
ref-place-fr = right foreground
    .the = the right foreground
ref-place-l1 = left rampart 1
    .the = left rampart 1
ref-place-l2 = left rampart 2
    .the = left rampart 2
ref-place-l3 = left rampart 3
    .the = left rampart 3
ref-place-r1 = right rampart 1
    .the = right rampart 1
ref-place-r2 = right rampart 2
    .the = right rampart 2
ref-place-r3 = right rampart 3
    .the = right rampart 3
ref-place-r4 = right rampart 4
    .the = right rampart 4
ref-place-w1 = section 1
    .the = section 1
ref-place-w2 = section 2
    .the = section 2
ref-place-w3 = section 3
    .the = section 3
ref-place-w4 = section 4
    .the = section 4
ref-place-w5 = section 5
    .the = section 5
ref-place-w6 = section 6
    .the = section 6
ref-place-w7 = section 7
    .the = section 7
ref-place-w8 = section 8
    .the = section 8
ref-place-w9 = section 9
    .the = section 9
ref-place-t1 = tower 1
    .the = tower 1
ref-place-t2 = tower 2
    .the = tower 2
ref-place-t3 = tower 3
    .the = tower 3
ref-place-t4 = tower 4
    .the = tower 4
ref-place-t5 = tower 5
    .the = tower 5
ref-place-t6 = tower 6
    .the = tower 6
ref-place-t7 = tower 7
    .the = tower 7
ref-place-t8 = tower 8
    .the = tower 8
ref-place-courtyard = courtyard
    .the = the courtyard
ref-place-forge = forge
    .the = the forge
ref-place-workshop = workshop
    .the = the workshop
ref-place-scouts = scouts’ house
    .the = the scouts’ house
ref-place-cathedral = cathedral
    .the = the cathedral
ref-place-barracks = barracks
    .the = the barracks
ref-place-guards = guards’ house
    .the = the guards’ house
ref-place-hospital = hospital
    .the = the hospital
ref-place-marauders = marauders’ field
    .the = the marauders’ field
ref-place-call-up = Call up
    .the = the order Call up
ref-place-detail = Detail
    .the = the order Detail
ref-place-fall-back = Fall back
    .the = the order Fall back
ref-path-fl-l1 = left foreground → left rampart 1
ref-path-fl-l2 = left foreground → left rampart 2
ref-path-fl-l3 = left foreground → left rampart 3
ref-path-fr-r1 = right foreground → right rampart 1
ref-path-fr-r2 = right foreground → right rampart 2
ref-path-fr-r3 = right foreground → right rampart 3
ref-path-r3-r4 = right rampart 3 → right rampart 4
ref-path-l1-w1 = left rampart 1 → section 1
ref-path-l1-w2 = left rampart 1 → section 2
ref-path-l2-w2 = left rampart 2 → section 2
ref-path-l2-w3 = left rampart 2 → section 3
ref-path-l3-w3 = left rampart 3 → section 3
ref-path-l3-w4 = left rampart 3 → section 4
ref-path-r1-w5 = right rampart 1 → section 5
ref-path-r1-w6 = right rampart 1 → section 6
ref-path-r2-w6 = right rampart 2 → section 6
ref-path-r2-w7 = right rampart 2 → section 7
ref-path-r3-w7 = right rampart 3 → section 7
ref-path-r3-w8 = right rampart 3 → section 8
ref-path-r4-w8 = right rampart 4 → section 8
ref-path-r4-w9 = right rampart 4 → section 9
ref-side-left = left side
ref-side-right = right side

## Cards and tokens

ref-card-ballista = Ballista
ref-card-catapult = Catapult
ref-card-trebuchet = Trebuchet
ref-card-mantelet = Mantelet
ref-card-siege-tower = Siege tower
ref-card-banner = Banner
ref-card-ladders = Ladders
ref-card-sap = Sap
ref-card-bridge = Bridge
ref-card-poison = Poison
ref-card-artilleryman = Artilleryman
ref-card-quartermaster = Quartermaster
ref-card-trench-master = Trench Master
ref-card-saboteur = Saboteur
ref-card-trainer = Trainer
ref-card-blood-stones = Blood Stones
ref-card-possession = Possession
ref-card-demon = Demon
ref-card-specter = Specter
ref-card-gale = Gale
ref-objective-bloody-rituals = Bloody Rituals
ref-objective-stone-upon-stone = Stone upon Stone
ref-objective-faithful-shamans = Faithful Shamans
ref-objective-first-crack = First Crack
ref-objective-grand-battery = Grand Battery
ref-objective-ring-of-iron = Ring of Iron
ref-objective-tower-at-the-wall = Tower at the Wall
ref-objective-red-harvest = Red Harvest
ref-objective-silenced-tower = Silenced Tower
ref-objective-great-horde = Great Horde
ref-plan-last-reserve = Last Reserve
ref-plan-burning-field = Burning Field
ref-plan-night-shift = Night Shift
ref-plan-hasty-masonry = Hasty Masonry
ref-plan-hail-of-arrows = Hail of Arrows
ref-plan-heroes-oath = Heroes’ Oath
ref-plan-torn-down = Torn Down
ref-plan-night-sortie = Night Sortie
ref-plan-holy-relic = Holy Relic
ref-plan-militia = Militia
ref-work-cannon = Cannon
ref-work-cauldron = Cauldron
ref-work-poles = Poles
ref-work-bay-window = Bay window
ref-work-platform = Platform
ref-work-reinforce-walls = Reinforce walls
ref-work-trap = Trap
ref-work-malfunction = Machine malfunction
ref-work-spy = Spy
ref-work-blessing = Marksmen’s blessing
ref-work-glare = Unearthly glare
ref-work-sniper = Sniper in the tower
ref-work-confuse-orders = Confuse orders
ref-work-train-soldier = Train a soldier
ref-work-train-veteran = Train a veteran
ref-work-track-saboteurs = Track down saboteurs
ref-trap-goblin-trap = Goblin trap
ref-trap-troll-trap = Troll trap
ref-trap-siege-tower-trap = Siege tower trap
ref-heroic-call-up = Call up
ref-heroic-detail = Detail
ref-heroic-fall-back = Fall back
ref-order-goblin-fury = Goblin fury
ref-order-orc-detonation = Orc detonation
ref-order-troll-call = Troll call
ref-order-bluff = Bluff
ref-token-success = Success
ref-token-bluff = Bluff
ref-maneuver-small = small maneuver
ref-maneuver-large = large maneuver
ref-face-hit = Hit
ref-face-miss = Miss
ref-what-wall-element = wall element
ref-what-cauldron = cauldron
ref-what-cannon = cannon
ref-what-poles = poles
ref-what-bay-window = bay window
ref-cause-sniper = sniper
ref-cause-plan = defence plan
ref-cause-demon = demon
ref-cause-ballista = ballista
ref-cause-blood-stones = Blood Stones
ref-cause-cannon = cannon
ref-cause-marksmen = marksmen
ref-cause-cauldron = cauldron
ref-cause-poles = poles
ref-cause-poison = poison
ref-cause-melee = melee
ref-cause-fury = fury
ref-cause-detonation = detonation
ref-cause-trainer = Trainer
ref-cause-marauders = Marauders join
ref-cause-specter = A specter appears
ref-stage-cannons = cannons
ref-stage-machines = siege machines
ref-stage-marksmen = marksmen
ref-stage-cauldrons = cauldrons
ref-stage-poles = poles
ref-stage-orders = orders
ref-stage-strength = strength
ref-stage-hospital = hospital
ref-face-hit-1 = hit card 1
ref-face-hit-2 = hit card 2
ref-face-hit-3 = hit card 3
ref-face-hit-4 = hit card 4
ref-face-hit-5 = hit card 5
ref-face-hit-6 = hit card 6

## Zones: where cards and tokens lie

zone-phase-2-box = cards of phase 2 in the box
zone-phase-2-deck = cards of phase 2 in the deck
zone-phase-2-table = cards of phase 2 on the table
zone-phase-3-box = cards of phase 3 in the box
zone-phase-3-deck = cards of phase 3 in the deck
zone-phase-3-table = cards of phase 3 on the table
zone-phase-4-box = cards of phase 4 in the box
zone-phase-4-deck = cards of phase 4 in the deck
zone-phase-4-table = cards of phase 4 on the table
zone-phase-5-box = cards of phase 5 in the box
zone-phase-5-deck = cards of phase 5 in the deck
zone-phase-5-table = cards of phase 5 on the table
zone-machine-stock = machine cards in stock
zone-pile-l1 = pile of the machine at left rampart 1
zone-pile-l2 = pile of the machine at left rampart 2
zone-pile-l3 = pile of the machine at left rampart 3
zone-pile-r1 = pile of the machine at right rampart 1
zone-pile-r2 = pile of the machine at right rampart 2
zone-pile-r3 = pile of the machine at right rampart 3
zone-pile-r4 = pile of the machine at right rampart 4
zone-pile-fl = pile of the machine at the left foreground
zone-pile-fr = pile of the machine at the right foreground
zone-machine-shown = machine card turned over
zone-machine-out = machine cards out of the game
zone-blood-stones-stock = tokens of Blood Stones in stock
zone-blood-stones-at-l1 = token of Blood Stones at left rampart 1
zone-blood-stones-at-l2 = token of Blood Stones at left rampart 2
zone-blood-stones-at-l3 = token of Blood Stones at left rampart 3
zone-blood-stones-at-r1 = token of Blood Stones at right rampart 1
zone-blood-stones-at-r2 = token of Blood Stones at right rampart 2
zone-blood-stones-at-r3 = token of Blood Stones at right rampart 3
zone-blood-stones-at-r4 = token of Blood Stones at right rampart 4
zone-blood-stones-at-fl = token of Blood Stones at the left foreground
zone-blood-stones-at-fr = token of Blood Stones at the right foreground
zone-blood-stones-shown = tokens of Blood Stones face up
zone-possession-stock = tokens of Possession in stock
zone-possession-at-call-up = token of Possession at Call up
zone-possession-at-detail = token of Possession at Detail
zone-possession-at-fall-back = token of Possession at Fall back
zone-possession-shown = tokens of Possession face up
zone-demon-stock = tokens of Demon in stock
zone-demon-at-forge = token of Demon at the forge
zone-demon-at-workshop = token of Demon at the workshop
zone-demon-at-scouts = token of Demon at the scouts’ house
zone-demon-at-cathedral = token of Demon at the cathedral
zone-demon-at-barracks = token of Demon at the barracks
zone-demon-at-guards = token of Demon at the guards’ house
zone-demon-at-hospital = token of Demon at the hospital
zone-demon-shown = tokens of Demon face up
zone-specter-stock = tokens of Specter in stock
zone-specter-at-w1 = token of Specter at section 1
zone-specter-at-w2 = token of Specter at section 2
zone-specter-at-w3 = token of Specter at section 3
zone-specter-at-w4 = token of Specter at section 4
zone-specter-at-w5 = token of Specter at section 5
zone-specter-at-w6 = token of Specter at section 6
zone-specter-at-w7 = token of Specter at section 7
zone-specter-at-w8 = token of Specter at section 8
zone-specter-at-w9 = token of Specter at section 9
zone-specter-shown = tokens of Specter face up
zone-gale-stock = tokens of Gale in stock
zone-gale-at-w1 = token of Gale at section 1
zone-gale-at-w2 = token of Gale at section 2
zone-gale-at-w3 = token of Gale at section 3
zone-gale-at-w4 = token of Gale at section 4
zone-gale-at-w5 = token of Gale at section 5
zone-gale-at-w6 = token of Gale at section 6
zone-gale-at-w7 = token of Gale at section 7
zone-gale-at-w8 = token of Gale at section 8
zone-gale-at-w9 = token of Gale at section 9
zone-gale-shown = tokens of Gale face up
zone-orders-stock = order tokens in stock
zone-order-w1 = order at section 1
zone-order-w2 = order at section 2
zone-order-w3 = order at section 3
zone-order-w4 = order at section 4
zone-order-w5 = order at section 5
zone-order-w6 = order at section 6
zone-order-w7 = order at section 7
zone-order-w8 = order at section 8
zone-order-w9 = order at section 9
zone-orders-shown = orders face up
zone-orders-used = orders discarded in this turn
zone-orders-lost = orders out of the game
zone-traps-stock = traps in stock
zone-trap-fl-l1 = trap on the path from the left foreground to left rampart 1
zone-trap-fl-l2 = trap on the path from the left foreground to left rampart 2
zone-trap-fl-l3 = trap on the path from the left foreground to left rampart 3
zone-trap-fr-r1 = trap on the path from the right foreground to right rampart 1
zone-trap-fr-r2 = trap on the path from the right foreground to right rampart 2
zone-trap-fr-r3 = trap on the path from the right foreground to right rampart 3
zone-trap-r3-r4 = trap on the path from right rampart 3 to right rampart 4
zone-trap-l1-w1 = trap on the path from left rampart 1 to section 1
zone-trap-l1-w2 = trap on the path from left rampart 1 to section 2
zone-trap-l2-w2 = trap on the path from left rampart 2 to section 2
zone-trap-l2-w3 = trap on the path from left rampart 2 to section 3
zone-trap-l3-w3 = trap on the path from left rampart 3 to section 3
zone-trap-l3-w4 = trap on the path from left rampart 3 to section 4
zone-trap-r1-w5 = trap on the path from right rampart 1 to section 5
zone-trap-r1-w6 = trap on the path from right rampart 1 to section 6
zone-trap-r2-w6 = trap on the path from right rampart 2 to section 6
zone-trap-r2-w7 = trap on the path from right rampart 2 to section 7
zone-trap-r3-w7 = trap on the path from right rampart 3 to section 7
zone-trap-r3-w8 = trap on the path from right rampart 3 to section 8
zone-trap-r4-w8 = trap on the path from right rampart 4 to section 8
zone-trap-r4-w9 = trap on the path from right rampart 4 to section 9
zone-traps-shown = traps face up
zone-objective-deck = objectives in the box
zone-objectives-drawn = objectives drawn
zone-objectives = objectives
zone-objectives-lasting = lasting objectives
zone-objectives-done = objectives done with
zone-plan-deck = defence plans in the box
zone-plans-drawn = defence plans drawn
zone-plans = defence plans face down
zone-plans-lasting = defence plans in force
zone-plans-done = defence plans done with
zone-hit-deck = hit deck
zone-hits-shown = hit cards drawn

## The board

board-turn = turn
board-bag = bag (goblins, orcs, trolls)
board-supply = supply (goblins, orcs, trolls)
board-gone = out of the game
board-wood = wood
board-invaders = Invader units
board-row = phase cards on the table
board-closed = cards closed in this turn
board-paid = paid on cards
board-throwing = throwing machines
board-mantelets = mantelets
board-siege_towers = siege towers
board-equipment = equipment
board-bridges = bridges
board-training = training tokens
board-saboteurs = saboteurs
board-successes = successful rituals
board-face_up_traps = armed traps face up
board-face_up_orders = orders face up
board-owed = hourglasses to come
board-stuck = siege towers stopped
board-furious = goblins in fury
board-reserve = bonus to be used
board-strengthened = sections with a bonus
board-counted = counted in this turn
board-defenders = Defender units
board-heroes = heroes
board-walls = wall elements
board-cauldrons = cauldrons
board-platforms = platforms
board-tower_works = works in towers
board-hourglasses = hourglasses
board-bound = hourglass for a building
board-laid = hourglasses laid
board-finished = works completed in this turn
board-malfunction = malfunction
board-spies = spies
board-blessing = blessed side
board-glare = section under the glare
board-issued = heroic orders issued
board-lost_orders = heroic orders lost
board-since = in force since turn

## Where one is: procedures and their steps

crumb-Stronghold = Stronghold
crumb-SetUp = setup
crumb-ArrangeRow = order of the phase cards
crumb-Turn = turn { $ref1 }
crumb-Supplies = phase 1: Supplies
crumb-ExchangeCards = exchange of cards
crumb-GainResources = wood for a unit
crumb-CardPhase = { $ref1 ->
    [2] phase 2: Machines
    [3] phase 3: Equipment
    [4] phase 4: Training
   *[other] phase 5: Rituals
}
crumb-UseCard = { $ref1 }
crumb-BuildMachine = building
crumb-LayEquipment = equipment
crumb-TrainSpecialist = training
crumb-PerformRitual = ritual
crumb-ManeuversAndOrders = phase 6: Maneuvers and orders
crumb-Maneuver = { $ref1 }
crumb-March = march
crumb-Walk = { $ref1 }
crumb-GiveOrders = orders
crumb-Tasks = objectives
crumb-Fulfil = { $ref1 }
crumb-Window = the Defender’s window
crumb-MoveUnit = move
crumb-SwapUnits = swap
crumb-Complete = { $ref1 }
crumb-Train = { $ref1 }
crumb-WakeDemon = demon
crumb-IssueOrder = { $ref1 }
crumb-UsePlan = { $ref1 }
crumb-StagePlans = plans
crumb-TurnOver = { $ref1 } at { $ref2_the }
crumb-DefenderDies = a casualty
crumb-InvaderKills = casualty at { $ref1_the }
crumb-Cannons = assault: cannons
crumb-SiegeMachines = assault: siege machines
crumb-MachineShot = shot at { $ref2_the }
crumb-Marksmen = assault: marksmen
crumb-Melee = melee
crumb-Poison = poison
crumb-Cauldrons = cauldrons
crumb-Poles = poles
crumb-OrderStage = orders
crumb-ResolveOrders = resolving orders
crumb-GoblinFury = goblin fury
crumb-OrcDetonation = orc detonation
crumb-TrollCall = troll call
crumb-StrengthStage = strength
crumb-SectionFight = fight at { $ref1_the }
crumb-Hospital = hospital
step-TurnOver-offer = exchange of tokens
step-DefenderDies-choose_foreground = the foreground
step-InvaderKills-choose = who dies
step-BuildMachine-choose = the place
step-CardPhase-choose = which card
step-UseCard-choose_units = what pays
step-UseCard-choose_spy_unit = a unit for the spy
step-LayEquipment-choose = the place
step-Fulfil-ask = the bonus
step-Fulfil-choose_building = the building
step-TrainSpecialist-choose = the place
step-PerformRitual-choose = the tokens
step-Supplies-choose = which action
step-ExchangeCards-choose = which cards
step-ArrangeRow-choose = the order
step-ManeuversAndOrders-choose = which maneuver
step-GiveOrders-choose = tokens and sections
step-Maneuver-ramparts = from the ramparts
step-Maneuver-foregrounds = from the foregrounds
step-Maneuver-saps = saps
step-Maneuver-supply = new units
step-March-choose_marauder = marauders
step-Walk-choose_caught = who is caught
step-SetUp-choose_objectives = objectives
step-SetUp-choose_plans = defence plans
step-Cannons-aim = the target
step-Cannons-choose_victim = who is hit
step-Marksmen-choose_side = the side
step-Marksmen-bless = the rampart
step-Marksmen-allot = who fires where
step-Marksmen-choose_victims = who is hit
step-SectionFight-strengthen = a bonus
step-SectionFight-choose_fallen = the Defender’s losses
step-SectionFight-choose_slain = the Invader’s losses
step-ResolveOrders-choose = which order
step-OrcDetonation-choose = how many
step-TrollCall-choose = which troll
step-Poles-choose = the section
step-Hospital-choose = who is healed
step-SiegeMachines-aim = the targets
step-MachineShot-choose_tower = the tower
step-MachineShot-choose_invader = who is hit too
step-Complete-choose = what is chosen
step-Window-act = the next step
step-UsePlan-pay = the price
step-UsePlan-choose = the benefit
step-UsePlan-drawback = the drawback
step-StagePlans-ask = a plan
step-IssueOrder-choose = whom it is about

## Why not: refusals

rule-STR-2-1 = All tokens of { $ref1 } are in use.
rule-STR-2-4 = There is no wood in stock.
rule-STR-2-11 = There is no { $ref1 } in stock.
rule-STR-3-2 = There is no room on { $ref1_the }.
rule-STR-3-5 = No path leads from { $ref1_the } to { $ref2_the }.
rule-STR-3-6 = There is no room on { $ref1_the }.
rule-STR-3-8 = Only marksmen may be in towers.
rule-STR-4-2 = { $ref1 } does not lie on the table.
rule-STR-4-4 = The place of { $ref1 } in the row is certain.
rule-STR-5-1 = { $ref1 } belongs to another phase.
rule-STR-5-4 = { $about_count ->
    [0] You must spend every hourglass first.
   *[other] You must spend every hourglass that you hold first.
}
rule-STR-5-12 = You do not hold so many hourglasses.
rule-STR-6-2 = { $ref1 } was used or passed over in this turn.
rule-STR-6-3 = The full price is not in your supply.
rule-STR-6-4 = { $ref1 } cannot be paid like this.
rule-STR-6-7 = There is no place for { $ref1 }.
rule-STR-6-8 = Each of the two actions is possible once in a turn.
rule-STR-7-7 = You can gain no more than 8 wood in a turn.
rule-STR-8-3 = At most four throwing machines stand on the board.
rule-STR-8-4 = There is no machine at { $ref1_the }.
rule-STR-8-6 = The machine at { $ref1_the } does not reach { $ref2_the }.
rule-STR-8-11 = The trebuchet at { $ref1_the } reaches only sections of its side.
rule-STR-8-13 = No siege tower stands at { $ref1_the }.
rule-STR-8-15 = No further siege tower can leave or enter { $ref1_the }.
rule-STR-9-5 = This unit cannot come out of a sap there.
rule-STR-10-3 = No quartermaster at { $ref1_the } can let another unit pass.
rule-STR-10-7 = No more units may leave { $ref1_the }.
rule-STR-10-11 = No machine has a Miss left in its pile.
rule-STR-10-12 = Both foregrounds are full.
rule-STR-11-9 = { $ref1 } was lost to a Possession.
rule-STR-11-12 = A Gale makes this too dear.
rule-STR-11-17 = There is no place for a token of { $ref1 }.
rule-STR-12-2 = Each maneuver is possible once in a turn.
rule-STR-12-3 = In this step nobody leaves { $ref1_the }.
rule-STR-12-4 = A small maneuver moves no more units from or to { $ref1_the }.
rule-STR-12-5 = A large maneuver moves no more units from or to { $ref1_the }.
rule-STR-12-17 = Not so many units stand at { $ref2_the }.
rule-STR-13-1 = Either one open order or secret ones.
rule-STR-13-2 = None of your units stands at { $ref1_the }.
rule-STR-13-5 = There is an order at { $ref1_the } already.
rule-STR-15-2 = Nobody of that kind is there, or you have no hourglass for it.
rule-STR-15-3 = { $ref2 } is not adjacent.
rule-STR-15-6 = { $ref2 } cannot be entered by a move.
rule-STR-15-7 = A hero moves only between adjacent sections, and to and from the courtyard.
rule-STR-15-9 = There is nobody to change places with.
rule-STR-15-10 = One of the two may not be where the other is.
rule-STR-15-12 = Units in { $ref1_the } do not change places.
rule-STR-15-15 = There is no room.
rule-STR-16-1 = { $ref1 } has fewer free spaces.
rule-STR-16-3 = { $ref1 } was completed in this turn.
rule-STR-16-4 = { $ref1 } was completed in this turn.
rule-STR-16-5 = { $ref1 } has no legal target or no token left, so it cannot be completed now.
rule-STR-16-7 = There is no cannon in { $ref1_the }.
rule-STR-16-16 = A trap holds the siege tower; it can go on in a later turn, by another path.
rule-STR-16-18 = The machine at { $ref1_the } has a malfunction.
rule-STR-16-21 = The marksmen in { $ref1_the } fire with the blessing.
rule-STR-16-22 = The unearthly glare protects { $ref1_the }.
rule-STR-16-25 = There is no marksman in the barracks.
rule-STR-16-26 = There is no soldier in the barracks.
rule-STR-16-27 = Training costs more hourglasses than you hold.
rule-STR-16-31 = { $ref1 } still has free spaces.
rule-STR-16-33 = There is no order on the board that could be confused.
rule-STR-16-35 = Units in the hospital cannot act.
rule-STR-17-3 = Each hero issues one order in a turn, and each order is issued once.
rule-STR-17-5 = Nobody is in the courtyard, or the hero’s section has no room.
rule-STR-17-7 = The hourglass of the last Detail must be laid first.
rule-STR-17-8 = Nobody stands on a section of the hero’s side.
rule-STR-17-9 = A hero in the courtyard can only issue Detail.
rule-STR-17-11 = No closed building has an action that can take an hourglass.
rule-STR-18-1 = { $ref1 } is not yours to use now.
rule-STR-18-2 = A plan forbids { $ref1 }.
rule-STR-18-5 = { $ref1 } could do nothing now, or its price cannot be paid.
rule-STR-19-2 = The cannon in { $ref1_the } does not reach { $ref2_the }.
rule-STR-19-8 = The marksmen at { $ref1_the } are in melee.
rule-STR-19-9 = No path leads from { $ref2_the } to { $ref1_the }.
rule-STR-19-10 = Marksmen in { $ref1_the } fire only at the rampart opposite.
rule-STR-19-12 = There is nobody to fire at on { $ref1_the }.
rule-STR-19-14 = A mantelet protects { $ref1_the }.
rule-STR-19-16 = Not so many marksmen of { $ref1_the } can still fire.
rule-STR-1-4 = The Invader has breached the wall.
rule-STR-1-5 = The wall has held through the last turn.

## The table

ref-texture-field = open field
ref-texture-wall = wall
ref-texture-tower = tower
ref-texture-ground = foot of the wall
ref-texture-rampart = rampart
ref-texture-foreground = foreground
ref-texture-court = inside the fortress
ref-tray-row = phase cards on the table
ref-tray-phase-deck = phase deck
ref-tray-works = works
ref-tray-heroic = heroic orders
ref-tray-unit-stock = unit stock
ref-mark-strength = strength
ref-mark-cards = cards in the pile
ref-mark-wood = wood
ref-mark-goblin = goblins
ref-mark-orc = orcs
ref-mark-troll = trolls
ref-mark-hourglass = hourglasses
ref-mark-laid = hourglasses laid
ref-mark-target = needed
ref-mark-amount = amount
ref-mark-loss = price
ref-mark-order = order face down
ref-mark-jammed = malfunction
ref-mark-used = used
ref-mark-closed = closed in this turn
ref-mark-spy = spy
ref-mark-done = completed in this turn
ref-mark-lasting = in force
ref-mark-success = Success
ref-mark-bluff = Bluff
ref-mark-cauldron-goblin = goblin cauldron
ref-mark-cauldron-orc = orc cauldron
ref-mark-cauldron-troll = troll cauldron
ref-mark-cannon-goblin = cannon hits goblins
ref-mark-cannon-orc = cannon hits orcs
ref-mark-cannon-troll = cannon hits trolls
ref-mark-poles-goblin = poles hit goblins
ref-mark-poles-orc = poles hit orcs
ref-mark-poles-troll = poles hit trolls
ref-mark-trap = Trap
ref-mark-blessing = Marksmen’s blessing
ref-mark-reinforce-walls = Reinforce walls
ref-mark-cathedral = cathedral
ref-mark-barracks = barracks
ref-cardtype-phase-2 = Machine
ref-cardtype-phase-3 = Equipment
ref-cardtype-phase-4 = Training
ref-cardtype-phase-5 = Ritual
ref-cardtype-objective = Objective
ref-cardtype-plan = Defence plan
ref-cardtype-work = Work
ref-cardtype-heroic = Heroic order
ref-cardtype-order = Order
ref-cardtype-hit = Hit card

## Texts of cards

text-card-ballista = Stands on a rampart and fires at sections with a path from there. A hit kills one Defender unit, and one of your own if any are there.
text-card-catapult = Stands on a rampart and fires at sections with a path from there. A hit destroys a wall element, else the cauldron, else what stands in a tower beside it.
text-card-trebuchet = Stands on a foreground and fires at any section of that side. A hit works like a catapult’s.
text-card-mantelet = Stands on a rampart: marksmen’s fire has no effect there.
text-card-siege-tower = Is built on a foreground and moves like a unit. On its section wall elements give no strength and the cauldron does not work.
text-card-banner = On a section: one more strength for you while you have a unit there.
text-card-ladders = On a section: room for one more of your units.
text-card-sap = On a section: in each maneuver one goblin or orc may come there straight from your supply.
text-card-bridge = On a path without a trap: no trap can be set there.
text-card-poison = On a section: before melee one marksman there dies if you have a unit there.
text-card-artilleryman = Take a Miss out of the pile of one machine.
text-card-quartermaster = On a rampart: in each maneuver one unit that comes there may pass straight on to a section.
text-card-trench-master = On a rampart: cannon fire has no effect there.
text-card-saboteur = On a building: each of its actions costs one hourglass more.
text-card-trainer = New units come from the bag to one foreground.
text-card-blood-stones = On a machine. When it hits, one Defender unit more dies there.
text-card-possession = On a heroic order. When it is issued, it has no effect and leaves the game.
text-card-demon = On a building. When an action of it is completed, one unit in the courtyard dies.
text-card-specter = On a section. Defender units killed there become yours, on a foreground.
text-card-gale = On a section. Each move of a unit to or from it costs one hourglass more.
text-order-goblin-fury = Goblins there have strength 3 in this assault, and die when it is over.
text-order-orc-detonation = Remove one or more of your orcs there: each destroys a wall element.
text-order-troll-call = With a troll there: another troll of that side makes one move towards the section.
text-heroic-call-up = One unit from the courtyard comes to the hero’s section.
text-heroic-detail = One unit goes to a closed building, which gets one hourglass.
text-heroic-fall-back = One unit from a section of the hero’s side goes to the courtyard.
text-work-cannon = In a tower: fires at a rampart or the foreground in each assault.
text-work-cauldron = On a section: kills one unit of its kind in each melee; the goblin cauldron kills all goblins.
text-work-poles = In a tower: push the weakest attacker off a section beside it.
text-work-bay-window = In a tower: one more strength on both sections beside it while a marksman is in the tower.
text-work-platform = On a section: room for one more unit.
text-work-reinforce-walls = One wall element more on a section.
text-work-trap = Face down on a path: goblins, a troll or a siege tower are caught there.
text-work-malfunction = On a throwing machine: it does not fire in this turn.
text-work-spy = On a phase card: it costs one unit more from now on.
text-work-blessing = On a side: all its marksmen who can fire do so together at one rampart of that side.
text-work-glare = On a section: nothing is resolved there in the assault of this turn.
text-work-sniper = Remove any one Invader unit from the board.
text-work-confuse-orders = Discard one order of the Invader.
text-work-train-soldier = A marksman in the barracks becomes a soldier. Paid at once.
text-work-train-veteran = A soldier in the barracks becomes a veteran. Paid at once.
text-work-track-saboteurs = A marksman leaves the guards; all saboteurs are found.

## Parts of objectives and plans

ref-part-bonus = Bonus
ref-part-drawback = Drawback
ref-timing-window = In any window
ref-timing-stage = In any window, or before a stage of the assault
ref-moment-end-of-phase-2 = At the end of phase 2
ref-moment-end-of-phase-5 = At the end of phase 5
ref-moment-tower-arrives = When a siege tower reaches the wall
ref-moment-end-of-phase-6 = At the end of phase 6
ref-moment-machine-hit = When a machine hits
ref-moment-before-the-hospital = Before the hospital
ref-moment-end-of-turn = At the end of a turn
text-measure-rituals-performed = so many rituals were performed in this turn
text-measure-bare-sections = so many sections have no wall element
text-measure-successes-revealed = so many Successes were revealed in this turn
text-measure-elements-destroyed = machines have destroyed so many wall elements in this turn
text-measure-throwing-machines = so many throwing machines stand on the board
text-measure-sections-held = your units stand on so many sections
text-measure-towers-at-the-wall = so many siege towers have reached the wall in this turn
text-measure-units-in-hospital = so many Defender units lie in the hospital
text-measure-tower-machines-destroyed = machines have destroyed so many works in towers in this turn
text-measure-units-before-the-wall = so many of your units stand on foregrounds and ramparts
text-bonus-cheaper-rituals = From the next turn on rituals cost so many goblins less, but at least one.
text-bonus-strength-at-bare-walls = From now on you are so much stronger on sections without a wall element.
text-bonus-swapped-bluff = From the next turn on you may exchange so many revealed Bluffs a turn with the hidden Success of their ritual.
text-bonus-wood = Take so much wood.
text-bonus-fewer-misses = Take so many Misses out of each pile.
text-bonus-strength-once = You are so much stronger on one section in this assault.
text-bonus-units = Draw so many units from the bag.
text-bonus-worse-hospital = The hospital heals only so many units in this turn.
text-bonus-saboteur = Lay a saboteur on a building, free of charge.
text-bonus-fewer-hourglasses = The Defender receives so many hourglasses fewer for phase 6.
text-benefit-soldiers-to-courtyard = So many soldiers come from the stock to the courtyard.
text-benefit-burned-foreground = Remove up to so many units from one foreground.
text-benefit-hourglasses = Take so many hourglasses.
text-benefit-wall-elements = Put up to so many wall elements on one section.
text-benefit-stronger-marksmen = Each marksman fires with so much more strength in this turn.
text-benefit-stronger-heroes = Heroes are so many times as strong in this turn.
text-benefit-equipment-removed = Remove so much equipment of the Invader.
text-benefit-machine-removed = Remove so many throwing machines or mantelets.
text-benefit-rituals-returned = All ritual tokens go back to the Invader.
text-benefit-marksmen-replaced = Up to so many marksmen in barracks or courtyard become soldiers.
text-drawback-worse-hospital = From now on the hospital heals only so many units a turn.
text-drawback-forbidden-work = From now on one action cannot be completed.
text-drawback-fewer-opening-hourglasses = From the next turn on you receive so many hourglasses fewer at the start of a turn.
text-drawback-dearer-work = From now on one action costs so many hourglasses more.
text-drawback-dearer-building = From now on all actions of one building cost so many hourglasses more.
text-drawback-fewer-heroic-orders = From the next turn on your heroes issue so many orders fewer a turn.
text-drawback-unit-to-hospital = The Invader sends one of your units on the wall to the hospital.
text-drawback-soldiers-paid = Give up so many soldiers or veterans.
