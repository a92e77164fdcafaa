## Мице: зашто се потез или положај одбија, од чега се састоји оцена, и команде.

game-mice = Мице
mice-rule-flying = скакање с три фигуре
mice-rule-repetition = нерешено кад исти положај настане трећи пут
mice-rule-quiet = нерешено после 200 потеза без мице
rules-unknown = нема правила „{ $text }“; правила су { $rules }
ugi-switch = „{ $value }“ није ни „true“ ни „false“
rules-none = ова игра нема правило „{ $text }“: у њој нема шта да се бира
ending-drawn-repetition = партија је завршена нерешено: исти положај је настао трећи пут
ending-drawn-quiet = партија је завршена нерешено: 200 потеза заредом без мице
mice-won-few = играчу { $player } остале су само две фигуре
mice-won-stuck = играч { $player } је блокиран и нема потез

mice-refusal-not-a-point = „{ $text }“ није једна од 24 тачке
mice-refusal-empty = потез је једна тачка, на пример d2, или две, на пример d2-d3, а узета фигура се додаје, на пример d2-d3xa7
mice-refusal-take-first = узета фигура се пише на крају, на пример d2-d3x{ $point }
mice-refusal-too-many-points = наведено је превише тачака ({ $count }): пише се постављање или померање, и највише једна узета фигура
mice-refusal-over =
    партија је завршена, победио је { $player ->
        [1] бели
       *[other] црни
    }
mice-refusal-still-placing =
    фигуре се не померају док све нису постављене, а у руци имате још { $hand ->
        [one] { $hand } фигуру
        [few] { $hand } фигуре
       *[other] { $hand } фигура
    }: наведите једну слободну тачку
mice-refusal-none-in-hand = све ваше фигуре су постављене: потез иде с тачке на тачку, на пример d2-d3
mice-refusal-occupied = на тачки { $point } стоји фигура
mice-refusal-others-man = фигура на тачки { $point } је противникова
mice-refusal-no-man = на тачки { $point } нема фигуре
mice-refusal-not-adjacent = тачка { $to } није суседна тачки { $from }
mice-refusal-must-take = затворили сте мицу, па узмите једну од ових фигура: { $free }
mice-refusal-nothing-to-take = мица није затворена, па фигура на тачки { $point } не може да се узме
mice-refusal-stands-in-mill = фигура на тачки { $point } је у мици; могу да се узму: { $free }
mice-refusal-takes-own = фигура на тачки { $point } је ваша
mice-refusal-takes-nobody = на тачки { $point } нема фигуре, па нема шта да се узме

mice-fault-parts =
    { $count ->
        [one] текст има { $count } део
        [few] текст има { $count } дела
       *[other] текст има { $count } делова
    } између косих црта, а треба четири: БЕЛИ/ЦРНИ/У-РУЦИ/СТРАНА
mice-fault-point = „{ $text }“ није једна од 24 тачке
mice-fault-hand = као фигуре у руци пише „{ $text }“, а треба два броја, на пример 5,6
mice-fault-side = као страна на потезу пише „{ $text }“, а треба w или b
mice-fault-crowded = на тачки { $point } стоје две фигуре
mice-fault-too-many-men =
    { $player ->
        [1] бели
       *[other] црни
    } на табли и у руци има укупно { $men ->
        [one] { $men } фигуру
        [few] { $men } фигуре
       *[other] { $men } фигура
    }, а може највише 9
mice-fault-hands-apart = фигура у руци: белих { $white }, црних { $black }; бели поставља први и играчи се смењују, па црни има исто колико бели или једну фигуру више
mice-fault-wrong-side =
    фигура у руци: белих { $white }, црних { $black }; на потезу је { $player ->
        [1] бели
       *[other] црни
    }
mice-fault-too-many-lost =
    { $player ->
        [1] бели
       *[other] црни
    } је изгубио { $lost ->
        [one] { $lost } фигуру
        [few] { $lost } фигуре
       *[other] { $lost } фигура
    }, а досад је могло да их буде узето највише { $most }
