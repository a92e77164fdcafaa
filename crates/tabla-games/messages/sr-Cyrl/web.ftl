## Страница у прегледачу: кућа, соба око сваке табле, дијалози.

web-house-title = Tabla
web-house-line = Пет игара, један сто.
web-about-santorini = Померајте се, градите, пењите се: побеђује ко први стигне на трећи ниво.
web-about-mice = По девет фигура; ко затвори мицу, узима једну противничку.
web-about-scrabble = Седам слова, једна табла и реч за све.
web-about-jewels = Замените два драгуља и гледајте како низови нестају.
web-about-jamb = Пет коцкица, три бацања, тридесет поља.
web-play = Играј
web-continue = Настави
web-play-game = Играј: { $game }
web-to-house = На почетну страну
web-to-scorer = Израчунај поене партије Скрабла из датотека
web-lost = Овде нема ничега
web-unreachable = Сервер не одговара. Да ли још ради?
web-server-away = Сервер се не јавља. Дотле можете да разгледате игре и читате правила; партије се настављају кад се врати.
web-loading = Учитавају се подаци за игру: { $percent } %
web-needs-script = Програму Tabla потребан је JavaScript у прегледачу.
web-went-wrong = Дошло је до грешке.
web-and-more =
    { $count ->
        [one] { $reason }; и још { $count } разлог
        [few] { $reason }; и још { $count } разлога
       *[other] { $reason }; и још { $count } разлога
    }

# Горња трака

web-language = Језик
web-theme-auto = Боје: као у систему
web-theme-light = Боје: светле
web-theme-dark = Боје: тамне
web-sound-on = Звук: укључен
web-sound-off = Звук: искључен
web-sound-ask = Звук?
web-help = Тастери
web-close = Затвори
web-state-here = Повезано
web-state-away = Веза се поново успоставља…

# Нова партија

web-new-game = Нова партија
web-new-of = Нова партија: { $game }
web-who-plays = Ко игра?
web-how-many = Колико играча
web-person = Човек
web-seat = Играч { $seat }
web-name-of = Име { $seat }. играча
web-strength = Јачина
web-level = Ниво
web-depth = Потеза унапред
web-time-a-move = Време за сваки потез
web-player-with = { $player }, { $detail }
web-pace-depth = дубина { $depth }
web-pace-time = { $time } по потезу
web-pace-nodes =
    { $nodes ->
        [one] { NUMBER($nodes) } чвор по потезу
        [few] { NUMBER($nodes) } чвора по потезу
       *[other] { NUMBER($nodes) } чворова по потезу
    }
web-seconds = { $time } s
web-minutes = { $time } min
web-swap-seats = Замени места
web-step-by-step = Рачунари чекају на вас пре сваког потеза
web-shared-dice = Иста бацања за све
web-agreed = Договорена правила
web-clock = Сат
web-no-clock = Без сата
web-clock-both = { $time } и { $increment } по потезу
web-clock-each = За сваког играча
web-clock-moves = За сваки потез
web-clock-move = { $time } за сваки потез
web-clock-form = На пример „20m+10s“
web-other-time = Друго…
web-board = Табла
web-board-random = Нова
web-board-contest = Такмичење
web-board-file = Из датотеке
web-contest-board = Табла са такмичења
web-choose-file = Изаберите датотеку или је превуците овамо
web-time-limit = Временско ограничење
web-no-limit = Без ограничења
web-minutes-seconds = Минути и секунде
web-words-language = Речи
web-lexicon = Списак речи
web-challenge = Речи којих нема на списку
web-challenge-void = не могу да се одиграју
web-challenge-double = могу да се оспоре
web-generator = Шта баца коцкице
web-storage = Начин чувања талона
web-jamb-is-ful = Пет једнаких коцкица важи као фул
web-jamb-is-poker = Пет једнаких коцкица важи као покер
web-friend-odds = Мерило пријатеља
web-friend-odds-exact = тачна вероватноћа
web-friend-odds-source = бројка из извора
web-friend-threshold = Вероватноћа коју пријатељ тражи
web-more = Још
web-seed = Семе
web-seed-note = Исто семе, иста партија.
web-position = Положај
web-load-file = Отвори партију из датотеке

