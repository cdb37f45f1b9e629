## What can be chosen

option-order = order { $card }
option-hold = hold the wall
option-yield = yield the wall

ask-order = Which card do you order?
ask-last = Do you hold { $about1 }?

## What happens

event-TileDrawn = Tile drawn: { $tile }.
event-Revealed = Turned over: { $cards }.
event-Stormed = { $wall } is stormed: { $attack } against { $defence }.
event-Fell = { $wall } has fallen.
event-Held = { $wall } is held.
event-Moved = {""}
event-Rolled = {""}
event-Shuffled = {""}

rule-WAL-1 = All rounds were fought.

## Names

ref-team-invader = Invader
ref-team-defender = Defender
ref-unit-men = men
ref-mark-wall = fight for a wall
ref-wall-wall-1 = wall 1
ref-wall-wall-2 = wall 2
ref-wall-wall-3 = wall 3
ref-wall-wall-4 = wall 4
ref-wall-wall-5 = wall 5
ref-wall-wall-6 = wall 6
ref-wall-wall-7 = wall 7
ref-wall-wall-8 = wall 8
ref-wall-wall-9 = wall 9
ref-card-ladders = Ladders
ref-face-ladders = Ladders
ref-text-ladders = What the card “Ladders” does.
ref-card-ram = Battering ram
ref-face-ram = Battering ram
ref-text-ram = What the card “Battering ram” does.
ref-card-oil = Boiling oil
ref-face-oil = Boiling oil
ref-text-oil = What the card “Boiling oil” does.
ref-card-stones = Stones
ref-face-stones = Stones
ref-text-stones = What the card “Stones” does.
ref-card-wind = Wind
ref-face-wind = Wind
ref-text-wind = What the tile “Wind” does.
ref-card-rain = Rain
ref-face-rain = Rain
ref-text-rain = What the tile “Rain” does.
ref-card-fog = Fog
ref-face-fog = Fog
ref-text-fog = What the tile “Fog” does.

zone-hand-0 = the invader’s hand
zone-hand-1 = the defender’s hand
zone-shown-0 = the invader’s cards
zone-shown-1 = the defender’s cards
zone-bag = bag
zone-drawn = tiles

board-round = round
board-fallen = fallen walls
board-contested = contested wall

scenario-standard = Standard game
crumb-Walls = Walls
crumb-Order = order
step-Order-choose = secret order
step-Walls-last = the last wall
