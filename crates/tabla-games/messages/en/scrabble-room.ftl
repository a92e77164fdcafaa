## Scrabble at the console: the menu, the game, the board.

game-scrabble = Scrabble
scrabble-player-human = person
scrabble-player-greedy = computer
scrabble-player-champion = champion
scrabble-player-greedy-about = knows every word and lays what scores most
scrabble-level-beginner-about = knows the most common short words and lays the first good thing it sees
scrabble-level-easy-about = knows common words and overlooks many plays
scrabble-level-medium-about = knows most words of up to eight letters and overlooks some plays
scrabble-level-hard-about = knows every word and keeps good tiles, but does not look ahead
scrabble-level-full-about = knows every word and looks ahead; it beats nearly everybody
scrabble-which-level = How well does the computer play?
scrabble-player = Player { $number } ({ $kind })
scrabble-continue = Go on with Scrabble: { $players }, turns played: { $turns }
scrabble-menu-first = You against the computer
scrabble-menu-second = The computer begins
scrabble-menu-two = Two people at one keyboard
scrabble-menu-others = Choose two to four players
scrabble-menu-load = Load a game
scrabble-menu-language = Change the language
scrabble-menu-leave = Leave
scrabble-which-words = In which language are the words?
scrabble-words-english = English
scrabble-words-romanian = Romanian
scrabble-ask-players = Players in the order of play, 'human', 'greedy' or 'champion', as in `human,greedy,champion:level=easy`:
scrabble-ask-file = Which file, `.gcg` or a save?
scrabble-how = A move is a start and a word: `h8 WORD` runs to the right, `8h WORD` down. '{ $help }' lists the commands.
scrabble-prompt = Player { $player }>
scrabble-hand-over = The keyboard goes to { $player }. Press Enter when nobody else is looking.
scrabble-doubt = The last play may be wrong: '{ $accept }' or '{ $challenge }'.
scrabble-rack = Your tiles: { $tiles }
scrabble-no-number = { $number } is not in the list; it has { $count }
scrabble-words-how = which word? As in '{ $word } QUIZ'
scrabble-exchange-how = which tiles? As in '{ $word } ABC'
scrabble-not-here = '{ $word }' does nothing in this game
scrabble-help = Moves are typed as `h8 WORD` (to the right) and `8h WORD` (down). The whole word is written, with the letters that lie there already; a small letter is a joker. A number plays that line of the last list.

scrabble-verb-exchange = exchange, swap
scrabble-about-exchange = put these tiles back and draw others: `exchange ABC`
scrabble-verb-pass = pass
scrabble-about-pass = do nothing this turn
scrabble-verb-accept = accept
scrabble-about-accept = let the last play stand
scrabble-verb-challenge = challenge
scrabble-about-challenge = doubt the last play
scrabble-verb-shuffle = shuffle, mix
scrabble-about-shuffle = lay your tiles in another order
scrabble-verb-words = words, word
scrabble-about-words = look words up

scrabble-head-play = play
scrabble-head-score = points
scrabble-head-leave = keeps
scrabble-head-equity = worth
scrabble-head-win = wins
scrabble-exchange = exchange { $tiles }
scrabble-pass = pass
scrabble-turn-lay =
    { $player }: { $house }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
scrabble-turn-exchange = { $player } exchanges tiles: { $count }
scrabble-turn-pass = { $player } passes
scrabble-turn-accept = { $player } accepts the play
scrabble-turn-withdrawn = { $player } challenges, and is right: the play is taken back
scrabble-turn-challenge-wrong = { $player } challenges, and is wrong: all words are in the list, and the next turn is lost
scrabble-cost-none = Nothing better was there.
scrabble-cost = Place { $place } of the list; { $cost } short of the best.
scrabble-cost-unlisted = { $cost } short of the best.
scrabble-panel-player = { $player }: { $points }
scrabble-panel-bag = in the bag: { $tiles }
scrabble-final = { $player }: { $points } ({ $settled } for what was left)
scrabble-winner = { $player } has won
scrabble-nothing-to-undo = there is nothing to take back
scrabble-no-undo = moves are taken back only in games of one person against computers
scrabble-undone = taken back: { $count }
scrabble-kept-in = the game is kept in '{ $path }'
scrabble-kept = The game is kept; it is offered again.
scrabble-save-how = name a file, as in `save game.gcg`
scrabble-load-how = name a file, as in `load game.gcg`

scrabble-square-letter = { $factor }L
scrabble-square-word = { $factor }W
scrabble-legend = 2L and 3L multiply the letter, 2W and 3W the word, # both; { $centre } is the centre, { $last } the last play, a small letter a joker.
scrabble-legend-narrow = The sign ' doubles the letter and " triples it, - doubles the word and = triples it, # does both; { $centre } is the centre, { $last } the last play, a small letter a joker.
scrabble-spoken-row = Row { $row }: { $tiles }.
scrabble-spoken-tile = { $column } { $letter }
scrabble-spoken-joker = { $column } { $letter }, a joker
scrabble-spoken-empty = The board is empty.
scrabble-spoken-letter = The letter times { $factor }: { $squares }.
scrabble-spoken-word = The word times { $factor }: { $squares }.
