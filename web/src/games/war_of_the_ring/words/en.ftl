## What only the browser says of this game

blurb = All of Middle-earth at war, and two Hobbits on the road to Mordor. Action dice say what can be done: gather armies and storm cities, hide the Ring or hunt it. 96 event cards, for two to four.

wotr-war = How the war stands
wotr-points = Victory points
wotr-no-dice = no dice
wotr-fellowship = Fellowship
wotr-hidden = hidden
wotr-revealed = revealed
wotr-progress = Progress
wotr-corruption = Corruption
wotr-journey = Progress { $progress }, Corruption { $corruption } of { $goal }.
wotr-guide = Guide
wotr-hunt = The Hunt
wotr-hunt-dice = { $count ->
    [one] { $count } die hunts
   *[other] { $count } dice hunt
}
wotr-hunt-moves = { $count ->
    [one] { $count } die adds 1
   *[other] { $count } dice add 1 each
}
wotr-pool = { $count ->
    [one] { $count } tile in the pool
   *[other] { $count } tiles in the pool
}
wotr-politics = Politics
wotr-at-war = at war
wotr-passive = passive
wotr-steps = { $count ->
    [one] { $count } step from war
   *[other] { $count } steps from war
}
wotr-reserves = Reinforcements

wotr-battle-field = Battle: { $place }
wotr-battle-siege = Assault: { $place }
wotr-battle-sortie = Sortie: { $place }
wotr-round = round { $round }
wotr-strength = Combat Strength
wotr-leadership = Leadership
wotr-target = Hits on
wotr-hits = { $hits ->
    [0] No hit
    [one] { $hits } hit
   *[other] { $hits } hits
}
wotr-die-hit = { $value }, a hit
wotr-die-miss = { $value }, a miss
wotr-next-attacker = Next: the attacker re-rolls misses, then the defender; then both lose units.
wotr-next-defender = Next: the defender re-rolls misses; then both lose units.
wotr-next-casualties = Next: both sides lose units, and the round ends.
wotr-next-inside = Next: the defender fights in the field or goes into the Stronghold.
wotr-next-cease = Next: the attacker ceases or fights on; then the defender may retreat.
wotr-next-retreat = Next: the defender stands or retreats; if he stands, a new round begins.

short-nation-dwarves = Dwarves
short-nation-elves = Elves
short-nation-gondor = Gondor
short-nation-north = North
short-nation-rohan = Rohan
short-nation-isengard = Isengard
short-nation-sauron = Sauron
short-nation-southrons = Southrons

wotr-key-river = river: can be crossed
key-mark-town = Town
key-mark-city = City: 1 point for the enemy
key-mark-stronghold = Stronghold: 2 points for the enemy
key-mark-fortification = Fortification

lesson-free = The Free Peoples
lesson-free-goal = Welcome! You lead the Free Peoples. Bring the Ring to the end of the Mordor Track before its bearers have 12 Corruption, and you win. Meanwhile hold your lands: with 10 points the Shadow wins. Rohan is at war already.
lesson-free-declare = The Fellowship is hidden in Rivendell. Each turn you may declare its position: in a City or Stronghold of yours that heals Corruption and rouses the nation. Now there is nothing to gain, so say nothing.
lesson-free-guide = The Guide is a Companion of the highest Level: Gandalf or Strider. With Strider as Guide any die hides a revealed Fellowship. Choose him.
lesson-free-dice = The Shadow has put three dice into the Hunt Box, and both sides have rolled the others. You act first; each action uses one die. You have a Character, a Muster/Army and two Wills of the West, which serve as any result.
lesson-free-move = Move the Fellowship with the Character die: Progress grows by 1, and the Shadow hunts with three dice. A 6 succeeds. Afterwards your die lies in the Hunt Box, and the next move is more dangerous.
lesson-free-tile = 4, 5 and 6: one success, so a hunt tile is drawn. It shows 3: that much damage. Some tiles also reveal the Fellowship; this one does not.
lesson-free-damage = You may lose the Guide or a random Companion to reduce the damage by his Level; what remains becomes Corruption. Three of twelve can be borne: keep your Companions for now.
lesson-free-card = Isengard attacks the Fords of Isen. Before each round both sides may lay an event card face down as a combat card, the attacker first; its lower half says what it does. A card so used is spent. Keep yours for now.
lesson-free-battle = Isengard attacks the Fords of Isen. A side rolls a die for each unit, at most five; 5 and 6 hit. The Fords are a Fortification: in the first round the attacker needs a 6. He hit once, you did not yet.
lesson-free-reroll = Your Leader lets you re-roll one missed die. It costs nothing.
lesson-free-retreat = You hit as well, and each side lost a Regular. Isengard fights on with four units against your last one. After a round the defender may retreat: bring your people to Helm’s Deep.
lesson-free-muster = Isengard holds the Fords now. Your turn: a Muster result recruits, but only for nations at war. Use the Muster/Army die.
lesson-free-recruit = One Elite, or two other figures in two Settlements. It takes two hits to remove an Elite: put one into Helm’s Deep.
lesson-free-inside = The enemy attacks Helm’s Deep. Before each round you may go into the Stronghold instead of fighting in the field: then he must besiege it, and his assaults hit only with 6. Go inside!
lesson-free-siege = Helm’s Deep is besieged; at most five units can stay inside. Each assault lasts one round, unless he reduces an Elite for another. An army from outside may relieve you.
lesson-free-end = Go on from here: lead the Fellowship south, and rouse the nations with Companions. Odds are shown before each battle and each move. If something cannot be done, press “?” on it or hold it.

