## Сто за јамб: људи, сачуване партије, мени, потези, савети, извештаји.

game-jamb = Јамб

jamb-people-nobody = нема никога ко би играо
jamb-people-too-many = { $count } је превише: за столом има места за { $most }
jamb-people-start = започет талон је за једног играча
jamb-people-no-name = играч { $number } нема име
jamb-people-long-name = име „{ $name }“ има више од { $most } слова
jamb-people-same-name = два играча се зову „{ $name }“
jamb-people-no-computer = нема рачунара „{ $text }“; има их: { $known }
jamb-people-name = Играч { $number }
jamb-dice-alone = генератор бира ко игра сам; кад игра више њих, коцкице су запечаћене, осим ако је дато семе
jamb-player-careless = Непажљиви
jamb-player-careless-about = зна неколико правила и често их заборави; добар први противник
jamb-player-rule = По правилима
jamb-player-greedy = Похлепни
jamb-player-optimal = Безгрешни
jamb-player-rule-about = циља следеће поље надоле или нагоре; око 310 поена по партији
jamb-player-greedy-about = узима највише поена сада, шта год било после; око 340 поена по партији
jamb-player-optimal-about = игра онолико добро колико се може; око 460 поена по партији

jamb-save-storage = „{ $text }“ није начин чувања талона
jamb-save-generator = „{ $text }“ није генератор коцкица
jamb-save-step = догађај { $number }: { $because }
jamb-save-dice = „{ $text }“ нису коцкице
jamb-save-no-throw = овде се ништа не баца
jamb-save-other-dice = коцкице су { $written }, а семе даје { $right }
jamb-save-friend = „{ $text }“ није пријатељ
jamb-save-real-dice = коцкице ове партије пале су на правом столу; она овде не може да се настави
jamb-save-name = Име датотеке, на пример „game.txt“ (Enter: ниједна):

# Соба

jamb-room-continue = Настави: Јамб, { $people }, { $turn }. потез
jamb-room-dice = Коцкице: „{ $generator }“, семе { $seed }
jamb-room-sealed = Коцкице: запечаћене; нико не зна шта ће пасти.
jamb-computer-turn = Игра: { $name }.
jamb-room-shared = Сви добијају иста бацања.
jamb-room-unfinished = Постоји незавршена партија; за наставак укуцајте { $number } (учитај).
jamb-menu-title =
    { $name }: { $filled } од 30 поља, { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }
jamb-menu-title-over = Партија је завршена.
jamb-menu-new = Нови празан талон
jamb-menu-talon = Испиши талон и резултат
jamb-menu-turn = Одиграј један потез
jamb-menu-turn-on = Настави потез
jamb-menu-friend = Помоћ пријатеља ({ $friend })
jamb-menu-advice = Савет
jamb-menu-statistics = Статистика коцкица
jamb-menu-storage = Начин чувања талона
jamb-menu-undo = Врати последње поље
jamb-menu-report = Извештај: срећа и вештина
jamb-menu-stop = Заврши партију овде
jamb-menu-options = Подешавања
jamb-menu-save = Сачувај
jamb-menu-load = Учитај
jamb-menu-rules = Правила
jamb-menu-exit = Излаз
jamb-new-sure = Партија није завршена. Одбацити талон? [д/Н]
jamb-new-not = Талон остаје.
jamb-new-done = Нови, празан талон.
jamb-stop-sure = Завршити партију с досадашњим поенима? [д/Н]
jamb-stop-not = Партија се наставља.
jamb-over = партија је завршена; за нови талон укуцајте 1
jamb-undo-nothing = још ништа није уписано
jamb-undo-dice-have-fallen = после последњег уписа коцкице су већ бачене, па он остаје
jamb-undo-done = Поље је опет празно, а коцкице леже као што су лежале.
jamb-load-title = Која партија?
jamb-load-note = Можете да укуцате и име датотеке.

# Потез

