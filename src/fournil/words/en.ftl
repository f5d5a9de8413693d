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
page-hint = Hint
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
page-statistics = Statistics


## The New game window

page-free-cells = Free cells
page-deal = Deal
page-deal-any = Any deal
page-deal-code = From a code
page-deal-number = By number
page-deal-board = Paste a board
page-deal-cards = Deal the cards


## Errors of cards and moves

card-malformed = “{ $text }” is not a card: write a rank and a suit, such as 7H, 10C or 7♥
move-malformed = “{ $text }” is not a move: write from and to, such as 26, 3a, b5, 4h or 26x3
move-ambiguous = “{ $text }” can be read as { $first } or as { $second }: write one of these
