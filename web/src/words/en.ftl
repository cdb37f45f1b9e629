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
friend-here-more = You share one screen and take turns at it; a curtain hides each hand.
friend-elsewhere = { $count ->
    [one] A friend somewhere else
   *[other] Friends somewhere else
}
friend-elsewhere-more = You get a link to send; each of you plays on a screen of your own.
your-side = Your side
expansions = { $count ->
    [one] Expansion
   *[other] Expansions
}
house-values-change = House rules
house-values-change-more = No published source confirms these values. If you own the game and know better, change them for this match.
open-here = Set up the table
open-elsewhere = Set up the table and get the link

my-matches = Your matches
you = you
free-seat = free

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
link-picture = Or scan it with a phone.
link-copied = Copied. Send it to your friend.
seats = Seats
sit-here = Sit down here

## Troubles

trouble-no-server = The server does not answer. Try again in a moment.
trouble-no-session = You are signed out here. Reload the page to go on.
trouble-no-match = There is no such match. Is the link complete?
trouble-not-opened = The match could not be opened. Try again in a moment.
trouble-unfit-values = These values do not fit together. Change them, or leave them as they were.
trouble-seat-taken = Somebody else has taken this seat.
trouble-too-long = That was too much at once. Reload the page.
trouble-not-understood = This page and the server do not understand each other. Reload the page.
trouble-not-begun = The match has not begun yet.
trouble-missing-rules = This match is played by older rules that are not installed on this server. Ask whoever looks after it.
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
choices-at-table = { $count ->
    [one] { $count } choice at the table
   *[other] { $count } choices at the table
}
cannot-be-undone = cannot be undone
this-cannot-be-undone = This cannot be undone.
about-to-happen = What is about to happen
do-it = Confirm
not-yet = Not yet
picked = Picked
hint-board = Choose what is outlined in gold, or use the buttons.
unpick = Take back: { $pick }
accept-default = Accept: { $what }
can-be-chosen = can be chosen
cannot-be-chosen = cannot be chosen now
undo = Undo
undo-of = Undo: { $seat }
picks-stale = { $seat }: the match has gone on, and your picks no longer fit. Look at the table again.
rule-too-many-undos = This match has gone back too often. Play on from here.
rule-too-many-undos-now = You go back too often. Wait a minute, then try again.
rule-match-too-long = This match has become too long to go on. You can resign or agree to abort it.
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
line-closed = closed
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
space-of-track = { $track }, space { $index }
of-goal = { $index } of { $goal }
times = { $text } ×{ $count }

ref-mark-leadership = leadership
ref-mark-damage = damage
ref-mark-battle = battle
ref-colour-black = black
ref-colour-white = white

battle-round = round { $round }
attacker = attacker
defender = defender
battle-used = Played before:
battle-added = { $added } to each die
die-again = re-rolled
battle-dice = Dice
die-hit = { $colour } { $value }, hit
die-miss = { $colour } { $value }, miss

## At the table: odds before a fight

prospect-at = The whole battle: { $place }
prospect-running = How the battle may end
prospect-cost = { $mean } of { $total } ({ $range })
prospect-lost = { $count } lost { $share }
prospect-rounds = Rounds still to fight, on average: { $rounds }
prospect-how = How this is reckoned
odds-at = Odds: { $place }
odds-line = { $attacker }: { $attackerHits } hits on average, wins at once { $wins }. { $defender }: { $defenderHits } hits on average.
odds-roll = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}{ $black ->
    [0] {""}
   *[other] {" "}({ $black } black)
}, hit on { $target }+
odds-rerolls = { $rerolls ->
    [one] up to { $rerolls } miss re-rolled
   *[other] up to { $rerolls } misses re-rolled
}
odds-added-apart = { $first } to each die, { $again } when re-rolled
odds-mean = Hits on average
odds-black = A black die hits
odds-losses = Units lost at least, on average
odds-destroyed = Destroyed in this round
odds-wins = Wins in this round
odds-of-hits = { $count ->
    [one] { $count } hit
   *[other] { $count } hits
} { $share }
odds-why = What counts, and by which rule
odds-number-dice = Dice
odds-number-black = Black dice
odds-number-target = A hit needs
odds-number-added = Added to each die
odds-number-added-first = Added in the first roll only
odds-number-added-again = Added to re-rolled dice only
odds-number-rerolls = Misses re-rolled
odds-number-shelter = Takes damage first
odds-number-damage = Suffered already
odds-number-endures = Can endure
odds-number-attack = Attack
odds-number-defence = Defence
contest-foreseen = If it were fought now: { $place }
contest-line = { $place }: attack { $attack } against { $own } of the place and { $cards } of the defenders.
share-considered = considered

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
house-values = Some values are house rules
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
leads-nobody = Neither side leads.
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
fight-against = against
fight-own = the place itself: { $count }
fight-eliminated = eliminated
fight-cycled = cycled
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
key-mountains = mountains: cannot be crossed
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

