## Јамб у прегледачу: талон, коцкице, саветник, пријатељи, извештај, чување, уређивање.

web-jamb-talon = Талон
web-jamb-dice = Коцкице
web-jamb-people = Играчи
web-jamb-die = Коцкица { $place }: { $pips }
web-jamb-held = { $pips } остаје
web-jamb-released = { $pips } не остаје
web-jamb-throw = Баци
web-jamb-throw-again =
    { $count ->
        [0] Баци поново
        [one] Баци поново { $count } коцкицу
        [few] Баци поново { $count } коцкице
       *[other] Баци поново { $count } коцкица
    }
web-jamb-throws-left =
    { $count ->
        [one] још { $count } бацање
        [few] још { $count } бацања
       *[other] још { $count } бацања
    }
web-jamb-turn = { $turn }. потез од 30, { $throw }. бацање од 3
web-jamb-cross = Додирните још једном да бисте прецртали { CASE($row, "accusative") }, { $column }
web-jamb-field-open =
    { $column } { $row }: { $points ->
        [0] прецртај
        [one] упиши { $points } поен
        [few] упиши { $points } поена
       *[other] упиши { $points } поена
    }
web-jamb-field-written =
    { $column } { $row }: { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }
web-jamb-field-crossed = { $column } { $row }: прецртано
web-jamb-field-empty = { $column } { $row }: празно
web-jamb-sum-upper = Збир од 1 до 6
web-jamb-sum-lower = Збир комбинација
web-jamb-sum-column = Збирови колона
web-jamb-sum-all = Укупан збир
web-jamb-adviser = Саветник
web-jamb-friends = Помоћ пријатеља
web-jamb-report = Срећа и вештина
web-jamb-statistics = Коцкице
web-jamb-storage = Начин чувања
web-jamb-curious = За радознале
web-jamb-ask = Шта је најбоље?
web-jamb-ask-note = Сваки избор и шта вреди до краја партије. Савет се бележи у извештају.
web-jamb-all-choices = Сви избори ({ $count })
web-jamb-friend-plays = Одиграј овај потез уместо мене
web-jamb-explained = Шта је пријатељ мислио
web-jamb-luckiest = Најсрећнија бацања
web-jamb-unluckiest = Најнесрећнија бацања
web-jamb-chart = Очекивани збир: { $start } на почетку, { $now } после { $turn }. потеза
web-jamb-chart-turn = { $turn }. потез: срећа { $luck }, изгубљено { $loss }, очекивани збир { $expected }
web-jamb-seed = Генератор и семе
web-jamb-became-dense = Талон је постао густа матрица са { $filled }. пољем.
web-jamb-fill = Попуњених поља: { $filled } од 30
web-jamb-edit-note = Упишите вредности у поља; 0 прецртава поље.
web-jamb-edit-dice = Коцкице на столу
web-jamb-edit-dice-note = пет цифара; празно пре бацања
web-jamb-edit-throw = Бацање
