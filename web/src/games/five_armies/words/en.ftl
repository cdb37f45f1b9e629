## What only the browser says of this game

b5a-war = How the war stands
b5a-fate = fate
b5a-points = Shadow victory points
b5a-dice-of = Action dice: { $side }
b5a-no-dice = none left

b5a-leadership = leadership
b5a-card-secret = manoeuvre not revealed yet
b5a-hits = Hits
b5a-dealt = Damage dealt to this army
b5a-cancelled = Prevented
b5a-damage = Damage to this army

b5a-target = A hit from
b5a-added = Added to each die
b5a-counts = This counts: { $reasons }

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
