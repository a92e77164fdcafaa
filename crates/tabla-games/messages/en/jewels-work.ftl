## Jewels on the command line: boards, bots, training, and the computer's player.

cli-value-name = NAME
cli-value-bot = BOT

cli-jewels-about = Jewels: swap two stones, bring three equal ones into a line; without a command, the room opens
cli-jewels-example-room = open the room of the game
cli-jewels-example-play = play on a new board for five minutes
cli-jewels-example-judge = let a program play by the files of the contest

cli-jewels-play-about = Play on a board
cli-jewels-play-arg-file = The board file; without one, a new random board
cli-jewels-play-arg-contest = A board of the contest: `random`, `checker`, `fence` or `squares`
cli-jewels-play-arg-seed = Number of a random board; the same number is the same board
cli-jewels-play-arg-limit = How long the game may last, in minutes and seconds, such as `5:00`
cli-jewels-play-example-file = play on the board in a file, without a time limit
cli-jewels-play-example-contest = five minutes on a board of the contest
cli-jewels-play-example-seed = the random board with the number 7

cli-jewels-rules-about = Show the rules
cli-jewels-rules-example = the rule book
cli-jewels-scores-about = Show the best scores
cli-jewels-scores-example = who made the most points, and on which board

cli-jewels-generate-about = Write random boards with their refill lines
cli-jewels-generate-arg-count = How many boards
cli-jewels-generate-arg-length = Stones in each refill line, 8 to 1024
cli-jewels-generate-arg-seed = The same seed gives the same boards
cli-jewels-generate-arg-out = The file of a single board, or the folder of several
cli-jewels-generate-example = one board
cli-jewels-generate-example-many = a hundred boards whose refill lines come again soon

cli-jewels-check-about = Check whether a board file is right
cli-jewels-check-arg-file = The board file
cli-jewels-check-example = says in which line and column every mistake is, and why

cli-jewels-match-about = Compare bots over many boards: mean points with their standard errors
cli-jewels-match-arg-boards = The board files
cli-jewels-match-arg-bots = The bots: `random`, `greedy`, `ai` with settings as in `ai:time=50ms,memory` or `ai:samples=2000`, or `"command:./bot"` for a program
cli-jewels-match-arg-turns = How many turns are played; several numbers with commas between them are played one by one
cli-jewels-match-arg-time = Processor time for each turn of an `ai` without a setting of its own; 50 milliseconds if nothing is said
cli-jewels-match-arg-generate = So many random boards instead of files
cli-jewels-match-arg-length = Stones in each refill line of the random boards, 8 to 1024
cli-jewels-match-arg-seed = The same seed gives the same random boards
cli-jewels-match-arg-json = Print the result with every game as JSON
cli-jewels-match-example = two bots on one board, for three numbers of turns
cli-jewels-match-example-generate = what memory is worth on a hundred random boards, for programs

cli-jewels-train-about = Teach the computer's player to value positions, by playing many games alone
cli-jewels-train-arg-moves = How many moves are played
cli-jewels-train-arg-seed = The same seed gives the same weights
cli-jewels-train-arg-out = The file of the weights; an unfinished training is kept beside it
cli-jewels-train-arg-resume = Go on with a training that was broken off
cli-jewels-train-example = the training of the project, some minutes
cli-jewels-train-example-resume = go on where it was broken off

cli-jewels-ai-about = The computer's player of Jewels: reads `vstup.txt`, writes `vystup.txt`, in less than five seconds
cli-jewels-ai-arg-time = Time to think, `4.7s` at most; `4.5s` if nothing is said
cli-jewels-ai-arg-memory = The file in which it remembers the game from turn to turn; `jewels-ai.memory` if nothing is said
cli-jewels-ai-arg-no-memory = Remember nothing
cli-jewels-ai-example = answer the board in this folder
cli-jewels-ai-example-quick = half a second, without a file of its own

cli-bench-example-jewels = how many random moves of Jewels a second holds

jewels-ai-no-swap = '{ $path }': no swap on this board brings three equal stones into a line, so there is no answer
jewels-ai-damaged = '{ $path }' is damaged or no memory of a game: the game is learned anew
jewels-ai-forgotten = the game is not remembered: { $because }
jewels-ai-time = '{ $text }' is no time to think: it takes a time such as `4.5s` or `500ms`, { $most } at most, for the answer is due after five seconds
jewels-ai-memory = '{ $path }' cannot be the memory: it takes a file of its own, neither `vstup.txt` nor `vystup.txt`

jewels-match-no-bot = '{ $text }' is no bot: take `random`, `greedy`, `ai`, `ai:time=50ms,memory`, `ai:samples=2000`, or `"command:./bot"` for a program
jewels-match-folder = no folder can be made in which the program could play: { $error }
jewels-match-boards = Boards: { $count }
jewels-match-row = { $bot }, turns { $turns }: { $mean } ± { $error } points; ended early: { $early }; turns of the shortest game: { $shortest }
jewels-match-gain = { $one } against { $other }, turns { $turns }: { $mean } ± { $error } points on the same boards ({ $percent } %)
jewels-play-no-board = there is no board '{ $text }': the boards are { $names }
jewels-generate-written = { $path }: boards written: { $count }
jewels-check-right = { $path } is right; legal swaps at the start: { $swaps }; stones in the refill lines: { $lengths }
jewels-train-written = { $path }: learned from { $moves } moves; points for a move at the end: { $mean }
jewels-train-damaged = '{ $path }' is damaged or no training: remove it, or train without `--resume`
jewels-train-other = '{ $path }' is another training, with `--seed { $seed } --moves { $moves }`: take these numbers, or train without `--resume`
jewels-bench-plain = `tabla bench jewels` takes no other options: it measures random moves
jewels-bench-speed = Random legal moves per second of processor time: { $speed } ({ $moves } moves in { $time })
jewels-bench-total = Points: { $points }; dead boards: { $dead }