jamb-turn-title = { $name }, { $turn }. потез од 30, { $throw }. бацање од 3
jamb-turn-prompt = { $throw }. бацање: које коцкице задржавате, или које поље уписујете?
jamb-turn-prompt-write = { $throw }. бацање: које поље уписујете?
jamb-turn-how = Укуцајте коцкице које задржавате („22“), или поље: „д“ (надоле), „г“ (нагоре), „р кента“ (ручна). „б15“ поново баца 1 и 5, „с“ даје савет, „?“ показује помоћ.
jamb-turn-how-again = Укуцајте коцкице које задржавате („22“), или поље: „д“ (надоле), „г“ (нагоре). „б15“ поново баца 1 и 5, „с“ даје савет, „?“ показује помоћ.
jamb-turn-how-write = Укуцајте поље: „д“ (надоле) или „г“ (нагоре). „с“ даје савет, „?“ показује помоћ.
jamb-turn-how-hand = Укуцајте ред ручне колоне: „р 6“, „р кента“. „с“ даје савет, „?“ показује помоћ.
jamb-turn-would-cross = поље { $row } било би прецртано; ако то хоћете, наведите и колону „{ $column }“, на пример „р кента“
jamb-turn-unknown = „{ $text }“ овде не значи ништа; „?“ показује шта се може
jamb-turn-which-column = поље { $row } је слободно у више колона ({ $columns }): реците у којој, на пример „р кента“
jamb-turn-fell = Бачено: { $thrown }.
jamb-turn-fell-kept = Задржано: { $kept }, бачено: { $thrown }.
jamb-turn-written =
    Уписано: { $row }, { $column }, { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }. Укупно { $total }.
jamb-turn-crossed = Прецртано: { $row }, { $column }. Укупно { $total }.
jamb-word-keep = задржи, з
jamb-word-throw = баци, б
jamb-word-write = упиши
jamb-word-all = све
jamb-word-nothing = ништа
jamb-word-down = надоле, доле, д
jamb-word-up = нагоре, горе, г
jamb-word-hand = ручна, рука, р
jamb-word-kenta = кента
jamb-word-ful = фул
jamb-word-poker = покер
jamb-word-jamb = јамб
jamb-word-advice = савет, с
jamb-word-talon = талон, лист
jamb-word-help = помоћ, ?
jamb-word-undo = врати
jamb-word-friend = пријатељ, п
jamb-word-menu = мени, м
jamb-word-quit = излаз, крај
jamb-help-moves = Коцкице се именују бројем: „2 2“, „22“, „з22“ или „задржи 2 2“ задржава две двојке и поново баца остале; „б 1 5“ или „баци 15“ баца те, а задржава остале; „баци све“ баца свих пет. Поље се именује колоном: „д“, „г“, „р кента“, „р6“; сам ред је довољан кад је слободан само у једној колони: „кента“. Enter прихвата управо дати савет, или ради оно што је једино могуће.
jamb-help-advice = сваки избор с оним што вреди; уз „све“ цео списак
jamb-help-friend = пријатељ игра остатак потеза
jamb-help-talon = прикажи талон и коцкице
jamb-help-undo = врати последње поље, пре него што падну нове коцкице
jamb-help-menu = назад у мени; потез се наставља касније
jamb-help-quit = излаз; партија остаје сачувана
jamb-help-help = прикажи ову помоћ

# Талон

jamb-sheet-sum = Σ
jamb-sheet-sum-ascii = збир
jamb-sheet-total = укупно
jamb-sheet-all = све
jamb-sheet-legend = Непопуњена поља су празна, × је прецртано. Стрелице показују следећа поља колона „надоле“ и „нагоре“; заграде показују шта би поље сада донело.
jamb-sheet-legend-ascii = Непопуњена поља су празна, x је прецртано. Знаци v и ^ показују следећа поља колона „надоле“ и „нагоре“; заграде показују шта би поље сада донело.
jamb-total =
    Укупно: { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }, { $filled } од { $fields } поља
jamb-total-final =
    Коначно: { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }, { $filled } од { $fields } поља
jamb-total-of =
    { $name }: { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }, { $filled } од { $fields } поља
jamb-total-final-of =
    { $name }, коначно: { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }, { $filled } од { $fields } поља
jamb-spoken-column = Колона „{ $column }“: { $fields }; { $rest }. Збир од 1 до 6: { $upper }, комбинација: { $lower }, укупно: { $total }.
jamb-spoken-field =
    { $row } има { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }
jamb-spoken-crossed = { $row }: прецртано
jamb-spoken-empty = празна
jamb-spoken-next = следеће је { $row }
jamb-spoken-open = слободно: { $rows }
jamb-spoken-full = све је попуњено
jamb-spoken-brings = Сада може да се упише: { $fields }.
jamb-field-brings = { $column } { $row } за { $points }
jamb-field-crosses = { $column } { $row } прецртано

# Пријатељи

jamb-friend-rule = по једноставним правилима
jamb-friend-optimal = по тачном рачуну
jamb-friend-greedy = само по овом потезу
jamb-friend-rule-about = циља следеће поље колоне „надоле“ или „нагоре“, и казује обе вероватноће
jamb-friend-optimal-about = очекује највећи коначни збир, без грешке
jamb-friend-greedy-about = хоће највише поена сада, шта год било после
jamb-friend-because-only = Може само једно: { $what }. Очекује се { $total }.
jamb-friend-because-best = Најбоље је: { $what }; очекује се { $total }. Друго по реду, за { $loss } мање: { $other }.
jamb-friend-because-greedy = За највише поена само у овом потезу: { $what }.

