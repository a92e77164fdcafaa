# Programs at the table: how they are run, and how they are judged.

process-empty = there is no command to run
process-not-started = { $program } cannot be started: { $error }
process-not-found = { $program } cannot be started: { $error }; a program in this folder is written with `./` before its name
process-not-executable = { $program } cannot be started, because it is not executable; `chmod +x { $program }` makes it so
process-no-keeper = the command cannot be run, because no process can be started to watch over it: { $error }
process-unsupported = programs can be run on Linux only: other systems cannot end everything that a program has started

cli-jewels-judge-about = Let a program play Jewels by the files of the contest, and count its points
cli-jewels-judge-arg-file = The board file: eight rows, then eight refill lines
cli-jewels-judge-arg-turns = How many turns are played: 1 to 100
cli-jewels-judge-arg-command = The program with its arguments; it is started in the current folder for every turn, in a sandbox where it can write nowhere else
cli-jewels-judge-arg-time = Time for each turn, from start to exit; 5 seconds if nothing is said
cli-jewels-judge-arg-json = Print the result with every turn as JSON
cli-jewels-judge-example = ten turns of the program in this folder; every turn is also recorded in `zaznam.txt`
cli-jewels-judge-example-input = the board file may be `vstup.txt` itself: it is put back at the end
cli-jewels-judge-example-json = a second for each turn, and the result for programs

judge-turns-wrong = '{ $text }' is no number of turns: it takes a whole number from 1 to { $most }
judge-time-wrong = '{ $text }' is no time for a turn: it takes a time such as `5s` or `500ms`, up to an hour
judge-board-unreadable = the board file { $path } cannot be read: { $error }
judge-board-not-a-file = { $path } is no board file: it is no ordinary file, or longer than a megabyte
judge-board-wrong = the board file { $path } is wrong: { $because }
judge-board-clash = the board file { $path } would be overwritten: the judge itself writes `vystup.txt` and `zaznam.txt`; give it another name
judge-head = Board: { $board }; turns: { $turns }; time for a turn: { $limit }; command: { $command }
judge-turn = Turn { $turn }: { $swap }; points: { $points }; in all: { $total } ({ $time } ms)
judge-left = Processes left behind and ended: { $count }
judge-over = The game is over: { $because }
judge-total = Turns played: { $turns }; points: { $points }
judge-ending-turns = all turns are played
judge-ending-no-swap = no swap brings three equal stones into a line
judge-ending-endless = the last cascade would go on for ever
judge-ending-too-long = the last cascade was too long and was stopped
judge-missing = there is no answer: the program has not written `vystup.txt`
judge-crashed = there is no answer in `vystup.txt`: { $because }
judge-late = the program did not end within { $limit }
judge-not-a-file = `vystup.txt` is no ordinary file
judge-long = the first line of `vystup.txt` is longer than { $most } bytes
judge-unreadable = `vystup.txt` cannot be read: { $error }
judge-garbled = the answer cannot be read: { $because }
judge-illegal = the answer is not allowed: { $because }
judge-broke = the program has put the process that watches over it out of action
judge-interrupted = it was interrupted
judge-write = { $path } cannot be written: { $error }
judge-remove = { $path } cannot be removed: { $error }
judge-restore = { $path } cannot be put back ({ $error }); its content is in { $kept }
judge-put-back = The program had changed or removed { $path }; its content has been put back
