## Running

lab-starting = { $workers ->
    [one] Starting { $workers } worker
   *[other] Starting { $workers } workers
}
lab-playing = Playing
lab-pace = { $pace } games a minute, { $left } left
lab-reporting = Writing the report

lab-no-such-bot = There is no such bot: { $reason }.
lab-needs-bots = A league needs two bots or more, each named once.
lab-no-such-scenario = { $game } has no such scenario of two teams. There is: { $scenarios }.
lab-no-such-expansion = { $game } has no such expansion. There is: { $expansions }.
lab-no-values = { $game } has no house values.
lab-no-such-value = { $game } has no such house value: { $paths }.
lab-bad-test = The test needs two shares of wins between 0 and 1, --p0 below --p1.
lab-run-exists = There is a run in { $folder }: go on with it by --resume, or choose another folder by --out.
lab-other-plan = The run in { $folder } was begun with another choice of: { $fields }. It cannot be gone on with like this.
lab-workers-die = Batch { $batch } took one worker after another with it; what was finished is kept. The last one left: { $cause }
lab-no-cluster = Cannot reach the Ray cluster at “{ $address }”: { $reason }
lab-no-run = There is no run with tables in { $folder }.

## What came of it

lab-bot = bot
lab-against = against
lab-team = side
lab-both-teams = both
lab-games = games
lab-won = won
lab-interval = 95 % interval
lab-between = { $low } to { $high }
lab-decisions = decisions
lab-median-time = median time
lab-p95-time = 95 % take at most
lab-simulations = simulations a second
lab-number = { $number }
lab-milliseconds = { $number } ms
lab-share = { $percent } %

lab-skipped = Not played: { $variant } ({ $reason })
lab-broken = Game { $number } broke off: { $error }. Its record: { $record }
lab-verdict-better = { $bot } is better than { $other }: it wins { $most } of the games rather than { $least }.
lab-verdict-not-better = { $bot } is not better than { $other }: it wins { $least } of the games rather than { $most }.
lab-verdict-undecided = It is not decided if { $bot } is better than { $other }: { $least } or { $most } of the games?
lab-screened = { $bot } won { $share } of { $games } games against { $other }; 95 % interval { $low } to { $high }.
lab-screen-stronger = { $bot } is stronger than { $other }.
lab-screen-alike = No difference was found between { $bot } and { $other }.
lab-screen-weaker = { $bot } is weaker than { $other }.
lab-end-played = { $games ->
    [one] All is played: { $games } game.
   *[other] All is played: { $games } games.
}
lab-end-decided = { $games ->
    [one] Decided after { $games } game.
   *[other] Decided after { $games } games.
}
lab-end-broken = { $games ->
    [one] Too many games are broken; { $games } game was played.
   *[other] Too many games are broken; { $games } games were played.
}
lab-end-time = { $games ->
    [one] The time is up after { $games } game; go on by --resume.
   *[other] The time is up after { $games } games; go on by --resume.
}
lab-end-interrupted = { $games ->
    [one] Broken off after { $games } game; go on by --resume.
   *[other] Broken off after { $games } games; go on by --resume.
}
lab-hash = { $folder }: tables { $hash }
lab-report = Report: { $file }
lab-overhead = { $games } games, { $workers } workers: { $lab } games an hour in the lab, { $bare } in bare processes, which is { $share }.

## Reports

report-league-title = Bots against each other
report-sensitivity-title = How much the open values matter
report-lede = { $scenario }. { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $date }.

report-yes = yes
report-no = no
report-nothing = nothing
report-number = { NUMBER($number, maximumFractionDigits: 0) }
report-number-fine = { NUMBER($number, maximumFractionDigits: 1) }
report-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
report-percent-exact = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-points = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pp
report-points-bare = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-range = { $low } to { $high }
report-numbers = The numbers

report-bot-random = random
report-bot-greedy = greedy
report-bot-novice = novice
report-bot-captain = captain
report-bot-warlord = warlord
report-bot-search = search ({ $simulations })
report-bot-budget = { $bot } ({ $simulations ->
    [one] { $simulations } simulation
   *[other] { $simulations } simulations
} a decision)

report-played = What was played
report-game = Game
report-version = Version of the rules
report-scenario = Scenario
report-expansion = Expansion
report-bots = Bots
report-games = Games
report-seed = Seed of the run
report-date = Date
report-broken = Games broken off by a fault and left out
report-skipped = Values not tried, because the game refuses what they lead to
report-games-of-each = { $games } with each value
report-files = Every game is kept as a record in the folder of the run. ostrog replay tells it move by move, and ostrog verify checks every die and every shuffle.

report-short = In short
report-finding-favoured = Favoured side in these games: { $team }, with { $rate } of the wins ({ $low } to { $high }).
report-finding-even = No side is clearly favoured in these games. { $team }: { $rate } of the wins ({ $low } to { $high }).
report-finding-strongest = Strongest bot: { $bot }, { $points } Elo points above the weakest ({ $weakest }).
report-finding-length = Half of the games took between { $quarter } and { $most } choices; the median is { $median }.
report-finding-ending = Most common end of a game ({ $rate }): { $rule }
report-finding-cards = { $count ->
    [0] No card stands out from the rest clearly.
    [one] { $count } card of the { $judged } that were judged goes with clearly more or fewer wins; mere chance would give about { $chance }.
   *[other] { $count } cards of the { $judged } that were judged go with clearly more or fewer wins; mere chance would give about { $chance }.
}
report-finding-base = With all values as they are, { $team }: { $rate } of the wins ({ $low } to { $high }).
report-finding-clear = { $count ->
    [0] None of the { $tried } changes tried has a clear effect on who wins; mere chance would show about { $chance }.
    [one] { $count } of the { $tried } changes tried has a clear effect on who wins; mere chance would show about { $chance }.
   *[other] { $count } of the { $tried } changes tried have a clear effect on who wins; mere chance would show about { $chance }.
}
report-finding-greatest = Greatest effect: { $change } ({ $shift } for { $team }).
report-finding-untouched = { $count ->
    [0] Every value tried changed at least one game.
    [one] { $count } change tried left every game as it was.
   *[other] { $count } changes tried left every game as it was.
}
report-finding-untuned = No value was tuned to make the game even. The values are the best readings of the sources; this report only says where a better source would matter most.

