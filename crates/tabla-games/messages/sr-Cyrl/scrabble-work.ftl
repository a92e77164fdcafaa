## Скрабл на командној линији: помоћ, бодовање, речи, бројање.

cli-value-list = СПИСАК
cli-value-tiles = ПЛОЧИЦЕ
cli-value-players = ИГРАЧИ
cli-value-mode = НАЧИН
cli-value-folder = ФАСЦИКЛА
cli-value-rack = СТАЛАК
cli-value-word = РЕЧ

cli-scrabble-about = Играј Скрабл, израчунај поене записане партије, потражи речи
cli-scrabble-example-room = отвори собу за Скрабл
cli-scrabble-example-play = ви против рачунара
cli-scrabble-example-score = израчунај поене партије из ове фасцикле, на румунском
cli-scrabble-arg-lexicon = Речи: „english“, „romanian“, или датотека с по једном речју у реду; компајлира се једном и чува. Подразумевано: „romanian“ на румунском, „english“ на осталим језицима
cli-scrabble-arg-tiles = Плочице: „english“, „romanian“ или датотека; подразумевано оне за језик речи
cli-scrabble-arg-layout = Табла од 10 до 26 редова, у облику „tablaJoc.txt“; иначе уобичајена

cli-scrabble-play-about = Одиграј партију
cli-scrabble-play-arg-players = Два до четири играча одвојена зарезима, редом којим играју: „human“, „greedy“, „champion“ или `champion:level=easy` (`beginner`, `medium`, `hard`)
cli-scrabble-play-arg-challenge = Шта бива с погрешним речима: „void“ (одбијају се) или „double“ (могу се оспорити, а погрешно оспоравање кошта потез)
cli-scrabble-play-arg-load = Настави партију из ове датотеке `.gcg`
cli-scrabble-play-arg-position = Почни од овог положаја: `ROWS RACKS POINTS SCORELESS` (редови, сталци, поени, потези без поена)
cli-scrabble-play-arg-out = После сваког потеза запиши партију у ову датотеку `.gcg`
cli-scrabble-play-arg-seed = Исти број даје исте плочице
cli-scrabble-play-example-default = ви против рачунара; ви почињете
cli-scrabble-play-example-romanian = двоје и рачунар, на румунском
cli-scrabble-play-example-double = с оспоравањем, на табли из датотеке
cli-scrabble-play-example-load = настави партију као други играч

cli-scrabble-score-about = Израчунај поене партије описане у три датотеке
cli-scrabble-score-arg-dir = Фасцикла са „jetoane.txt“, „tablaJoc.txt“ и „joc.txt“; иначе ова
cli-scrabble-score-arg-strict = Одбиј и оно што је само необично
cli-scrabble-score-arg-json = Испиши исход као JSON
cli-scrabble-score-example = партија из ове фасцикле
cli-scrabble-score-example-strict = друга фасцикла, и ништа необично не пролази
cli-scrabble-score-example-json = за друге програме
cli-scrabble-sample-about = Запиши три датотеке примера; постојеће датотеке се не замењују
cli-scrabble-sample-arg-dir = Фасцикла; иначе ова
cli-scrabble-sample-example = у посебну фасциклу

cli-scrabble-analyse-about = Наброј најбоље потезе у положају
cli-scrabble-analyse-arg-what = Положај или име датотеке `.gcg`
cli-scrabble-analyse-arg-rack = Плочице играча на потезу; ? је џокер
cli-scrabble-analyse-arg-turn = Положај пре овог потеза из датотеке; иначе последњи
cli-scrabble-analyse-arg-count = Колико потеза се приказује
cli-scrabble-analyse-arg-time = Колико дуго се гледа унапред, на пример „2s“: тада су потези поређани по изгледима за победу; иначе по поенима и задржаним плочицама
cli-scrabble-analyse-arg-json = Испиши списак као JSON
cli-scrabble-analyse-example-turn = пре петог потеза, за друге програме
cli-scrabble-analyse-example-rack = после последњег потеза, с овим плочицама
cli-scrabble-analyse-example-time = после пет секунди гледања унапред, с изгледима за победу

