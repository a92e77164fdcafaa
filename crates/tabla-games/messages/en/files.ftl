## Why games ended, and what is said about files.

ending-because = { $ending } ({ $reason })
resign-sure = Resign this game? [y/N]
resign-not = The game goes on.
table-file-empty = the file is empty
check-empty = '{ $path }' has no turn in it: it is empty, or was cut off

scrabble-menu-scorer = Score a game that is written down
scorer-ask = The folder with { $tiles }, { $board } and { $game }; '.' is this one, '*' the example, Enter leaves:
scorer-prompt = { $number } of { $count }. Enter: the next; a number: that one; '{ $undo }': one back; '{ $quit }': leave:
scorer-prompt-end = { $number } of { $count }. Enter or '{ $quit }': leave; a number: that one; '{ $undo }': one back:
scorer-not-here = '{ $text }' is no number from 1 to { $count }
scrabble-warnings =
    { $count ->
        [one] { $count } warning, see above.
       *[other] { $count } warnings, see above.
    }
web-file-remarks =
    { $count ->
        [one] One thing in the file is odd
       *[other] { $count } things in the file are odd
    }
