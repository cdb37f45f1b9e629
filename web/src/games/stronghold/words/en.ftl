## What only the browser says of this game

blurb = A castle with nine wall sections, two heroes and too few soldiers; before it a horde that grows every turn. The Invader pays with units, and every unit he pays gives the Defender time. There are no dice. Seven assaults decide.

section-title = Wall section { $number }
section-now = if strength were compared now
section-then = then
section-invader = Invader
section-defender = Defender
section-sums = Invader { $invader }, Defender { $defender }.
section-chance = { $percent } % chance of a breach with machines and poles, if all that reach this section are used here. What lies face down is not counted.

verdict-quiet = quiet
verdict-holds = holds; { $margin } more to breach
verdict-no-loss = no loss; { $margin } more to breach
verdict-loses = { $losses ->
    [one] loses 1; { $margin } more to breach
   *[other] loses up to { $losses }; { $margin } more to breach
}
verdict-may-fall = may fall; { $margin } more to breach
verdict-breach = BREACH

odds-number-invader = Strength
odds-number-defender = Strength
odds-number-invader-before = Dies before
odds-number-defender-before = Dies before

shelf-invader = What the Invader has and can buy
shelf-defender = What the Defender can spend and build
shelf-bag = below: in the bag, { $count } in all
shelf-hourglasses = { $count ->
    [one] hourglass
   *[other] hourglasses
}
shelf-laid = { $laid } of { $needed } hourglasses laid
shelf-done = completed this turn
shelf-used = used this turn
shelf-gives = gives hourglasses: { $range }
shelf-deck = Phase cards in hand
shelf-plans = { $count ->
    [one] 1 plan face down
   *[other] { $count } plans face down
}
verdict-short-quiet = quiet
verdict-short-holds = holds
verdict-short-no-loss = no loss
verdict-short-loses = loses { $losses }
verdict-short-may-fall = may fall
verdict-short-breach = falls
shelf-in-bag = { $count } in the bag
section-no-dead = nobody falls
accept-fire = All fire, where most enemies stand in range
usual-fire = marksmen: all fire, where most enemies stand in range
usual-heal = hospital: the strongest come back


## Lessons

lesson-invader = The Invader
lesson-invader-goal = Welcome! You lead the Invader. Breach one of the nine wall sections, and the fortress falls at once. You have seven turns, each with one assault. Let us play the first.
lesson-invader-row = These are your phase cards: machines of phase 2, equipment of phase 3. You use them strictly from left to right, and one that you pass over is closed for this turn. This order will do.
lesson-invader-objectives = Keep two of three objectives. Each has a task, and a bonus if you fulfil it. First Crack suits a catapult: 3 wood when a machine breaks a wall element.
lesson-invader-supplies = You drew 14 units and have 10 wood. Units are your army and your money: each unit that you pay gives the Defender an hourglass, and he builds with them. You could discard a unit for wood here, but you have enough.
lesson-invader-machine = Phase 2, machines. Use the catapult for 5 wood: it stays to the end and fires in every assault. A hit breaks a wall element, so the wall there is 1 weaker.
lesson-invader-price = Pay one troll or two goblins. The troll is stronger, but gives the Defender only one hourglass instead of two. Then put the catapult on left rampart 2: from there it reaches sections 2 and 3.
lesson-invader-banner = Phase 3, equipment. A banner costs 2 wood and an orc, and gives you 1 strength on its section as long as you have units there. Lay it at section 2, where we attack.
lesson-invader-maneuver = Now the army. There is a small and a large maneuver, which give the Defender 3 and 5 hourglasses. In each a unit goes one place forward. With both you reach the wall today. Begin with the large one.
lesson-invader-rampart = Five units stand on the left foreground. Send them all to left rampart 2: one goblin, three orcs and one troll.
lesson-invader-arrivals = New units come from your supply to the foregrounds, in a large maneuver at most seven to each. Bring six orcs and a troll to the left: they are the next wave.
lesson-invader-again = The small maneuver moves up to five units from each place. Whoever stands on a rampart now can climb the wall.
lesson-invader-wall = Section 2 has room for four attackers: the troll, two orcs and the goblin. With the banner they are 9 strong. Units at the wall never come back. Then send five orcs after them.
lesson-invader-order = One order may be given openly, free of charge; secret ones cost an hourglass. Goblin Fury: goblins count 3 instead of 1 in this assault, and then die. That makes 11 against 8.
lesson-invader-aim = The Defender has spent his 8 hourglasses, and the assault begins. Aim the catapult at section 2. It has 2 Hits and 4 Misses in its pile; a Miss leaves it for good, so the machine gets better and better.
lesson-invader-fallen = The catapult missed. Strength is compared: 11 against 8. Your advantage is 3, and the winner chooses who dies: the veteran, or the soldier and the marksman. Take the veteran, there are only four.
lesson-invader-end = For a breach the advantage had to exceed the strength of his units there, 6. The plate at each section tells how much is missing. You hold on at the wall; go on next turn! If something cannot be done, press “?” on it or hold it.