# Looking closer: details, the whole log, pieces put aside, motion

detail-back = Back
detail-where = Where
detail-standing = Here
detail-neighbours = Neighbouring regions
detail-units = Units
detail-with = With it
detail-areas = Regions
detail-cards = What lies there
detail-spaces = How far they are
detail-can = What you can do with it
ways-goals = { $count ->
    [one] { $count } goal
   *[other] { $count } goals
}
way = { $goal }, { $by }
ways-of = What it can do: { $thing }
ways-hint = Touch or drag it to a marked place or army, or begin here.
ways-about = About it
ways-end = Back to the question
detail-go = Go there
detail-why = Why can’t I …?
details = Details
details-of = Details: { $thing }
border-slope = slope
border-ford = ford
log-links = The arrow keys go from name to name.
log-coming = Earlier events are being fetched…
log-whole = Search the log
log-search = Words
log-seat = Who
log-seat-all = Everybody
log-chapter = When
log-chapter-all = The whole game
log-found = { $count ->
    [0] Nothing of the kind has happened.
    [one] { $count } line
   *[other] { $count } lines
}
pieces-hide = Hide the pieces
pieces-hidden = The pieces are hidden.
motion-skip = Skip
motion-runs = What happened is being shown.

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

## At the table: the people, and what they do besides playing

company = Who plays
is-here = here
is-away = away
looks-on = looking on
lookers-on = { $count ->
    [one] { $count } person is looking on
   *[other] { $count } people are looking on
}
clock-short = hurry
clock-out = time is up
clock-of-stands = { $who }: { $time } left, the clock stands
clock-of-runs = { $who }: { $time } left, the clock is running
clock-of-short = { $who }: only { $time } left
clock-of-out = { $who }: time has run out
clock-left = You have { $time } left.

match-menu = Match
propose-pause = Propose a pause
propose-resume = Propose to play on
propose-take-back = Propose to take back the last choice
propose-take-back-own = Propose to go back to before my last choice
propose-abort = Propose to abandon the match
propose-migrate = Propose to go over to the newest rules
do-pause = Pause the match
do-resume = Play on
do-take-back = Take back the last choice
do-take-back-own = Go back to before my last choice
do-abort = Abandon the match
do-migrate = Go over to the newest rules
abort-sure = The match ends at once, and nobody wins it. This cannot be taken back.
proposal-about = It would be as before this: { $what }.
proposal-declined = { $kind ->
    [pause] The pause was declined.
    [resume] Playing on was declined.
    [abort] Abandoning the match was declined.
    [migrate] The newest rules were declined.
    [take-back] Taking back was declined.
   *[other] The proposal was declined.
}
proposes = { $count ->
    [one] proposes
   *[other] propose
}
proposal = { $kind ->
    [pause] { $who } { $proposes } a pause.
    [resume] { $who } { $proposes } to play on.
    [abort] { $who } { $proposes } to abandon the match; nobody wins it then.
    [migrate] { $who } { $proposes } to play on by the newest rules.
    [take-back] { $count ->
        [one] { $who } { $proposes } to take back the last choice.
       *[other] { $who } { $proposes } to take back the last { $count } choices.
    }
   *[other] { $who }: { $proposes }.
}
proposal-waits = We are waiting for { $who }.
agree = Agree
disagree = Decline
withdraw = Withdraw
resign = Resign
resign-of = Resign ({ $seat })
resign-sure = You give up the match for { $seat }. That ends it and cannot be taken back.
resign-yes = Resign
paused = The match is paused
paused-more = The clocks stand, and nothing can be chosen until everybody agrees to play on.
paused-until = From { $day } on, any player alone can end the pause.
paused-long = The pause has lasted long enough: you can end it alone.
end-pause = End the pause
aborted = The match was abandoned by agreement. Nobody has won it.
lapse = { $who } has run out of time.
lapse-own = Your time has run out. As long as nobody claims the match, you may play on.
lapse-partner = The partner decides how it goes on.
claim-win = Claim the win
claim-bot = Let a bot play on
claim-open = Free the seat
rematch = Play again
rematch-there = To the rematch
rematch-failed = The rematch could not be opened. Try again in a moment.

