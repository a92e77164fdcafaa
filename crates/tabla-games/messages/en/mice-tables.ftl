## The solved endings of Mice: how they are made, kept and read.

mice-tables-missing = the table { $material } is needed first
mice-tables-too-far = in the table { $material } a game takes more than { $plies } plies, the most that a byte can tell
mice-tables-stopped = the work on the tables was stopped
mice-tables-other-rules = the table { $material } is of other rules
mice-tables-wrong-length = the table { $material } does not have one byte for each position, but { $bytes } in all
mice-tables-wrong-value = the value of position { $spot } of the table { $material } does not follow from its moves
mice-tables-check-missing = the table { $material } or one that it rests on is not at hand

mice-tables-damaged = the table '{ $path }' cannot be used and is made anew: { $because }
mice-tables-damage-not-a-table = it is no table of Mice
mice-tables-damage-format = it is of format { $version }, which this version of Tabla does not read
mice-tables-damage-other-table = it is of other rules or other men
mice-tables-damage-length = its length in bytes is { $bytes }, not { $expected }
mice-tables-damage-checksum = its content has changed, the checksum is wrong
mice-tables-not-kept = the table { $material } is ready but could not be kept: { $because }

mice-tables-loaded = { $material }: read from the disk
mice-tables-made = { $material }: solved and checked
mice-tables-preparing = { $material }: the moves are counted
mice-tables-settling = { $material }: plies to the end: { $plies }
mice-tables-checking = { $material }: every value is checked
mice-tables-hearing = { $material }: round { $round }
mice-tables-placing = placing: { $placed } of 18 men
mice-tables-layer-made = placing: { $placed } of 18 men solved
