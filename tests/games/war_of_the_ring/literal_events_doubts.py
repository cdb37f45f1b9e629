"""Where texts of event cards can be read in two ways, and how the literal reading takes them."""

from __future__ import annotations

DOUBTS: tuple[tuple[str, str, str], ...] = (
    (
        "every recruit",
        "May a unit be recruited where ten stand, to be taken off afterwards (10.1, 10.3)?",
        "No, such a recruit is skipped. Into an own besieged Stronghold it may (13.29): all"
        " recruits of the card come in, then the owner sends units above five back.",
    ),
    (
        "every recruit",
        "Who decides what is skipped when figures run short for several places (9.8)?",
        "The statements are silent: the order of the text, as in the game. The player may use a"
        " rare figure where another would do.",
    ),
    (
        "every recruit",
        "May a card recruit into a captured Settlement (13.25) whose region is free (1.7)?",
        "Not a nation into its own Settlement that the enemy holds and its side besieges. A region"
        " with a captured enemy Settlement is no hindrance where the text asks only for an army"
        " (fp-str-13, sh-str-13, sh-str-14).",
    ),
    (
        "fp-str-13 16 23, sh-str-13 14 17 19 21 24",
        "Must the player choose places where most can be recruited (as far as possible)?",
        "No: any place where at least one of the recruits can come.",
    ),
    (
        "fp-str-23",
        "Is a besieged Helm's Deep a free region that has a Settlement?",
        "It is allowed: 9.10 lets every card recruit into an own besieged Stronghold. The same for"
        " Umbar in sh-str-17 and Strongholds of sh-str-24.",
    ),
    (
        "sh-str-11",
        "Is a besieged Moria a free region next to Dunland?",
        "No: here the free region is also the goal of the transfer. The transfer may be fewer than"
        " four or none. It follows no border rule, and without Regulars in reinforcements it is"
        " still possible. A region with ten units is no goal while Regulars are to be placed.",
    ),
    (
        "hits",
        "Can a Regular removed by the same roll replace an Elite (11.29)?",
        "No: only casualties and reinforcements of before the roll. Two hits may be spent on one"
        " Elite even if one would be enough.",
    ),
    (
        "fp-char-11 15 16 17",
        "What of a Companion chosen to separate on the Mordor Track?",
        "He leaves the game (17.6). With fp-char-17 somebody must go even there (7.6); with"
        " fp-char-15 and 16 a Companion of the Fellowship may be chosen.",
    ),
    (
        "fp-char-15 16",
        "May a group on the map also start inside a besieged Stronghold, and stay where it is?",
        "No and no: the text only lets the move END inside (8.9), and the own region is no move."
        " A separated group may stay. If anybody can go, somebody must.",
    ),
    (
        "fp-char-15 16",
        "What is the allowance of Gandalf the White?",
        "Level 4 by fp-char-15; by fp-char-16 two above his Level, which is 4 alone or with one"
        " hobbit.",
    ),
    (
        "fp-char-17, fp-str-04 07",
        "Does a Companion in a place captured by the Shadow count?",
        "No: 13.25 takes away every political effect there.",
    ),
    (
        "fp-char-14",
        "When do used tiles return if the pool runs out while three are taken?",
        "Before the next tile is taken. Tiles taken before do not come twice.",
    ),
    (
        "fp-char-18",
        "May the survivors stay if they stand in a Sauron Stronghold? What if there is none?",
        "No: a flight ends elsewhere, as every move (8.5, 8.11). Without another unconquered one"
        " they stay.",
    ),
    (
        "fp-char-18, sh-char-19",
        "Is a besieged army near what is adjacent to its region?",
        "Yes, it is in the region (7.13).",
    ),
    (
        "fp-char-19 20 21",
        "What is done without Shadow units in Orthanc?",
        "No dice; only Saruman is eliminated if he stands there. Nazgûl and other Minions there"
        " stay. If the Free besiege Orthanc and its army is destroyed, they capture it.",
    ),
    (
        "fp-char-19 20 21",
        "When do Isengard and the others advance?",
        "Before the dice, also if no hit is scored, each nation with units there (7.15).",
    ),
    (
        "fp-char-22",
        "When does the arriving Companion wake Gondor in Pelargir (14.7)?",
        "At arrival, so not in a Pelargir that the Shadow holds, even if it is freed by this card.",
    ),
    (
        "fp-char-22",
        "Where may the Shadow army retreat?",
        "To any adjacent region free for it (11.34), chosen by its owner; it wakes a Free nation"
        " whose region it enters. The die is rolled only if an army is there.",
    ),
    (
        "fp-str-08",
        "May a nation be chosen for which nothing would change?",
        "No. A passive Rohan under sh-char-22 only advances, and not into its last box.",
    ),
    (
        "fp-str-11",
        "What if a whole army leaves a besieged Helm's Deep?",
        "The besieger then has an unoccupied Stronghold in his region and captures it.",
    ),
    (
        "fp-str-12, sh-str-07 08",
        "May a march enter a region twice or come back to its start?",
        "No. It moves at least one region. Every walk is offered if several lead to the end.",
    ),
    (
        "sh-str-08",
        "Must two armies march?",
        "Yes, the second too if it can (7.6). No figure marches twice; two parts of one army do"
        " not march to the same region.",
    ),
    (
        "sh-str-09",
        "May the player stop after fewer than four armies, or move none?",
        "Yes to both (up to four).",
    ),
    (
        "sh-char-23 24",
        "Must the Nazgûl or the Witch-king go with the moving or attacking part?",
        "Yes. A part that is moved by sh-char-23 needs a Nazgûl or the Witch-king.",
    ),
    (
        "sh-char-18",
        "May no die be chosen?",
        "Yes (up to three).",
    ),
    (
        "sh-char-05 06 07 14",
        "May fp-char-05 and then fp-char-06 or 07 be used on one draw (16.19)?",
        "Yes: replacing a tile is no reduction. fp-char-06 and 07 not both.",
    ),
    (
        "sh-char-07",
        "Is the random casualty taken if the damage is 0 after a card or the Guide's ability?",
        "No: it is step 3 of 16.22, so at least 1 must be left.",
    ),
    (
        "sh-char-13",
        "Does sh-char-15 react when the Companion is eliminated?",
        "No: he is no casualty of the hunt. A hobbit comes onto the map (8.25).",
    ),
    (
        "sh-char-14",
        "Are the separated Companions on the Mordor Track out of the game?",
        "Yes (17.6).",
    ),
    (
        "sh-str-01",
        "In which order are the Strongholds rolled for?",
        "By name. It only matters for the order of the dice and for shared reinforcements.",
    ),
    (
        "sh-str-06",
        "Is an Elite eliminated outright?",
        "Yes. A besieged army lost in this way gives the Stronghold to the besieger (7.13).",
    ),
    (
        "sh-str-06",
        "Which nation counts for the Fellowship?",
        "That of the region of the Ring-bearers, also if the Fellowship has gone far (1.17).",
    ),
    (
        "sh-char-20, sh-str-02",
        "What under fp-str-02, or if no besieger is At War?",
        "The card can be played and does nothing (7.17).",
    ),
    (
        "sh-char-20, sh-str-02",
        "Must the Witch-king, or an Isengard unit, be in the attacking part?",
        "No: the text only wants him or it with the besieging army. A rearguard may keep them.",
    ),
    (
        "fp-str-10",
        "Do units inside count that cannot see the battle, and Leaders there?",
        "Every army unit inside the besieged Stronghold counts, Leaders and Companions do not.",
    ),
    (
        "sh-char-09 11",
        "Does the Witch-king count as a Nazgûl who flies and finds?",
        "Yes (1.13).",
    ),
    (
        "sh-str-10",
        "Which part may attack, and must a besieger be left in Umbar?",
        "Any part of the army in Umbar whose figures are of nations At War; the rest stays. A"
        " besieged Umbar army does not sail (10.20).",
    ),
    (
        "corruption",
        "Is Corruption counted above 12?",
        "Yes, and the card stops there (16.32).",
    ),
)
"""Card or subject, doubt, how it is read."""