tab-talk = Talk
tab-notes = Notes
side-tabs = Log, talk and notes
unread = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}
talk-lines = What was said
talk-nothing = Nobody has said anything yet.
talk-not-allowed = In this game nothing is said while it lasts.
talk-input = Say something
talk-send = Send
talk-left = { $count ->
    [one] { $count } character left
   *[other] { $count } characters left
}
watching-talk = You are looking on. Those who play hear you only when the match is over.
notes-private = Only you see this.
notes-keeping = Saving…
notes-kept = Saved.

beforehand = Answers beforehand
beforehand-more = What is set here is answered for you at once. Only you see it.
beforehand-not-now = An answer can be set while you are asked something of its kind.
beforehand-always = Always answer this way…
beforehand-answer = Answer
beforehand-ask-me = But ask me if this can be chosen:
beforehand-once = Only once
beforehand-add = Set this answer
beforehand-usual = what one usually does
beforehand-any-time = Can be set at any time
beforehand-add-short = Set
beforehand-add-of = Set: { $answer }
beforehand-set = What is set
beforehand-unless = Unless this can be chosen: { $what }.
beforehand-once-short = Once.
beforehand-remove = Remove
beforehand-remove-of = Remove: { $answer }

recap = Since your last turn
recap-earlier = { $count ->
    [one] { $count } earlier line is in the log.
   *[other] { $count } earlier lines are in the log.
}
recap-end = Go on

## Coming in: the ways between the screens

nav = Screens
nav-home = Play
nav-lobby = Lobby
nav-matches = Your matches
nav-account = Account
nav-settings = Settings
skip-to-content = Skip to the content
one-moment = One moment …
trouble-nowhere = There is nothing at this address. Is the link complete?

## Coming in: the landing page and one's matches

no-account-needed = No account needed: choose a game and begin.
picture-of-table = The table of this game
play-against = { $level ->
    [novice] Play against a novice
    [captain] Play against a captain
    [warlord] Play against a warlord
   *[other] Play against a bot
}
opponent = Opponent
more-choices = More choices: scenarios, friends, house rules
with-people = Play with people
with-people-more = Take a free seat in the lobby, or set up a table of your own and send a friend the link. Live in an evening, or by correspondence over weeks.
to-lobby = To the lobby
to-new-match = Set up a table
to-quick-play = Play against a bot
going-on = In play
finished = Finished
all-matches = All your matches
no-matches = You are in no match yet.
turns-waiting = { $count ->
    [0] Nothing waits for you right now.
    [one] It is your turn in one match.
   *[other] It is your turn in { $count } matches.
}
standing-yours = Your turn
standing-theirs = Others are thinking
standing-paused = Paused
standing-waiting = Waiting for players
standing-over = Finished
result-won = You won
result-lost = You lost
result-shared = Victory shared
time-left = Time left: { $time }
time-ran-out = Time has run out

## Coming in: the lobby