cli-scrabble-words-about = Потражи речи, наброј шта се може сложити, измени списак
cli-scrabble-words-arg-words = Речи које се траже; излазни код је 1 ако нека не постоји
cli-scrabble-words-arg-anagrams = Наброј речи од ових плочица; ? је џокер
cli-scrabble-words-arg-hooks = Наброј слова која ову реч продужавају
cli-scrabble-words-arg-add = Додај речи на списак, само за вас
cli-scrabble-words-arg-remove = Уклони речи са списка, само за вас
cli-scrabble-words-arg-json = Испиши одговор као JSON
cli-scrabble-words-example = прва је реч, друга није
cli-scrabble-words-example-anagrams = све од шест слова и џокера
cli-scrabble-words-example-hooks = шта може испред и иза румунске речи
cli-scrabble-words-example-add = одсад је и то реч
cli-scrabble-compile-about = Компајлирај списак речи у збијену датотеку
cli-scrabble-compile-arg-list = Списак: једна реч у реду
cli-scrabble-compile-arg-out = Куда се уписује компајлирани списак
cli-scrabble-compile-example = исте речи дају исте бајтове
cli-scrabble-count-about = Преброј потезе у записаним положајима и измери време
cli-scrabble-count-arg-positions = Положаји: табла и сталак, затим можда кеса и тачни бројеви, одвојени табулаторима
cli-scrabble-count-example = записани положаји; излазни код је 1 ако се неки број разликује
cli-scrabble-leaves-about = Направи вредности плочица које се задржавају, из партија рачунара против себе
cli-scrabble-leaves-arg-games = Колико партија се игра
cli-scrabble-leaves-arg-seed = Исто семе даје исте вредности
cli-scrabble-leaves-arg-out = Датотека вредности; недовршен посао чува се поред ње
cli-scrabble-leaves-arg-resume = Настави посао који је прекинут
cli-scrabble-leaves-example = румунске вредности овог пројекта, неколико минута
cli-scrabble-leaves-example-resume = настави тамо где је прекинуто
cli-scrabble-rules-about = Прикажи правила
cli-scrabble-rules-example = књига правила

scrabble-nothing-scored = Поени нису израчунати.
scrabble-warning = необично: { $text }
scrabble-files-wanted =
    у „{ $folder }“ недостаје: { $missing }
    Партију описују три датотеке:
      { $tiles }: у сваком реду слово и његова вредност, на пример „A 1“
      { $board }: величина табле, затим у сваком реду боја и положај, на пример „bleu a4“
      { $game }: у сваком реду играч, почетак и реч, на пример „1 h5 SPIC“
    Пример пише `tabla scrabble sample`.
scrabble-tiles-title = Плочице
scrabble-placement = Играч { $player }: { $start } { $word }
scrabble-letter-sum = слова: { $text }
scrabble-word-factor = множилац речи: { $text }
scrabble-bonus = бонус: { $text }
scrabble-score-sum = поени: { $text }
scrabble-total = Играч { $player }: { $points }
scrabble-written = записано: { $path }
scrabble-compiled = речи: { $count }; записано: { $path }
scrabble-no-challenge = „{ $text }“ није начин поступања с погрешним речима: постоје „void“ и „double“
scrabble-words-nothing = нема шта да се ради: наведите речи, или `--anagrams`, `--hooks`, `--add` или `--remove`
scrabble-word-known = { $word }: јесте реч
scrabble-word-unknown = { $word }: није на списку
scrabble-hooks = { $word }: испред { $front }, иза { $back }
scrabble-list-changed =
    { $count ->
        [one] на списку „{ $list }“ сада је { $count } реч
        [few] на списку „{ $list }“ сада су { $count } речи
       *[other] на списку „{ $list }“ сада је { $count } речи
    }
scrabble-wrong-tiles = „{ $text }“ нису плочице: слова, и ? за џокера, највише { $most }
scrabble-no-word = „{ $word }“ не може бити реч: 2 до 26 слова од A до Z
scrabble-no-anagrams = нема речи
scrabble-list-empty = нема ниједне речи
scrabble-few-tiles = плочица је само { $tiles }, а играча { $seats }: сваком треба седам
scrabble-no-rack = не зна се које плочице има играч на потезу: наведите их са `--rack`
scrabble-no-turn = нема потеза { $number }
scrabble-no-player = нема играча „{ $text }“: постоје { $known }
scrabble-player-count = играју два до четири играча, а не { $count }
scrabble-count-line = „{ $path }“, ред { $line }, „{ $text }“: { $because }
scrabble-count-columns = ред чине табла и сталак, затим можда кеса, број потеза, збир њихових поена и најбољи, одвојени табулаторима
scrabble-count-other = у датотеци је { $numbers }
scrabble-count-totals = положаја: { $positions }, потеза: { $plays }, збир: { $sum }, најбољи: { $best }
scrabble-count-times = време процесора по положају: сви потези { $all } µs, најбољи потез { $best } µs
scrabble-count-different = редова с другим бројевима: { $count }
scrabble-leaves-written = { $path }: вредности из партија: { $games }
scrabble-leaves-damaged = „{ $path }“ је оштећена или није посао на вредностима: уклоните је, или почните без `--resume`
scrabble-leaves-foreign = „{ $path }“ је започета с другим речима, другим плочицама или другом таблом: наведите њих, или почните без `--resume`
scrabble-leaves-other = „{ $path }“ је други посао, са `--seed { $seed } --games { $games }`: узмите те бројеве, или почните без `--resume`
scrabble-analysed = Сталак: { $rack }
