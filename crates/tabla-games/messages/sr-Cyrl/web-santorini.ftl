## Санторини у прегледачу, и оно што је заједничко таблама за двоје.

web-santorini-board = Санторини, пет редова по пет поља
web-santorini-numbers = Прикажи нивое бројевима
web-santorini-depth = Прикажи острво у простору
web-santorini-turn-left = Окрени острво улево
web-santorini-turn-right = Окрени острво удесно
web-santorini-turned = Острво је окренуто: напред је { $side }.
web-santorini-key-depth = у простору или равно
web-santorini-key-turn = окретање острва
web-santorini-ground = тло
web-santorini-level = ниво { $level }
web-santorini-dome = купола
web-santorini-worker = радник играча { $player }
web-santorini-can-place = овде може да се постави радник
web-santorini-can-move = може да се помери
web-santorini-can-step = може се овамо
web-santorini-can-win = корак овамо доноси победу
web-santorini-can-build = овде може да се гради
web-santorini-choose-worker = изаберите свог радника који може да се помери
web-santorini-say-place = Један радник је постављен. Где ће стајати други?
web-santorini-say-step = Радник на пољу { $from } може на поља: { $squares }.
web-santorini-say-build = Радник стоји на пољу { $to } и може да гради на пољима: { $squares }.
web-santorini-player = Играч { $player }
web-santorini-tool-raise = Ниво више
web-santorini-tool-lower = Ниво ниже
web-santorini-tool-worker = Радник { $player }

web-duel-tool = Шта ради додир
web-duel-side = На потезу
web-duel-clear = Празна табла
web-duel-candidates =
    { $count ->
        [one] Одмерен је { $count } потез
        [few] Одмерена су { $count } потеза
       *[other] Одмерено је { $count } потеза
    }
web-duel-expects = Очекује
web-duel-to = Куда
web-duel-turn = Потез
web-duel-value = Вредност
web-duel-chosen = изабран
web-duel-legend = Вредности кажу како стоји први играч, у поенима. #5: побеђује за 5 потеза, −#5: губи за 5 потеза; ≤: највише, ≥: најмање.