lobby-lead = Tables where somebody waits for you.
open-tables = Open tables
open-a-table = Open a table
lobby-empty = Nobody is waiting at the moment. Open a table, and it will be shown here to everyone.
lobby-keeps-looking = The list keeps itself up to date.
opened-by = opened by { $name }
table-goes-on = The match is under way; somebody has left a seat.
played-with = With the expansion { $expansion }.
table-own-values = { $count ->
    [one] { $count } value is changed.
   *[other] { $count } values are changed.
}
sit-as = Sit down here: { $name }
to-your-table = To your table
invitations = Invitations
invited-by = { $name } invites you
accept-invitation = Accept
decline-invitation = Decline
trouble-invitation = That did not work; perhaps the seat is taken by now. Look at the list again.
who-may-join = Who may join?
join-private = Whoever has the link
join-private-more = The table is shown nowhere. You send the link to whom you like.
join-listed = Everyone
join-listed-more = The table is shown in the lobby until all seats are taken.
open-listed = Set up the table and show it in the lobby
how-long = How long may people think?
control-called-none = No clock
control-called-evening = Live, one evening
control-called-brisk = Live, brisk
control-called-daily = By correspondence, about a move a day
control-called-leisurely = By correspondence, at leisure
control-none-more = Nobody counts the time.
control-live = All sit at the table together. Each has { $bank }, and { $increment } more after every turn.
control-correspondence = You come when you have time. Each has { $bank }, and { $increment } more after every turn.

## Coming in: people

address = E-mail address
address-odd = This does not look like an e-mail address. Example: ann@example.org
password = Password
password-old = Present password
password-new = New password
password-length = { $count ->
    [one] At least { $count } character.
   *[other] At least { $count } characters.
}
password-missing = Enter your password.
password-change = Change the password
password-change-more = In all other browsers you will be signed out.
password-changed = The password is changed.
password-set = Set the password
name-missing = Enter a name by which others will know you.
sign-up = Create an account
sign-up-more = With an account you can come back from any browser. The matches you play as a guest come along.
verify-waiting = We have sent a link to { $address }. Open it, and the account is yours; then sign in. Nothing there? Look among the spam, or sign up again.
sign-in = Sign in
sign-in-more = The matches that you have begun in this browser as a guest come along.
forgotten = Forgotten your password?
forgotten-send = Send me a link
forgotten-sent = If this address has an account, a mail with a link is on its way.
forgotten-no-mail = This server sends no mail, so a forgotten password cannot be reset. Keep it well.
signed-in = You are signed in
signed-in-as = { $name }, { $address }
not-verified = Your address is not verified yet, so you would get no mail.
send-verification = Send me the link
verification-sent = The link is on its way.
own-profile = Your profile
sign-out = Sign out
wishes = Mail
wishes-no-mail = This server sends no mail. What you choose here holds once it does.
wish-mail = When it is your turn in a match by correspondence
wish-mail-turn = A mail each time
wish-mail-daily = At most one mail a day
wish-mail-never = No mail
wish-language = Language of mails
kept = Saved.
own-data = Your data
own-data-more = All that this server has stored about you, as one file.
own-data-download = Download
deletion = Delete the account
deletion-more = Your name, address, notes and ratings are deleted. The matches you have played stay for the others, without your name. This cannot be undone.
deletion-open = I want to delete my account
deletion-do = Delete my account for good
blocks = Blocked people
blocks-more = You and a person you have blocked do not see each other’s tables and invitations.
blocks-none = You have blocked nobody.
block-head = Do you not want to meet this person?
block = Block
blocked = Blocked. You can undo this on the page of your account.
unblock = Unblock
unblocked = No longer blocked.
mail-verify = Verify your address
mail-reset = New password
mail-unsubscribe = No more mail about matches
verify-done = Your address is verified. Sign in, and your matches are there.
reset-done = The new password is set. Sign in with it.
unsubscribe-more = You will get no more mail about your matches. You can change this at any time in your account.
unsubscribe-done = Done. No more mail about matches will come.
to-account = To your account
profile = Profile
member-since = Here since { $date }
no-results = No finished matches yet.
no-results-own = Once you have finished a match, its result is shown here.
ratings = Ratings
ratings-more = What somebody is worth at least, with near certainty; so it grows as one plays.
rated-matches = { $count ->
    [one] { $count } rated match
   *[other] { $count } rated matches
}
tallies = Results by side
tally = won { $won }, lost { $lost }, shared { $shared }
last-matches = Last matches
was-rated = rated
people-address-taken = This address has an account already. Sign in, or use another address.
people-bad-token = This link has expired or was used before. Ask for a new one on the page of your account.
people-has-account = You have an account already. Reload the page.
people-no-account = You are not signed in any more. Reload the page and sign in.
people-no-such-person = There is nobody with a profile at this address.
people-too-many-blocks = You have blocked as many people as one can. Unblock somebody first.
people-wrong-credentials = Address and password do not match. Check both and try again.
people-wrong-password = That is not your password. Try again.
people-too-often = That was too often. Wait a while, then try again.
people-not-valid = Something in the form is not valid. Check what you have entered.

