## Help of the command

help-app = Plays asymmetric war board games in full, by the rules.
help-version = Tell the version.
help-games = List the installed games.
help-older = List older versions of rules too; matches and records of former times are played by them.
help-new-game = Make a project with a small complete game, to begin your own from.
help-new-game-name = The name of the game and of its folder: lower-case letters, digits and underscores.
help-play = Play a game in the terminal: people at one screen, or against bots.
help-replay = Tell a recorded match again, as an observer saw it.
help-verify = Audit a recorded match: its seed explains every die and shuffle.
help-values = List the values of a game that no source confirms, or write or check a file with others.
help-values-out = Write all these values to this file, to be changed to what is printed in your box.
help-values-check = Say in what this file differs from the game's own values, or refuse it.
help-play-values = Play with the values of this file; see `ostrog values`.
help-language = The language to speak; otherwise that of your system.
help-json = Print JSON.
help-game = An installed game, or module:attribute.
help-scenario = The scenario; otherwise the game's first.
help-expansion = An expansion to play with; may be given several times.
help-seat = A seat played by a person; may be given several times. Bots play the others: those that --against names, otherwise such as choose at random. Without --seat and --against people play all seats.
help-against = Play against bots: novice, captain or warlord; random and greedy are there to compare with. Without --seat you are the first person of the scenario.
help-seed = A text that fixes all dice and shuffles; otherwise they are left to chance.
help-save = Write the match's record to this file at the end.
help-open = Do not ask to hand the screen over between people.
help-file = The record of a match.
help-record-game = The game, if it is not installed under the name in the record.
help-observer = The seats the observer holds, such as 0 or 0,2; otherwise a spectator.
help-until = Stop after this many entries.

missing-extra = { $part } is missing: install the { $extra } with `pip install ostrog[{ $extra }]`, or in a checkout with `uv sync --extra { $extra }`.

## A server at home

help-home = Play in the browser, alone or with friends: a server and a database of your own.
help-home-port = The port of the address.
help-home-lan = Let others in your network join by a link.
help-home-no-browser = Do not open the browser.
help-home-data = The folder for your matches; otherwise the usual one for data of programs.
help-home-postgres = The folder with the programs of an installed PostgreSQL, to be used in place of the one that came with Ostrog.
help-home-save = Write all matches to this file, and end.
help-home-load = Read the matches of such a file into an empty folder, and end.

home-starts-database = Starting the database…
home-migrates = Bringing the database up to date…
home-stops = Stopping…
home-ready = Ostrog is at { $address }
home-how-to-end = Press Ctrl-C to end it. Your matches stay.
home-ended = Ostrog has ended. Your matches are in { $folder }.
home-friends = Friends in your network open { $address } or scan the picture.
home-friends-meaning = Anybody in this network can open it, play and watch, and nothing is encrypted. Use --lan only where you trust the network.
home-running-already = Ostrog is running already, at { $address }
home-starting-already = Ostrog is starting already, in another window. Wait until it tells its address.
home-port-taken = Port { $port } cannot be used ({ $why }). Choose another one, for example --port { $other }.
home-no-network = This machine is in no network, so friends cannot join. Connect it, or leave out --lan.
home-not-writable = The folder { $folder } cannot be written ({ $why }). Choose another one with --data.
home-disk-full = Only { $free } MB are free for { $folder }, and { $wanted } MB are needed. Make room, or choose a folder on another disk with --data.
home-no-space = The disk of { $folder } is full. Make room and start again; what was acknowledged is still there.
home-other-version = The matches in { $folder } were written by PostgreSQL { $old }, and this is PostgreSQL { $new }. Start “ostrog home --save matches.backup --postgres DIR” with the programs of version { $old }, move the folder away, and then start “ostrog home --load matches.backup”.
home-no-postgresql = No PostgreSQL was found. Install the one for Ostrog with “pip install ostrog[home]”, or any other, and name the folder of its programs with --postgres.
home-no-such-programs = { $folder } does not contain the programs of PostgreSQL: initdb, pg_ctl and postgres.
home-programs-closed = PostgreSQL does not run as administrator, and the account { $account } may not read its programs in { $folder }. Start Ostrog as an ordinary user.
home-database-failed = The database did not start: { $why } More is in { $log }.
home-nothing-to-save = There are no matches in { $folder }. Name the folder that has them with --data.
home-database-silent = The database does not answer. End it or restart this machine, and start Ostrog again. More is in { $log }.
home-saved = All matches are in { $file }. Keep it secret: it contains hidden cards and passwords.
home-loaded = The matches of { $file } are here. Start “ostrog home”.
home-load-while-running = Ostrog is running. End it first, then read the file.
home-no-file = There is no file { $file }.
home-no-tool = The program { $program } is missing. Name a folder with all programs of PostgreSQL with --postgres.
home-not-empty = There are matches already. Name an empty folder with --data, or move the old one away.
home-file-failed = That did not work: { $why }

