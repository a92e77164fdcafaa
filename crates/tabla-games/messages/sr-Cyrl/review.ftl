## Преглед партије: зашто потез није био најбољи и зашто прегледа нема.

review-none = ова игра нема преглед
review-no-decision = после потеза { $ply } нема одлуке која би се прегледала
review-under-way = преглед је ту кад се партија заврши

# Мице и Санторини

review-wins-at-once = { $better } одмах побеђује
review-threw-away-win =
    { $moves ->
        [one] тиме је испуштена победа: { $better } форсирано побеђује у { $moves } потезу
        [few] тиме је испуштена победа: { $better } форсирано побеђује у { $moves } потеза
       *[other] тиме је испуштена победа: { $better } форсирано побеђује у { $moves } потеза
    }
review-win-to-loss =
    { $moves ->
        [one] тиме је победа претворена у пораз: { $better } форсирано побеђује у { $moves } потезу
        [few] тиме је победа претворена у пораз: { $better } форсирано побеђује у { $moves } потеза
       *[other] тиме је победа претворена у пораз: { $better } форсирано побеђује у { $moves } потеза
    }
review-lets-win =
    { $moves ->
        [one] после овога противник форсирано побеђује у { $moves } потезу; { $better } се дуже држи
        [few] после овога противник форсирано побеђује у { $moves } потеза; боље је { $better }
       *[other] после овога противник форсирано побеђује у { $moves } потеза; боље је { $better }
    }
review-draw-was-there = { $better } држи нерешено
review-better = { $better } чува { $percent } % веће изгледе на победу
review-mice-mill = { $better } затвара мицу и узима фигуру
review-mice-lets-mill = ово допушта противнику да затвори мицу; боље је { $better }
review-santorini-climb = { $better } се пење на ниво { $level }

# Игре на поене

review-points-lost = боље: { $better }; то у просеку вреди { $points } поена више
review-left-on-table =
    { $points ->
        [one] на столу је остао { $points } поен: { $better } доноси више
        [few] на столу су остала { $points } поена: { $better } доноси више
       *[other] на столу је остало { $points } поена: { $better } доноси више
    }
review-missed-word =
    { $points ->
        [one] пропуштена је реч { $word } за { $points } поен
        [few] пропуштена је реч { $word } за { $points } поена
       *[other] пропуштена је реч { $word } за { $points } поена
    }
review-missed-equity = { $better } вреди { $points } поена више, рачунајући плочице које остају

# Наредба

cli-review-about = Реци колико је вредео сваки потез партије
cli-review-arg-file = Партија: сачувана датотека или она коју је игра написала
cli-review-arg-game = Игра која је у датотеци; без тога се гледа сама датотека
cli-review-arg-json = За програме: `JSON`
cli-review-example-file = једна партија Скребла
cli-review-example-game = једна партија Мица, на српском
cli-review-example-json = сачувана партија, као `JSON` у датотеци
review-no-game = ниједна игра не може да прочита „{ $path }“; `--game` каже која је игра
review-moments = Кључни тренуци
review-player = Играч { $number }
review-accuracy = { $player }: тачност { $accuracy } % (нетачности: { $inaccuracies }, грешке: { $mistakes }, грубе грешке: { $blunders })
review-luck = { $player }: срећа { $points } поена
review-rival = { $player }: на истој табли рачунар би имао поена: { $points }
review-grade-best = најбоље
review-grade-good = добро
review-grade-inaccuracy = нетачност
review-grade-mistake = грешка
review-grade-blunder = груба грешка