## Coming in: at one screen, and invitations that one sends

one-screen = Play at one screen
one-screen-more = Two can share a screen: a curtain hides each hand while the other decides. Or try a game out alone, with both sides in your hands.
to-hot-seat = Two at this screen
to-solo = Both sides by myself
solo = { $count ->
    [one] Nobody, I play both sides
   *[other] Nobody, I play all sides
}
solo-more = All hands lie open before you. Good for trying things out.
invite-known = Invite people from earlier matches
invite-known-more = They find the invitation in their lobby.
invite-to = Invite { $name }
invited-now = invited
invite-them = Invite to a match
invite-them-more = Your tables at which a seat is free:
invite-them-none = You have no table at which a seat is free.
people-no-free-seat = There is no free seat in this match any more.
people-too-many-invitations = You have invited as many people to this match as you can.

## Coming in: settings

settings-lead = They hold in this browser, also in the middle of a match.
theme-safe = For colour-blind eyes
theme-more = Sides and marks always differ in shape as well as in colour.
size = Text size
size-usual = Usual
size-large = Large
size-larger = Larger
size-largest = Largest
motion = Motion
motion-auto = As in the system
motion-less = As little as possible
motion-more = Without motion pieces appear where they have gone.
sample = How it looks
sample-text = Five armies stand before the gate, and the bats are coming.
sample-blue = one side
sample-red = the other side
licences = Licences of the parts that others made

## Rules

rules-of = Rules: { $game }
rules-lead = All the rules as this server applies them, in our own words. Every statement has a number by which the table names it.
rules-chapters = Chapters
rules-search = Search the rules
rules-search-more = All the words must be there; capitals and accents do not matter.
rules-only-ours = Only rulings of ours
rules-ours-more = Where the sources leave a gap, we had to decide. These rulings say which gap they fill.
rules-count = { $count ->
    [0] No rule fits.
    [one] { $count } rule
   *[other] { $count } rules
}
rules-none-more = Try fewer or other words.
rules-none = This game has no rules to read here.
rules-to = Rules
rule-link-to = Link to rule { $id }
rule-show = Show rule { $id }
rule-called = Rule { $id }
rule-unknown = The rulebook has no rule of this number.
rule-ours = Our ruling.
rule-in-book = Open in the rulebook (in a new tab)

## Looking back: replays, records, what chance did, rulings that look wrong

replay-of = Replay: { $game }
replay-controls = Controls of the replay
replay-position = Position in the match
replay-where = { $at } of { $last }
replay-beginning = The beginning
replay-late = One moment …
replay-failed = This part of the match did not arrive.
replay-nothing = There is nothing to look back at: there is no such match, or it has not begun yet.
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-on = One step forward
replay-headline-back = Back to the previous headline
replay-headline-on = On to the next headline
replay-speed = Speed
replay-speed-of = × { $speed }
replay-eyes = Seen by
replay-public = a spectator
replay-to-match = To the match
replay-watch = Watch the replay
record-download = Download the record
recap-play = Watch it on the board
recap-stop = Back to the present

audit-show = Fair play
audit-dice = How the dice fell
audit-of = { $dice }, { $side }
audit-rolled = { $count ->
    [one] { $count } die rolled
   *[other] { $count } dice rolled
}
audit-face = Face
audit-count = Rolled
audit-expected = To be expected
audit-of-nobody = rolls of neither side
audit-promise = Before the first choice the server made its dice certain: it published the fingerprint of a secret seed, and every die and shuffle follows from that seed.
audit-commitment = The fingerprint
audit-seed = The seed, revealed at the end
audit-matches = It holds: the seed has this fingerprint, and every die and shuffle follows from it.
audit-fails = It does not hold: the dice are not those of the promised seed. Keep the record, and tell whoever runs this server.
audit-noted = Your browser noted the fingerprint when you came to the table: it is the same.
audit-noted-other = Your browser noted another fingerprint when you came to the table. Keep the record, and tell whoever runs this server.
audit-counted = Your browser has worked out the fingerprint of the seed itself: it is the same.
audit-counted-other = Your browser has worked out the fingerprint of the seed itself, and it is another one. Keep the record, and tell whoever runs this server.
audit-yourself = To check every roll on your own computer, download the record and run:
audit-failed = The dice could not be fetched. Try again in a moment.

