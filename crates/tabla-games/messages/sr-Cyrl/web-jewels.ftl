## Драгуљи у прегледачу: табла, сат, помоћ, нова игра, сликање табле.

web-jewels-board = Осам колона по осам каменова
web-jewels-cell = { $colour }, колона { $column }, врста { $row }
web-jewels-marked = Означено: { $stone }
web-jewels-no-run = Ова два остају: њихова замена не доводи три једнака камена у ред.
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
        [one] { $count } замена доводи три у ред
        [few] { $count } замене доводе три у ред
       *[other] { $count } замена доводи три у ред
    }; највише доноси { $swap }: { $points }.
web-jewels-name = табла { $board }
web-jewels-turns-left = преостали потези: { $turns }
web-jewels-helped = уз помоћ, па не улази на листу
web-jewels-another = Нова игра
web-jewels-limit = Временско ограничење
web-jewels-limit-note = минути:секунде; празно значи без ограничења
web-jewels-new = Нова табла
web-jewels-file = Датотека с таблом…
web-jewels-best = Најбољи резултати
web-jewels-palette = Камен којим се слика
web-jewels-paint = Изаберите камен, додиром или тастерима од 1 до 6, и додирујте поља.
web-jewels-random = Попуни насумично
web-jewels-lines = Линије допуне, колоне од 1 до 8
