## Преглед партије у прегледачу.

web-review = Анализа
web-review-of = { $game }: анализа
web-review-to-table = За сто
web-review-progress = Докле је стигла анализа
web-review-running = Партија се разматра: { $done } од { $total }
web-review-paused = Застало на { $done } од { $total }
web-review-go-on = Настави
web-review-done = Анализа је готова.
web-review-accuracy = тачност
web-review-accuracy-note = Колико су потези били близу најбољих, од 0 до 100 %
web-review-graph = Ток партије
web-review-count = { $move } / { $all }
web-review-replay = Понови партију
web-review-grade-best = најбоље
web-review-grade-good = добро
web-review-grade-inaccuracy = непрецизност
web-review-grade-mistake = грешка
web-review-grade-blunder = груба грешка

# Један потез

web-review-this-move = Овај потез
web-review-not-yet = Овај потез још нико није размотрио.
web-review-forced = Ништа друго није могло да се игра.
web-review-was-best = Бољег није било.
web-review-was-good = Готово једнако добро као најбоље.
web-review-chance = изгледи за победу { $before } → { $after }
web-review-lost = цена у поенима: { $points }
web-review-luck = срећа { $points }
web-review-best = Најбољи потези
web-review-played = одиграно
web-review-draw = нерешено
web-review-wins = побеђује
web-review-wins-in =
    { $moves ->
        [one] побеђује за { $moves } потез
        [few] побеђује за { $moves } потеза
       *[other] побеђује за { $moves } потеза
    }
web-review-loses = губи
web-review-loses-in =
    { $moves ->
        [one] губи за { $moves } потез
        [few] губи за { $moves } потеза
       *[other] губи за { $moves } потеза
    }
web-review-show-before = Покажи шта је боље
web-review-show-after = Покажи потез
web-review-branch = Пробај одавде

# Одиграј боље

web-review-quiz = Одиграј боље
web-review-ask = Потез { $number }, { $player }: уместо { $move } одиграјте на табли нешто боље.
web-review-asking = Да видимо …
web-review-try-best = Тако је! { $move } је најбољи потез.
web-review-try-better = { $move } је боље од одиграног. Постоји и још боље.
web-review-try-worse = { $move } није боље.
web-review-refuted = Затим следи: { $line }
web-review-try-again = Пробај поново
web-review-next-moment = Следећи кључни тренутак
web-review-leave = Назад на анализу

# Стране испод

web-review-moments = Кључни тренуци
web-review-moments-later = Кључни тренуци стижу кад цела партија буде размотрена.
web-review-no-moments = Ниједан потез сам није одлучио ову партију. Добро одиграно.
web-review-turns = Потез по потез
web-review-board = На овој табли
web-review-rival = Рачунар
web-review-left = На табли је остало поена: { $points }.
web-review-draws = срећа при извлачењу { $points }
web-review-proved = Поуздано
web-review-proved-note = Шта је рачунар израчунао до краја, без нагађања.
web-review-proved-win = Постојала је сигурна победа.
web-review-proved-win-in =
    { $moves ->
        [one] Постојала је сигурна победа за { $moves } потез.
        [few] Постојала је сигурна победа за { $moves } потеза.
       *[other] Постојала је сигурна победа за { $moves } потеза.
    }
web-review-proved-loss =
    { $moves ->
        [one] После овога је партија изгубљена за { $moves } потез, а није морала бити.
        [few] После овога је партија изгубљена за { $moves } потеза, а није морала бити.
       *[other] После овога је партија изгубљена за { $moves } потеза, а није морала бити.
    }
web-review-lost-head = Колико је поена коштало
web-review-head-move = Потез
web-review-head-missed = Боље
web-review-head-equity = Поени
web-review-head-chance = Изгледи
web-review-head-draw = Срећа
web-review-head-points = Добијено
web-review-head-best = Најбоље
web-review-head-left = Остало

# Тастери

web-review-key-walk = кроз потезе
web-review-key-moments = претходни и следећи кључни тренутак
web-review-key-before = шта је било боље, и назад
web-review-key-quiz = одиграј боље
web-review-key-replay = понови партију
web-review-key-leave = назад на анализу

# У собама

web-details = Детаљи
web-chance = { $chance } % за победу
