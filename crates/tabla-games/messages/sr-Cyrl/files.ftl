## Зашто су се партије завршиле, и шта се каже о датотекама.

ending-because = { $ending } ({ $reason })
resign-sure = Предајете партију? [д/Н]
resign-not = Партија се наставља.
table-file-empty = датотека је празна
check-empty = у датотеци „{ $path }“ нема ниједног потеза: празна је или је одсечена

scrabble-menu-scorer = Бодуј записану партију
scorer-ask = Фасцикла са датотекама { $tiles }, { $board } и { $game }; „.“ је ова, „*“ пример, Enter: излаз:
scorer-prompt = { $number } од { $count }. Enter: следеће; број: то полагање; „{ $undo }“: једно назад; „{ $quit }“: излаз:
scorer-prompt-end = { $number } од { $count }. Enter или „{ $quit }“: излаз; број: то полагање; „{ $undo }“: једно назад:
scorer-not-here = „{ $text }“ није број од 1 до { $count }
scrabble-warnings =
    { $count ->
        [one] { $count } упозорење, видите горе.
        [few] { $count } упозорења, видите горе.
       *[other] { $count } упозорења, видите горе.
    }
web-file-remarks =
    { $count ->
        [one] { $count } упозорење о датотеци
        [few] { $count } упозорења о датотеци
       *[other] { $count } упозорења о датотеци
    }