# За столом

web-to-move = на потезу
web-thinking = размишља…
web-queued = Рачунари су заузети: { $place }. место у реду
web-won = победник
web-away = још није ту
web-watching = Пратите партију као гледалац
web-rename = Промени име
web-ok = Готово
web-no = Не
web-points = поени
web-moves = Потези
web-moves-played =
    { $moves ->
        [one] { $moves } потез
        [few] { $moves } потеза
       *[other] { $moves } потеза
    }
web-at-start = Почетак.
web-played = { $number }. потез, { $player }: { $move }.
web-first = На почетак
web-back = Потез назад
web-next = Потез напред
web-last = На последњи потез
web-play-on = Играј одавде
web-branch-of = Грана после { $ply }. потеза
web-type-move = Укуцајте потез
web-play-typed = Одиграј
web-actions = Радње
web-undo = Врати потез
web-redo = Поново одиграј враћени потез
web-redo-short = Понови
web-hint = Савет
web-hint-move = Савет: { $move }.
web-evaluate = Оцена
web-evaluation = Како стоји први играч
web-first-stands = Први играч: { $verdict }
web-evaluate-on = Оцена је приказана.
web-evaluate-off = Оцена је сакривена.
web-fact-depth = дубина { $depth }
web-fact-nodes =
    { $nodes ->
        [one] { NUMBER($nodes) } чвор
        [few] { NUMBER($nodes) } чвора
       *[other] { NUMBER($nodes) } чворова
    }
web-fact-cutoffs =
    { $cutoffs ->
        [one] { NUMBER($cutoffs) } одсецање
        [few] { NUMBER($cutoffs) } одсецања
       *[other] { NUMBER($cutoffs) } одсецања
    }
web-resign = Предај партију
web-stop = Заврши партију
web-resign-sure = Тиме се партија завршава. Да ли сте сигурни?
web-next-step = Следећи потез
web-run = Нека играју
web-pause = Пауза
web-rules = Правила
web-rules-of = Правила: { $game }

# Крај

web-drawn = Нерешено
web-game-over = Партија је завршена
web-final =
    { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }
web-you-won = Победили сте
web-has-won = Победник: { $player }
web-again = Још једна партија
web-look-back = Прегледај партију

# Везе и датотеке

web-share = Подели
web-share-watch = Линк за гледаоце
web-carry-note = Партија се наставља на серверу. Ко отвори линк, седа на друго место; све што је одиграно остаје.
web-give-seat = Уступи место преко линка
web-copy = Копирај
web-copy-position = Копирај положај
web-copy-link = Копирај линк до овог потеза
web-copied = Копирано.
web-not-copied = Прегледач не дозвољава копирање; означите текст и копирајте га сами.
web-save-load = Сачувај и учитај
web-save = Сачувај
web-saved = Сачувано: { $file }
web-keep-here = Задржи партију у овом прегледачу
web-format-text = Партија као текст
web-format-board = Табла
web-format-swaps = Замене
web-format-save = Цела партија (JSON)
web-load = Учитај
web-load-drop = Изаберите датотеку или је превуците било где на страницу

# Уређивање положаја

web-edit = Постави положај
web-play-position = Играј од овог положаја
web-leave-editor = Назад на партију

# Тастери

web-key-help = ови тастери
web-key-board = пређи на таблу
web-key-cursor = курсор на табли
web-key-touch = изабери оно што је под курсором
web-key-escape = одустани од избора
web-key-type = укуцај потез
web-key-walk = кретање кроз потезе, кад нисте на табли
web-key-ends = на почетак, на последњи потез
web-key-undo = врати, поново одиграј
web-key-new = нова партија
web-key-hint = савет
web-key-evaluate = оцена
web-key-step = следећи потез рачунара
web-key-hold = задржи коцкицу или је пусти
web-key-throw = баци коцкице
web-key-levels = нивои као бројеви
web-key-values = сигурна вредност сваког потеза
web-key-letters = положи плочицу; уз Shift џокера
web-key-direction = водоравно или усправно
web-key-remove = врати последњу плочицу
web-preparing = Партија се припрема…
