## The solved endings of Mice: how they are made, kept and read.

mice-tables-missing = the table { $material } is needed first
mice-tables-too-far = in the table { $material } a game takes more than { $plies } plies, the most that a byte can tell
mice-tables-stopped = the work on the tables was stopped
mice-tables-other-rules = the table { $material } is of other rules
mice-tables-wrong-length = the table { $material } does not have one byte for each position, but { $bytes } in all
mice-tables-wrong-value = the value of position { $spot } of the table { $material } does not follow from its moves
mice-tables-check-missing = the table { $material } or one that it rests on is not at hand

mice-tables-damaged = the table '{ $path }' cannot be used and is made anew: { $because }
mice-tables-not-kept = the table { $material } is ready but could not be kept: { $because }

mice-tables-loaded = { $material }: read from the disk
mice-tables-made = { $material }: solved and checked
mice-tables-preparing = { $material }: the moves are counted
mice-tables-settling = { $material }: plies to the end: { $plies }
mice-tables-checking = { $material }: every value is checked
mice-tables-hearing = { $material }: round { $round }
mice-tables-placing = placing: { $placed } of 18 men
mice-tables-layer-made = placing: { $placed } of 18 men solved
mice-tables-layer-loaded = placing: { $placed } of 18 men read from the disk

cli-mice-trainer-about = Train: find the one move that holds the win or the draw
cli-mice-trainer-arg-grade = Only tasks of this grade: 'easy', 'medium' or 'hard'
cli-mice-trainer-arg-count = How many tasks
cli-mice-trainer-arg-seed = Another seed, other tasks
cli-mice-trainer-arg-flying = Three men may move to any free point
cli-mice-trainer-example = ten tasks of the game without flying
cli-mice-trainer-example-hard = five hard ones with flying
cli-value-grade = GRADE

mice-word-values = values, value
mice-word-tables = tables
mice-word-make = make, go
mice-word-pause = pause, stop
mice-tables-how = `{ $make }` begins or goes on, `{ $pause }` pauses; what is finished stays.
mice-tables-not-here = Only whoever runs the program can have that made.
mice-values-none = Nothing is known for sure about this position. `{ $tables }` says what can be done about it.
mice-values-win = Wins: { $moves }
mice-values-draw = Draws: { $moves }
mice-values-loss = Loses: { $moves }
