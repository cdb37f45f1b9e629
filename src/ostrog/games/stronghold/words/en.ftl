## Options: what a choice does

option-done = done

option-next = next: { $card }
option-keep-objective = keep { $objective }
option-keep-plan = keep { $plan }

option-exchange = exchange phase cards
option-gain = discard { $unit_a } for wood
option-swap-cards = { $out } out, { $come } in
option-use-card = use { $card }
option-end-phase = nothing more in this phase
option-pay = pay with { $unit_many }
option-pay-spy = pay { $unit_a } more, for the spy
option-at = { $place_at }
option-bridge = lay the bridge on the path { $path }
option-cull = take a Miss out of the pile { $place_at }
option-lay-token = lay { $token_a } { $place_at }

option-march = { $maneuver }
option-sap = { $unit_a } out of the sap { $section_at }
option-send = { $count } × { $unit }: { $path }
option-tow = siege tower: { $path }
option-pass-through = { $unit_a } goes past { $rampart_the } to { $section_the }
option-bring = { $count } × { $unit } to { $foreground_the }
option-join = { $unit_a } joins
option-catch-passing = it catches the troll that wanted to pass
option-catch-other = it catches a troll that goes no further
option-open-order = open order { $section_at }: { $order }
option-secret-order = secret order { $section_at }: { $order }

option-take-bonus = take the bonus
option-decline-bonus = do without the bonus
option-strengthen = use the bonus { $section_at }
option-spare = not here
option-exchange-tokens = exchange the Bluff with the hidden Success

option-take = take { $troop_a } from { $place_the }
option-lead = take { $hero_the }
option-to = move to { $place_the }
option-swap = swap with { $troop_a } { $place_at }
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

option-cauldron = { $unit } cauldron { $section_at }
option-set-trap = { $trap } on the path { $path }
option-jam = malfunction of the machine { $place_at }
option-spy-on = spy on { $card }
option-bless-side = { $side }
option-snipe = shoot { $unit_a } { $place_at }
option-confuse = discard the order { $section_at }
option-call-up = call up { $troop_a }
option-detail = send { $troop_a } from { $place_the } to { $building_the }
option-fall-back = { $troop_a } falls back from { $section_the }
option-burn = burn { $unit_a } { $foreground_at }
option-tear-down = tear down { $token_the } { $section_at }
option-tear-bridge = tear down the bridge on the path { $path }
option-wreck = wreck the machine { $place_at }
option-wreck-mantelet = wreck the mantelet { $rampart_at }
option-give-up = give up { $troop_a } { $place_at }
option-raise = replace a marksman { $place_at } by a soldier

