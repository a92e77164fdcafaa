## Један сто за сваку игру: шта одбија и како се партије за њим завршавају.

ending-agreed = партија је завршена нерешено: играчи су се тако договорили
ending-left = партија је завршена: напуштена је
ending-points = партија је завршена: одлучују поени
ending-time = партија је завршена: време је истекло
table-moved-on = за столом се у међувремену догодило нешто друго; погледајте поново
table-no-seat = за овим столом нема тог места
table-people =
    { $count ->
        [one] ова игра није за { $count } играча
        [few] ова игра није за { $count } играча
       *[other] ова игра није за { $count } играча
    }
table-places =
    положај има { $found ->
        [one] { $found } таблу
        [few] { $found } табле
       *[other] { $found } табли
    }, а играча је { $people }
table-clock-race = где сви играју истовремено, смисла има само сат за целу партију
table-sealed = шта ће пасти у овој партији запечаћено је до краја; партија се дотле чува овде, а онда може да се сачува
table-race-chance = игру са коцкицама или извлачењем не могу сви да играју истовремено
table-no-dealer = овде не постоји извор случаја „{ $text }“
table-rule-value = правило { $rule } не може да буде „{ $text }“
table-no-throw = сада нема шта да се баци
table-throw-first = прво баците, па одлучите
table-throw-told = овде бацате своје коцкице: реците шта показују
table-throw-dealt = овде дели програм; шта ће пасти не може да се бира
table-chance = „{ $text }“ овде није могло да падне
table-no-undo = то сада не може да се врати
table-nobody-to-ask = сада нема кога да питате
table-no-such-offer = то се сада не може понудити
table-nothing-to-answer = ниједна понуда не чека одговор
table-not-yours-to-answer = одговор мора да да неко други
table-player-erred = рачунар није нашао дозвољен потез
table-log = догађај { $event } у партији није могућ: { $because }
table-log-damaged = то се није могло тако догодити
table-log-chance = то је { $written }, а семе даје { $right }
table-save-version = формат { $version } сачуваних партија овде није познат
table-file-chance = датотека са самим потезима не казује шта је пало
table-format-written = формат „{ $text }“ може само да се пише, не и да се чита
table-no-batch = { $text } не може да се игра бројевима
table-action = радња у партији { $lane } није дозвољена
table-no-action = радња { $action } овде није дозвољена
table-match-clock = { $player } мисли по сату, а овај меч мора свуда да испадне исто; задајте му `nodes` или `depth`
table-match-unfinished = меч је само за рачунаре
player-error-setting = { $setting } не може да буде „{ $text }“; може { $values }
