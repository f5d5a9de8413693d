### Fournil in English: the source of every other language.
###
### Ids are kebab-case and begin with where the words are used: page- (the page on which one plays;
### also card-, place-, suit-, rank-, move-, announce-: these go to the page's script, so they use
### only variables and selections), site- (rules, examples, FAQ and error pages), cli- (commands).
### The id of an engine error is the error's key.
###
### $rank is a number, 1 (ace) to 13 (king); $suit is one of S H D C.


## Cards

suit-name = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}
rank-name = { $rank ->
    [1] ace
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] jack
    [12] queen
   *[13] king
}
# A card's full name, as a screen reader says it.
card-name = { $rank ->
    [1] ace
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] jack
    [12] queen
   *[13] king
} of { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}


## Places

place-column = column { $number }
# $letter is the cell's letter in move notation, a to g.
place-cell = cell { $letter }
place-foundation = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
} foundation


## Games

# $game is one of boulanger, dozen, freecell, good-measure.
page-game-name = { $game ->
    [boulanger] Baker’s Game
    [dozen] Baker’s Dozen
    [freecell] FreeCell
   *[good-measure] Good Measure
}


## The table

page-title = Fournil
page-tagline = The baker’s solitaires
page-score = Score
page-moves = Moves
page-time = Time
page-undo = Undo
page-redo = Redo
page-restart = Start again
page-new-game = New game
page-menu = Menu
page-close = Close
page-cancel = Cancel
page-code = Game code
page-copy-code = Copy the code
page-copied = Copied
page-share = Share
page-rules = Rules
page-examples = Examples
page-faq = FAQ
page-settings = Settings
page-language = Language
# The narrow action bar of a phone.
page-new-short = New
page-actions = Actions
page-board = Table
page-game = Game
page-keys = Keys
page-needs-script = The table needs JavaScript: allow it for this page to play.
page-unreachable = The server cannot be reached. Nothing is lost: what you played is sent as soon as it is back.
page-unreachable-unkept = The server cannot be reached. Keep this page open: what you played is kept only here, and is sent as soon as the server is back.
page-waiting = The server has not answered yet. What you did last is shown as soon as it does.
page-reachable = The server is back, and everything is saved.
page-elsewhere = This game was played on in another window. Here it is as it stands now.
page-elsewhere-kept = This game was played on in another window. Here it is as it stands now. What you played beside that is kept: play it here now, or drop it.
page-kept-play = Play it here
page-kept-drop = Drop it
page-gone = This game is no longer kept here. Begin a new one.
page-unkept = This page needs cookies to keep your games, and your browser blocks them. You can play this game, but it ends with the page, and there are no hints, statistics or saved settings. Allow cookies for this page, then reload it.
page-reload = Reload
page-trouble = Something went wrong on this page. Reload it: your game is saved.
page-stuck = No legal move is left. Take some moves back, or start again.
page-share-text = Can you win this deal? { $code }
page-link-copied = The link is copied
page-copy-by-hand = Copy this by hand: { $text }


## The keys

page-keys-walk = move around the table; up and down in a column choose how many cards
page-keys-lift = lift the cards, then put them down
page-keys-run = one card more or less while they are lifted
page-keys-two = from one place to another: columns are 1 to 9 and A to D, cells are a to d
page-keys-home = to the foundation
page-keys-back = back out of anything
page-keys-show = show the keys


## Settings

page-look = Look
page-theme = Light
page-theme-auto = System
page-theme-light = Day
page-theme-dark = Night
page-suits = Suits
page-suits-four = Four colours
page-suits-two = Two colours
page-card-size = Cards
page-card-size-small = Small
page-card-size-medium = Medium
page-card-size-large = Large
page-left-handed = Left-handed
page-left-handed-note = Cells and foundations change places
page-play = Play
page-timer = Show the time
page-sounds = Sounds
page-sounds-note = Soft ones, when cards move


## The truth on the table

