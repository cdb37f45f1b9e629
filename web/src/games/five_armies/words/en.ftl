## What only the browser says of this game

b5a-war = How the war stands
b5a-fate = fate
b5a-points = Shadow victory points
b5a-dice-of = Action dice: { $side }
b5a-no-dice = none left
b5a-dice-later = not rolled yet

b5a-leadership = leadership
b5a-card-secret = manoeuvre not revealed yet
b5a-hits = Hits
b5a-dealt = Damage dealt to this army
b5a-cancelled = Prevented
b5a-damage = Damage to this army

b5a-target = A hit from
b5a-added = Added to each die
b5a-counts = This counts: { $reasons }

b5a-volley-at = { $what }: { $place }
b5a-volley-from = From: { $places }

b5a-next-army = Next: the attacker names the army that fights this round.
b5a-next-manoeuvre = Next: both manoeuvres are revealed, and the dice are rolled.
b5a-next-extra = Next: one more card is played; then the dice are rolled.
b5a-next-attacker-reroll = Next: the attacker re-rolls misses, then the defender; then hits become damage.
b5a-next-defender-reroll = Next: the defender re-rolls misses; then hits become damage.
b5a-next-ability = Next: the ability is used or not, and the round goes on.
b5a-next-vampire = Next: the Shadow spends Great Bats or keeps them; then damage is dealt.
b5a-next-bodyguard = Next: a bodyguard is spent or kept; then damage is dealt.
b5a-next-casualties = Next: both sides choose casualties, and the round ends.
b5a-next-stop = Next: the attacker stops or presses on; if he presses on, the defender may withdraw.
b5a-next-withdraw = Next: the defender stands or withdraws; if he stands, a new round begins.
b5a-next-where = Next: the beaten army withdraws, and the battle is over.
b5a-next-driven = Next: the beaten army is driven off, and the battle is over.
b5a-next-advance = Next: the victor advances or stays, and the battle is over.

## What cards and sheets show

ref-passage-order = order
ref-passage-combat = combat
ref-passage-entry = entering play
ref-passage-ability = ability

# On the landing page

blurb = Two sides, one valley, one day. Hold the Lonely Mountain, or storm it: dice, hidden cards and leaders on a single map, for two.

# What dice are rolled for

dice-for-action-dice = Action dice
dice-for-dice = Combat dice

## What one usually does, as an answer given beforehand

usual-leader-reroll = leader re-roll: re-roll all I may
usual-rally-reroll = rally: re-roll all I may
usual-casualties = casualties: lose as few units as possible, the weakest first

## Lessons

lesson-free-peoples = Free Peoples
lesson-free-peoples-goal = Welcome! You lead the Free Peoples. Hold out until help comes: you win when the fate marker reaches 15, or when Bolg falls. The Shadow wins if it holds settlements worth 10 points at the end of a turn; the marked strongholds are worth 4 each.
lesson-free-peoples-generals = Each turn you may activate up to three generals. Each one gives you a Leadership token, and can use a special ability later. Choose the three that are marked.
lesson-free-peoples-leadership = Put each Leadership token with an army. An army with leadership moves further and may re-roll missed dice in battle. Give one to your Lake-men in the valley: they will need it.
lesson-free-peoples-dice = The Shadow has drawn a fate token, and both sides have rolled their action dice. You take turns using one die each; its face says which actions it allows. Will of the West can be anything.
lesson-free-peoples-attack = Let us drive out the goblins! The Army side of a die lets one army move one region and then attack a neighbour. Choose the attack.
lesson-free-peoples-move = Choose your army of Lake-men, then where it goes. Marked regions are those it may enter; you could also leave some units behind.
lesson-free-peoples-target = Your army has arrived, and the goblins stand next to it. Attack! Dice will roll, so this cannot be undone, and you are told so first.
lesson-free-peoples-manoeuvre = A battle goes in rounds. Each round both sides secretly choose a manoeuvre card. A unit card turns one die black for each such unit: a black hit unlocks the card’s ability.
lesson-free-peoples-reroll = You roll one die for each point of strength, at most five; 5 and 6 hit. Your leadership lets you roll a missed die again.
lesson-free-peoples-ability = A black die has hit, so you may use the ability of your card. Do it!
lesson-free-peoples-casualties = Each hit is one damage. An army may carry as much as it has units; removing a unit takes off two. The goblins have taken four with three units, so they must lose some. You took one: lose nobody.
lesson-free-peoples-stop = After each round the attacker may stop, and then the defender may withdraw. The goblins are weak now. Press on!
lesson-free-peoples-drive = The goblins give way, and have no safe region to go to: you decide where they are driven.
lesson-free-peoples-advance = Victory! Your army may advance into the region that was fought for.
lesson-free-peoples-turns = That was one action. You and the Shadow take turns, one die each, until all dice are used. Muster recruits units, Event draws cards, Character moves generals and armies with leadership.
lesson-free-peoples-end = Then the turn ends: victory is checked, and damage stays. Wondering why something cannot be done? Press “?” on it, or without a keyboard hold it: you are told which rule is in the way.

lesson-shadow = The Shadow
lesson-shadow-goal = You lead the Shadow. You must win quickly: take settlements worth 10 points before fate saves the Free Peoples. Ravenhill, the Front Gate and the Eastern Spur are worth 4 points, the other settlements 2.
lesson-shadow-split = You have drawn a fate token, and the marker has moved on by its number. Now divide your dice’s worth of help: tokens lead armies, bats make battles in their territory bloodier. Take four tokens and two bats.
lesson-shadow-leadership = Give your strongest armies a Leadership token each: with leadership an army moves further and may re-roll missed dice in battle.
lesson-shadow-bats = Send the bats where you will fight: to the Broken Lands.
lesson-shadow-dice = The dice are rolled. The Free Peoples go first, and then you take turns, one die each. Your dice have a face that theirs lack: the Eye, which calls goblins.
lesson-shadow-attack = Lake-men have come too close. Use a die with the Army sign to attack them.
lesson-shadow-move = Choose the marked army and bring it next to the Lake-men.
lesson-shadow-target = They are within reach. Attack!
lesson-shadow-manoeuvre = Both sides secretly choose a manoeuvre card. A unit card turns one die black for each such unit, and a black hit unlocks its ability. Orcs are your most numerous unit.
lesson-shadow-reroll = You roll one die for each point of strength, at most five; 5 and 6 hit. Your leadership lets you roll a missed die again.
lesson-shadow-casualties = Each hit is one damage. An army may carry as much as it has units; removing a unit takes off two. Yours can carry what it has: lose nobody.
lesson-shadow-ability = A black die has hit: use the ability of your unit card.
lesson-shadow-stop = You outnumber them. Press on!
lesson-shadow-advance = The enemy has withdrawn. Advance into the region: so you gain ground, and settlements.
lesson-shadow-turns = That was one action. You and the Free Peoples take turns, one die each, until all dice are used. Muster recruits units, Event draws cards, and the Eye brings goblins to the mustering points behind the mountains.
lesson-shadow-end = Then the turn ends. If you hold settlements worth 10 points at that time, the game is yours. Wondering why something cannot be done? Press “?” on it, or without a keyboard hold it.
