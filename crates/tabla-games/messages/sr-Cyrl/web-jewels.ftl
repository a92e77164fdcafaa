## Драгуљи у прегледачу: табла, сат, помоћ, нова партија, сликање табле.

web-jewels-board = Осам колона по осам драгуља
web-jewels-cell = { $colour }, колона { $column }, ред { $row }
web-jewels-marked = Означено: { $stone }
web-jewels-no-run = Ова два остају на месту: њихова замена не прави низ од три једнака драгуља.
web-jewels-round =
    { $swap }: { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }, { $steps ->
        [one] { $steps } корак
        [few] { $steps } корака
       *[other] { $steps } корака
    }. Укупно { $total }.
web-jewels-points =
    { $points ->
        [one] поен
        [few] поена
       *[other] поена
    }
web-jewels-left = Преостало време { $time }
web-jewels-show = Прикажи све
web-jewels-hide = Сакриј
web-jewels-hints =
    { $count ->
        [one] { $count } замена прави низ
        [few] { $count } замене праве низ
       *[other] { $count } замена прави низ
    }; највише доноси { $swap }: { $points }.
web-jewels-name = табла { $board }
web-jewels-turns-left = преостали потези: { $turns }
web-jewels-turns = Потези
web-jewels-race-note = Трка: обоје имају исту таблу и до краја виде само своју. Рачунар повуче потез кад год га ви повучете.
web-jewels-rival =
    { $name }: { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }, { $turns ->
        [one] { $turns } потез
        [few] { $turns } потеза
       *[other] { $turns } потеза
    }
web-jewels-closed = Табла се показује на крају.
web-jewels-helped = уз помоћ, па не улази на листу
web-jewels-best = Најбољи резултати
web-jewels-palette = Драгуљ који се поставља
web-jewels-paint = Изаберите драгуљ, додиром или тастерима од 1 до 6, и додирујте поља.
web-jewels-random = Попуни насумично
web-jewels-lines = Линије допуне, колоне од 1 до 8
web-jewels-was-left = напуштена док је време текло, па не улази на листу
web-jewels-cascade = Каскада { $step }
web-jewels-tally-points = Поени
web-jewels-tally-best = Најбољи потез