mice-fault-both-beaten = оба играча имају мање од три фигуре; партија је била завршена чим је један од њих спао на две
mice-fault-beaten-not-to-move =
    { $player ->
        [1] бели
       *[other] црни
    } има мање од три фигуре, па је партија завршена противниковим потезом

mice-term-material = фигуре
mice-term-mills = мице
mice-term-pairs = парови са слободном трећом тачком
mice-term-mobility = слобода кретања

cli-mice-about = Мице: затварајте мице, узимајте фигуре, блокирајте противника
cli-rules-arg-flying = Ко има три фигуре, сме да скочи на било коју слободну тачку (Мице)
cli-rules-arg-no-repetition = Без нерешеног због понављања (Мице)
cli-rules-arg-no-quiet = Без нерешеног после 200 потеза без мице (Мице)
cli-mice-play-example-flying = са скакањем
cli-mice-suite-about = Измери колико често играчев потез чува тачну вредност положаја
cli-mice-suite-arg-file = Табела положаја: положај, вредност, број потеза, потези који чувају вредност
cli-mice-suite-arg-time = Време за сваки положај
cli-mice-suite-arg-player = Играч
cli-mice-suite-arg-json = Испиши JSON, за програме
cli-mice-suite-arg-limit = Само оволико положаја
cli-mice-suite-example = петина секунде за сваки положај
cli-mice-suite-arg-nets = Мреже из ове датотеке, уместо уграђених
cli-mice-suite-example-tables = с табелама решене игре
cli-arg-mice-tables = Фасцикла с табелама решене игре, или адреса `http://…` с које се преузимају
cli-mice-labels-about = Узми из партија позиције с тачном вредношћу, за учење мрежа
cli-mice-labels-arg-count = Колико позиција
cli-mice-labels-arg-placing = Колико од сто је из фазе постављања; за 0 постављање не мора бити решено
cli-mice-labels-arg-seed = Исто семе даје исте позиције
cli-mice-labels-arg-flying = Три фигуре смеју на било које слободно поље
cli-mice-labels-arg-in-memory = Прво учитај табеле у меморију: брже од милион позиција надаље
cli-mice-labels-arg-out = Датотека с позицијама, по осам бајтова
cli-mice-labels-example = десет милиона позиција игре без летења
cli-mice-labels-example-moving = само позиције у којима је све постављено, из табела у фасцикли
cli-solve-arg-every-layer = Сачувај сваки слој постављања: скоро трипут више места и сваки одговор одмах
mice-nets-bad = у датотеци { $path } нема мрежа за Мице
mice-tables-no-folder = фасцикла { $path } не постоји
labels-unsolved = игра тамо није решена; решава је `tabla solve mice`
labels-written = уписано позиција: { $positions }, у датотеку { $path }
cli-mice-openings-about = Нађи уједначена отварања за мечеве
cli-mice-openings-arg-count = Колико
cli-mice-openings-arg-seed = Исто семе даје иста отварања
cli-mice-openings-arg-out = Датотека отварања
cli-mice-openings-example = нађи уграђена отварања
cli-bench-arg-playouts = Уместо тога измери насумичне партије у секунди процесорског времена (Мице)
cli-perft-example-mice = четири потеза игре Мице, са скакањем
cli-bench-example-playouts = колико насумичних партија игре Мице стаје у секунду
cli-engine-example-mice = програм за Мице, са скакањем
cli-match-example-mice = сто партија игре Мице
cli-solve-about = Тачно реши игру или њене завршнице и сачувај табеле
cli-solve-arg-game = Игра
cli-solve-arg-men = Само завршнице с највише толико фигура, од 6 до 18, с бројем полупотеза до краја
cli-solve-arg-distances = Кажи и колико полупотеза траје свака победа и сваки пораз, тамо где се фигуре померају: бајт за сваки положај, без `--men` укупно 9 `GB`
cli-solve-arg-flying = Три фигуре смеју на било које слободно поље
cli-solve-arg-check = Још једном погледај толико позиција сваког пара
cli-solve-arg-out = Упиши бројеве и у ову датотеку
cli-solve-example = све завршнице до осам фигура, решене и проверене
cli-solve-example-whole = цела игра, од празне табле: сати рада, 2,5 гигабајта; наставља тамо где је стало
cli-solve-example-check = исто, и десет хиљада позиција сваког пара упоређених с оним чему воде потези
cli-mice-value-about = Кажи тачну вредност позиције и сваког потеза, где је игра решена
cli-mice-value-arg-what = Позиција или датотека с партијом
cli-mice-value-arg-flying = Три фигуре смеју на било које слободно поље
cli-mice-value-arg-json = Испиши `JSON`, за програме
cli-mice-value-example-empty = ко побеђује с празне табле
cli-mice-value-example-file = последња позиција партије, по правилима са скакањем
solve-missing = у игри „{ $game }“ нема шта да се решава
solve-tally = { $material }: за играча на потезу добијено: { $won }, изгубљено: { $lost }, нерешено: { $drawn }; најдужа победа у полупотезима: { $plies }
solve-pair = { $material }: за играча на потезу добијено: { $won }, изгубљено: { $lost }, нерешено: { $drawn }
solve-start = Празна табла: { $value }
solve-wrong = вредност позиције { $position } не следи из њених потеза
solve-right = Још једном погледано позиција: { $positions }; све су тачне
mice-value-win = играч на потезу побеђује
mice-value-draw = нерешено
mice-value-loss = играч на потезу губи
mice-value-unknown = позиција { $position } овде није решена; `tabla solve mice` решава целу игру
mice-value-not-known = овде није решено
suite-line = { $path }, ред { $line }: „{ $text }“ није разумљиво: { $because }
suite-columns = потребне су четири колоне раздвојене табулаторима: положај, вредност, број потеза, потези који чувају вредност
suite-value = као вредност пише „{ $text }“, а треба „win“, „draw“ или „loss“
suite-count = као број потеза пише „{ $text }“, а има их { $count }
suite-empty = у датотеци { $path } нема положаја
suite-placing = Постављање: { $kept } од { $all } ({ $share } %)
suite-moving = Померање: { $kept } од { $all } ({ $share } %)
suite-all = Укупно: { $kept } од { $all } ({ $share } %)
openings-written = { $path }: отварања: { $count }
playouts-speed = Насумичних партија у секунди процесорског времена: { $speed } (укупно { $games } за { $time })

