## The solution of Mice: how it stands, how it is fetched, and the trainer.

mice-making-whole = Who wins is known for sure in every position.
mice-making-offer = This computer can find out who wins in every position: about { $minutes } min of work, { NUMBER($size) } MB on the disk. It can be paused at any time.
mice-making-fetch = Who wins in every position can be fetched from { $from }: { NUMBER($size) } MB. It can be paused at any time.
mice-making-paused = It is paused: { $share } % of { NUMBER($size) } MB is there, and it goes on from here.
mice-making-begins = The work begins.
mice-making-working = { $share } % done, { NUMBER($rate) } positions a second, about { $minutes } min left
mice-making-fetching = { $share } % fetched, { $rate } MB a second, about { $minutes } min left
mice-making-failed = It cannot be gone on with: { $because }.

mice-fetch-silent = { $address } does not answer: { $because }
mice-fetch-refused = { $address } answers { $status } instead of a table
mice-fetch-wrong = what came from { $address } cannot be used: { $because }
mice-fetch-stopped = the work on the tables was stopped
mice-fetch-address = '{ $text }' is no address of tables; one is written `http://example.org/tables`, and what lies behind `https` is fetched by other means and named as a folder

mice-tables-damage-not-a-table = it is no table of Mice
mice-tables-damage-format = it is of format { $version }, which this version of Tabla does not read
mice-tables-damage-other-table = it is of other rules or other men
mice-tables-damage-length = its length in bytes is { $bytes }, not { $expected }
mice-tables-damage-checksum = its content has changed, the checksum is wrong

trainer-hold-win = Hold the win ({ $grade }). Your move, or q to stop:
trainer-hold-draw = Hold the draw ({ $grade }). Your move, or q to stop:
trainer-easy = easy
trainer-medium = medium
trainer-hard = hard
trainer-right = Right: nothing else holds.
trainer-wrong-win = { $played } gives the win away; { $key } holds it.
trainer-wrong-draw = { $played } loses; { $key } holds the draw.
trainer-refutation = The opponent answers { $refutation }.
trainer-sum = { $right } of { $asked } right.
trainer-grade = there is no grade '{ $text }'; the grades are 'easy', 'medium' and 'hard'
trainer-none = there is no task { $number }