ruling-wrong = This ruling looks wrong
ruling-lead = Do the rules of the table differ from the rulebook? Tell the maintainers.
ruling-text = What happened, and what should have happened?
ruling-rule = Rule, if you know its number
ruling-no-such-rule = There is no rule with this number. Correct it, or leave it empty.
ruling-sent = Sent are your words and the record of this match up to now, with every choice in it. Only the maintainers read it; nobody at the table is told.
ruling-send = Send
ruling-thanks = Thank you. The maintainers can replay the match to this very point.
ruling-too-many = You have sent many reports today. Please write again tomorrow.
ruling-not-yours = Only those who sit in this match can report it.
ruling-failed = It was not sent. Your words are still here: try again in a moment.

records = Records
records-lead = Look back at a match from a file, and have its dice checked.
records-choose = Choose a record (a file that ends in .ostrog)
records-kept = The file is replayed on the server and then forgotten.
records-examining = Every choice and every die is being replayed …
records-audited = Checked: the seed explains every die and every shuffle.
records-not-audited = Replayed: every choice leads where the record says. The seed is not in it, so the dice cannot be checked.
records-ended = It was played to its end.
records-open = It breaks off before the end.
records-entries = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
records-another = Another file
records-no-record = This file is no record of Ostrog. Choose a file that you downloaded at the end of a match.
records-too-long = This file is too large for a record.
records-busy = Other records are being checked. Try again in a moment.
records-too-slow = Replaying this record takes too long. `ostrog verify` on your own computer has more time.
records-unknown-game = This server does not have the game of this record.
records-other-game = This server does not have the version of the rules by which it was played.
records-other-seed = The seed in this record is not the one that was promised.
records-other-draws = The dice in this record are not those of its seed.
records-other-state = This record was changed: a choice does not lead where it says.
records-cannot-be-done = This record holds something that the rules do not allow.

## Guided first games

lesson-learn = Learn by playing
lesson-step = Step { $step } of { $steps }
lesson-length = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
lesson-mode-free = Nothing new here: choose as you like. If you are not sure, take the marked choice.
lesson-mode-waiting = The other side is playing. Watch what it does.
lesson-advice = Now: { $what }
lesson-advice-press = Now press “{ $what }”.
lesson-next = Next
lesson-show = Show me where
lesson-do = Do it for me
lesson-leave = Leave the lesson
lesson-finished = Well played!
lesson-finished-more = The lesson ends here. You can play this match on against the bot, or go where you like.
lesson-other-side = Now learn the other side
lesson-play-on = Play this match on

## What others do, as it is told
told = What happens
told-nothing = Nothing has happened yet.
told-watch = Watch what happens.
told-next = Next
told-skip = To now ({ $count })
pace = Pace
pace-step = Step by step
pace-calm = Calm
pace-quick = Quick
pace-now = At once
nothing-chosen = Nothing is chosen.
forced = One answer only
forced-auto = Answer for me
forced-ask = Ask me
forced-more = What leaves no choice is answered without a question; undo goes back behind it.
why-no-pass = Why can’t I pass?
log-moment = See this moment

## Keys

keys = Keys
keys-option = Choose the first, second, … option
keys-confirm = Confirm, or done
keys-undo = Undo
keys-next = Go to the next or previous thing that can be chosen
keys-question = Go to the question
keys-told-next = Show the next thing that happened
keys-told-skip = Show the present
keys-help = On a thing: why nothing can be done with it; elsewhere: this list
keys-about = On a thing: all about it
keys-zoom = Come closer, go farther, show the whole board

## Sounds

sound = Sounds
sound-few = My turn only
sound-all = All
sound-off = Off

