## Мице у прегледачу.

web-mice-board = Мице, три квадрата са 24 тачке
web-mice-white = Бели
web-mice-black = Црни
web-mice-free = слободно
web-mice-man-white = бела фигура
web-mice-man-black = црна фигура
web-mice-can-place = овде може да се постави фигура
web-mice-can-move = може да се помери
web-mice-can-go = може се овамо
web-mice-can-close = затвара мицу
web-mice-can-take = може да се узме
web-mice-say-move = Фигура са тачке { $from } може на: { $points }.
web-mice-say-take = Мица је затворена. Могу да се узму фигуре: { $points }.
web-mice-choose-man = Прво изаберите своју фигуру.
web-mice-stuck = Фигура на { $point } не може да се помери: све суседне тачке су заузете.
web-mice-others = Фигура на { $point } је противникова.
web-mice-values = Прикажи шта сваки потез поуздано вреди
web-mice-values-legend = +5 побеђује за 5 потеза, −8 губи за 8, само + и − побеђује и губи кад-тад, = је нерешено
web-mice-values-none = О овом положају се ништа не зна поуздано.
web-mice-tool-white = Бела фигура
web-mice-tool-black = Црна фигура
web-mice-tool-none = Уклони
web-mice-phase = Шта се ради
web-mice-phase-placing = Постављање
web-mice-phase-moving = Померање
web-mice-hand-white = Белих фигура у руци
web-mice-hand-black = Црних фигура у руци