cli-mice-example-menu = отвори мени игре
cli-mice-example-play = одмах играј против шампиона
cli-mice-example-rules = прочитај правила на чешком
cli-mice-play-about = Одиграј партију
cli-mice-play-arg-first = Ко почиње: „human“ (подразумевано), „minimax“, „alphabeta“ или „champion“, с подешавањима после двотачке
cli-mice-play-example-default = ви против шампиона; ви почињете
cli-mice-play-example-easy = почиње слаб рачунар
cli-mice-play-example-step = гледајте како два рачунара мисле, корак по корак
cli-mice-play-example-load = двоје настављају партију, са сатом
cli-mice-analyse-about = Размисли о положају
cli-mice-analyse-arg-player = Ко мисли: „minimax“, „alphabeta“ или „champion“ (подразумевано)
cli-mice-analyse-example-position = мисли једну секунду
cli-mice-analyse-example-file = сви потези могући у последњем положају, три потеза дубоко
cli-mice-analyse-example-turn = исто то пре петог потеза
cli-mice-analyse-example-json = исто то за програме
cli-mice-rules-about = Прикажи правила
cli-mice-rules-example = књига правила
cli-mice-check-about = Провери да ли је датотека партије исправна
cli-mice-check-example = каже у ком је реду грешка и зашто