# Савет

jamb-advice-no-dice = на столу нема коцкица; савет важи за потез, па га прво почните (3)
jamb-advice-choice = избор
jamb-advice-total = очекује се
jamb-advice-loss = губитак
jamb-advice-now = сада
jamb-advice-more =
    још { $count ->
        [one] { $count } избор
        [few] { $count } избора
       *[other] { $count } избора
    }; „савет све“ показује све
jamb-advice-spoken = { $what }: очекује се { $total }, губитак { $loss }, { $grade }.
jamb-advice-expected = Уз најбољу игру очекује се укупно { $expected }.
jamb-advice-range = Уз најбољу игру очекује се укупно { $expected }; осам партија од десет заврши се између { $low } и { $high }.
jamb-advice-reckoning = рачуна се расподела збира: { $percent } % (Ctrl-C прескаче)
jamb-advice-enter = Enter узима први избор. Савет се бележи у резултату.
jamb-do-keep = задржи { $dice }
jamb-do-throw-all = баци све поново
jamb-do-write = упиши { CASE($row, "accusative") }, { $column } ({ $points })
jamb-do-cross = прецртај { CASE($row, "accusative") }, { $column }
jamb-percent = { $number } %
jamb-grade-perfect = најбоље
jamb-grade-good = добро
jamb-grade-inaccuracy = непрецизност
jamb-grade-mistake = грешка
jamb-grade-blunder = груба грешка

# Коцкице и чување

jamb-dice-none = Још није пала ниједна коцкица.
jamb-dice-spoken =
    Број { $face }: { $count ->
        [one] { $count } пут
        [few] { $count } пута
       *[other] { $count } пута
    }, { $share }.
jamb-dice-told =
    Досад { $count ->
        [one] { $count } коцкица
        [few] { $count } коцкице
       *[other] { $count } коцкица
    }; равномерно би било { $even } од сваког броја.
jamb-dice-faces = Бројеви: хи-квадрат { $statistic }; исправне коцкице прелазе { $rare } једном у 100, а { $veryrare } једном у 1000 случајева. { $verdict }
jamb-dice-pairs = Парови узастопних коцкица: хи-квадрат { $statistic }; исправне коцкице прелазе { $rare } једном у 100, а { $veryrare } једном у 1000 случајева. { $verdict }
jamb-dice-few-faces = Бројеви: мање од 30 коцкица још ништа не казује.
jamb-dice-few-pairs = Парови узастопних коцкица: мање од 360 коцкица још ништа не казује.
jamb-dice-fair = Ништа необично.
jamb-dice-rare = Необично, али се догађа.
jamb-dice-very-rare = Врло необично за исправне коцкице.
jamb-storage-now =
    Талон се чува као { $layout }: попуњено { $filled } од 30 поља, { $bytes ->
        [one] { $bytes } бајт
        [few] { $bytes } бајта
       *[other] { $bytes } бајтова
    }; густа матрица заузима { $dense }.
jamb-storage-layout =
    { $layout }: сада { $bytes ->
        [one] { $bytes } бајт
        [few] { $bytes } бајта
       *[other] { $bytes } бајтова
    }, кад је пун { $full }; { $point }
jamb-storage-point = постаје густа матрица са { $filled }. пољем
jamb-storage-never = никад се не мења
jamb-storage-dense = Свих 30 поља, ред по ред, један бајт за то да ли је попуњено и један за вредност.
jamb-storage-converted =
    Талон је постао густа матрица: са { $filled ->
        [one] { $filled } пољем
       *[other] { $filled } поља
    } { $layout } би заузео { $sparse ->
        [one] { $sparse } бајт
        [few] { $sparse } бајта
       *[other] { $sparse } бајтова
    }, а матрица заузима { $dense }.
jamb-storage-coo = „COO“: ред, колона и вредност сваког попуњеног поља
jamb-storage-csr = „CSR“: сажети редови
jamb-storage-csc = „CSC“: сажете колоне

# Подешавања