option-aim = cannon { $tower_at }: aim at { $place_the }
option-victim = { $unit_a } dies
option-target = machine { $place_at }: fire at { $section_the }
option-casualty = { $troop_a } dies
option-casualty-at = { $troop_a } { $section_at } dies
option-smash = destroy what stands { $tower_at }
option-fire = { $count ->
    [one] { $count } marksman { $place_at }: fire at { $rampart_the }
   *[other] { $count } marksmen { $place_at }: fire at { $rampart_the }
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
option-poke = poles { $tower_at }: use them { $section_at }
option-resolve = resolve the order { $section_at }
option-detonate = { $count ->
    [one] { $count } orc blows itself up
   *[other] { $count } orcs blow themselves up
}
option-call-troll = a troll takes the path { $path }
option-fell = the Defender loses{ $marksmen ->
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
option-haunt = it appears { $foreground_at }
option-heal = heal { $troop_a }

## Prompts: what a seat is asked

ask-row = Put the cards of each phase into an order: you can use them only from left to right. Those that you leave follow as they lie.
ask-objectives = { $ref1 ->
    [one] Keep { $ref1 } objective.
   *[other] Keep { $ref1 } objectives.
}
ask-plans = { $ref1 ->
    [one] Keep { $ref1 } defence plan.
   *[other] Keep { $ref1 } defence plans.
}
ask-supplies = Supplies: exchange phase cards, or discard a unit for wood? Both give the Defender hourglasses.
ask-exchange = Which cards do you exchange?
ask-card = Phase { $ref1 }: which card do you use?
ask-pay = Which units do you pay for { $ref1 }?
ask-pay-spy = A spy lies on { $ref1 }: which unit do you pay in addition?
ask-building-site = Where do you put { $ref1_the }?
ask-equipment-site = Where do you lay { $ref1_the }?
ask-training-site = { $ref1_id ->
    [artilleryman] Which machine loses a Miss?
    [trainer] Which foreground do the new units come to?
    [saboteur] Which building gets the saboteur?
   *[other] Which rampart gets { $ref1_the }?
}
ask-ritual = { $ref1 }: lay the Success face down where the ritual shall work, and Bluffs elsewhere to mislead.
ask-maneuver = Which maneuver do you perform? The large one moves more units and gives the Defender more hourglasses.
ask-saps = Who comes out of the saps?
ask-march-from-ramparts = Who leaves the ramparts?
ask-march-from-foregrounds = Who leaves the foregrounds?
ask-new-units = Bring new units to the foregrounds.
ask-marauders = There is no room for all marauders: who joins?
ask-caught = The trap on the path { $ref1 }: which troll does it catch?
ask-orders = Give orders: one open and free, any number in secret, which gives the Defender time, or none.
ask-bonus = The objective { $ref1 } is fulfilled. Do you take the bonus?
ask-saboteur = Which building gets the saboteur?
ask-strengthen = Do you add the strength of your bonus { $ref1_at }?
ask-exchange-tokens = A Bluff of { $ref1 } was revealed. Do you exchange it with the Success?
ask-window = { $about_count ->
    [1] { $ref1 ->
        [0] Your window: nothing is left to spend.
        [one] Your window: spend { $ref1 } hourglass on a move or a building.
       *[other] Your window: spend { $ref1 } hourglasses on moves and buildings.
    }
   *[other] { $ref1 ->
        [0] Your window: lay the hourglass of Detail { $ref2_at }.
        [one] Your window: spend { $ref1 } hourglass, and lay the one of Detail { $ref2_at }.
       *[other] Your window: spend { $ref1 } hourglasses, and lay the one of Detail { $ref2_at }.
    }
}
ask-work = The action { $ref1 } is complete. What do you choose?
ask-heroic-order = { $ref1 }: who carries out the order?
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
ask-casualty = { $ref2_id ->
    [demon] A Demon: which unit { $ref1_at } dies?
    [blood-stones] Blood Stones: which Defender unit { $ref1_at } dies too?
   *[other] Your ballista hits: which Defender unit { $ref1_at } dies?
}
ask-aim = What does the cannon { $ref1_at } fire at?
ask-cannon-victim = The cannon hits: who dies { $ref1_at }?
ask-machine-target = Name a target for each machine.
ask-ballista-victim = Your ballista also hits your own side: who dies { $ref1_at }?
ask-catapult-tower = Which tower beside { $ref1_the } is hit?
ask-middle-tower = Which side do the marksmen of { $ref1_the } count for?
ask-bless = The blessing: which rampart do they fire at?
ask-fire = Your marksmen fire: who at which rampart?
ask-fire-victims = Your marksmen hit: who dies { $ref1_at }?
ask-poles = Where do you use the poles { $ref1_at }?
ask-order-sequence = Which order is resolved next?
ask-detonate = How many orcs blow themselves up { $ref1_at }?
ask-troll-call = Which troll follows the call to { $ref1_the }?
ask-fallen = You have the advantage { $ref1_at }: which Defender units fall?
ask-slain = You have the advantage { $ref1_at }: which attackers die?
ask-heal = Who comes back from the hospital?

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
event-UnitsDrawn = From the bag to the Invader’s supply{ $goblins ->
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
event-ObjectivesKept = The Invader keeps these objectives: { $objectives }.
event-PlansKept = { $plans ->
    [hidden] The Defender keeps { $count } plans.
   *[other] Your plans: { $plans }.
}
event-RowArranged = Phase cards on the table: { $cards }.
event-CardsExchanged = { $out_count ->
    [0] The Invader exchanges no card.
   *[other] The Invader exchanges cards. Out: { $out }. In: { $come }.
}
event-CardUsed = The Invader uses { $card } and pays{ $goblins ->
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
}{ $wood ->
    [0] {""}
   *[other] {" "}· { $wood } wood
}
event-UnitDiscarded = The Invader discards { $unit_a } for { $wood } wood.
event-MachineBuilt = The Invader builds { $machine_a } { $place_at }.
event-TokenLaid = The Invader puts { $token_a } { $place_at }.
event-MissRemoved = A Miss leaves the pile of the machine { $place_at }. Misses left there: { $misses }.
event-UnitsPlaced = { $cause } { $place_at }{ $goblins ->
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
event-RitualPerformed = The Invader performs { $ritual }. Tokens lie face down: { $places }.
event-RitualRevealed = A token of { $ritual } { $place_at } is turned over: { $token }.
event-TokensExchanged = { $ritual } { $place_at }: the Bluff is exchanged with the Success.
event-RitualsReturned = All ritual tokens go back to the Invader.
event-ManeuverBegan = The Invader begins the { $maneuver }.
event-GroupMoved = March: { $path }{ $goblins ->
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
event-UnitSapped = Out of the sap { $section_at } comes { $unit_a }.
event-UnitsBrought = New units { $foreground_at }{ $goblins ->
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
    [yes] Open order { $section_at }: { $order }.
   *[no] { $order ->
        [hidden] A secret order lies { $section_at }.
       *[other] Secret order { $section_at }: { $order }.
    }
}
event-OrderRevealed = The order { $section_at } is turned over: { $order }.
event-OrderRemoved = { $order ->
    [hidden] The order { $section_at } is removed unseen.
   *[other] The order { $section_at } is removed: { $order }.
}
event-OrderResolved = { $order } { $section_at }{ $works ->
    [yes] {" "}is carried out.
   *[no] {" "}has no effect.
}
event-ObjectiveFulfilled = The objective { $objective } is fulfilled; the Invader { $taken ->
    [yes] takes the bonus.
   *[no] does without the bonus.
}
event-SectionStrengthened = The Invader is { $strength } stronger { $section_at }.
event-PlanUsed = The Defender uses the plan { $plan }.
event-DefenderMoved = { $who_cap } moves from { $source_the } to { $to_the }.
event-MoveFailed = The Gale is too strong: { $who_the } stays { $source_at }.
event-DefendersSwapped = { $first_cap } { $first_place_at } and { $second_a } { $second_place_at } change places.
event-HourglassesLaid = { $work }: { $count ->
    [one] { $count } hourglass
   *[other] { $count } hourglasses
}{ $missing ->
    [0] , complete.
   *[other] , { $missing } more needed.
}
event-WorkCompleted = The action { $work } is complete.
event-WorkPlaced = { $work }: { $place }.
event-CauldronPlaced = A cauldron against { $unit_many } stands { $section_at }.
event-UnitTrained = { $first_cap } { $place_at } becomes { $then_a }.
event-HeroicOrderIssued = { $hero_cap } issues the order { $heroic }{ $works ->
    [yes] .
   *[no] . A Possession lies on it: the order is lost.
}
event-SaboteursFound = The saboteurs are tracked down: { $buildings }.
event-DefendersArrived = From the stock to { $place_the }: { $count } × { $troop }.
event-DefenderLeft = { $troop_cap } leaves { $place_the } for the stock.
event-TokenRemoved = The Defender removes { $token_the } from { $place_the }.
event-WallRaised = { $count ->
    [one] { $count } wall element
   *[other] { $count } wall elements
} more { $section_at }.
event-StageBegan = Assault: { $stage }.
event-CannonFired = The cannon { $tower_at } fires at { $place_the }: { $hit ->
    [yes] a hit.
   *[no] no hit.
}
event-MachineFired = { $machine } { $place_at } fires at { $section_the }: { $hit ->
    [yes] a hit!
   *[no] a miss.
}
event-WallDestroyed = Destroyed { $place_at }: { $count ->
    [one] { $what_a }.
   *[other] { $count } { $what_many }.
}
event-MarksmenFired = Marksmen fire at { $rampart_the } with strength { $strength }.
event-PolesUsed = Poles { $tower_at }, used { $section_at }: { $hit ->
    [yes] a hit.
   *[no] no hit.
}
event-InvadersDied = The Invader’s losses { $place_at } ({ $cause }){ $goblins ->
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
event-DefenderDied = { $troop_cap } dies { $place_at } ({ $cause }).
event-DefenderTurned = { $troop_cap } { $section_at } dies and rises again as { $unit_a }{ $appears ->
    [yes] .
   *[no] , but there is no room.
}
event-StrengthCompared = Strength { $section_at }: Invader { $invader }, Defender { $defender }.
event-SectionHeld = The defence of { $section_the } holds.
event-Breached = Breach { $section_at }: advantage { $advantage } against units of strength { $units }!
event-UnitsHealed = From the hospital to the courtyard{ $marksmen ->
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
    .cap = A marksman
    .the = the marksman
ref-troop-soldier = soldier
    .a = a soldier
    .cap = A soldier
    .the = the soldier
ref-troop-veteran = veteran
    .a = a veteran
    .cap = A veteran
    .the = the veteran
ref-hero-officer = officer
    .the = the officer
    .cap = The officer
ref-hero-warrior = warrior
    .the = the warrior
    .cap = The warrior

## Places

ref-place-fl = left foreground
    .the = the left foreground
    .at = on the left foreground
ref-place-fr = right foreground
    .the = the right foreground
    .at = on the right foreground
ref-place-l1 = left rampart 1
    .the = left rampart 1
    .at = on left rampart 1
ref-place-l2 = left rampart 2
    .the = left rampart 2
    .at = on left rampart 2
ref-place-l3 = left rampart 3
    .the = left rampart 3
    .at = on left rampart 3
ref-place-r1 = right rampart 1
    .the = right rampart 1
    .at = on right rampart 1
ref-place-r2 = right rampart 2
    .the = right rampart 2
    .at = on right rampart 2
ref-place-r3 = right rampart 3
    .the = right rampart 3
    .at = on right rampart 3
ref-place-r4 = right rampart 4
    .the = right rampart 4
    .at = on right rampart 4
ref-place-w1 = section 1
    .the = section 1
    .at = at section 1
ref-place-w2 = section 2
    .the = section 2
    .at = at section 2
ref-place-w3 = section 3
    .the = section 3
    .at = at section 3
ref-place-w4 = section 4
    .the = section 4
    .at = at section 4
ref-place-w5 = section 5
    .the = section 5
    .at = at section 5
ref-place-w6 = section 6
    .the = section 6
    .at = at section 6
ref-place-w7 = section 7
    .the = section 7
    .at = at section 7
ref-place-w8 = section 8
    .the = section 8
    .at = at section 8
ref-place-w9 = section 9
    .the = section 9
    .at = at section 9
ref-place-t1 = tower 1
    .the = tower 1
    .at = in tower 1
ref-place-t2 = tower 2
    .the = tower 2
    .at = in tower 2
ref-place-t3 = tower 3
    .the = tower 3
    .at = in tower 3
ref-place-t4 = tower 4
    .the = tower 4
    .at = in tower 4
ref-place-t5 = tower 5
    .the = tower 5
    .at = in tower 5
ref-place-t6 = tower 6
    .the = tower 6
    .at = in tower 6
ref-place-t7 = tower 7
    .the = tower 7
    .at = in tower 7
ref-place-t8 = tower 8
    .the = tower 8
    .at = in tower 8
ref-place-courtyard = courtyard
    .the = the courtyard
    .at = in the courtyard
ref-place-forge = forge
    .the = the forge
    .at = in the forge
ref-place-workshop = workshop
    .the = the workshop
    .at = in the workshop
ref-place-scouts = scouts’ house
    .the = the scouts’ house
    .at = in the scouts’ house
ref-place-cathedral = cathedral
    .the = the cathedral
    .at = in the cathedral
ref-place-barracks = barracks
    .the = the barracks
    .at = in the barracks
ref-place-guards = guards’ house
    .the = the guards’ house
    .at = in the guards’ house
ref-place-hospital = hospital
    .the = the hospital
    .at = in the hospital
ref-place-marauders = marauders’ field
    .the = the marauders’ field
    .at = on the marauders’ field
ref-place-call-up = Call up
    .the = the order Call up
    .at = on the order Call up
ref-place-detail = Detail
    .the = the order Detail
    .at = on the order Detail
ref-place-fall-back = Fall back
    .the = the order Fall back
    .at = on the order Fall back
ref-path-fl-l1 = left foreground → left rampart 1
    .the = the path left foreground → left rampart 1
    .at = on the path left foreground → left rampart 1
ref-path-fl-l2 = left foreground → left rampart 2
    .the = the path left foreground → left rampart 2
    .at = on the path left foreground → left rampart 2
ref-path-fl-l3 = left foreground → left rampart 3
    .the = the path left foreground → left rampart 3
    .at = on the path left foreground → left rampart 3
ref-path-fr-r1 = right foreground → right rampart 1
    .the = the path right foreground → right rampart 1
    .at = on the path right foreground → right rampart 1
ref-path-fr-r2 = right foreground → right rampart 2
    .the = the path right foreground → right rampart 2
    .at = on the path right foreground → right rampart 2
ref-path-fr-r3 = right foreground → right rampart 3
    .the = the path right foreground → right rampart 3
    .at = on the path right foreground → right rampart 3
ref-path-r3-r4 = right rampart 3 → right rampart 4
    .the = the path right rampart 3 → right rampart 4
    .at = on the path right rampart 3 → right rampart 4
ref-path-l1-w1 = left rampart 1 → section 1
    .the = the path left rampart 1 → section 1
    .at = on the path left rampart 1 → section 1
ref-path-l1-w2 = left rampart 1 → section 2
    .the = the path left rampart 1 → section 2
    .at = on the path left rampart 1 → section 2
ref-path-l2-w2 = left rampart 2 → section 2
    .the = the path left rampart 2 → section 2
    .at = on the path left rampart 2 → section 2
ref-path-l2-w3 = left rampart 2 → section 3
    .the = the path left rampart 2 → section 3
    .at = on the path left rampart 2 → section 3
ref-path-l3-w3 = left rampart 3 → section 3
    .the = the path left rampart 3 → section 3
    .at = on the path left rampart 3 → section 3
ref-path-l3-w4 = left rampart 3 → section 4
    .the = the path left rampart 3 → section 4
    .at = on the path left rampart 3 → section 4
ref-path-r1-w5 = right rampart 1 → section 5
    .the = the path right rampart 1 → section 5
    .at = on the path right rampart 1 → section 5
ref-path-r1-w6 = right rampart 1 → section 6
    .the = the path right rampart 1 → section 6
    .at = on the path right rampart 1 → section 6
ref-path-r2-w6 = right rampart 2 → section 6
    .the = the path right rampart 2 → section 6
    .at = on the path right rampart 2 → section 6
ref-path-r2-w7 = right rampart 2 → section 7
    .the = the path right rampart 2 → section 7
    .at = on the path right rampart 2 → section 7
ref-path-r3-w7 = right rampart 3 → section 7
    .the = the path right rampart 3 → section 7
    .at = on the path right rampart 3 → section 7
ref-path-r3-w8 = right rampart 3 → section 8
    .the = the path right rampart 3 → section 8
    .at = on the path right rampart 3 → section 8
ref-path-r4-w8 = right rampart 4 → section 8
    .the = the path right rampart 4 → section 8
    .at = on the path right rampart 4 → section 8
ref-path-r4-w9 = right rampart 4 → section 9
    .the = the path right rampart 4 → section 9
    .at = on the path right rampart 4 → section 9
ref-side-left = left side
ref-side-right = right side

## Cards and tokens

ref-card-ballista = Ballista
    .a = a ballista
    .the = the ballista
ref-card-catapult = Catapult
    .a = a catapult
    .the = the catapult
ref-card-trebuchet = Trebuchet
    .a = a trebuchet
    .the = the trebuchet
ref-card-mantelet = Mantelet
    .a = a mantelet
    .the = the mantelet
ref-card-siege-tower = Siege tower
    .a = a siege tower
    .the = the siege tower
ref-card-banner = Banner
    .a = a banner
    .the = the banner
ref-card-ladders = Ladders
    .a = ladders
    .the = the ladders
ref-card-sap = Sap
    .a = a sap
    .the = the sap
ref-card-bridge = Bridge
    .a = a bridge
    .the = the bridge
ref-card-poison = Poison
    .a = poison
    .the = the poison
ref-card-artilleryman = Artilleryman
    .a = an artilleryman
    .the = the artilleryman
ref-card-quartermaster = Quartermaster
    .a = a quartermaster
    .the = the quartermaster
ref-card-trench-master = Trench Master
    .a = a trench master
    .the = the trench master
ref-card-saboteur = Saboteur
    .a = a saboteur
    .the = the saboteur
ref-card-trainer = Trainer
    .a = a trainer
    .the = the trainer
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
    .a = the Success
ref-token-bluff = Bluff
    .a = a Bluff
ref-maneuver-small = small maneuver
ref-maneuver-large = large maneuver
ref-face-hit = Hit
ref-face-miss = Miss
ref-what-wall-element = wall element
    .a = a wall element
    .many = wall elements
ref-what-cauldron = cauldron
    .a = the cauldron
ref-what-cannon = cannon
    .a = the cannon
ref-what-poles = poles
    .a = the poles
ref-what-bay-window = bay window
    .a = the bay window
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
crumb-TurnOver = { $ref1 } { $ref2_at }
crumb-DefenderDies = a casualty
crumb-InvaderKills = casualty { $ref1_at }
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
crumb-SectionFight = fight { $ref1_at }
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
rule-STR-2-11 = { $ref1_id ->
    [soldier] There is no soldier in stock.
    [veteran] There is no veteran in stock.
   *[other] There are too few Hit and Miss cards in stock for another machine.
}
rule-STR-3-2 = There is no room left { $ref1_at }.
rule-STR-3-5 = No path leads from { $ref1_the } to { $ref2_the }.
rule-STR-3-6 = There is no room left { $ref1_at }.
rule-STR-3-8 = Only marksmen may be in towers.
rule-STR-4-2 = { $ref1 } does not lie on the table.
rule-STR-4-4 = About the place of { $ref1 } in the row there is nothing to choose.
rule-STR-5-1 = { $ref1 } belongs to another phase.
rule-STR-5-4 = { $ref1 ->
    [one] You still hold { $ref1 } hourglass. Spend it first.
   *[other] You still hold { $ref1 } hourglasses. Spend them first.
}
rule-STR-5-12 = You do not hold so many hourglasses.
rule-STR-6-2 = { $ref1 } was already used or passed over in this turn.
rule-STR-6-3 = { $ref1_id ->
    [goblin] Your supply has too few goblins for this.
    [orc] Your supply has too few orcs for this.
    [troll] Your supply has too few trolls for this.
   *[other] Your supply does not hold the full price of { $ref1 }.
}
rule-STR-6-4 = { $ref1 } cannot be paid with { $ref2_many }.
rule-STR-6-7 = There is no free place for { $ref1 }.
rule-STR-6-8 = { $ref1_id ->
    [exchange-cards] You have exchanged phase cards in this turn already.
   *[other] You have discarded a unit for wood in this turn already.
}
rule-STR-7-7 = From supplies you can gain no more than { $ref1 } wood in a turn.
rule-STR-8-3 = No more throwing machines fit on the board: the limit is { $ref1 }.
rule-STR-8-4 = There is no machine { $ref1_at }.
rule-STR-8-6 = The machine { $ref1_at } does not reach { $ref2_the }.
rule-STR-8-11 = The trebuchet { $ref1_at } reaches only sections of its side.
rule-STR-8-13 = No siege tower stands { $ref1_at }.
rule-STR-8-15 = { $about_count ->
    [1] A siege tower is { $ref1_at } already, or none is left to go there.
   *[other] In this maneuver at most { $ref2 } units leave { $ref1_the }, and a siege tower counts as one.
}
rule-STR-9-5 = A sap must lie { $ref2_at } to let out { $ref1_a }; it lets out one unit in a maneuver, and not every kind.
rule-STR-10-3 = No quartermaster { $ref1_at } can let another unit pass in this maneuver.
rule-STR-10-7 = In this maneuver at most { $ref2 } units leave { $ref1_the }.
rule-STR-10-11 = No machine has a Miss left in its pile.
rule-STR-10-12 = Both foregrounds are full.
rule-STR-11-9 = The order { $ref1 } was lost to a Possession.
rule-STR-11-12 = A Gale makes this too dear.
rule-STR-11-17 = There is no place for a token of { $ref1 }.
rule-STR-12-2 = Each maneuver is possible once in a turn.
rule-STR-12-3 = In this step nobody leaves { $ref1_the }.
rule-STR-12-4 = { $about_count ->
    [1] A small maneuver brings no more new units to { $ref1_the }.
   *[other] In a small maneuver at most { $ref2 } units leave { $ref1_the }.
}
rule-STR-12-5 = { $about_count ->
    [1] A large maneuver brings no more new units to { $ref1_the }.
   *[other] In a large maneuver at most { $ref2 } units leave { $ref1_the }.
}
rule-STR-12-17 = Not so many { $ref1_many } are left { $ref2_at }.
rule-STR-13-1 = Give either one open order or secret ones, not both.
rule-STR-13-2 = None of your units stands { $ref1_at }.
rule-STR-13-5 = There is an order { $ref1_at } already.
rule-STR-15-2 = { $about_count ->
    [1] A move costs { $ref1 ->
        [one] { $ref1 } hourglass
       *[other] { $ref1 } hourglasses
    }, and you hold fewer.
   *[other] There is no { $ref1 } { $ref2_at }.
}
rule-STR-15-3 = A unit on the wall moves only to adjacent places or inside, not to { $ref2_the }.
rule-STR-15-6 = Units cannot move to { $ref2_the }.
rule-STR-15-7 = A hero moves only between adjacent sections, and to and from the courtyard.
rule-STR-15-9 = There is nobody to change places with.
rule-STR-15-10 = { $about_count ->
    [1] Heroes do not change places with anybody.
    [2] One of the two may not be where the other is.
   *[other] Units { $ref3_at } do not change places.
}
rule-STR-15-12 = Units { $ref1_at } do not change places.
rule-STR-15-15 = { $ref2_id ->
    [courtyard] There is no room for this unit anywhere else.
   *[other] There is no room { $ref2_at }.
}
rule-STR-16-1 = { $ref2 ->
    [0] The action { $ref1 } has no free space.
    [one] The action { $ref1 } has only { $ref2 } free space.
   *[other] The action { $ref1 } has only { $ref2 } free spaces.
}
rule-STR-16-3 = The action { $ref1 } was already completed in this turn.
rule-STR-16-4 = The action { $ref1 } was already completed in this turn.
rule-STR-16-5 = The action { $ref1 } has no legal target or no token left, so it cannot be completed now.
rule-STR-16-7 = There is no cannon { $ref1_at }.
rule-STR-16-16 = A trap holds the siege tower; it can go on in a later turn, by another path.
rule-STR-16-18 = The machine { $ref1_at } has a malfunction.
rule-STR-16-21 = The marksmen { $ref1_at } fire with the blessing.
rule-STR-16-22 = The unearthly glare protects { $ref1_the }.
rule-STR-16-25 = There is no marksman in the barracks.
rule-STR-16-26 = There is no soldier in the barracks.
rule-STR-16-27 = Training costs { $ref1 ->
    [one] { $ref1 } hourglass
   *[other] { $ref1 } hourglasses
}, and you hold fewer.
rule-STR-16-31 = The action { $ref1 } still has free spaces.
rule-STR-16-33 = There is no order on the board that could be confused.
rule-STR-16-35 = Units in the hospital cannot act.
rule-STR-17-3 = { $about_count ->
    [3] { $ref3 ->
        [one] A plan lets your heroes issue only { $ref3 } order in a turn.
       *[other] A plan lets your heroes issue only { $ref3 } orders in a turn.
    }
   *[other] Each hero issues one order in a turn, and each order is issued once.
}
rule-STR-17-5 = Nobody is in the courtyard, or the hero’s section has no room.
rule-STR-17-7 = The hourglass of the last Detail must be laid first.
rule-STR-17-8 = Nobody stands on a section of the hero’s side.
rule-STR-17-9 = A hero in the courtyard can only issue Detail.
rule-STR-17-11 = No closed building has an action that can take an hourglass.
rule-STR-18-1 = You cannot use the plan { $ref1 } now.
rule-STR-18-2 = A plan in force forbids the action { $ref1 }.
rule-STR-18-5 = The plan { $ref1 } would do nothing now, or its price cannot be paid.
rule-STR-19-2 = The cannon { $ref1_at } does not reach { $ref2_the }.
rule-STR-19-8 = The marksmen { $ref1_at } are in melee.
rule-STR-19-9 = No path leads from { $ref2_the } to { $ref1_the }.
rule-STR-19-10 = Marksmen { $ref1_at } fire only at the rampart opposite.
rule-STR-19-12 = There is nobody to fire at { $ref1_at }.
rule-STR-19-14 = A mantelet protects { $ref1_the }.
rule-STR-19-16 = { $ref2 ->
    [0] No marksman { $ref1_at } can still fire.
    [one] Only { $ref2 } marksman { $ref1_at } can still fire, and at another rampart than those chosen.
   *[other] Only { $ref2 } marksmen { $ref1_at } can still fire, and at another rampart than those chosen.
}
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
text-card-sap = On a section: in each maneuver one unit may come there straight from your supply (goblin: { $goblin ->
    [0] no
   *[other] yes
}, orc: { $orc ->
    [0] no
   *[other] yes
}, troll: { $troll ->
    [0] no
   *[other] yes
}).
text-card-bridge = On a path without a trap: no trap can be set there.
text-card-poison = On a section: before melee one marksman there dies if you have a unit there.
text-card-artilleryman = Take a Miss out of the pile of one machine.
text-card-quartermaster = On a rampart: in each maneuver one unit that comes there may pass straight on to a section.
text-card-trench-master = On a rampart: cannon fire has no effect there.
text-card-saboteur = On a building: each of its actions costs one hourglass more.
text-card-trainer = New units come from the bag to one foreground: goblins { $goblin }, orcs { $orc }, trolls { $troll }.
text-card-blood-stones = On a machine. When it hits, one Defender unit more dies there.
text-card-possession = On a heroic order. When it is issued, it has no effect and leaves the game.
text-card-demon = On a building. When an action of it is completed, one unit in the courtyard dies.
text-card-specter = On a section. Defender units killed there become yours, on a foreground.
text-card-gale = On a section. Each move of a unit to or from it costs one hourglass more.
text-order-goblin-fury = Goblins there have the strength shown in this assault, and die when it is over.
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

## The game on two pages

summary-play = How it is played
summary-siege = Everything that is built, laid and played

summary-turn = A turn, step by step
summary-opening = Opening hourglasses
summary-opening-text = Hourglasses for the Defender: { $first } in the first turn, { $later } in every later one. He spends them in the first window of the turn.
summary-supplies = Phase 1: Supplies
summary-supplies-text = The Invader draws units from the bag ({ $draw }) and takes wood ({ $income }). Then, each at most once: exchange phase cards (hourglasses: { $exchange }), or discard one unit for wood: goblin { $goblin }, orc { $orc }, troll { $troll }; from supplies never more than { $most } wood a turn.
summary-cards = Phases 2 to 5: Machines, Equipment, Training, Rituals
summary-cards-text = The Invader uses cards from left to right, each once, or passes them over. He pays with wood and one of the kinds of units shown, from his supply. Each unit paid gives the Defender an hourglass; hourglasses on the card come on top.
summary-windows = After each action: the Defender’s window
summary-windows-text = The Defender spends every hourglass that he holds before the Invader goes on. Without hourglasses there is no window.
summary-march = Phase 6: Maneuvers and orders
summary-march-text = The Invader performs the small maneuver, the large one, or both. Each goes in this order: out of saps, from ramparts to the wall, from foregrounds to ramparts, from the supply to foregrounds. Then he may give orders.
summary-last-window = The last window
summary-last-window-text = All hourglasses of phase 6 are spent in one window. It opens in every turn, even without hourglasses.
summary-assault = The assault
summary-assault-text = Cannons, siege machines and marksmen fire; then melee is fought on every section with attackers.
summary-turn-end = End of the turn
summary-turn-end-text = Rituals, orders, blessing, glare and malfunction are removed. Units and wood on cards are gone. Hourglasses on unfinished actions stay, like everything that was built.

summary-maneuvers = Maneuvers
summary-maneuver-text = At most { $rampart } units leave each rampart and { $foreground } each foreground. New units: at most { $new } to each foreground, { $most } in all.
summary-room = Room
summary-room-text = A foreground holds { $foreground } units, a rampart { $rampart }; on each section the spaces are printed. Units go along paths towards the wall, never back.
summary-marauders = Marauders
summary-marauders-text = Once in each maneuver that moves a unit to the outermost rampart on the right, they join it: goblins { $goblin }, orcs { $orc }{ $troll ->
    [0] {""}
   *[other] , trolls { $troll }
}.

summary-spending = What the Defender does in a window
summary-move = Move
summary-move-text = One unit or hero: from the wall to an adjacent section or tower, or inside; from inside to any place. Only marksmen go into towers. Heroes stay on sections and in the courtyard, and units enter only courtyard, barracks and guards’ house.
summary-swap = Swap
summary-swap-text = Any two units on wall, towers, courtyard, barracks and guards’ house change places, however far apart.
summary-build = Actions of buildings
summary-build-text = Lay hourglasses on an action, over several windows or turns if you like. The last one completes it; each once a turn. Training is paid at once, and any number of times. A saboteur makes every action of his building cost one more.
summary-heroic = Heroic orders
summary-heroic-text = Free: each hero issues one order a turn, each order is issued once a turn. In the courtyard a hero can only issue Detail.
summary-plans = Defence plans
summary-plans-text = Free: each is used once, in any window; some also before a stage of the assault. Each helps and harms.
summary-heroic-orders = Heroic orders

summary-victory = Who wins
summary-invader-wins-text = As soon as he breaches one section of the wall.
summary-defender-wins-text = When turn { $turns } has ended and no section was breached.

summary-cannons = Cannons
summary-cannons-text = For each cannon name the foreground of its side or a rampart near its tower, then draw a hit card. One unit of a kind shown dies there; the Defender chooses it.
summary-machines = Siege machines
summary-machines-text = For each ballista, catapult and trebuchet name a section in range, then turn over the top card of its pile. A new pile has { $hits } Hits and { $misses } Misses. A Miss leaves the game, a Hit is shuffled back.
summary-marksmen = Marksmen
summary-marksmen-text = Those in towers and on sections without attackers fire at a rampart: from a section along a path, from a tower at the one opposite. Fire strength of each: { $strength }. Units die up to that sum. A mantelet stops all of it.
summary-poison = Poison
summary-poison-text = One marksman dies on each poisoned section with attackers. Then melee begins.
summary-cauldrons = Cauldrons
summary-cauldrons-text = Each kills one attacker of its kind on its section, the goblin cauldron all goblins; not where a siege tower stands.
summary-poles = Poles
summary-poles-text = For each poles name a section beside the tower and draw a hit card: of the kinds shown, the weakest one there loses a unit.
summary-orders = Orders
summary-orders-text = Orders are turned over and resolved, in the sequence that the Invader chooses. Where no attacker is left, the order is lost.
summary-strength = Strength
summary-strength-text = Section by section both sides add up their strength. The higher sum wins, and the difference is the advantage.
summary-hospital = Hospital
summary-hospital-text = Of the Defender’s dead of this turn, as many return to the courtyard: { $heals }. The others go to the stock.

summary-fight = Strength, losses, breach
summary-invader-strength-text = Goblin { $goblin } (in fury { $fury }), orc { $orc }, troll { $troll }; a banner adds one.
summary-defender-strength-text = Marksman { $marksman }, soldier { $soldier }, veteran { $veteran }, officer { $officer }, warrior { $warrior }; each wall element and each manned bay window beside the section adds one. At a siege tower wall elements do not count.
summary-losses = Losses
summary-losses-text = The loser loses units worth the advantage, or as close below it as possible; the winner chooses. Heroes, wall elements and bay windows are never lost. Equal sums: no losses.
summary-breach = Breach
summary-breach-text = The advantage is greater than the strength of the Defender’s units on the section, without heroes, wall elements and bay windows. With no unit there, any advantage is a breach.

summary-works = Actions of buildings, with their hourglasses
summary-traps = Traps
summary-goblin-trap-text = All goblins of the group on the path die. Then it goes back to the stock.
summary-troll-trap-text = One troll of the group on the path dies. Then it goes back to the stock.
summary-siege-tower-trap-text = The siege tower stays where it was, and can go on in a later turn by another path. The trap stays.
summary-orders-given = The Invader’s orders
summary-open-or-secret = Open or secret
summary-open-or-secret-text = One open order, free; or any number of secret ones, together for hourglasses: { $secret }. One order for a section, only where attackers stand.
summary-goblin-fury-text = Goblins there have strength { $strength } in this assault, and die when it is over.
summary-bluff-text = Does nothing.
summary-machines-cards = Machines
summary-equipment-cards = Equipment
summary-training-cards = Training
summary-rituals-cards = Rituals
summary-throwing = Throwing machines
summary-throwing-text = Ballistas, catapults and trebuchets: at most { $most } on the board. They stay, and fire in every assault.
summary-ritual-tokens = Success or Bluff
summary-ritual-tokens-text = Lay up to three tokens face down, on different places: one is the Success, the others are Bluffs. What triggers a token turns it over. A Success works until the end of the turn.
summary-trainer-text = Brings units from the bag to one foreground:{ $goblin ->
    [0] {""}
    [one] {" "}{ $goblin } goblin
   *[other] {" "}{ $goblin } goblins
}{ $orc ->
    [0] {""}
    [one] {" "}{ $orc } orc
   *[other] {" "}{ $orc } orcs
}{ $troll ->
    [0] {""}
    [one] {" "}{ $troll } troll
   *[other] {" "}{ $troll } trolls
}.
ref-mark-forge = forge
ref-mark-workshop = workshop
ref-mark-scouts = scouts’ house
ref-mark-guards = guards’ house

## The chronicle of a match

chronicle-turn = Turn { $number }
chronicle-lost = strength lost
chronicle-hourglasses = hourglasses given
chronicle-attacked = sections under attack
chronicle-walls = wall elements
chronicle-works = actions completed
chronicle-trained = units trained
chronicle-orders = orders given
chronicle-plans = plans used
chronicle-machines = machines built
chronicle-tokens = equipment and specialists
chronicle-rituals = rituals performed
chronicle-shots = shots of cannons and machines
chronicle-hits = hits among them
chronicle-paid = units paid
chronicle-healed = units healed
ref-mark-invader-strength = the Invader’s strength
ref-mark-defender-strength = the Defender’s strength

## Warnings before something that does nothing

warning-STR-8-17 = As things are, a hit there would find nothing to destroy or kill.
warning-STR-8-21 = As things are, a hit there would kill only one of your own units.
warning-STR-11-19 = In the hospital no action is completed, so this token would never be turned over.
warning-STR-12-1 = Nobody can move, and the Defender would still get the hourglasses.
warning-STR-13-16 = As things are, this order would have no effect, and everybody sees it.
warning-STR-13-18 = There is no wall element: your orcs would die for nothing.
warning-STR-13-19 = As things are, no other troll can follow the call.
warning-STR-15-14 = Both units are of the same kind: the swap only spends the hourglass.
warning-STR-19-13 = Fire at one of the ramparts is too weak to kill anybody there.

## Short names for small tiles

short-work-cannon = Cannon
short-work-cauldron = Cauldron
short-work-poles = Poles
short-work-bay-window = Bay window
short-work-platform = Platform
short-work-reinforce-walls = Reinforce walls
short-work-trap = Trap
short-work-malfunction = Mal{"\u00AD"}function
short-work-spy = Spy
short-work-blessing = Blessing
short-work-glare = Unearthly glare
short-work-sniper = Sniper
short-work-confuse-orders = Confuse orders
short-work-train-soldier = Train a soldier
short-work-train-veteran = Train a veteran
short-work-track-saboteurs = Track down saboteurs
short-card-ballista = Ballista
short-card-catapult = Catapult
short-card-trebuchet = Trebuchet
short-card-mantelet = Mantelet
short-card-siege-tower = Siege tower
short-card-banner = Banner
short-card-ladders = Ladders
short-card-sap = Sap
short-card-bridge = Bridge
short-card-poison = Poison
short-card-artilleryman = Artillery{"\u00AD"}man
short-card-quartermaster = Quarter{"\u00AD"}master
short-card-trench-master = Trench Master
short-card-saboteur = Saboteur
short-card-trainer = Trainer
short-card-blood-stones = Blood Stones
short-card-possession = Posses{"\u00AD"}sion
short-card-demon = Demon
short-card-specter = Specter
short-card-gale = Gale
short-place-fl = Left foreground
short-place-fr = Right foreground
short-place-l1 = Rampart 1 left
short-place-l2 = Rampart 2 left
short-place-l3 = Rampart 3 left
short-place-r1 = Rampart 1 right
short-place-r2 = Rampart 2 right
short-place-r3 = Rampart 3 right
short-place-r4 = Rampart 4 right
short-place-w1 = Section 1
short-place-w2 = Section 2
short-place-w3 = Section 3
short-place-w4 = Section 4
short-place-w5 = Section 5
short-place-w6 = Section 6
short-place-w7 = Section 7
short-place-w8 = Section 8
short-place-w9 = Section 9
short-place-t1 = Tower 1
short-place-t2 = Tower 2
short-place-t3 = Tower 3
short-place-t4 = Tower 4
short-place-t5 = Tower 5
short-place-t6 = Tower 6
short-place-t7 = Tower 7
short-place-t8 = Tower 8
short-place-courtyard = Courtyard
short-place-forge = Forge
short-place-workshop = Workshop
short-place-scouts = Scouts
short-place-cathedral = Cathedral
short-place-barracks = Barracks
short-place-guards = Guards
short-place-hospital = Hospital
short-place-marauders = Marauders

## Cards, with the numbers of the match

card-measure-rituals-performed = Rituals performed this turn: at least { $target }
card-measure-bare-sections = Sections without a wall element: at least { $target }
card-measure-successes-revealed = Successes revealed this turn: at least { $target }
card-measure-elements-destroyed = Wall elements destroyed by machines this turn: at least { $target }
card-measure-throwing-machines = Throwing machines on the board: at least { $target }
card-measure-sections-held = Sections with your units: at least { $target }
card-measure-towers-at-the-wall = Siege towers that reached the wall this turn: at least { $target }
card-measure-units-in-hospital = Defender units in the hospital: at least { $target }
card-measure-tower-machines-destroyed = Works in towers destroyed by machines this turn: at least { $target }
card-measure-units-before-the-wall = Your units on foregrounds and ramparts: at least { $target }
card-bonus-cheaper-rituals = From the next turn on, goblins for a ritual: { $amount } fewer, but at least one.
card-bonus-strength-at-bare-walls = From now on, your strength on sections without a wall element: +{ $amount }.
card-bonus-swapped-bluff = From the next turn on, revealed Bluffs that you may exchange with the hidden Success of their ritual each turn: { $amount }.
card-bonus-wood = Take wood: { $amount }.
card-bonus-fewer-misses = Misses that leave each pile: { $amount }.
card-bonus-strength-once = Your strength on one section in this assault: +{ $amount }.
card-bonus-units = Draw units from the bag: { $amount }.
card-bonus-worse-hospital = Units that the hospital heals this turn: only { $amount }.
card-bonus-saboteur = Lay a saboteur on a building, free of charge.
card-bonus-fewer-hourglasses = Hourglasses for the Defender after phase 6: { $amount } fewer.
card-benefit-soldiers-to-courtyard = Soldiers who come from the stock to the courtyard: { $amount }.
card-benefit-burned-foreground = Remove units from one foreground: up to { $amount }.
card-benefit-hourglasses = Take hourglasses: { $amount }.
card-benefit-wall-elements = Put wall elements on one section: up to { $amount }.
card-benefit-stronger-marksmen = Strength of each marksman’s shot this turn: +{ $amount }.
card-benefit-stronger-heroes = Strength of heroes this turn: ×{ $amount }.
card-benefit-equipment-removed = Remove equipment of the Invader: { $amount }.
card-benefit-machine-removed = Remove throwing machines or mantelets: { $amount }.
card-benefit-rituals-returned = All ritual tokens go back to the Invader.
card-benefit-marksmen-replaced = Marksmen in barracks or courtyard who become soldiers: up to { $amount }.
card-drawback-worse-hospital = From now on, units that the hospital heals a turn: only { $loss }.
card-drawback-forbidden-work = From now on the action shown cannot be completed.
card-drawback-fewer-opening-hourglasses = From the next turn on, hourglasses at the start of a turn: { $loss } fewer.
card-drawback-dearer-work = From now on, hourglasses for the action shown: { $loss } more.
card-drawback-dearer-building = From now on, hourglasses for every action of the building shown: { $loss } more.
card-drawback-fewer-heroic-orders = From the next turn on, orders of your heroes a turn: { $loss } fewer.
card-drawback-unit-to-hospital = The Invader sends one of your units on the wall to the hospital.
card-drawback-soldiers-paid = Give up soldiers or veterans: { $loss }.

ref-mark-section = wall section
ref-mark-objective = objective
ref-mark-may-add = may still come
ref-mark-progress = reached

## Values that no source confirms: headings, labels, choices

value-none = nothing
value-group-phase-2 = Phase 2: machines
value-group-phase-3 = Phase 3: equipment
value-group-phase-4 = Phase 4: training
value-group-phase-5 = Phase 5: rituals
value-group-phase-2-more = The price of each card: wood, and units of one of the kinds. A kind with 0 cannot pay.
value-group-phase-3-more = { value-group-phase-2-more }
value-group-phase-4-more = { value-group-phase-2-more }
value-group-phase-5-more = { value-group-phase-2-more }
value-group-arrivals = Units from the Sap and the Trainer
value-group-starter = Starter set
value-group-starter-more = Tick three cards of each phase.
value-group-orders = Order tokens: how many of each
value-group-works = Actions of buildings: hourglasses needed
value-group-spaces = Room in buildings, spaces for tokens
value-group-wall = The wall: room, and units at the start
value-group-heroes = Heroes
value-group-objectives = Objectives
value-group-objectives-more = A card stays in play only with one of the first three bonuses, and then always.
value-group-plans = Defence plans
value-group-plans-more = The drawback must fit what it is about: an action, a building or nothing. The last two drawbacks happen at once, all others last.
value-group-hit-cards = Hit cards: who is hit
value-card-wood = wood
value-card-hourglasses = more hourglasses
value-pays-goblin = goblins as payment
value-pays-orc = orcs as payment
value-pays-troll = trolls as payment
value-lets-goblin = lets goblins through
value-lets-orc = lets orcs through
value-lets-troll = lets trolls through
value-brings-goblin = goblins it brings
value-brings-orc = orcs it brings
value-brings-troll = trolls it brings
value-phase-2 = Phase 2
value-phase-3 = Phase 3
value-phase-4 = Phase 4
value-phase-5 = Phase 5
value-room-barracks = units in the barracks
value-room-guards = units in the guards’ house
value-space-rampart-machines = throwing machines on a rampart
value-space-trebuchets = trebuchets on a foreground
value-space-mantelets = mantelets on a rampart
value-space-cauldrons = cauldrons on a section
value-space-platforms = platforms on a section
value-wall-most = wall elements on a section
value-section-invaders = room for the Invader
value-section-defenders = room for the Defender
value-start-marksman = marksmen at the start
value-start-soldier = soldiers at the start
value-start-veteran = veterans at the start
value-hero-start = section at the start
value-objective-when = when
value-objective-measure = task
value-objective-target = how many
value-objective-bonus = bonus
value-objective-amount = how much it brings
value-objective-stays = stays in play
value-plan-timing = when
value-plan-benefit = benefit
value-plan-amount = how much it brings
value-plan-drawback = drawback
value-plan-on = what the drawback is about
value-plan-loss = how much it costs
value-plan-stays = the drawback lasts