lesson-shadow = The Shadow
lesson-shadow-goal = Welcome! You lead the Shadow. Conquer Settlements worth 10 points, a City counts 1 and a Stronghold 2; or bring the Ring-bearers to 12 Corruption. Sauron is at war already; let us play the first turn.
lesson-shadow-hunt = First put dice into the Hunt Box: they hunt the Fellowship whenever it moves, but do nothing else this turn. At most one for each Companion. Two are a good beginning.
lesson-shadow-dice = Both sides have rolled. Your Eye went to the Hunt Box, so three dice hunt. With the other four you act: Character, Event, Muster and Muster/Army. The Free Peoples go first.
lesson-shadow-hunted = They have moved the Fellowship. You rolled 4, 6 and 2: a 6 succeeds, and the tile did 2 damage. They gave up nobody, so the Ring-bearers have 2 Corruption.
lesson-shadow-move = Your turn. A Muster/Army die moves two armies one region each, or attacks with one. First bring an army nearer to Gondor: choose the move.
lesson-shadow-march = Lead the whole army of Minas Morgul to South Ithilien, with its Nazgûl. You could leave some of them behind; this time everybody goes.
lesson-shadow-second = A second army may move: bring the units from Gorgoroth to Minas Morgul, so that the Stronghold is not empty.
lesson-shadow-attack = The Fellowship moved again, and took another point of Corruption. Now attack! A Character die attacks with an army that has a Leader, Nazgûl or Character, and yours has a Nazgûl.
lesson-shadow-target = Gondor holds Osgiliath with two units. The forecast shows how the battle may end. Attack with everybody.
lesson-shadow-card = Before each round both sides may lay an event card face down as a combat card, you as the attacker first; its lower half says what it does. A card so used is spent. Your army is strong enough: keep your cards.
lesson-shadow-reroll = You roll a die for each unit, at most five. 5 and 6 hit, but Osgiliath is a Fortification: in the first round you need a 6. The Nazgûl lets you re-roll one miss.
lesson-shadow-press = Each side lost a Regular. After each round the attacker may cease; if he goes on, the defender may retreat. You have four units against one, and from now on 5 hits too: fight on!
lesson-shadow-advance = The defenders of Osgiliath are gone. Advance with your army: without an advance you gain no ground.
lesson-shadow-gondor = An attack rouses a nation: Gondor is active now, and one step from war. Minas Tirith beside you is a Stronghold: there the defender may go inside, and you would besiege him.
lesson-shadow-end = Go on from here: a Muster result recruits, or brings a Minion, who adds a die. Points are checked at the end of each turn. If something cannot be done, press “?” on it or hold it.

# Answers given beforehand
usual-leader-reroll = Leader re-roll: re-roll all I may
usual-casualties = casualties: lose Regulars first, then reduce Elites
usual-advance = after a victory: advance with the whole army
usual-disband = above the stacking limit: disband the weakest units
