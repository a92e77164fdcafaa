## Скрабл у конзоли: мени, игра, табла.

game-scrabble = Скрабл
scrabble-player-human = човек
scrabble-player-greedy = рачунар
scrabble-player-champion = шампион
scrabble-player-greedy-about = зна сваку реч и ставља оно што доноси највише
scrabble-level-beginner-about = зна најчешће кратке речи и ставља прво добро што угледа
scrabble-level-easy-about = зна честе речи и многе потезе превиди
scrabble-level-medium-about = зна већину речи до осам слова и понеки потез превиди
scrabble-level-hard-about = зна сваку реч и чува добре плочице, али не гледа унапред
scrabble-level-full-about = зна сваку реч и гледа унапред; побеђује скоро свакога
scrabble-which-level = Колико добро игра рачунар?
scrabble-player = Играч { $number } ({ $kind })
scrabble-continue = Настави: Скрабл, { $players }, одиграно потеза: { $turns }
scrabble-menu-first = Ви против рачунара
scrabble-menu-second = Рачунар почиње
scrabble-menu-two = Двоје за једном тастатуром
scrabble-menu-others = Изабери два до четири играча
scrabble-menu-load = Учитај партију
scrabble-menu-language = Промени језик
scrabble-menu-leave = Излаз
scrabble-which-words = На ком језику су речи?
scrabble-words-english = Енглески
scrabble-words-romanian = Румунски
scrabble-ask-players = Играчи редом којим играју, „human“, „greedy“ или „champion“, на пример `human,greedy,champion:level=easy`:
scrabble-ask-file = Која датотека, `.gcg` или сачувана партија?
scrabble-how = Потез је почетак и реч: `h8 КУЛА` иде надесно, `8h КУЛА` надоле. „{ $help }“ набраја команде.
scrabble-prompt = Играч { $player }>
scrabble-hand-over = Тастатуру преузима: { $player }. Притисните Enter кад нико други не гледа.
scrabble-doubt = Последњи потез може бити погрешан: „{ $accept }“ или „{ $challenge }“.
scrabble-rack = Ваше плочице: { $tiles }
scrabble-no-number = нема броја { $number }; на списку их је { $count }
scrabble-words-how = која реч? На пример „{ $word } QUIZ“
scrabble-exchange-how = које плочице? На пример „{ $word } ABC“
scrabble-not-here = команда „{ $word }“ у Скраблу не постоји
scrabble-help = Потези се куцају као `h8 КУЛА` (надесно) и `8h КУЛА` (надоле). Пише се цела реч, заједно са словима која су већ на табли; мало слово је џокер. Ако укуцате број, игра се потез из тог реда последњег списка.

scrabble-verb-exchange = замени, замена
scrabble-about-exchange = врати ове плочице и извуци друге: `замени ABC`
scrabble-verb-pass = прескочи, даље, пропусти
scrabble-about-pass = прескочи овај потез
scrabble-verb-accept = прихвати
scrabble-about-accept = прихвати последњи потез
scrabble-verb-challenge = оспори
scrabble-about-challenge = оспори последњи потез
scrabble-verb-shuffle = промешај, мешај
scrabble-about-shuffle = поређај своје плочице другим редом
scrabble-verb-words = речи, реч
scrabble-about-words = потражи речи

scrabble-head-play = потез
scrabble-head-score = поени
scrabble-head-leave = остаје
scrabble-head-equity = вреди
scrabble-head-win = победа
scrabble-exchange = замена { $tiles }
scrabble-pass = прескочен потез
scrabble-turn-lay =
    { $player }: { $house }, { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }
scrabble-turn-exchange =
    { $player } мења { $count ->
        [one] { $count } плочицу
        [few] { $count } плочице
       *[other] { $count } плочица
    }
scrabble-turn-pass = { $player } прескаче потез
scrabble-turn-accept = { $player } прихвата потез
scrabble-turn-withdrawn = { $player } оспорава, и с правом: потез се повлачи
scrabble-turn-challenge-wrong = { $player } оспорава без разлога: све речи су на списку, и следећи потез се губи
scrabble-cost-none = Боље није било.
scrabble-cost = Место на списку: { $place }; до најбољег недостаје { $cost }.
scrabble-cost-unlisted = До најбољег недостаје { $cost }.
scrabble-panel-player = { $player }: { $points }
scrabble-panel-bag = у кеси: { $tiles }
scrabble-final = { $player }: { $points } ({ $settled } за преостале плочице)
scrabble-winner = Победник: { $player }
scrabble-nothing-to-undo = нема шта да се врати
scrabble-no-undo = потези се враћају само кад против рачунара игра један човек
scrabble-undone = враћено потеза: { $count }
scrabble-kept-in = партија се чува у „{ $path }“
scrabble-kept = Партија је сачувана и биће поново понуђена.
scrabble-save-how = наведите датотеку, на пример `сачувај game.gcg`
scrabble-load-how = наведите датотеку, на пример `учитај game.gcg`

scrabble-square-letter = { $factor }С
scrabble-square-word = { $factor }Р
scrabble-legend = 2С и 3С множе слово, 2Р и 3Р реч, # обоје; { $centre } је средина, { $last } последњи потез, мало слово џокер.
scrabble-legend-narrow = Знак ' удвостручује слово, а " га утростручује; - удвостручује реч, а = је утростручује; # обоје; { $centre } је средина, { $last } последњи потез, мало слово џокер.
scrabble-spoken-row = Ред { $row }: { $tiles }.
scrabble-spoken-tile = { $column } { $letter }
scrabble-spoken-joker = { $column } { $letter }, џокер
scrabble-spoken-empty = Табла је празна.
scrabble-spoken-letter = Слово пута { $factor }: { $squares }.
scrabble-spoken-word = Реч пута { $factor }: { $squares }.
