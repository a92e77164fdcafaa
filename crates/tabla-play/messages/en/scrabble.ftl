## Scrabble: the scorer's results and refusals, then the full game's.

scrabble-score-won = Player { $player } has won the game with { $points } points
scrabble-score-tie = TIE
scrabble-remark-line = { $file }, line { $line }, '{ $text }': { $because }
scrabble-remark-file = { $file }: { $because }

scrabble-fault-tile = a tile is a large letter and its value from 0 to 999, as in 'A 1'
scrabble-fault-no-size = the first line must be the size of the board, from 10 to 26
scrabble-fault-size = the size of a board is a number from 10 to 26
scrabble-fault-coloured = a coloured square is a colour and a position, as in 'bleu a4'
scrabble-fault-colour = '{ $text }' is not a colour: there are 'bleu', 'albastru', 'roz' and 'rosu'
scrabble-fault-position = '{ $text }' is not a position: a row is a letter, a column a number, as in a4
scrabble-fault-square-off = { $square } is off the board of { $size } rows and columns
scrabble-fault-recoloured = { $square } was coloured '{ $before }' in line { $line }: a square has one letter colour and one word colour
scrabble-fault-placement = a placement is a player, a start and a word, as in '1 h5 SPIC'
scrabble-fault-player = '{ $text }' is not a player: there are 1 and 2
scrabble-fault-start = '{ $text }' is not a start: h8 runs to the right, 8h runs down
scrabble-fault-not-letter = '{ $letter }' is not a letter: words are of A to Z, small for a joker
scrabble-fault-word-off = the word ends beyond the edge: it has { $letters } letters from { $start } on, and there are { $room } squares
scrabble-fault-contradiction = { $square } has the letter { $there }, not { $written }
scrabble-fault-nothing-laid = it lays no tile: all its letters are on the board already
scrabble-fault-no-value = the letter { $letter } has no value in 'jetoane.txt'

scrabble-oddity-missing = no value for { $letters }
scrabble-oddity-repeated-tile = the letter { $letter } was given a value in line { $line } already; this one counts
scrabble-oddity-repeated-colour = { $square } has this colour since line { $line }
scrabble-oddity-off-centre = the first word does not go through the centre, { $centre }
scrabble-oddity-touches-nothing = it touches nothing on the board
scrabble-oddity-too-many = it lays { $tiles } tiles, more than the seven of a rack
scrabble-oddity-goes-on = on the board the word goes on: it reads { $word }