## Games

no-games = No game is installed yet.
no-such-game = There is no game “{ $name }”. Installed: { $games }. A game that is not installed is named as module:attribute.
no-games-installed = There is no game “{ $name }”, and none is installed yet. A game that is not installed is named as module:attribute.
game-not-loaded = The game “{ $name }” cannot be loaded: { $reason }.
not-a-game = “{ $name }” is there, but it is not a game.
bad-game-name = “{ $name }” cannot be the name of a game. Use lower-case letters a to z, digits and underscores; begin with a letter and end with a letter or digit. Words of Python itself, such as “class”, cannot be used.
game-name-taken = The name “{ $name }” is already used by a module or by a part of the new game; choose another.
folder-exists = { $folder } is already there; choose another name, or move that folder away.
new-game-made = The game is in the folder { $folder }; its README.md says how to play and test it. To install it: cd { $folder } && uv pip install -e .
column-game = game
column-version = version
column-scenarios = scenarios
column-seats = seats
column-expansions = expansions
column-languages = languages

## Setting up

no-such-scenario = { $game } has no scenario “{ $name }”. There is: { $scenarios }.
expansion-does-not-fit = The expansion “{ $expansion }” of { $game } is installed and cannot be played: { $reason }
no-such-expansion = { $count ->
    [0] { $game } has no expansion “{ $name }”, nor any other.
   *[other] { $game } has no expansion “{ $name }”. There is: { $expansions }.
}
no-such-seat = There is no seat { $seat }. Seats: { $seats }.
no-seat-for-bots = People hold all seats, so there is none left for a bot. Name fewer seats, or leave --against out.
no-such-bot = { $game } has no bot “{ $name }”. There is: { $bots }.
no-advice-for-bots = { $game } does not tell bots anything about itself, so there is no bot “{ $name }” for it. Play against the one that chooses at random: --against random.
file-exists = { $file } is already there; choose another file.
no-such-folder = There is no folder { $folder }.
playing = { $game }, rules version { $version }, scenario { $scenario }{ $count ->
    [0] {""}
   *[other] , with { $expansions }
}
held-by-person = person { $name }
held-by-guest = guest { $number }
held-by-bot = { $name ->
    [random] random bot
    [greedy] greedy bot
    [novice] novice bot
    [captain] captain bot
    [warlord] warlord bot
   *[other] bot { $name }
}
commitment = The dice are committed to: { $digest }…
short-help = Type the number of an option, or h for help.

## At the table

prompt = { $seat }: { $prompt }
picked = Picked so far: { $picks }
default = d  accept the rest: { $picks }
bot-thinks = Thinking: { $seat } ({ $holder })
hand-over = Hand the screen over to: { $seats }. Then press Enter.
earlier-events = { $count ->
    [one] … { $count } earlier event
   *[other] … { $count } earlier events
}
more-values = … { $count } more
more-options = { $count ->
    [one] … and { $count } more option. Type more of its id.
   *[other] … and { $count } more options. Type more of the id.
}
times = { $text } ×{ $count }
from-the-top = from the top: { $faces }
unknown-face = ?
no-default = This decision has no default; type a number.
no-such-number = There is no option { $number }; the last is { $highest }.
one-number-only = Only one option can be chosen here.
not-together = These cannot be picked one after the other.
not-understood = “{ $text }” is not understood; h shows what is.
no-such-option = There is no option “{ $text }”.
beginnings-of-ids = Ids of options begin with: { $verbs }.
allowed = may be chosen now
undone = { $seat }: the last choice is taken back.
undo-nothing = Nothing has been chosen yet.
undo-too-late = This cannot be undone: somebody has learned something by the last choice, or it was not made at this screen.
languages = Languages: { $languages }. For example: l en
left = You have left the game.
saved = The match is saved in { $file }.

## The table of a game

table-board = On the board
table-piles = face down
table-panel = { $panel }: { $place }
tray-dice = dice
tray-hand = hand
tray-open = being played
tray-laid = on the table
tray-discard = discarded
tray-supply = supply
tray-tokens = tokens
tray-waiting = waiting
tray-won = won
tray-out = out of the game

## Help at the table

typing-number = choose the option with this number
typing-numbers = pick several for one decision, in this order
typing-default = accept the suggested rest of a decision
typing-question-number = the ids of these options
typing-question = why this may not be chosen; the beginning of an id is enough
typing-undo = take a pick or the last choice back
typing-language = go on in another language: en, pl, ru
typing-nothing = show the whole table
typing-quit = leave the game

## Records

