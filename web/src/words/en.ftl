## Home

title = Ostrog
lead = Asymmetric war board games, played in full and by the rules, in the browser: with friends or against bots.
unofficial = Unofficial: not made, endorsed or supported by the publishers or designers of these games.
language = Language
theme = Appearance
theme-auto = As in the system
theme-light = Paper
theme-dark = Night
theme-contrast = High contrast

your-name = Your name
guest = guest
keep-name = Save
name-kept = Your friend sees this name.
name-not-kept = The name could not be saved. Try again.

new-match = New match
no-games = There are no games here yet.
game = Game
scenario = Scenario
who-else = { $count ->
    [one] Who plays against you?
   *[other] Who else plays?
}
friend-here = { $count ->
    [one] A friend at this screen
   *[other] Friends at this screen
}
friend-here-more = You share one screen and take turns at it.
friend-elsewhere = { $count ->
    [one] A friend somewhere else
   *[other] Friends somewhere else
}
friend-elsewhere-more = You get a link to send; each of you plays on a screen of your own.
your-side = Your side
house-values-change = Values that are ours
house-values-change-more = No published source confirms these values. If you own the game and know better, change them for this match.
open-here = Set up the table
open-elsewhere = Set up the table and get the link

my-matches = Your matches
you = you
free-seat = free
match-waiting = waiting for players
match-begun = in play
match-over = finished

about-names = The names of the games belong to their owners and are used only to say which rules are played.
about-icons = Icons: Lorc, Delapouite and other contributors of
about-fonts = Typefaces: Alegreya, Alegreya SC and Source Sans 3 (SIL Open Font License).

## Waiting room

room-waiting = The game begins as soon as all seats are taken.
room-invited = You are invited to a match. Take a seat.
invite = Invite your friend
invite-more = Whoever opens the link can take the free seat.
link = Link of the match
copy-link = Copy
link-copied = Copied. Send it to your friend.
seats = Seats
sit-here = Sit down here

## Troubles

trouble-no-server = The server does not answer. Try again in a moment.
trouble-no-match = There is no such match. Is the link complete?
trouble-not-opened = The match could not be opened. Try again in a moment.
trouble-unfit-values = These values do not fit together. Change them, or leave them as they were.
trouble-seat-taken = Somebody else has taken this seat.
trouble-too-long = That was too much at once. Reload the page.
trouble-not-understood = This page and the server do not understand each other. Reload the page.
trouble-not-begun = The match has not begun yet.
trouble-too-fast = That was too much at once. Wait a moment, then try again.
try-again = Try again
try-now = Try now
home = Home page
close = Close

## At the table: what is asked

you-decide = Your decision ({ $seat })
decides = { $seat } to decide
turn-to = To the decision of { $seat }
waiting-for = Waiting for: { $seats }
watching = You are watching this match.
choices-on-board = { $count ->
    [one] { $count } choice on the board
   *[other] { $count } choices on the board
}
choices-with-cards = { $count ->
    [one] { $count } card to choose
   *[other] { $count } cards to choose
}
cannot-be-undone = cannot be undone
this-cannot-be-undone = This cannot be undone.
about-to-happen = What is about to happen
do-it = Confirm
not-yet = Not yet
picked = Picked
hint-board = Choose what is outlined in gold, or use the buttons.
take-back = Take back: { $pick }
accept-default = Accept: { $what }
can-be-chosen = can be chosen
cannot-be-chosen = cannot be chosen now
undo = Undo
undo-of = Undo: { $seat }
picks-stale = { $seat }: the match has gone on, and your picks no longer fit. Look at the table again.
rule-overruled = The match has gone on in the meantime. Look at the table again.

why-about = Why not? { $thing }
why-asking = Asking the rules …
why-nothing = No rule stands against it.
why-not-now = Why not now?
why-nothing-else = Why nothing else?

breadcrumb = Where in the game we are
settings = Settings
sheet = What to show
sheet-fold = Fold
sheet-unfold = Unfold
tab-prompt = Decision
tab-hand = Hand
tab-battle = Battle
tab-pieces = Pieces
tab-log = Log

line-open = connected
line-connecting = connecting …
line-lost = no connection
line-lost-more = The connection is lost; we keep trying.
line-lost-sending = Your choice is kept and will be sent as soon as it is back.

## At the table: what lies there

board = Board
dice = Dice
cards = Cards
beside-the-board = Beside the board
none = none
tray-dice = dice
tray-cards = cards
tray-hand = hand
tray-deck = deck
tray-open = open cards
tray-laid = cards in play
tray-discard = discards
tray-supply = supply
tray-tokens = tokens
tray-waiting = waiting
tray-out = out of the game
army-of = { $side }, army
army-at = { $side }, army: { $place }
of-tokens = tokens { $count }
space-of-track = { $track }, space { $index }
of-goal = { $index } of { $goal }
times = { $text } ×{ $count }

ref-mark-leadership = leadership
ref-mark-damage = damage
ref-mark-battle = battle
ref-colour-black = black
ref-colour-white = white