page-truth = Truth light
page-truth-note = Says after every move whether the game can still be won
page-truth-winnable = Winnable
page-truth-lost = Lost
page-truth-unknown = Not known
page-truth-asking = Checking
announce-truth = { $verdict ->
    [winnable] This game can still be won
    [unwinnable] This game can no longer be won
   *[unknown] It is not known whether this game can be won
}
page-lost = From here the game can no longer be won.
page-lost-deal = This deal cannot be won.
page-last-winnable = Back to the last winnable position
page-last-winnable-busy = Looking for the last winnable position
page-went-back = { $count ->
    [one] { $count } move back
   *[other] { $count } moves back
}: here the game can still be won.
page-hint = Hint
page-hint-play = Play it
page-hint-lost = No line wins from here: the position is lost.
page-hint-unknown = The search stopped at its limit before it found a way to win. That is no verdict.
announce-hint = Hint: { $move }. Press again to play it
move-leads = { $cards } to { $target }
move-run = { $count ->
    [one] { $card }
   *[other] { $count } cards from { $card }
}
page-which-moves = Which moves keep the win?
page-moves-keep = { $count ->
    [one] { $count } keeps it
   *[other] { $count } keep it
}
page-moves-unknown = { $count } not known
page-moves-lose = { $count ->
    [one] { $count } loses it
   *[other] { $count } lose it
}
page-verdict = { $verdict ->
    [winnable] keeps the win
    [unwinnable] loses the win
   *[unknown] not known
}
page-moves-note = Every line was checked to the end.
page-moves-note-unknown = Every line was checked to the end, except those marked “not known”: there the search stopped at its limit. That is no verdict.
page-to-cell = free cell
page-to-column = empty column
page-to-foundation = foundation
page-no-answer = The server cannot be reached, so there is no answer now.
page-finish = { $count ->
    [one] Finish · { $count } card
   *[other] Finish · { $count } cards
}
announce-finished = { $count ->
    [one] { $count } card to its foundation
   *[other] { $count } cards to their foundations
}
page-keys-finish = finish, when it is offered
page-solution = Show a solution
page-solution-busy = Looking for a solution
page-replay = Replay this game
page-replay-short = Replay
page-statistics = Statistics
page-export = Export
page-import = Import
page-export-title = Export this game
page-import-title = Import a game
page-download = Download
page-copy = Copy
page-game-text = The game as text
page-import-file = Choose a file
page-import-open = Open the game
page-import-too-large = This file is too large to be a game.
page-import-implied = Cards that went up by themselves, as in FreeCell’s standard notation: { $count }
page-won-streak = Wins in a row: { $count }
page-won-best = best { $value }
page-won-help = With some help.


## When a game is won

page-won = Out of the oven
page-won-note = All 52 cards are home.
page-won-again = Same deal again


## What cards and places are called aloud