replaying = { $count ->
    [one] Replaying { $count } entry
   *[other] Replaying { $count } entries
}
verifying = Verifying { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} and { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
} of chance
verified = Verified: { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} and { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
} of chance, all explained by the committed seed.
rejected = Rejected after { $at ->
    [one] { $at } entry
   *[other] { $at } entries
}: { $reason }.
cannot-replay = The replay stopped after { $at ->
    [one] { $at } entry
   *[other] { $at } entries
}: { $reason }.
cannot-read = { $file } cannot be read: { $reason }.
not-a-record = { $file } is not the record of a match: { $reason }.
record-of-unknown-game = The record is of the game “{ $name }”, which is not installed. Name it with --game module:attribute.
no-such-observer = Nobody can hold the seats “{ $text }”. Possible: { $observers }.
replay-title = { $game }, { $scenario }, as seen by { $observer }
spectator = a spectator
replayed = { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}, { $events ->
    [one] { $events } event
   *[other] { $events } events
}
not-finished = The match is not finished.

## How a game ends

rank = { $rank ->
    [1] Winner: { $teams }
   *[other] { $rank }. { $teams }
}
outcome-reason = Why: { $reason }
rule-resigned = { $seat } resigned
rule-timed-out = { $seat } ran out of time

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
event-WentBack = taken back: everything from event { NUMBER($to, useGrouping: 0) } on no longer counts
ref-purpose-dice = dice
ref-colour-black = black
ref-colour-white = white

mismatch-cannot-set-up = the game cannot be set up as recorded ({ $detail })
mismatch-other-opening = chance answered otherwise while the game was set up
mismatch-cannot-be-done = the next entry cannot be done ({ $detail })
mismatch-other-draws = chance answered otherwise in the next entry
mismatch-other-state = the next entry leads to another state than recorded
mismatch-other-game = the record is of another game or another version of its rules
mismatch-other-seed = the seed is not the one the match committed to
mismatch-missing-rules = the next entry needs a version of the rules that is not installed ({ $detail })
mismatch-not-over = The match is not over, so its seed is still secret. Its entries play as recorded; check it again when the match has ended.

help-release = Move the open matches on to the newest rules which would have gone the same way by them.
releasing = Playing matches again
release-moved = { $match } ({ $game }): moved on from rules { NUMBER($old, useGrouping: 0) } to rules { NUMBER($new, useGrouping: 0) }.
release-stays = { $match } ({ $game }): stays with rules { NUMBER($old, useGrouping: 0) }. By rules { NUMBER($new, useGrouping: 0) } { $reason }.
release-stuck = { $match } ({ $game }): nobody can play it, since rules { NUMBER($old, useGrouping: 0) } are not installed. By rules { NUMBER($new, useGrouping: 0) } { $reason }.
released = Moved on: { $moved }. Left with their rules: { $stayed }.
stays-cannot-set-up = it cannot be set up ({ $detail })
stays-missing-rules = it cannot be compared without the older rules that it was played by up to entry { NUMBER($at, useGrouping: 0) }
stays-unreadable-entry = it cannot be compared, since an entry of its log cannot be read
stays-missing-entry = it cannot be compared, since entry { NUMBER($at, useGrouping: 0) } of its log is missing
stays-cannot-be-done = entry { NUMBER($at, useGrouping: 0) } cannot be done ({ $detail })
stays-other-draws = chance would answer otherwise in entry { NUMBER($at, useGrouping: 0) }
stays-other-state = entry { NUMBER($at, useGrouping: 0) } leads to another state
stays-other-events = people would have been told something else in entry { NUMBER($at, useGrouping: 0) }

## Values that no source confirms

values-between = { $least }–{ $most }
values-list = The texts of the list “{ $name }”
values-none = Every value of { $game } is confirmed by a source.
values-one-question = Use either --out or --check.
values-written = { $count ->
    [one] { $count } value is written to { $file }.
   *[other] { $count } values are written to { $file }.
}
values-not-read = { $file } cannot be read as a file with values.
values-other-game = { $file } has values of { $other }, not of { $game }.
values-refused = { $file } is refused:
values-differ = { $count ->
    [0] { $file } has the same values as the game.
    [one] { $file } differs in { $count } value.
   *[other] { $file } differs in { $count } values.
}
values-difference = { $path } ({ $name }): { $value }, here { $ours }
playing-values = { $count ->
    [one] { $count } value is not the game’s own.
   *[other] { $count } values are not the game’s own.
}
fault-unknown = there is no such value to set
fault-yes-or-no = true or false
fault-number = a whole number
fault-text = a text
fault-form = not written as it must be
fault-at-least = at least { $bound }
fault-at-most = at most { $bound }
fault-choice = one of { $choices }
fault-unfit = does not fit together with other values: { $text }