battle-at = Battle: { $place }
battle-round = round { $round }
attacker = attacker
defender = defender
battle-card = Card:
battle-used = Played before:
battle-event = Event:
battle-added = { $added } to each die
battle-reasons = Counts here:
die-again = re-rolled
battle-dice = Dice
battle-target = Hits on { $target } or more
battle-hits = Hits: { $count }
battle-damage = Damage to come: { $count }
die-hit = { $colour } { $value }, hit
die-miss = { $colour } { $value }, miss

## At the table: cards

hand-of = Hand: { $seat }
hand-empty = No cards in hand
face-down = { $count ->
    [one] { $count } card face down
   *[other] { $count } cards face down
}
card-can = What you can do with this card
curtain-show = { $seat }: show my cards
curtain-hide = Hide my cards
curtain-off = We play with open cards
on-the-table = On the table
decks-and-discards = Decks and discards
deck-certain = These cards must be in it; their order is not known.
references = Reference sheets
beside-sheet = Cards beside the sheet
house-values = Some values are ours
house-values-more = No published source confirms these values. In this match they are:

## At the table: cards without a board

tray-places = places
tray-won = won
own-hands = Your hands
choose-from = To choose from
choose-from-pile = Choose from: { $pile }
picked-up = picked
pick-goal = { $card }: { $count ->
    [one] its goal is outlined in gold.
   *[other] choose one of { $count } goals outlined in gold.
}
let-go = Let go
against = against
place-score = Attack { $attack } against { $defence } of the place and { $defenders } of the defenders.
leads-attack = The attack is stronger.
leads-defence = The defence holds.
attackers = Attackers
defenders = Defenders
others = Others
nobody-here = nobody
carried = Items
to-decide = to decide
seat-yours = you
seat-partner = partner
scores = Score
points = { $count ->
    [one] point
   *[other] points
}
contest-at = Combat: { $place }
contest-attack = attack
contest-withstood = withstood
contest-left = left
share-lost = lost

## At the table: the board

board-closer = Closer
board-farther = Farther
board-whole = Whole board
board-zoom-in = Zoom in
board-key = Key to the map
key-river = river: cannot be crossed
key-spot-ford = ford
key-slope = slope: mountains on the hatched side
key-wall = cliff: cannot be crossed
key-mark-settlement = settlement
key-mark-fortification = fortification, with its strength
key-mark-mustering = mustering region
key-mark-points = victory points
key-leadership = leadership: tokens filled, characters hollow
key-damage = damage
key-pile = tokens, face down
key-may = may be chosen
key-may-attack = may be attacked
key-chosen = chosen
key-trail = last move

## At the table: what has happened

log = Log
log-earlier = Show everything from the beginning
taken-back = taken back
game-over = The game is over
rank = { $rank ->
    [1] Winner: { $teams }
   *[other] { $rank }. { $teams }
}

## What every game knows

seat-name = { $team } ({ $number })
everyone = everyone
nobody = nobody
value-hidden = hidden
value-yes = yes
value-no = no
option-accept = accept
option-decline = decline
option-use = use { $source } ({ $owner })
option-keep = change nothing
rule-unknown-option = There is no such option.
rule-not-your-decision = It is not your decision.
rule-not-now = No rule forbids it, but something else is being decided now.
rule-resigned = { $seat } resigned
rule-timed-out = { $seat } ran out of time
crumb-Parallel = at the same time
crumb-Agreement = { $about_count ->
    [0] agreement
   *[other] agreement: { $about }
}
crumb-Replaced = instead
crumb-Aftermath = afterwards
event-Rolled = rolled ({ $purpose }): { $values }
event-Moved = { $source } → { $target }{ $face ->
    [hidden] {""}
   *[other] : { $face }
}
event-Poured = { $source } → { $target }: { $count ->
    [one] { $count } thing
   *[other] all { $count } things
}
event-Shuffled = { $zone }: shuffled
event-Looked = { $zone }: { $count } seen by { $seats }{ $faces ->
    [hidden] {""}
   *[other] : { $faces }
}
event-WentBack = the last choice is taken back
ref-purpose-dice = dice

## Several friends, and people with several seats

whom-you-play = Whom do you play?
invite-friends = Invite your friends
invite-friends-more = Everyone who opens the link can take one of the free places.
link-copied-friends = Copied. Send it to your friends.

## Bots

bots = { $count ->
    [one] A bot
   *[other] Bots
}
bots-more = The game begins at once; there is nobody to wait for.
how-well = { $count ->
    [one] How well shall it play?
   *[other] How well shall they play?
}
level = { $level ->
    [novice] novice
    [captain] captain
    [warlord] warlord
   *[other] { $level }
}
level-more = { $level ->
    [novice] Answers at once and hardly looks ahead. For your first games.
    [captain] Thinks for a moment and plays a decent game.
    [warlord] Takes its time and thinks every choice over.
   *[other] {""}
}
bot = { $level ->
    [novice] novice bot
    [captain] captain bot
    [warlord] warlord bot
   *[other] bot
}
who-is-who = What the others are
place-here = A friend at this screen
place-elsewhere = A friend by link
bots-think = { $count ->
    [one] The bot is thinking…
   *[other] The bots are thinking…
}