# Such as “seven of hearts, cell b”.
card-at = { $card }, { $place }
# Such as “seven of hearts, column 3, top”: nothing lies on it.
card-at-top = { $card }, { $place }, top
card-covered = { $card }, { $place }, under { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
place-empty = { $place }, empty
place-closed = { $place }, empty and closed


## What is announced

announce-to-column = { $card } to column { $number }
announce-run-to-column = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from { $card } to column { $number }
announce-to-cell = { $card } to cell { $letter }
announce-to-foundation = { $card } to its foundation
# $move is one of the four above.
announce-undone = Taken back: { $move }
announce-restarted = Started again
announce-sentence = { $text }.
announce-score = Score { $score }
announce-won = Won: all cards are home
announce-stuck = No legal move is left
announce-lifted = { $count ->
    [one] Lifted: { $card }
   *[other] { $count } cards lifted: { $card }
}
announce-put-back = Put back
announce-takes = can go here
announce-refuses = cannot go here
announce-no = It cannot go up now
announce-new-game = { $game }, deal { $code }


## Where the card lies that a refusal asks for

move-lies-under = It lies in column { $number }, under { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
move-lies-on-top = It lies on top of column { $number }.
move-lies-in-cell = It lies in cell { $letter }.
move-lies-home = It is already on its foundation.


## The New game window

page-free-cells = Free cells
page-deal = Deal
page-deal-any = Any deal
page-deal-winnable = Only winnable
page-deal-level = By level
page-deal-day = Deal of the day
page-deal-code = From a code
page-deal-number = By number
page-deal-board = Paste a board
page-deal-cards = Deal the cards
# $summary names the game and its variation.
page-deal-found = This is a deal of { $summary }
page-not-dealt = The cards could not be dealt: the server cannot be reached. Try again in a moment.
page-looking = Looking for a deal…
# $share is a percentage, such as 4.3 %.
page-rare = With so few free cells only { $share } of deals can be won.
page-level = Level
page-level-name = { $level ->
    [easy] Easy
    [medium] Medium
   *[hard] Hard
}
page-level-note = By how many careless moves the deal forgives, compared with the other winnable deals of this game.
# $date is a day and a month.
page-day-note = { $date }: the same winnable deal for everyone, until midnight UTC.
page-kings = Kings
page-kings-sink = Sink
page-kings-stay = Stay
page-building = A card goes on
page-building-other-suit = Another suit
page-building-any-suit = Any suit
page-numbering = Numbers of
page-numbering-microsoft = Microsoft
page-numbering-pysol = PySolFC
page-number = Number
page-number-kings = Kings sink in the order in which they lie. Programs that swap them instead show another board for the same number.
page-code-note = Paste it as it came: dashes, spaces and capitals do not matter.
page-board-text = Board
page-board-note = As fc-solve and PySolFC write it, or as Solvitaire JSON.


## Errors of cards and moves

card-malformed = “{ $text }” is not a card: write rank and suit, such as 7H, 10C or 7♥
move-malformed = “{ $text }” is not a move: write from and to, such as 26, 3a, 4h or 26x3
move-ambiguous = “{ $text }” can be read as { $first } or as { $second }: write one of these
move-count-malformed = “{ $text }”: only a move between columns takes a number of cards
move-only-on = { $card } goes only on { $first }
move-only-on-two = { $card } goes only on { $first } or { $second }
move-only-on-three = { $card } goes only on { $first }, { $second } or { $third }
move-only-on-four = { $card } goes only on { $first }, { $second }, { $third } or { $fourth }
move-on-nothing = { $card } goes on no other card
move-capacity = only { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
} can move here now
move-capacity-one = only one card can move here now
move-single-cards = in this game cards move one at a time
move-not-run = { $count ->
    [one] the last { $count } card of column { $place } is
   *[other] the last { $count } cards of column { $place } are
} not a run
move-too-many = column { $place } has fewer than { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
move-covered = { $card } is covered: take away the cards on top of it first
move-column-empty = column { $place } is empty: there is no card to move
move-cell-empty = cell { $place } is empty: there is no card to move
move-cell-taken = cell { $place } already holds { $held }
move-cell-one-card = a cell holds only one card
move-foundation-next = { $card } cannot go up yet: { $needed } goes first
move-foundation-one-card = cards go to a foundation one at a time
move-foundation-final = a card on a foundation stays there: only undo takes it back
move-column-closed = in this game an empty column stays empty
move-column-kings = only a king goes to an empty column
move-same-place = the card is already there
move-no-such-place = this game has no place { $place }
move-no-such-card = { $card } is not in this game
move-nowhere = no place takes { $card } now
move-too-late = after { $limit ->
    [one] { $limit } move
   *[other] { $limit } moves
} cards can only go up to the foundations


## What sets the variations of a game apart (a short line beside the game's name)

page-summary-cells = { $count ->
    [one] { $count } free cell
   *[other] { $count } free cells
}
page-summary-kings-stay = kings stay
page-summary-any-suit = any suit


## Pages to read: rules, examples, FAQ

site-skip = Skip to the text
site-navigation = Pages
site-contents = On this page
site-all-pages = All pages
site-play = To the table
site-error-title = This did not work
site-offline-title = Out of reach
site-offline-text = The server cannot be reached, and this page has not been opened on this device before. Your table opens all the same.
site-offline-again = Try again
# The pages' names in the navigation and in the browser's title bar.
site-page-rules-boulanger = Rules of Baker’s Game
site-page-rules-dozen = Rules of Baker’s Dozen
site-page-examples-boulanger = Examples of Baker’s Game
site-page-examples-dozen = Examples of Baker’s Dozen
site-page-faq = Questions and answers


## Boards in the examples

site-board-deal = Deal { $code }
site-board-deal-after = Deal { $code }, after { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
site-board-then = Then: { $moves }
site-board-refused = { $move } is refused: { $reason }
site-board-play = Play this deal
site-board-cells = Free cells
site-board-foundations = Foundations
site-board-columns = Columns
site-board-empty = empty
site-example-next = Next move
site-example-try = This board is yours to try: drag, tap or use the keys.
page-example-over = That is the whole example. Play on as you like.
page-example-own-way = You have left the example. Undo leads back to it.


## The table of run lengths

site-capacity-caption = The most cards that can move at once
site-capacity-cells = Empty cells
site-capacity-onto = Onto a card, with { $count ->
    [0] no empty column
    [one] { $count } empty column
   *[other] { $count } empty columns
}
site-capacity-into = Into an empty column, the only one
site-capacity-into-one-of = Into one of { $count ->
    [one] { $count } empty column
   *[other] { $count } empty columns
}


## Replays: a game stepped through, with the truth of each position

replay-title = Replay
replay-title-solution = Solution
replay-controls = Controls
replay-first = To the start
replay-back = One move back
replay-play = Play
replay-play-backwards = Play backwards
replay-pause = Pause
replay-forward = One move forward
replay-last = To the end
replay-speed = Speed
replay-times = { $speed }×
replay-position = Position in the game
replay-deal = The deal
replay-at = Move { $number } of { $count }: { $move }
replay-at-deal = The deal, before the first move
replay-verdict = { $verdict ->
    [winnable] winnable
    [unwinnable] lost
   *[unknown] not known
}
replay-truth = Show the truth
replay-truth-note = Can each position still be won?
replay-truth-asking = Working out every position
replay-unreachable = The server cannot be reached. Try again in a moment.
replay-lost-with = The win was lost with move { $number }: { $move }.
replay-lost-between = The win was lost somewhere from move { $first } to move { $last }: what lies between is not known.
replay-lost-by = By move { $number } at the latest the game could no longer be won: { $move }. Before that it is not known.
replay-never = This deal cannot be won: nothing was lost on the way.
replay-won = The win was never lost.
replay-still-winnable = Where it ends, it can still be won.
replay-end-unknown = Whether it can still be won where it ends is not known.
replay-lost-show = Show this move
replay-lost-again = Play on from before it
replay-moves = Moves
replay-no-moves = This replay has no moves yet.
replay-share = Share
replay-share-text = Watch this game: { $code }
replay-play-deal = Play this deal
replay-play-on = Play on from here
replay-save-text = Save as text
replay-copy-text = Copy as text
replay-illegal = Move { $number }, { $move }, cannot be played: { $reason }. The replay ends before it.


## Statistics

statistics-title = Statistics
statistics-all-games = All games
statistics-variation = Variation
statistics-all-variations = All variations
statistics-plain-variation = Usual rules
statistics-help = Help from the solver
statistics-help-kind = { $kind ->
    [all] All
    [without] Without help
   *[with] With help
}
statistics-played = games played
statistics-won = won
statistics-rate = win rate
statistics-streak = wins in a row, best { $best }
statistics-fewest = fewest moves
statistics-mean-moves = moves on average
statistics-fastest = fastest win
statistics-mean-time = time on average
statistics-percent = { $percent }%
statistics-last = { $count ->
    [one] The last game
   *[other] The last { $count } games
}
statistics-outcome = { $outcome ->
    [won] won
    [stuck] stuck
   *[unfinished] left unfinished
}
statistics-by-variation = Win rate by game
statistics-by-variation-note = won of played
statistics-of = of { $count }
statistics-times = Time to win
statistics-times-note = games won, by minutes of play
statistics-minutes-to = up to { $minutes }
statistics-minutes-over = more than { $minutes }
statistics-minutes = Minutes
statistics-games = Games
statistics-moves-won = Moves in won games
statistics-moves-note = { $count ->
    [one] the last one; the filled dot is the best
   *[other] the last { $count }; the filled dot is the best
}
statistics-no-wins = This fills with the first win.
statistics-recent = Recent games
statistics-when = { $day }, { $time }
statistics-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
statistics-helped = with help
statistics-replay = Replay
statistics-go-on = Go on
statistics-note = A game counts from its first move, and a win counts once. Imported games do not count.
statistics-copy = The server cannot be reached: these figures are a copy of what was last seen here.
statistics-empty = Nothing in the oven yet
statistics-empty-note = A game counts from its first move. Play one, and it will show here.
statistics-none-such = No game of this kind counts yet.
statistics-yours = Your games are yours
statistics-export = Export everything
statistics-delete = Delete everything
statistics-delete-ask = Delete everything for good?
statistics-delete-note = All your games, figures and settings are deleted, and nothing can bring them back. Export them first if you may want them again.
statistics-delete-failed = Nothing was deleted: the server cannot be reached. Try again in a moment.


## The command that serves the page

cli-serve-help = Serve the page on this machine and open it in the browser. This is what plain “fournil” does.
cli-serve-port-help = the port to serve on (8052, or any free one if that is taken)
cli-serve-no-browser-help = do not open the browser
cli-serve-data-help = the directory of the saved games (your own data directory)
cli-serve-database-help = keep the games in this database instead, such as postgresql://user@host/fournil (also read from DATABASE_URL)
cli-serve-running = Fournil is at { $address } (stop it with Ctrl+C)
cli-serve-two-places = give either --data or --database, not both


## The command line

cli-about = Fournil, the home of the baker’s solitaires. Without a command it does what “{ $command }” does.
cli-usage = Usage: { $usage }
cli-commands = Commands:
cli-arguments = Arguments:
cli-options = Options:
cli-more = “{ $usage }” tells more about a command.
cli-see-help = See “{ $usage }”.
cli-language-help = the language to use: en, fr, tr, ar, fa or th (else that of the environment)
cli-help-help = show this and do nothing else
cli-version-help = show the version, and whether the solver runs compiled
cli-version-compiled = Fournil { $version } (solver compiled)
cli-version-plain = Fournil { $version } (solver not compiled: it runs as plain Python, slowly)
cli-version-partly = Fournil { $version } (solver compiled: { $compiled }; not compiled, so slow: { $plain })
cli-game-option = the game: boulanger, dozen, freecell, good-measure, or exactly, such as BK1-C2 or BD1-KA
cli-cells-option = the number of free cells
cli-deal-help = Show the cards of a deal.
cli-deal-argument = a game code, ms:617, pysol:5, a board, a file that holds one of these, or - for standard input
cli-deal-format = how to show them: text (fc-solve and PySolFC read it), json, solvitaire (its own JSON), or code
cli-deal-winnable = deal any deal that can be won
cli-deal-level = deal a winnable deal of this level
cli-deal-day = deal the deal of this day, or of today (UTC)
cli-check-help = Play a line of moves by the rules: show where it leads, or the first illegal move and why.
cli-check-moves-argument = moves such as 26 3a b5 4h 26x3, what fc-solve prints, a file of them, or - for standard input
cli-check-format = how to show the end: text or json
cli-check-moves = Moves: { $count }
cli-check-score = Score: { $score }
cli-check-status = Status: { $status ->
    [won] won
    [stuck] stuck, no legal move is left
   *[playing] still playing
}
cli-check-illegal = move { $count }, { $move }, is illegal: { $reason }

cli-solve-help = Say of each deal whether it can be won, and how. Every answer is proved: by a line of moves, or by a search that has seen everything.
cli-solve-argument = deals: game codes, ms:617, pysol:5, boards, files that hold many of these, or - for standard input
cli-solve-deals = deals of consecutive numbers, such as ms:1-1000, pysol:1-500 or BK1-C2-code:0-99
cli-solve-shortest = find the fewest actions that win, and prove it (Baker’s Game only)
cli-solve-json = print one JSON object per deal: deal, verdict, line, nodes, seconds
cli-solve-summary = print only the sums
cli-solve-verify = play every line through by the rules, and prove every loss a second time with other keys
cli-solve-jobs = the number of threads (1)
cli-solve-nodes = give up on a deal after looking at so many positions
cli-solve-seconds = give up on a deal after so many seconds
cli-solve-memory = the most megabytes that the search of one deal may take (1024)
cli-solve-winnable = { $deal }: { $count ->
    [one] winnable in { $count } action
   *[other] winnable in { $count } actions
}
cli-solve-unwinnable = { $deal }: { $nodes ->
    [one] not winnable ({ $nodes } position looked at)
   *[other] not winnable ({ $nodes } positions looked at)
}
cli-solve-unknown = { $deal }: not known ({ $reason })
cli-solve-proved-again = proved a second time, with other keys
cli-solve-not-proved-again = not proved a second time: { $reason }
cli-solve-reason = { $reason ->
    [node-limit] as many positions as allowed were looked at
    [time-limit] the time allowed is up
    [memory-limit] the memory allowed is used up
   *[cancelled] stopped
}
cli-solve-sum-winnable = Winnable: { $count }
cli-solve-sum-replayed = Lines played through: { $count }
cli-solve-sum-unwinnable = Not winnable: { $count }
cli-solve-sum-proved-again = Losses proved a second time: { $count }
cli-solve-sum-unknown = Not known: { $count }
cli-solve-sum-nodes = Positions looked at: { $count }
cli-solve-sum-seconds = CPU seconds: { $seconds }
cli-bench-help = Solve a fixed set of deals: the number of positions looked at tells whether the search has changed, the time how fast it is here.
cli-bench-json = print one JSON object
cli-bench-row = { $name }: { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $winnable } winnable, { $nodes ->
    [one] { $nodes } position
   *[other] { $nodes } positions
}, { $milliseconds } ms
cli-bench-fingerprint = Fingerprint: { $nodes ->
    [one] { $nodes } position
   *[other] { $nodes } positions
}
cli-bench-speed = CPU seconds: { $seconds }, positions a second: { $rate }

## Errors of deals, game codes, boards and solutions of other programs

deal-empty = there is no deal here: write a game code, ms:617, pysol:5 or a board
deal-too-long = this is far too long for a deal
deal-unreadable = “{ $text }” is not a deal: write a game code such as BK1-C4-AAAAA24, ms:617, pysol:5 or a board
deal-bare-number = { $number } could be a number of several programs: write ms:{ $number } or pysol:{ $number }
deal-number-malformed = “{ $text }” is not a deal number: write digits only
deal-number-code = deal numbers go from { $first } to { $last }: { $number } is not one
deal-number-microsoft = Microsoft deal numbers go from { $first } to { $last }: { $number } is not one
deal-number-pysol = PySolFC deal numbers go from { $first } to { $last }: { $number } is not one
deal-other-game = this deal is of { $found }, but { $asked } was asked for
deal-other-cells = this deal has { $found ->
    [one] { $found } cell
   *[other] { $found } cells
}, but { $asked ->
    [one] { $asked } was
   *[other] { $asked } were
} asked for
code-too-long = this is far too long for a game code
code-game = “{ $found }” is no game, from character { $position } on: a code begins with { $known }
code-version = character { $position }: “{ $found }” is a dealing rule that this Fournil does not know; it knows { $known }
code-options = “{ $found }” is no variation of { $game }, from character { $position } on: write { $known }
code-character = character { $position }: “{ $character }” is never part of a code, which is made of A to Z and 2 to 7
code-too-short = the code ends before character { $position }: its last part has { $found ->
    [one] { $found } character
   *[other] { $found } characters
} instead of { $needed }
code-length = the code is too long from character { $position } on: its last part has { $found ->
    [one] { $found } character
   *[other] { $found } characters
} instead of { $needed }
code-check = the code does not add up at its check, character { $position }: that should be { $expected }, not “{ $found }”, or one of the six before it is wrong or out of order
code-check-long = the long code does not add up at its check, from character { $position } on: that should be { $expected }, not { $found }, or a character before it is wrong or out of order
code-form = character { $position }: a long code begins with D or P, not with “{ $found }”
code-other-game = this long code is of a board with { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
} and { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}, not of { $game }
code-board = this long code stands for no board of { $game }
board-line = line { $line } is not part of a board: “{ $text }”
board-card = line { $line }: “{ $text }” is not a card
board-foundation = line { $line }: “{ $text }” is not a foundation, such as H-0 or S-K
board-columns = no game here has { $found ->
    [one] { $found } column
   *[other] { $found } columns
}: { $known } are known
board-too-many-cells = { $found ->
    [one] there is { $found } cell
   *[other] there are { $found } cells
} here: this game has { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}
board-too-long = this is far too long for a board
board-json = the board is not valid JSON: line { $line }, character { $position }
board-json-shape = the board’s JSON does not fit: look at “{ $field }”
board-foundation-order = the foundation “{ $cards }” does not go up from the ace in one suit
board-remark = line { $line } is not part of a board: “{ $text }”: begin a remark with #
board-rows = line { $line }: this board is written from top to bottom: have fc-solve print it with -p
solution-none = this text tells of a game that was not solved: it has no moves
solution-too-long = this is far too long for the moves of one game
solution-place = “{ $text }” speaks of a place that no game here has
solution-empty = there are no moves here: write some, such as 26 3a b5 4h
solution-boards = there are boards here, but no moves: have fc-solve print the moves with -m or -sam
solution-line = line { $line }: { $reason }
game-cells = { $game } is not played with { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}: choose { $known }
shortest-unfit = the fewest actions are sought only in Baker’s Game, not in { $game }
search-unfit = a game has at most { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
} and { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
} for the search
wish-unknown = “{ $text }” is not a wish: try { $known }
wish-and-deal = either wish for a kind of deal or name one, not both
winnable-not-found = no winnable deal was found in time, so nothing was dealt: try again
level-not-found = no deal of this level was found in time, so nothing was dealt: try again, or choose another level
level-unfit = there are no levels for { $game }
game-unknown = there is no game “{ $text }”: try { $known }


## Errors of the command line

cli-command-unknown = there is no command “{ $text }”: choose { $known }
cli-option-unknown = there is no option { $option } here
cli-argument-missing = { $argument } is missing
cli-argument-extra = “{ $text }” is more than this command takes
cli-switch-value = { $option } takes no value
cli-value-missing = { $option } needs a value
cli-value-choice = { $option } cannot be “{ $text }”: choose { $choices }
cli-value-number = { $option } must be a whole number from { $least } to { $most }, not “{ $text }”
cli-value-seconds = { $option } must be a number of seconds, not “{ $text }”
cli-value-date = { $option } must be a date such as 2026-11-30, not “{ $text }”
cli-range-malformed = “{ $text }” is no range of deals: write ms:1-1000, pysol:1-500 or code:0-99
cli-range-backwards = a range goes upwards: { $first } comes after { $last }
cli-solve-two-kinds = give either deals or --deals, not both
cli-deal-two-kinds = give only one of these: a deal, --winnable, --level or --day
cli-solve-range = “{ $text }” is a range of deals: write --deals { $text }
cli-file-missing = there is no file { $path }
cli-file-unreadable = the file { $path } cannot be read
cli-file-not-text = { $path } holds no UTF-8 text
cli-file-too-long = { $path } is too long for a deal
cli-file-deal = { $path }, line { $line }: { $reason }
cli-output-failed = the output could not be written: is there room on the disk?
cli-input-twice = standard input can be read only once: for the deal or for the moves


## Errors of positions and games

position-columns = this game has { $expected ->
    [one] { $expected } column
   *[other] { $expected } columns
}, not { $found }
position-cells = this game has { $expected ->
    [one] { $expected } cell
   *[other] { $expected } cells
}, not { $found }
position-foundations = four foundations are needed (S H D C), each from 0 to { $top }, not { $found }
position-cards-missing = cards are missing: { $cards }
position-cards-doubled = some cards are there more than once: { $cards }
position-cards-strange = these cards are not in this game: { $cards }
undo-nothing = there is nothing to undo
undo-limit = only the last { $limit ->
    [one] { $limit } action
   *[other] { $limit } actions
} can be undone
redo-nothing = there is nothing to redo
finish-not-yet = not every card can simply go up yet
finish-won = the game is won: no card is left to go up
back-won = the game is won: no move lost it
back-winnable = this game can still be won from where it stands
back-never = not even the deal of this game can be won
back-unknown = the search stopped at its limit before it was sure of the last winnable position: nothing has changed
game-text-empty = there is no game here: the text has no line with a deal
game-text-too-long = this is far too long for a game
game-text-line = line { $line } is not part of a game: “{ $text }”: write a line with “deal” and lines with “moves”
game-text-deal-twice = line { $line } names a second deal: a text holds one game
game-text-deal-first = line { $line }: the deal must come before the moves
game-text-deal = line { $line } names no deal: { $reason }
game-text-move = move { $number }, “{ $move }”: { $reason }
rules-invalid = these rules contradict themselves: { $layout ->
    [one] { $layout } card
   *[other] { $layout } cards
} dealt, { $deck } in all


## Errors of saved games, settings and their database

store-broken = { $place } is damaged or is not a Fournil database: move it away and start again
store-foreign = { $place } belongs to another program: choose another place for the saved games
store-newer = { $place } was written by a newer Fournil: update Fournil, or choose another place for the saved games
store-locked = the saved games are in use by another program: try again in a moment
store-full = there is no room left to save: free some space and try again
store-read-only = { $place } cannot be written to: allow it, or choose another place
store-unreadable = { $place } cannot be opened: check that it exists and that you may read it
store-disk = { $place } could not be read or written: the disk reports a fault, or the file may not grow any more
store-unreachable = the database of the saved games does not answer: try again in a moment
store-address = “{ $text }” is not the address of a database
saved-game-unknown = there is no such saved game
saved-game-broken = this saved game cannot be read: its moves do not fit its deal
saved-game-moved-on = the game has moved on elsewhere: here it is as it stands now
settings-invalid = “{ $text }” is not a choice for the setting { $name }


## Errors of requests to the server

request-json = the request is not valid JSON
request-field = the request does not fit: look at { $field }
request-one-action = ask for one thing: move, tap or double_tap
request-type = the request must be JSON (Content-Type: application/json)
request-too-large = the request is too large: at most { $limit } kB
request-origin = a request from another site is refused
request-host = this server does not answer to that name: open it by its own address
request-framing = the request gives its length in more than one way
request-not-found = there is nothing at this address
request-method = this address does not take that kind of request
server-trouble = something went wrong here: nothing was changed, try again
serve-port-taken = port { $port } is in use already: choose another with --port
serve-port-refused = port { $port } may not be used here: choose another with --port
