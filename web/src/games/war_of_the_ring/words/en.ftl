## What only the browser says of this game

blurb = The war for Middle-earth and the road of the Ring, for two players.

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

key-mark-town = Town
key-mark-city = City: 1 point for the enemy
key-mark-stronghold = Stronghold: 2 points for the enemy
key-mark-fortification = Fortification
