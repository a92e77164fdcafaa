## Скрабл у прегледачу: табла, сталак, плоча са стране, уређивач; затим бодовање.

web-scrabble-board = Табла
web-scrabble-letter = слово
web-scrabble-letter-sign = С
web-scrabble-word = реч
web-scrabble-word-sign = Р
web-scrabble-square-empty = { $square }, празно
web-scrabble-square-letter = слово пута { $factor }
web-scrabble-square-word = реч пута { $factor }
web-scrabble-square-centre = средина
web-scrabble-square-tile = { $square }, { $letter }, вредност { $value }
web-scrabble-square-joker = { $square }, { $letter }, џокер
web-scrabble-square-laid = управо се полаже
web-scrabble-square-last = последњи потез
web-scrabble-square-ghost = { $square }, предложено { $letter }

web-scrabble-rack = Ваш сталак
web-scrabble-rack-tile = { $letter }, вредност { $value }
web-scrabble-rack-joker = Џокер
web-scrabble-shuffle = Промешај сталак
web-scrabble-shuffle-short = Промешај
web-scrabble-recall = Врати све плочице
web-scrabble-recall-short = Врати
web-scrabble-play = Одиграј
web-scrabble-play-for =
    Одиграј за { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }
web-scrabble-exchange = Замени
web-scrabble-give =
    { $count ->
        [0] Замени
        [one] Замени { $count } плочицу
        [few] Замени { $count } плочице
       *[other] Замени { $count } плочица
    }
web-scrabble-choose = Додирните плочице које се враћају у кесу.
web-scrabble-pass = Прескочи
web-scrabble-pass-sure = Прескачете овај потез?
web-scrabble-leave = Назад
web-scrabble-accept = Прихвати
web-scrabble-challenge = Оспори
web-scrabble-doubted = { $play }: прихватате ли?
web-scrabble-hand-over = На потезу: { $player }.
web-scrabble-uncover = Узмите уређај и притисните да бисте видели свој сталак.
web-scrabble-watching = Пратите партију као гледалац; сталци су сакривени.
web-scrabble-not-in-line = Плочице морају да леже на једној линији.
web-scrabble-no-such-tile = { $letter } није на вашем сталку, а џокера више нема.
web-scrabble-runs-across = Пише се надесно
web-scrabble-runs-down = Пише се надоле
web-scrabble-laid = Положено од { $square }
web-scrabble-joker-title = Које слово замењује џокер?

web-scrabble-this-play = Овај потез
web-scrabble-unknown = није на списку
web-scrabble-bonus = Седам плочица
web-scrabble-bingo = Бинго! +{ $points }
web-scrabble-total = Укупно
web-scrabble-best = Најбољи потези
web-scrabble-lay = Положи на таблу
web-scrabble-head-play = Потез
web-scrabble-head-points = Поени
web-scrabble-head-leave = Остаје
web-scrabble-head-equity = Вреди
web-scrabble-head-win = Победа
web-scrabble-try-scorer = Партија записана у три датотеке отвара се у бодовању.
web-scrabble-line-pass = прескочен потез
web-scrabble-line-exchange = замена { $tiles }
web-scrabble-line-exchange-count = 
    { $count ->
        [one] замена { $count } плочице
        [few] замена { $count } плочице
       *[other] замена { $count } плочица
    }
web-scrabble-line-accept = прихваћено
web-scrabble-line-challenge = оспорено
web-scrabble-bag = У кеси: { $tiles }
web-scrabble-unseen = Још невиђено: { $tiles }
web-scrabble-sits-out = { $player } не игра следећи потез.
web-scrabble-holds = Преостало плочица, { $player }: { $tiles }
web-scrabble-scoreless = Потеза заредом без поена: { $turns }. Партија се завршава после шест.
web-scrabble-list =
    Списак речи: { $list ->
        [english] енглески
        [romanian] румунски
       *[other] { $list }
    }
web-scrabble-look = Потражи речи
web-scrabble-known = { $word } је на списку
web-scrabble-not-known = { $word } није на списку
web-scrabble-keys = Слова полажу плочице на место курсора. Размак га окреће, Shift и слово полажу џокера, Backspace враћа једну, Enter одиграва реч, Esc враћа све.
web-scrabble-settled = Обрачун
web-scrabble-head-laid = Положено
web-scrabble-head-left = Остатак

web-scrabble-edit-how = Изаберите слово и додирујте поља, или пишите на тастатури: размак окреће правац, а Shift прави џокера.
web-scrabble-edit-joker = Као џокер
web-scrabble-edit-erase = Скини
web-scrabble-edit-clear = Испразни таблу
web-scrabble-edit-rack = Сталак: { $player }
web-scrabble-edit-score = Поени: { $player }
web-scrabble-edit-mover = На потезу: { $player }

web-scorer-title = Бодовање записане партије
web-scorer-about = Три датотеке описују записану партију. За свако полагање рачунају се поени по поједностављеним правилима, с целим рачуном.
web-scorer-files = Изабери датотеке
web-scorer-drop = или превуците три датотеке било где на страницу, или пишите у поља
web-scorer-tiles-note = у сваком реду слово и његова вредност
web-scorer-board-note = величина, затим у сваком реду боја и поље
web-scorer-game-note = у сваком реду играч, почетак и реч
web-scorer-sample = Учитај пример
web-scorer-add-up = Израчунај поене
web-scorer-other-file = { $file } није ниједна од три датотеке: { $names }.
web-scorer-faults = Поени нису израчунати
web-scorer-odd = Необично
web-scorer-tiles = Плочице
web-scorer-placements = Полагања
web-scorer-player = Играч { $player }
web-scorer-head-word = Реч
web-scorer-head-letters = Слова
web-scorer-head-sum = Збир
web-scorer-head-factor = Множилац
web-scorer-head-bonus = Бонус
web-scorer-head-points = Поени
web-scorer-standard = По пуним правилима, где се рачунају и речи настале попреко, било би { $points }.
web-scorer-step = { $number } од { $count }
web-scorer-first = На почетак
web-scorer-back = Назад
web-scorer-next = Следеће полагање
web-scorer-last = На крај
web-scorer-empty = Табла је празна.
