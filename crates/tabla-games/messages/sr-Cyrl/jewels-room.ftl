## Драгуљи у конзоли: соба, табла, партија.

game-jewels = Драгуљи

jewels-continue =
    Настави: Драгуљи, табла { $board }, { $turns ->
        [one] одигран { $turns } потез
        [few] одиграна { $turns } потеза
       *[other] одиграно { $turns } потеза
    }, поени: { $points }
jewels-rule-turns = број потеза
jewels-rule-board = назив табле
jewels-menu-new = Нова табла
jewels-menu-contest = Табла са такмичења
jewels-menu-load = Учитај датотеку с таблом
jewels-menu-scores = Најбољи резултати
jewels-menu-language = Језик
jewels-menu-leave = Изађи
jewels-which-board = Која табла?
jewels-ask-board = Име датотеке с таблом (Enter: назад):
jewels-ask-limit = Време у минутима и секундама, као 5:00 (Enter: без ограничења):
jewels-ask-name = Ваше име за листу најбољих (Enter: без уписа):
jewels-scores = Најбољи резултати:
jewels-no-scores = Још нема резултата.
jewels-scores-damaged = Редови датотеке „{ $path }“ који не могу да се прочитају и изостављени су: { $count }.
jewels-scores-aside = Листа најбољих резултата била је оштећена. Сачувано је што је могло да се прочита; листа каква је била налази се у „{ $path }“.
jewels-score-detail =
    табла { $board }, { $turns ->
        [one] { $turns } потез
        [few] { $turns } потеза
       *[other] { $turns } потеза
    }
jewels-place = Ово је { $place }. место на листи.
jewels-helped = У овој партији је било помоћи, зато не улази на листу најбољих.

jewels-how = Укуцајте колону и ред два суседна драгуља, на пример 6 3 6 4; „{ $hint }“ показује све замене, „{ $help }“ помоћ.
jewels-prompt = Замена:
jewels-points = поени: { $points }
jewels-turns = потези: { $turns }
jewels-swaps = могуће замене: { $count }
jewels-last = последња: { $swap }, поени: { $points }
jewels-time-left = преостало време { $time }
jewels-round = { $swap }, поени: { $points }.
jewels-round-cascade =
    { $swap }, поени: { $sum } = { $points }, у { $steps ->
        [one] { $steps } кораку
        [few] { $steps } корака
       *[other] { $steps } корака
    }.
jewels-advice = Рачунар предлаже замену { $swap }; укуцајте 1 да бисте је одиграли.
jewels-list-how =
    { $count ->
        [one] Могућа је { $count } замена
        [few] Могуће су { $count } замене
       *[other] Могуће је { $count } замена
    }; укуцајте број замене да бисте је одиграли. У загради су поени за низове које склапа сама замена.
jewels-undone = Последњи потез је враћен; партија не улази на листу најбољих.
jewels-nothing-to-undo = нема потеза који може да се врати
jewels-no-such-command = та команда у Драгуљима не постоји
jewels-save-name = укуцајте име иза „{ $save }“: тамо се уписује табла ове партије
jewels-saved = Табла је у { $path }.
jewels-kept = Партија је сачувана и биће поново понуђена.
jewels-over =
    { $turns ->
        [one] { $turns } потез
        [few] { $turns } потеза
       *[other] { $turns } потеза
    }, поени: { $points }; { $because }.
jewels-ending-time = партија је завршена: време је истекло
jewels-help = Укуцајте четири броја: колону и ред једног драгуља, па колону и ред суседног. 6364 је исто што и 6 3 6 4. Enter поново показује таблу.
jewels-command-hint = прикажи сваку замену која прави низ
jewels-command-eval = питај рачунар за замену
jewels-command-undo = врати последњи потез
jewels-command-save = запиши таблу ове партије у датотеку
jewels-command-new = остави ову партију ради друге; она остаје сачувана

jewels-spoken-next = Следећи изнад колона: { $stones }.
jewels-spoken-row = { $row }. ред: { $stones }.
jewels-colour-1 = црвени
jewels-colour-2 = зелени
jewels-colour-3 = плави
jewels-colour-4 = бели
jewels-colour-5 = жути
jewels-colour-6 = љубичасти
jewels-left = Ова партија је напуштена док је време текло, зато не улази на листу најбољих.

# Како се савет овде још зове

jewels-hint-words = замене