report-reading = How to read this
report-reading-interval = A dot is what was counted; the line through it is the 95% interval: in 19 cases of 20 the true value lies on it. Where the lines of two rows overlap widely, their order means little.
report-reading-pairs = Games come in pairs with the same dice and shuffles: the bots play one, then change sides and play it again. So neither luck nor the side decides which bot looks stronger, and the two games of a pair do not count as independent where they are not.
report-reading-shared = A shared victory counts as half a win.
report-reading-open = Open values are those that no published source confirms; in this game they are ours.
report-reading-variants = Each value was changed alone, and the bots played the same seeds as with the value as it is. So the dice and shuffles are the same, and what differs comes from the value, as far as the course of a game is not changed altogether.
report-reading-effect = An effect is how much the share of games won by { $team } grows (to the right) or shrinks (to the left), in percentage points (pp).

report-limits = What these numbers do not say
report-limit-bots = Bots are not people. They judge a position by a few simple features and look ahead a little or not at all. What wins between them need not win between people.
report-limit-greedy = The games were played by the greedy bot, which takes what looks best at once. A value that matters only to far-sighted play shows less here than it should.
report-limit-correlation = What goes with a win did not necessarily bring it about. A card that is played when one is ahead goes with wins without causing them, and in longer games more cards are played.
report-limit-stopped = The run stopped as soon as a sequential test had decided. That makes the winner look a little better than it is.
report-limit-many = With so many rows, about one in twenty looks clear by chance alone.
report-limit-rules = The numbers hold for this version of the rules and this scenario.

report-sides = Which side wins
report-sides-reading = The share of games won by { $team }, for each pairing of bots. Both bots play each side equally often.
report-sides-axis = Share of games won by { $team }
report-sides-alt = { $team }: { $rate } of the wins in all games, from { $low } to { $high } between the bots that met.
report-all-games = All games
report-versus = { $one } – { $other }

report-matrix = Who beats whom
report-matrix-reading = How often the bot of the row wins against the bot of the column, both sides together. Green: mostly; brown: seldom.
report-matrix-rows = Wins of
report-matrix-columns = against
report-matrix-alt = Most one-sided: { $one } against { $other }, { $rate } of the wins.

report-elo = Strength of the bots
report-elo-reading = Elo ratings: 100 points more mean winning about 64% of the games, 200 points 76%, 400 points 91%. The weakest bot of the field is put at 0.
report-elo-axis = Elo points
report-elo-alt = From { $weakest }, 0 points, to { $strongest }, { $points } points.

report-length = How long a game is
report-length-reading = Games by the number of choices that all seats made together.
report-length-axis = Choices in the game
report-length-alt = From { $shortest } to { $longest } choices; half of the games between { $quarter } and { $most }.
report-games-axis = Games
report-shared = shared

report-endings = How games end
report-endings-reading = The rule that ended the game, and who won by it.
report-endings-alt = Most common ({ $rate }): { $rule }

report-cards = Cards that go with victory
report-cards-reading = How much more often a side won the games in which it played the card than those in which it did not, in percentage points (pp). Compared are only games of the same bots on the same sides. Judged are cards played in at least { $least } games and not played in as many.
report-cards-some = Shown are the { $shown } with the highest and the { $shown } with the lowest shift; the table has all.
report-cards-caution = This is correlation, not cause; the end of this page says why.
report-cards-axis = Difference in the share of games won (pp)
report-cards-alt = Highest: { $best }, { $high }. Lowest: { $worst }, { $low }.
report-cards-none = No card was played in enough games, and left unplayed in enough, to be judged.

report-effects = What each value does
report-effects-reading = How the share of games won by { $team } changes when a value is set otherwise, the greatest effect first.
report-effects-some = Shown are the { $shown } greatest; the table has all.
report-effects-axis = Change of the share of games won by { $team } (pp)
report-effects-alt = Greatest effect: { $change }, { $shift }.
report-effects-clear = clear: the interval leaves out 0
report-effects-unclear = may be chance
report-effects-none = No change made any game go differently.
report-change = { $name }: { $from } → { $to }
report-untouched = Values that changed nothing
report-untouched-reading = With these changes every game went exactly as before, choice by choice. Either these bots never came to use the value, or it does not matter in this scenario.

report-column-bots = Bots
report-column-bot = Bot
report-column-against = Against
report-column-side-won = Won by { $team }
report-column-won = Won
report-column-as = As { $team }
report-column-interval = 95% interval
report-column-games = Games
report-column-rating = Elo
report-column-choices = Choices
report-column-rule = Rule
report-column-ending = Ending
report-column-card = Card
report-column-side = Side
report-column-played = Played in
report-column-with = Won when played
report-column-without = Won when not
report-column-shift = Difference
report-column-value = Value
report-column-from = As it is
report-column-to = Tried
report-column-effect = Effect
report-column-changed = Games that differed