lesson-defender = The Defender
lesson-defender-goal = Welcome! You are the Defender. Hold the wall for seven turns, and you win. If the Invader breaches one of the nine sections, all is lost at once. Let us play the first turn.
lesson-defender-plans = Keep two of three defence plans. Each helps you once and has its price. They lie face down until you use them. The Invader has no rituals on the table, so you do not need the relic.
lesson-defender-trap = This is your window. You hold 4 hourglasses and must spend them all, on moves or on actions of buildings. Lay two on the trap; set it against trolls on the path from left rampart 2 to section 2.
lesson-defender-half = The cauldron needs three hourglasses. Lay the last two on it: they stay there, also in later turns. Where it goes you decide when it is finished, so finish it when you know where they come.
lesson-defender-close = Everything is spent, so the window can be closed. Each unit that the Invader pays for a card gives you a new hourglass.
lesson-defender-tower = The ballista cost him a troll: one hourglass for you. That pays for one move. Send a marksman from the barracks to tower 5: he fires at the rampart opposite, out of the melee. Another one follows later.
lesson-defender-move = Your trap killed a troll! Still three orcs stand at section 2: 6 against 5. His maneuvers brought you 8 hourglasses. Move the veteran there from the barracks, and see how the plate changes.
lesson-defender-hero = At section 5 it is 8 against 7, and there is no room for another unit. Heroes need no room and cannot die. Lead the officer there: he adds 3.
lesson-defender-detail = Each hero may issue one order in a turn, free of charge. Detail sends a unit to a building and brings an hourglass for this building. Send the marksman of the guards to the workshop.
lesson-defender-wall = Lay this hourglass and one of yours on reinforcing the walls. A new wall element at section 5 adds 1: then it is 11 against 8.
lesson-defender-cauldron = One more hourglass finishes the cauldron. It kills one unit of its kind there in every assault: put it against orcs at section 2. With the last four hourglasses build a cannon in tower 5.
lesson-defender-stage = The assault begins. Before each of its stages you are asked for a plan; yours help only in windows, so use none. Let the cannon fire at right rampart 1.
lesson-defender-fire = Now the marksmen. Those with no enemy on their section fire at a rampart, each with strength 1. Three at right rampart 1 can kill an orc and a goblin or three goblins; two at right rampart 4 an orc.
lesson-defender-slain = Section 2 has thrown everybody back. At section 5 it is 11 against 8: your advantage is 3, and the winner chooses who dies, the troll or an orc and a goblin. Take the troll.
lesson-defender-heal = The ballista killed a soldier on section 1. Whoever dies lies in the hospital, and at the end of the assault you bring up to two of them back into the courtyard.
lesson-defender-end = The wall holds! Each new turn begins with 2 hourglasses. A breach needs an advantage greater than the strength of your units there; the plates tell how far it is. If something cannot be done, press “?” on it or hold it.
