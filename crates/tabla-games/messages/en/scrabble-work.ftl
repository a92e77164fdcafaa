## Scrabble on the command line: the help, the scorer, words, counting.

cli-value-list = LIST
cli-value-tiles = TILES
cli-value-players = PLAYERS
cli-value-mode = MODE
cli-value-folder = FOLDER
cli-value-rack = RACK
cli-value-word = WORD

cli-scrabble-about = Play Scrabble, add up a written game, look words up
cli-scrabble-example-room = open the room of Scrabble
cli-scrabble-example-play = you against the computer
cli-scrabble-example-score = add up the game in this folder, in Romanian
cli-scrabble-arg-lexicon = The words: 'english', 'romanian', or a file with one word a line; it is compiled once and kept. If nothing is said, 'romanian' in Romanian and 'english' in other languages
cli-scrabble-arg-tiles = The tiles: 'english', 'romanian', or a file; if nothing is said, those of the words
cli-scrabble-arg-layout = A board of 10 to 26 rows, in the form of 'tablaJoc.txt'; otherwise the standard board

cli-scrabble-play-about = Play a game
cli-scrabble-play-arg-players = Two to four players with commas between them, in the order of play: 'human', 'greedy', 'champion', or `champion:level=easy` (`beginner`, `medium`, `hard`)
cli-scrabble-play-arg-challenge = What happens to wrong words: 'void' (they are refused) or 'double' (they can be challenged, and a wrong challenge costs a turn)
cli-scrabble-play-arg-load = Go on with the game in this `.gcg` file
cli-scrabble-play-arg-position = Begin with this position: `ROWS RACKS POINTS SCORELESS`
cli-scrabble-play-arg-out = Write the game to this `.gcg` file after every turn
cli-scrabble-play-arg-seed = The same number gives the same tiles
cli-scrabble-play-example-default = you against the computer; you begin
cli-scrabble-play-example-romanian = two people and the computer, in Romanian
cli-scrabble-play-example-double = with challenges, on a board from a file
cli-scrabble-play-example-load = go on with a game as the second player

cli-scrabble-score-about = Add up the game that three files describe
cli-scrabble-score-arg-dir = The folder with 'jetoane.txt', 'tablaJoc.txt' and 'joc.txt'; otherwise this one
cli-scrabble-score-arg-strict = Refuse what is only odd, too
cli-scrabble-score-arg-json = Print the result as JSON
cli-scrabble-score-example = the game in this folder
cli-scrabble-score-example-strict = another folder, and nothing odd is let through
cli-scrabble-score-example-json = for other programs
cli-scrabble-sample-about = Write the three files of the example; nothing is overwritten
cli-scrabble-sample-arg-dir = The folder; otherwise this one
cli-scrabble-sample-example = into a folder of its own

cli-scrabble-analyse-about = List the best plays of a position
cli-scrabble-analyse-arg-what = A position, or the name of a `.gcg` file
cli-scrabble-analyse-arg-rack = The tiles of the player to move; ? is a joker
cli-scrabble-analyse-arg-turn = The position before this turn of the file; otherwise the last one
cli-scrabble-analyse-arg-count = How many plays are shown
cli-scrabble-analyse-arg-time = How long to look ahead, such as '2s': then the plays are ordered by the chance to win; otherwise by points and tiles kept
cli-scrabble-analyse-arg-json = Print the list as JSON
cli-scrabble-analyse-example-turn = before the fifth turn, for other programs
cli-scrabble-analyse-example-rack = after the last turn, with these tiles
cli-scrabble-analyse-example-time = after a look ahead of five seconds, with the chance to win

