# Hornblowers in English: the words of the expansion.

expansion-hornblowers = Hornblowers
text-expansion-hornblowers = A small expansion of our own: once a turn each side may sound a horn at one of its armies.

option-sound = sound { $horn } at { $place_the }
option-hear = the army at { $place_the } hears the horn

ask-hear-horn = Which neighbouring army answers the horn at { $ref1_the }?

event-HornSounded = { $seat }: { $horn } sounds at { $place_the }
event-HornsSilenced = { $count ->
    [one] The horn falls silent
   *[other] All { $count } horns fall silent
}

ref-horn-free-deep-horn = Deep Horn
ref-horn-free-rally-call = Rally Call
ref-horn-free-clear-note = Clear Note
ref-horn-free-unbroken-note = Unbroken Note
ref-horn-free-far-call = Far Call
ref-horn-shadow-deep-horn = Deep Horn
ref-horn-shadow-rally-call = Rally Call
ref-horn-shadow-clear-note = Clear Note
ref-horn-shadow-unbroken-note = Unbroken Note
ref-horn-shadow-far-call = Far Call
ref-card-free-deep-horn = { ref-horn-free-deep-horn }
ref-card-free-rally-call = { ref-horn-free-rally-call }
ref-card-free-clear-note = { ref-horn-free-clear-note }
ref-card-free-unbroken-note = { ref-horn-free-unbroken-note }
ref-card-free-far-call = { ref-horn-free-far-call }
ref-card-shadow-deep-horn = { ref-horn-shadow-deep-horn }
ref-card-shadow-rally-call = { ref-horn-shadow-rally-call }
ref-card-shadow-clear-note = { ref-horn-shadow-clear-note }
ref-card-shadow-unbroken-note = { ref-horn-shadow-unbroken-note }
ref-card-shadow-far-call = { ref-horn-shadow-far-call }
text-horn-deep-horn = An army of yours there rolls 1 more die in combat until the turn ends.
text-horn-rally-call = When an army of yours there is rallied this turn, a 4 also removes damage.
text-horn-clear-note = After an army of yours there has been rallied this turn, it gets a Leadership token.
text-horn-unbroken-note = An army of yours there that is rallied this turn rolls no dice: it removes 1 damage for every 2 units, rounded up.
text-horn-far-call = Another army of yours in an adjacent region gets a Leadership token at once.

zone-horn-free-deck = horn calls of the Free Peoples still to be drawn
zone-horn-free-hand = horn calls in the hand of the Free Peoples
zone-horn-free-open = horn calls of the Free Peoples heard this turn
zone-horn-free-discard = discarded horn calls of the Free Peoples
zone-horn-shadow-deck = horn calls of the Shadow still to be drawn
zone-horn-shadow-hand = horn calls in the hand of the Shadow
zone-horn-shadow-open = horn calls of the Shadow heard this turn
zone-horn-shadow-discard = discarded horn calls of the Shadow

board-sounding = horns heard
board-sounded = sides that have sounded a horn
ref-mark-horn = horn
value-hornblowers-hand = horn calls in hand from which a side draws no more
chronicle-horns = horns sounded

crumb-FarCall = Far Call at { $ref1_the }
crumb-TakeHeart = Clear Note
crumb-SteadyRally = Unbroken Note
step-FarCall-choose = choice of the army that answers
step-Turn-draw_horns = drawing horn calls
step-Turn-silence_horns = the horns fall silent
step-Actions-sound_horn = sounding a horn
step-Actions-horn_sounded = after the horn
