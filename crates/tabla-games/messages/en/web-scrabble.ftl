## Scrabble in the browser: the board, the rack, the panel, the editor; then the scorer.

web-scrabble-board = Board
web-scrabble-letter = letter
web-scrabble-letter-sign = L
web-scrabble-word = word
web-scrabble-word-sign = W
web-scrabble-square-empty = { $square }, empty
web-scrabble-square-letter = letter times { $factor }
web-scrabble-square-word = word times { $factor }
web-scrabble-square-centre = centre
web-scrabble-square-tile = { $square }, { $letter }, value { $value }
web-scrabble-square-joker = { $square }, { $letter }, a joker
web-scrabble-square-laid = being laid
web-scrabble-square-last = last play
web-scrabble-square-ghost = { $square }, { $letter } proposed

web-scrabble-rack = Your rack
web-scrabble-rack-tile = { $letter }, value { $value }
web-scrabble-rack-joker = Joker
web-scrabble-shuffle = Shuffle the rack
web-scrabble-shuffle-short = Shuffle
web-scrabble-recall = Take all tiles back
web-scrabble-recall-short = Take back
web-scrabble-play = Play
web-scrabble-play-for = Play for { $points }
web-scrabble-exchange = Exchange
web-scrabble-give =
    { $count ->
        [0] Exchange
        [one] Exchange { $count } tile
       *[other] Exchange { $count } tiles
    }
web-scrabble-choose = Touch the tiles that go back into the bag.
web-scrabble-pass = Pass
web-scrabble-pass-sure = Do nothing this turn?
web-scrabble-leave = Back
web-scrabble-accept = Accept
web-scrabble-challenge = Challenge
web-scrabble-doubted = { $play }: do you accept it?
web-scrabble-hand-over = { $player } plays next.
web-scrabble-uncover = Take the device and press to see your rack.
web-scrabble-watching = You are watching; the racks are hidden.
web-scrabble-not-in-line = The tiles must lie on one line.
web-scrabble-no-such-tile = { $letter } is not on your rack, and no joker is left.
web-scrabble-runs-across = Writing to the right
web-scrabble-runs-down = Writing down
web-scrabble-laid = Laid from { $square }
web-scrabble-joker-title = Which letter is the joker?

web-scrabble-this-play = This play
web-scrabble-unknown = not in the list
web-scrabble-bonus = Seven tiles
web-scrabble-bingo = Bingo! +{ $points }
web-scrabble-total = Total
web-scrabble-best = Best plays
web-scrabble-lay = Lay it on the board
web-scrabble-head-play = Play
web-scrabble-head-points = Points
web-scrabble-head-leave = Kept
web-scrabble-head-equity = Worth
web-scrabble-head-win = Wins
web-scrabble-try-scorer = A game that is written down in three files is for the scorer.
web-scrabble-line-pass = pass
web-scrabble-line-exchange = exchange { $tiles }
web-scrabble-line-exchange-count = 
    { $count ->
        [one] exchange { $count } tile
       *[other] exchange { $count } tiles
    }
web-scrabble-line-accept = accepted
web-scrabble-line-challenge = challenged
web-scrabble-bag = In the bag: { $tiles }
web-scrabble-unseen = Not seen yet: { $tiles }
web-scrabble-sits-out = { $player } sits the next turn out.
web-scrabble-holds = Tiles left, { $player }: { $tiles }
web-scrabble-scoreless = Turns in a row without points: { $turns }. The game ends after six.
web-scrabble-list =
    Word list: { $list ->
        [english] English
        [romanian] Romanian
       *[other] { $list }
    }
web-scrabble-look = Look words up
web-scrabble-known = { $word } is in the list
web-scrabble-not-known = { $word } is not in the list
web-scrabble-keys = Letters lay tiles at the cursor. Space turns it, Shift and a letter lay a joker, Backspace takes back, Enter plays, Esc takes all back.
web-scrabble-settled = Settlement
web-scrabble-head-laid = Laid
web-scrabble-head-left = Left over

web-scrabble-edit-how = Choose a letter and touch squares, or write with the keyboard: Space turns the direction, Shift makes a joker.
web-scrabble-edit-joker = As a joker
web-scrabble-edit-erase = Take away
web-scrabble-edit-clear = Empty the board
web-scrabble-edit-rack = Rack: { $player }
web-scrabble-edit-score = Points: { $player }
web-scrabble-edit-mover = To move: { $player }

web-scorer-title = Scorer
web-scorer-about = Three files describe a game that was written down. Each placement is added up by the simplified rules, with its whole arithmetic.
web-scorer-files = Choose files
web-scorer-drop = or drop the three files anywhere on this page, or write into the fields
web-scorer-tiles-note = a letter and its value on each line
web-scorer-board-note = the size, then a colour and a square on each line
web-scorer-game-note = player, start and word on each line
web-scorer-sample = Load the sample
web-scorer-add-up = Add up
web-scorer-other-file = { $file } is none of the three files: { $names }.
web-scorer-faults = Nothing was scored
web-scorer-odd = Odd
web-scorer-tiles = Tiles
web-scorer-placements = Placements
web-scorer-player = Player { $player }
web-scorer-head-word = Word
web-scorer-head-letters = Letters
web-scorer-head-sum = Sum
web-scorer-head-factor = Factor
web-scorer-head-bonus = Bonus
web-scorer-head-points = Points
web-scorer-standard = By the full rules, where words formed sideways count, it would be { $points }.
web-scorer-step = { $number } of { $count }
web-scorer-first = To the beginning
web-scorer-back = Back
web-scorer-next = Next placement
web-scorer-last = To the end
web-scorer-empty = The board is empty.