jamb-options-title = Подешавања
jamb-options-friend = Помоћ пријатеља: { $value }
jamb-options-reckoning = Мерило пријатеља: { $value }
jamb-options-threshold = Пријатељ бира комбинацију вероватнију од: { $value }
jamb-options-storage = Начин чувања следећег талона: { $value }
jamb-options-ful = Следећи талон: пет једнаких важи као фул: { $value }
jamb-options-poker = Следећи талон: пет једнаких важи као покер: { $value }
jamb-options-people = Следећи талон: играчи: { $value }
jamb-options-shared = Следећи талон: иста бацања за све: { $value }
jamb-options-generator = Следећи талон: генератор коцкица: { $value }
jamb-options-seed = Следећи талон: семе коцкица: { $value }
jamb-options-seed-next = прво после овог
jamb-options-which-friend = Који пријатељ?
jamb-options-which-reckoning = Које мерило?
jamb-options-which-storage = Који начин чувања?
jamb-options-ask-threshold = Број од 0 до 1, на пример 0,35, 7/20 или 35% (Enter: без промене):
jamb-options-bad-threshold = „{ $text }“ није број од 0 до 1, на пример 0,35, 7/20 или 35%
jamb-options-ask-seed = Цео број од 0 навише (Enter: без промене):
jamb-options-bad-seed = „{ $text }“ није цео број од 0 до 18446744073709551615
jamb-options-ask-people = Имена, од 1 до { $most }, са зарезима између (Enter: без промене):

# Извештаји

jamb-end-title = Партија је завршена.
jamb-report-nothing = Још ништа није одлучено.
jamb-report-start = Од празног талона, уз најбољу игру
jamb-report-luck = Колико су донеле коцкице
jamb-report-loss = Колико су коштали избори
jamb-report-given-up = Пропуштено ранијим завршетком
jamb-report-total = Укупно
jamb-report-expected = Сада се очекује укупно
jamb-report-grades = Избори: { $grades }.
jamb-report-no-loss = Ниједан избор није коштао ништа.
jamb-report-dearest = Најскупљи избори:
jamb-report-choice = { $turn }. потез, { $throw }. бацање, { $dice }: { $did }; боље: { $best }; изгубљено { $loss } ({ $grade })
jamb-report-advised-mark = [са саветом]
jamb-report-friend-mark = [пријатељ]
jamb-report-throw = { $turn }. потез, { $throw }. бацање: { $dice } ({ $luck })
jamb-report-luckiest = Најсрећнија бацања: { $throws }.
jamb-report-unluckiest = Најнесрећнија бацања: { $throws }.
jamb-report-advised = Савет је тражен за { $count } од { $all } избора.
jamb-report-helped =
    Пријатељ је довршио { $count ->
        [one] { $count } потез
        [few] { $count } потеза
       *[other] { $count } потеза
    }.
jamb-report-alone = Одиграно без савета и без помоћи.
jamb-ranking-name = место
jamb-ranking-points = поени
jamb-ranking-luck = срећа
jamb-ranking-loss = изгубљено
jamb-ranking-marks = ознаке
jamb-ranking-winner =
    { $count ->
        [one] Победник: { $names }.
       *[other] Прво место деле { $names }.
    }
jamb-ranking-advice = С
jamb-ranking-friend = П
jamb-ranking-legend = { $advice }: избори са саветом; { $friend }: потези које је довршио пријатељ

# Командна линија

cli-value-generator = ГЕНЕРАТОР
cli-value-layout = НАЧИН
cli-value-odds = МЕРИЛО
cli-value-friend = ПРИЈАТЕЉ
cli-value-names = ИМЕНА
cli-jamb-about = Јамб: пет коцкица, тридесет потеза, један талон
cli-jamb-arg-rng = Шта баца коцкице: „lcg“ (подразумевано) или „bbs“
cli-jamb-arg-seed = Број од којег настају коцкице; исти број, исте коцкице
cli-jamb-arg-storage = Како се талон чува: „coo“ (подразумевано), „csr“ или „csc“
cli-jamb-arg-odds = По којој се вероватноћи равна пријатељ: „exact“ (подразумевано) или „source“
cli-jamb-arg-threshold = Колико комбинација мора да буде вероватна за пријатеља; подразумевано 0,35
cli-jamb-arg-friend = Ко помаже: „rule“ (подразумевано), „optimal“ или „greedy“
cli-jamb-arg-players = Имена 1 до 8 играча, са зарезима између; `computer:rule`, `computer:greedy` и `computer:optimal` су рачунари
cli-jamb-arg-shared-dice = Сви добијају иста бацања
cli-jamb-arg-jamb-is-ful = Пет једнаких коцкица важи и као фул
cli-jamb-arg-jamb-is-not-poker = Пет једнаких коцкица не важи као покер
cli-jamb-example-room = отвори собу за Јамб
cli-jamb-example-seed = с коцкицама одређеног генератора и семена
cli-jamb-play-about = Играј
cli-jamb-play-example-people = двоје пореде игру на истим коцкицама
cli-jamb-play-example-friend = с пријатељем који не греши, и са сажетим редовима
cli-jamb-play-example-odds = с пријатељем који се равна према бројци из извора