## The end

you-won = You have won!
you-lost = You have lost.
you-drew = A draw.

## Aids for players: the summary and the cards

aids-none = There is nothing to show for this game.
aids-summary = Summary
aids-open = Open as a page, to print it
aids-print = Print on two pages
aids-pages = Pages of the summary
aids-rules = Rules: { $name }
key-more = More: { $what }

cards-to = All cards
cards-of = Cards: { $game }
cards-lead = Every card of the game, to read, sort and search.
cards-search = Search the cards
cards-side = Side
cards-kind = Type
cards-faction = Faction or place
cards-deck = Where
cards-all = all
cards-shared = both
cards-everywhere = everywhere
cards-clear = Show all
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cards-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}
cards-in-deck = { $count ->
    [one] { $count } card in the deck.
   *[other] { $count } cards in the deck.
}
cards-unseen-exact = They are these, in an order that nobody knows.
cards-unseen = { $count ->
    [one] You have not seen this card; it is there or in another place you cannot see.
   *[other] You have not seen these { $count } cards; they are there or in other places you cannot see.
}

note-in-vain = no effect now

## The end of a match, and the end of a turn or round

ending-show = How it went
ending-close = Show the table
ending-failed = The numbers of the match could not be fetched. Try again in a moment.
ending-won = { $count ->
    [one] Victory: { $teams }
   *[other] Shared victory: { $teams }
}
ending-without = Nobody has won
ending-course = How it went
ending-losses = Losses
ending-luck = Luck with the dice
ending-counts = Other numbers
ending-fights = Fights
ending-hands = All hands, open
ending-ratings = Ratings
rating-changed = { $who }: { $before } → { $after } ({ $by })
hands-failed = The hands could not be fetched. Try again in a moment.
replay-open = all hands open
replay-open-watch = Replay with all hands open

chronicle-goal = goal { $goal }
chronicle-in-numbers = In numbers
chronicle-when = When
chronicle-place = Place
chronicle-winner = Winner
chronicle-nobody = nobody
chronicle-none = none
chronicle-what = What

luck-of = { $what }: { $good }, where { $expected } were to be expected ({ $count ->
    [one] { $count } die
   *[other] { $count } dice
})
luck-more = { $by } more than expected
luck-less = { $by } fewer than expected
luck-even = as expected

chapter-summary = Summary
chapter-failed = The summary could not be fetched.

audit-drawn = Drawn by chance: { $count }
audit-zone = From
audit-drawn-count = Drawn
audit-shuffles = Times shuffled

## Values that no source confirms

values-to = Values of your box
values-of = { $game }: values of your box
values-lead = No published source confirms these values, so they are ours. If you own the game, set them to what is printed there, and open a match with them.
values-none = Every value of this game is confirmed by a source.
values-search = Search the values
values-only-changed = Only changed values
values-contents = Kinds of values
values-nothing-found = No value fits. Search for less.
values-changed = { $count ->
    [0] No value is changed
    [one] { $count } value is changed
   *[other] { $count } values are changed
}
values-all = { $count ->
    [one] See the { $count } value
   *[other] See all { $count } values
}
values-open-match = Open a match with these values
values-save = Save as a file
values-load = Load a file
values-all-back = Put all back
values-ours = ours: { $value }
values-put-back = { $name }: put back to { $value }
values-less = { $name }: one less
values-more = { $name }: one more
values-loaded = { $count ->
    [0] The file is loaded; it has the same values as ours.
    [one] The file is loaded; { $count } value is not as ours.
   *[other] The file is loaded; { $count } values are not as ours.
}
values-unreadable = This is not a file with values.
values-other-game = This file has values of another game: { $game }.
values-refused = The file is refused, and nothing is changed:
values-more-faults = and { $count } more
values-unrated = A match with changed values is not rated.
values-fault-unknown = there is no such value
values-fault-yes-or-no = must be yes or no
values-fault-number = must be a whole number
values-fault-text = must be a text
values-fault-form = is not written as it must be
values-fault-at-least = at least { $bound }
values-fault-at-most = at most { $bound }
values-fault-choice = must be one of these: { $choices }
values-fault-unfit = does not fit together with the other values
