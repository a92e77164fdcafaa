# Matches, measurements and long jobs.

cli-match-about = Let two computer players play a match from balanced openings
cli-match-arg-game = The game
cli-match-arg-one = The player whose points are counted
cli-match-arg-other = The opponent
cli-match-arg-games = How many games; each opening is played from both sides
cli-match-arg-json = Print the result with every game as JSON
cli-match-example = a hundred games from fifty openings
cli-deadline-about = Measure how punctual a player is while the machine is busy
cli-deadline-arg-game = The game
cli-deadline-arg-player = The player, with a time for each turn
cli-deadline-arg-moves = How many turns are measured
cli-deadline-arg-busy = How many threads keep the processor busy
cli-deadline-example = 200 turns beside eight busy threads
cli-santorini-book-about = Make the champion's book of placements
cli-santorini-book-arg-out = The file of the book; an unfinished one is continued
cli-santorini-book-arg-brief = Nodes for the look at each reply
cli-santorini-book-arg-long = Nodes for the best replies
cli-santorini-book-arg-replies = How many replies are looked at again
cli-santorini-book-example = make the book that is built in
cli-santorini-tune-about = Fit the champion's weights to games against itself
cli-santorini-tune-arg-games = How many games are played
cli-santorini-tune-arg-nodes = Nodes for each turn
cli-santorini-tune-arg-seed = The same seed gives the same weights
cli-santorini-tune-arg-epochs = How often the positions are gone through
cli-santorini-tune-arg-out = The source file with the weights
cli-santorini-tune-example = fit the weights anew, starting from those that are built in
cli-santorini-selfplay-about = Play games against itself, for the network to learn from
cli-santorini-selfplay-arg-games = How many games are played
cli-santorini-selfplay-arg-nodes = Nodes for each turn
cli-santorini-selfplay-arg-seed = The same seed gives the same games
cli-santorini-selfplay-arg-net = The network that judges; without it the hand-made evaluation does
cli-santorini-selfplay-arg-out = The file of the positions; an unfinished one is continued
cli-santorini-selfplay-example = 1000 games of the hand-made evaluation
cli-santorini-selfplay-example-net = 1000 games of a network
cli-santorini-measure-about = Measure how well a network foretells
cli-santorini-measure-arg-net = The network
cli-santorini-measure-arg-data = Positions of games against itself
cli-santorini-measure-arg-told = What the network says in real numbers, as the trainer wrote it
cli-santorini-measure-arg-json = Answer as JSON
cli-santorini-measure-example = the loss on these positions
cli-santorini-measure-example-told = compare the rounded network with the one in real numbers, too
cli-santorini-trial-about = Let a network play against another
cli-santorini-trial-arg-net = The network whose points are counted
cli-santorini-trial-arg-other = The other network; without it the hand-made evaluation plays
cli-santorini-trial-arg-games = How many games are played
cli-santorini-trial-arg-nodes = Nodes for each turn
cli-santorini-trial-arg-time = Processor time for each turn
cli-santorini-trial-arg-seed = The same seed gives the same openings
cli-santorini-trial-arg-json = Answer as JSON
cli-santorini-trial-example = 200 games against the hand-made evaluation
cli-santorini-trial-example-other = 200 games against an older network, with the same time for both
match-seat = { $won } of { $played }
match-first = Won as first player: { $result }
match-second = Won as second player: { $result }
match-points = { $one } against { $other }: { $points } of { $games }
deadline-no-time = the player { $player } has no time for its turns; give it one, as in 'champion:time=0.1s'
deadline-worst = { $moves } turns at { $allowed }, busy threads beside it: { $busy }; the worst came { $worst } ms late
book-other = { $path } is another book: it does not have the line '{ $head }'; name another file with `--out`
book-written = { $path }: { $lines } placements
tune-written = { $path }: fitted to { $samples } positions; surprise { $before } before, { $after } after
workshop-number = '{ $text }' is no number for { $option }: it takes a whole number from { $least } to { $most }
workshop-same-file = '{ $path }' is the file that is read, and it would be lost; name another one to write to
workshop-progress = { $done } of { $total } done
workshop-person = '{ $text }' is no computer player; take `simple`, `alphabeta` or `champion`
net-fault = { $kind ->
    [length] { $path } is no network of this game: it has { $bytes } bytes, which is not as many as one takes
    [head] { $path } is no network of this game: it begins in another way
    [checksum] { $path } was damaged: its checksum is not that of its numbers
   *[large] { $path } is no network that can be used: a number in it is too large
}
selfplay-other = { $path } was made with another seed, number of nodes or network; name another file with `--out`
selfplay-broken = { $path } has something in it that is no position or no list of numbers
selfplay-written = { $path }: games: { $games }
measure-loss = Positions: { $positions }; loss { $loss }, of the hand-made evaluation { $plain }
measure-off = From the network in real numbers: at most { $largest } points off, { $mean } on average
trial-result = Won { $won } of { $played }: { $elo } Elo, give or take { $off }
