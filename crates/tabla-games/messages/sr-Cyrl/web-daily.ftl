# Задаци дана на страници.

web-daily-today = Данас
web-daily-title = Задаци за { $day }
web-daily-task = Задатак дана
web-daily-of = Задатак за { $day }
web-daily-past = Прошли дан: може да се игра, али се не рачуна у низ.
web-daily-days = Други дани
web-daily-before = Претходни дан
web-daily-after = Следећи дан
web-daily-goal-win = Победите у { $moves ->
    [one] { $moves } потезу
    [few] { $moves } потеза
   *[other] { $moves } потеза
}.
web-daily-goal-play = Нађите потез који доноси највише поена.
web-daily-english = Енглеске речи
web-daily-goal-turns = { $turns ->
    [one] { $turns } потез
    [few] { $turns } потеза
   *[other] { $turns } потеза
} на табли истој за све.
web-daily-goal-dice = Цео талон са истим бацањима за све.
web-daily-easy = Лако
web-daily-medium = Средње
web-daily-hard = Тешко
web-daily-points = Поена: { NUMBER($points) }, звездица: { $stars } од 3
web-daily-of-points = Поена: { $points } од { $most }
web-daily-solved = Решено
web-daily-missed = Није решено
web-daily-streak = { $days ->
    [one] { $days } дан заредом
    [few] { $days } дана заредом
   *[other] { $days } дана заредом
}
web-daily-look = Погледај
web-daily-retry = Покушај поново
web-daily-result = Ваш резултат
web-daily-about = Како раде задаци дана
web-daily-about-same = Следе само из датума: истог дана сви имају истих пет задатака, на сваком рачунару, без питања икоме. Дан почиње у поноћ тамо где сте ви.
web-daily-about-dice = У јамбу свако бацање има својих пет коцкица: треће бацање десетог потеза показује исто свима који бацају исти број коцкица. У драгуљима су табла и допуна исти; шта пада зависи од ваших замена.
web-daily-about-puzzles = У мицама и Санторинију тачно један први потез побеђује у три, ма какав био одговор; у скреблу тачно један потез доноси највише поена. Направила их је и доказала наша претрага.
web-daily-about-first = Ништа се не враћа и нико не помаже. Рачуна се први резултат дана; после можете да покушавате колико желите. Дан се рачуна у низ ако тог дана завршите један од његових задатака.
web-daily-best-play = Најбољи потез, поена: { $points }!
web-daily-solved-all = Решено!
web-daily-given-up = Предаја: ево решења.
web-daily-better-play = Поена: { $points }. Најбољи потез доноси { $most }.
web-daily-no-longer = { $move } више не побеђује у { $moves }. Играјте даље да видите зашто, или покушајте поново.
web-daily-right = { $moves ->
    [one] Засад тачно: остаје { $moves } потез.
    [few] Засад тачно: остају { $moves } потеза.
   *[other] Засад тачно: остаје { $moves } потеза.
}
web-daily-solution = Решење:
web-daily-show = Покажи решење
web-daily-show-sure = Тада се задатак рачуна као нерешен.
web-daily-back = На задатке
web-daily-watch = Прођи кроз решење
web-daily-first-counts = Рачуна се први покушај.
