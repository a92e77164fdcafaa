## Приручник: књиге правила, стране за `man`, излазни кодови.

rules-how = „{ $command }“ показује једну од њих; `--lang` бира језик.

manual-title = Приручник за програм Tabla
manual-name = Име
manual-synopsis = Преглед
manual-examples = Примери
manual-exit = Излазни кодови
manual-exit-done = урађено; одиграна партија је завршена
manual-exit-unfinished = незавршена партија, неуспела провера или неуспело писање
manual-exit-wrong = аргумент, наведена датотека или положај није исправан
manual-exit-interrupted = прекинуто тастерима Ctrl-C
manual-files = Датотеке
manual-file-data = незавршене партије, партије у прегледачу, најбољи резултати у Драгуљима, ваше речи за Скрабл и завршнице Мица
manual-file-game = партија Санторинија или Мица, у текућој фасцикли, осим ако `--out` не наведе другу датотеку
manual-file-arena = турнир команде `tabla arena run`, осим ако `--out` не наведе другу фасциклу
manual-environment = Окружење
manual-variable-data = фасцикла у којој се све чува, уместо оне у фасцикли за податке
manual-variable-adviser = играч који даје савете, на пример `champion:time=3s`
manual-variable-language = језик, ако га не бира `--lang`
manual-variable-colour = да ли има боја, ако то не каже `--color`
manual-variable-columns = ширина екрана, тамо где се не може сазнати
manual-see-also = Погледајте и
manual-written =
    { $count ->
        [one] { $count } страна је
        [few] { $count } стране су
       *[other] { $count } страна је
    } у „{ $path }“.

cli-rules-about = Прикажи правила игре
cli-rules-arg-game = Игра; без ње се набрајају игре
cli-rules-arg-markdown = Прикажи текст како је написан, као `Markdown`; тако је и кад излаз иде другом програму
cli-rules-arg-json = За програме: JSON
cli-rules-example-list = које књиге правила постоје
cli-rules-example-show = правила Мица на српском
cli-rules-example-file = књига правила у датотеци
cli-man-about = Напиши приручник: страну за сваку команду
cli-man-arg-dir = Фасцикла; стране иду у њену потфасциклу `man1`. Без ње се приказује прва страна
cli-man-example-folder = одсад `man tabla` показује приручник
cli-man-example-show = прочитај прву страну