cli-scrabble-words-about = Look words up, list what tiles make, change a list
cli-scrabble-words-arg-words = The words to look up; the exit code is 1 if one of them is not in the list
cli-scrabble-words-arg-anagrams = List the words that these tiles make; ? is a joker
cli-scrabble-words-arg-hooks = List the letters that make a longer word of this one
cli-scrabble-words-arg-add = Add words to the list, for you alone
cli-scrabble-words-arg-remove = Remove words from the list, for you alone
cli-scrabble-words-arg-json = Print the answer as JSON
cli-scrabble-words-example = the first is a word, the second is none
cli-scrabble-words-example-anagrams = everything that six letters and a joker make
cli-scrabble-words-example-hooks = what can stand before and after a Romanian word
cli-scrabble-words-example-add = make it a word
cli-scrabble-compile-about = Compile a word list into a compact file
cli-scrabble-compile-arg-list = The list: one word a line
cli-scrabble-compile-arg-out = Where the compiled list is written
cli-scrabble-compile-example = the same words give the same bytes
cli-scrabble-count-about = Count the plays of recorded positions and measure the time
cli-scrabble-count-arg-positions = The positions: the board and the rack, then perhaps the bag and the numbers that are right, with tabs between them
cli-scrabble-count-example = the recorded positions; the exit code is 1 if a number differs
cli-scrabble-leaves-about = Make the values of the tiles that are kept, from games of the computer against itself
cli-scrabble-leaves-arg-games = How many games are played
cli-scrabble-leaves-arg-seed = The same seed gives the same values
cli-scrabble-leaves-arg-out = The file of the values; unfinished work is kept beside it
cli-scrabble-leaves-arg-resume = Go on with work that was broken off
cli-scrabble-leaves-example = the Romanian values of the project, some minutes
cli-scrabble-leaves-example-resume = go on where it was broken off
cli-scrabble-rules-about = Show the rules
cli-scrabble-rules-example = the rule book

scrabble-nothing-scored = Nothing was scored.
scrabble-warning = odd: { $text }
scrabble-files-wanted =
    in '{ $folder }' there is no { $missing }
    Three files describe a game:
      { $tiles }: a letter and its value on each line, as in 'A 1'
      { $board }: the size of the board, then a colour and a position on each line, as in 'bleu a4'
      { $game }: a player, a start and a word on each line, as in '1 h5 SPIC'
    The example is written by `tabla scrabble sample`.
scrabble-tiles-title = Tiles
scrabble-placement = Player { $player }: { $start } { $word }
scrabble-letter-sum = letters: { $text }
scrabble-word-factor = word factor: { $text }
scrabble-bonus = bonus: { $text }
scrabble-score-sum = points: { $text }
scrabble-total = Player { $player }: { $points }
scrabble-written = written: { $path }
scrabble-compiled = words: { $count }; written: { $path }
scrabble-no-challenge = '{ $text }' is no way to deal with wrong words: there are 'void' and 'double'
scrabble-words-nothing = there is nothing to do: name words, or `--anagrams`, `--hooks`, `--add` or `--remove`
scrabble-word-known = { $word }: a word
scrabble-word-unknown = { $word }: not in the list
scrabble-hooks = { $word }: before it { $front }, after it { $back }
scrabble-list-changed = '{ $list }' now has so many words: { $count }
scrabble-wrong-tiles = '{ $text }' are no tiles: letters, and ? for a joker, at most { $most }
scrabble-no-word = '{ $word }' cannot be a word: 2 to 26 letters from A to Z
scrabble-no-anagrams = no word
scrabble-list-empty = there is no word in it
scrabble-few-tiles = { $tiles } tiles are too few for { $seats } players: each needs seven
scrabble-no-rack = it is not known which tiles the player to move has: name them with `--rack`
scrabble-no-turn = there is no turn { $number }
scrabble-no-player = there is no player '{ $text }': there are { $known }
scrabble-player-count = two to four play, not { $count }
scrabble-count-line = '{ $path }', line { $line }, '{ $text }': { $because }
scrabble-count-columns = a line is a board and a rack, then perhaps the bag, the number of plays, the sum of their points and the best, with tabs between them
scrabble-count-other = the file has { $numbers }
scrabble-count-totals = positions: { $positions }, plays: { $plays }, sum: { $sum }, best: { $best }
scrabble-count-times = processor time for a position: all plays { $all } µs, best play { $best } µs
scrabble-count-different = lines with other numbers: { $count }
scrabble-leaves-written = { $path }: the values from { $games } games
scrabble-leaves-damaged = '{ $path }' is damaged or no work on values: remove it, or begin without `--resume`
scrabble-leaves-foreign = '{ $path }' was begun with other words, other tiles or another board: name those, or begin without `--resume`
scrabble-leaves-other = '{ $path }' is other work, with `--seed { $seed } --games { $games }`: take these numbers, or begin without `--resume`
scrabble-analysed = Rack: { $rack }
