## Конзола: менији, питања, табле и командна линија.

# Кућа

house-title = Tabla, кућа друштвених игара
house-browser = Иста кућа у прегледачу: „tabla serve“
house-continue = Настави: { $game }, { CASE($first, "nominative") } против { CASE($second, "genitive") }, { $turn }. потез
house-new = Нова партија: { $game }
house-language = Језик: { $language }
house-which-language = Који језик?
house-quit = Излаз
menu-prompt = Ваш избор [{ $default }]:
menu-help = Укуцајте број избора или притисните Enter за { $default }. За излаз укуцајте „{ $quit }“ или притисните Ctrl-D.
menu-wrong = „{ $text }“ није међу понуђеним могућностима; укуцајте број од 1 до { $count } или притисните Enter за { $default }
language-unknown = нема језика „{ $text }“; на располагању су { $tags }
yes-words = да, д

# Пре партије

setup-who = { $game }: ко игра?
setup-who-now = Ко игра одсад?
setup-person-computer = Ви против рачунара; ви почињете
setup-computer-person = Ви против рачунара; он почиње
setup-two-people = Двоје за овом тастатуром
setup-two-computers = Два рачунара
setup-each-seat = Изабери играча за свако место
setup-load = Прво учитај партију из датотеке
setup-rules = Прочитај правила
setup-rule = { $game }: { $rule }?
setup-rule-on = Да
setup-rule-off = Не
setup-back = Назад
setup-strength = Колико је јак рачунар ({ $player })?
setup-seat = Ко је { $player }?
setup-strength-note = Можете укуцати и ниво („слаб“), дубину („дубина 4“), време за сваки потез („време 2s“) или играча („alphabeta:depth=3“, „champion:time=0.5s“).
setup-steps = Како играју рачунари?
setup-steps-ask = Корак по корак, уз све што мисле
setup-steps-end = До краја без заустављања
setup-file = Име датотеке (Enter: ниједна):

# Играчи, времена, вредности

seat-name = играч { $player }
player-with-detail = { $player } ({ $detail })
    .nominative = { CASE($player, "nominative") } ({ $detail })
    .genitive = { CASE($player, "genitive") } ({ $detail })
pace-depth = дубина { $depth }
pace-time = { $time } по потезу
pace-nodes =
    { $nodes ->
        [one] { NUMBER($nodes) } чвор по потезу
        [few] { NUMBER($nodes) } чвора по потезу
       *[other] { NUMBER($nodes) } чворова по потезу
    }
time-seconds = { $seconds } s
decimal-sign = ,
list-and = { $items } и { $last }
verdict-expected = очекује се { $value }
verdict-none = без мишљења

# Табла

board-turn-number = { $turn }. потез
board-turns-played =
    { $turns ->
        [one] крај после { $turns } потеза
        [few] крај после { $turns } потеза
       *[other] крај после { $turns } потеза
    }
board-to-move = на потезу
board-winner = победник
board-nothing-played = Још ништа није одиграно.
board-levels = нивои
board-dome = купола
board-moved = долазак
board-from = полазак
board-built = градња
board-time-left = још { $time }
board-mice-placing = постављање фигура
board-mice-moving = померање фигура
board-mice-flying = скакање с три фигуре
board-mice-no-flying = без скакања
board-mice-with-flying = са скакањем
board-mice-taken = узета
board-mice-target = може се овамо
board-mice-mill = мица
board-mice-takes = може се узети

spoken-turn = { $turn }. потез. На потезу је играч { $player }: { $name }.
spoken-over = Партија је завршена: { $ending }.
spoken-placed = Последњи потез: радници су постављени на поља { $squares }.
spoken-moved = Последњи потез: са поља { $from } на поље { $to }; на пољу { $build } подигнут је { $level }. ниво.
spoken-moved-dome = Последњи потез: са поља { $from } на поље { $to }; поље { $build } затворено је куполом.
spoken-climbed = Последњи потез: са поља { $from } на трећи ниво поља { $to }.
spoken-workers = Играч { $player } има раднике на пољима { $workers }.
spoken-no-workers = Играч { $player } још нема радника на табли.
spoken-worker = { $square } (ниво { $level })
spoken-level = Ниво { $level }: { $squares }.
spoken-domes = Куполе: { $squares }.
spoken-rest-ground = Све остало је тло.
spoken-all-ground = Све је тло.
spoken-status = Сада: { $status }.
spoken-mice-placed = Последњи потез: фигура је постављена на { $to }.
spoken-mice-placed-took = Последњи потез: фигура је постављена на { $to }, затворена је мица и узета фигура са { $taken }.
spoken-mice-moved = Последњи потез: са { $from } на { $to }.
spoken-mice-moved-took = Последњи потез: са { $from } на { $to }, затворена је мица и узета фигура са { $taken }.
spoken-mice-closed = { $begun } затвара мицу. Могу се узети ове фигуре: { $points }.
spoken-mice-men = Играч { $player } има фигуре на { $points }; { $holdings }.
spoken-mice-no-men = Играч { $player } нема фигура на табли; { $holdings }.
spoken-mice-mills =
    { $count ->
        [one] Играч { $player } има { $count } мицу: { $mills }.
        [few] Играч { $player } има { $count } мице: { $mills }.
       *[other] Играч { $player } има { $count } мица: { $mills }.
    }
spoken-mice-free = Слободне тачке: { $points }.
spoken-mice-all-free = Све 24 тачке су слободне.

# Потез човека

person-prompt = Играч { $player }{ $piece }, ви сте на потезу:
person-prompt-place = Играч { $player }{ $piece }, поставите два радника:
person-prompt-begun = { $begun } ...
plain-how = Укуцајте потез онако како га исписује „{ $moves }“, или његов број; „{ $help }“ каже шта се још може укуцати.
throw-prompt = Шта је пало?
person-nothing = Укуцајте потез као C3 B3 A3 (одакле, куда, где се гради), једно поље за списак могућности, или „{ $help }“ за помоћ.
person-nothing-place = Укуцајте два поља, на пример C3 B2, или „{ $help }“ за помоћ.
person-begun-dropped = Започети потез је одбачен.
person-no-beginning = ниједан потез не почиње пољем { $square }
choice-wins = побеђује
choice-spoken = { $number }: { $text }
choice-wrong = нема потеза број { $number }; потези имају бројеве од 1 до { $count }
moves-how = Укуцајте број потеза да бисте га одиграли.
person-mice-prompt-place = Играч { $player }{ $piece }, поставите фигуру:
person-mice-prompt-take = { $begun } x коју фигуру?
person-mice-how-place = Укуцајте слободну тачку, на пример d2, број са списка, или „{ $help }“ за помоћ.
person-mice-how-move = Укуцајте потез као d2-d3, само тачку своје фигуре за списак могућности, број са списка, или „{ $help }“ за помоћ.
person-mice-how-take = Затворили сте мицу. Укуцајте тачку фигуре коју узимате, на пример a7, или њен број; „{ $undo }“ поново отвара мицу, „{ $help }“ даје помоћ.
person-mice-free = Слободне тачке:
person-mice-moves = Потези, фигура по фигура:
person-mice-takes = { $begun } затвара мицу. Могу се узети:
person-mice-stuck = фигура на { $point } не може да се помери, ниједна тачка поред ње није слободна
choice-mice-closes = затвара мицу
moves-how-mice = Укуцајте број потеза да бисте га одиграли; + значи да потез затвара мицу, па потом бирате фигуру коју узимате.
moves-none = партија је завршена, нема шта да се игра

# Током партије

game-computer-played = Играч { $player } игра { $text } ({ $summary }).
game-over =
    { $turns ->
        [one] Партија је завршена после { $turns } потеза: { $ending }.
        [few] Партија је завршена после { $turns } потеза: { $ending }.
       *[other] Партија је завршена после { $turns } потеза: { $ending }.
    }
game-over-prompt = „{ $new }“: нова партија, „{ $undo }“: врати потез, Enter: излаз:
game-file = Партија је у датотеци { $path }
game-saved = Партија је сачувана. За наставак поново покрените „tabla“.
game-left = Партија коју сте напустили је у датотеци { $path }
hint = Савет: { $text } ({ $summary })
undo-nothing = немате потез који може да се врати
redo-nothing = нема потеза који може поново да се одигра
save-nothing = још нема шта да се сачува
save-over = Датотека { $path } већ постоји. Заменити је? [д/Н]
save-not = Ништа није записано.
load-what = недостаје име датотеке, на пример „{ $load } game.txt“
load-done =
    { $turns ->
        [one] Учитано из { $path }: { $turns } потез
        [few] Учитано из { $path }: { $turns } потеза
       *[other] Учитано из { $path }: { $turns } потеза
    }
players-how = наведите оба играча, на пример „{ $players } human champion:time=1s“, или ниједног
eval-title = Оцена положаја, на потезу је { $player }:
eval-sum = укупно
eval-search = Претрага каже: { $text } ({ $summary })

# Шта рачунар мисли

step-prompt = Enter: следећи корак, број: толико корака, „к“: до краја, „?“: помоћ:
step-end-words = крај, к, е
step-title = { $turn }. потез, { $player }: { $name }
thought-choice = бира { $text }: { $verdict }
thought-depth = дубина { $depth }, највише { $deepest }
thought-nodes =
    { $number ->
        [one] { NUMBER($number) } чвор
        [few] { NUMBER($number) } чвора
       *[other] { NUMBER($number) } чворова
    }
thought-cutoffs =
    { $number ->
        [one] { NUMBER($number) } одсецање
        [few] { NUMBER($number) } одсецања
       *[other] { NUMBER($number) } одсецања
    }
thought-table-hits =
    { $number ->
        [one] { NUMBER($number) } погодак у табели
        [few] { NUMBER($number) } поготка у табели
       *[other] { NUMBER($number) } погодака у табели
    }
thought-time = време { $time }
thought-line = очекује { $line }
thought-summary = { $verdict }, дубина { $depth }, { $time }
thought-progress = размишља: дубина { $depth }, { $verdict }, { $line }
thought-candidates =
    { $count ->
        [one] { $count } кандидат, по одредишту
        [few] { $count } кандидата, по одредишту
       *[other] { $count } кандидата, по одредишту
    }
thought-figures = На табли је за свако поље вредност најбољег потеза на њега; изабрани потез је у заградама.
thought-figures-mice = На табли је за сваку тачку вредност најбољег потеза на њу; изабрани потез је у заградама.
thought-bounds = Одсецања остављају границе: { $least } најмање, { $most } највише.
thought-scale-plain = Победа вреди 1000 мање број потеза до ње.
thought-scale-champion = #3 побеђује за 3 потеза, -#4 губи за 4; остало су поени.
thought-spoken-row = На { $square }: { $candidates }.
analyse-title = { $name }: мишљење о положају, на потезу је { $player }
analyse-over = у положају „{ $position }“ партија је завршена, нема о чему да се размишља
analyse-file-over = партија у „{ $path }“ је завршена; „--turn { $turn }“ показује положај пре њеног последњег потеза

# Команде

plain-help = Потез се куца онако како стоји на списку потеза, или својим бројем са списка.
help-moves = Потез се пише као три поља: одакле, куда, где се гради, на пример C3 B3 A3 или c3b3a3; победнички корак има само два. Ако укуцате једно поље, добијате списак наставака. Ако укуцате број, игра се потез с тим бројем.
help-moves-mice = Фигура се поставља тачком, на пример d2, а помера с тачке на тачку, на пример d2-d3 или d2d3. Ко затвори мицу, узима фигуру: d2-d3xa7, или само d2-d3, па програм пита коју. Ако укуцате само тачку своје фигуре, добијате списак тачака на које она може. Ако укуцате број, игра се потез с тим бројем. `вредности` каже шта сваки потез поуздано вреди, а `табеле` како да се то сазна.
command-help-words = помоћ, пом
command-help = прикажи ову помоћ
command-moves-words = потези
command-moves = наброј дозвољене потезе с бројевима
command-hint-words = савет, сав
command-hint = предложи потез
command-undo-words = врати, вр
command-undo = врати до ваше последње одлуке
command-redo-words = понови
command-redo = поново одиграј враћени потез
command-board-words = табла, т
command-board = прикажи таблу
command-eval-words = оцена, оцени
command-eval = оцени положај, део по део и кратком претрагом
command-position-words = положај, пол
command-position = прикажи положај као текст
command-record-words = запис, историја
command-record = прикажи шта је одиграно, као у датотеци
command-save-words = сачувај, чувај
command-save = запиши партију у наведену датотеку; без имена: кажи где је
command-load-words = учитај
command-load = настави партију из наведене датотеке
command-players-words = играчи
command-players = промени ко игра
command-lang-words = језик
command-lang = промени језик
command-rules-words = правила
command-rules = прикажи правила
command-resign-words = предај
command-resign = предај партију
command-new-words = нова, ново
command-new = почни нову партију са истим играчима
command-quit-words = излаз, изађи
command-quit = изађи; незавршена партија се чува
command-unknown = нема команде „{ $text }“; „{ $help }“ набраја команде
command-unknown-but = нема команде „{ $text }“; да нисте мислили „{ $known }“?

# Скрипте

check-right =
    { $turns ->
        [one] Датотека { $path } је исправна: { $turns } потез; { $state }
        [few] Датотека { $path } је исправна: { $turns } потеза; { $state }
       *[other] Датотека { $path } је исправна: { $turns } потеза; { $state }
    }
check-to-move = на потезу је играч { $player }
perft-depth = дубина „{ $text }“ није цео број од 0 навише
bench-missing = за игру „{ $game }“ нема шта да се мери
bench-position = положај
bench-depth = дубина
bench-mean-depth = Просечна дубина: { $depth }
bench-best = најбољи потез
bench-nodes = чворова
bench-total = Чворова: { $nodes }
bench-speed = Чворова у секунди: { NUMBER($speed) } ({ $time })

usage-unknown-command = нема команде „{ $text }“
usage-unknown-option = нема опције „{ $text }“
usage-unexpected = „{ $text }“ се овде не очекује
usage-missing = нешто недостаје: { $text }
usage-missing-command = недостаје команда
usage-conflict = „{ $one }“ и „{ $other }“ не могу заједно
usage-no-value = „{ $option }“ тражи вредност
usage-wrong-value = „{ $text }“ није вредност за „{ $option }“
usage-value-count = „{ $option }“ има премало или превише вредности
usage-not-text = један аргумент није читљив текст
usage-wrong = ови аргументи заједно немају смисла
usage-no-game = нема игре „{ $text }“; игре су { $games }
usage-other-game = ова команда не прима игру „{ $text }“; прима { $games }
usage-did-you-mean = Да нисте мислили „{ $text }“?
usage-right = Исправно би било: { $values }
usage-see-help = „{ $command } --help“ показује шта је могуће.

# Помоћ командне линије

cli-heading-usage = Употреба:
cli-heading-commands = Команде
cli-heading-arguments = Аргументи
cli-heading-options = Опције
cli-heading-examples = Примери:
cli-value-options = ОПЦИЈЕ
cli-value-command = КОМАНДА
cli-value-tag = ЈЕЗИК
cli-value-when = КАДА
cli-value-style = СТИЛ
cli-value-player = ИГРАЧ
cli-value-number = БРОЈ
cli-value-time = ВРЕМЕ
cli-value-level = НИВО
cli-value-file = ДАТОТЕКА
cli-value-position = ПОЛОЖАЈ
cli-value-position-file = ПОЛОЖАЈ|ДАТОТЕКА
cli-value-clock = САТ
cli-value-game = ИГРА
cli-value-shell = ЉУСКА

cli-about = Пет друштвених игара у једној кући; без команде се отвара кућа
cli-arg-lang = Језик: „en“, „sr-Cyrl“, „sr-Latn“, „cs“ или „ro“; иначе одлучује окружење
cli-arg-color = Боје: „auto“, „always“ (увек) или „never“ (никад)
cli-arg-board = Табле: „auto“, „unicode“, „ascii“ или „words“ (реченице, за читач екрана)
cli-arg-help = Прикажи ову помоћ
cli-arg-version = Прикажи верзију
cli-example-house = отвори кућу
cli-example-game = отвори једну игру
cli-example-language = на другом језику

cli-santorini-about = Санторини: померите радника, саградите ниво и први станите на трећи
cli-santorini-example-menu = отвори мени игре
cli-santorini-example-play = одмах играј против шампиона
cli-santorini-example-rules = прочитај правила на чешком

cli-santorini-play-about = Одиграј партију
cli-santorini-play-arg-first = Ко почиње: „human“ (подразумевано), „simple“, „alphabeta“ или „champion“, с подешавањима после двотачке
cli-santorini-play-arg-second = Ко игра други; подразумевано „champion“
cli-santorini-play-arg-depth = Колико потеза унапред, од 1 до 64, за рачунарске играче без својих подешавања
cli-santorini-play-arg-time = Време за сваки потез, на пример „0.5s“, за рачунарске играче без својих подешавања
cli-santorini-play-arg-level = Колико добро игра шампион: „beginner“, „easy“, „medium“, „hard“ или „full“
cli-santorini-play-arg-load = Настави партију из ове датотеке
cli-santorini-play-arg-position = Почни од овог положаја
cli-santorini-play-arg-out = Записуј партију у ову датотеку; иначе у нову, названу по датуму
cli-santorini-play-arg-step = Два рачунара: прикажи све после сваког корака
cli-santorini-play-arg-to-end = Два рачунара: играј до краја без заустављања
cli-santorini-play-arg-clock = Време за целу партију, по жељи и додатак за сваки потез, на пример „5m+3s“
cli-santorini-play-arg-seed = Број који одређује случајност у игри слабијих играча
cli-santorini-play-example-default = ви против шампиона; ви почињете
cli-santorini-play-example-easy = почиње слаб рачунар
cli-santorini-play-example-step = гледајте како два рачунара мисле, корак по корак
cli-santorini-play-example-end = нека два рачунара играју, а партија иде у вашу датотеку
cli-santorini-play-example-load = двоје настављају партију, са сатом

cli-santorini-analyse-about = Размисли о положају
cli-santorini-analyse-arg-what = Положај као текст, или датотека партије, чији се последњи положај узима
cli-santorini-analyse-arg-turn = Положај пре овог потеза из датотеке; иначе последњи
cli-santorini-analyse-arg-depth = Колико потеза унапред, од 1 до 64
cli-santorini-analyse-arg-time = Време за размишљање, на пример „0.5s“
cli-santorini-analyse-arg-player = Ко мисли: „simple“, „alphabeta“ или „champion“ (подразумевано)
cli-santorini-analyse-arg-json = Испиши JSON, за програме
cli-santorini-analyse-example-position = мисли једну секунду
cli-santorini-analyse-example-file = сви потези могући у последњем положају, три потеза дубоко
cli-santorini-analyse-example-turn = исто то пре петог потеза
cli-santorini-analyse-example-json = исто то за програме

cli-santorini-rules-about = Прикажи правила
cli-santorini-rules-example = књига правила

cli-santorini-check-about = Провери да ли је датотека партије исправна
cli-santorini-check-arg-file = Датотека партије
cli-santorini-check-example = каже у ком је реду грешка и зашто

cli-perft-about = Преброј све низове потеза дате дужине
cli-perft-arg-game = Игра
cli-perft-arg-position = Броји од овог положаја, не од почетка
cli-perft-arg-depth = Дужина низова
cli-perft-arg-divide = Преброј и за сваки први потез посебно
cli-perft-example-start = низови од три потеза од почетка
cli-perft-example-divide = потез по потез, од једног положаја

cli-bench-about = Измери претрагу на сталним положајима
cli-bench-arg-game = Игра
cli-bench-arg-time = Толико времена процесора за сваки положај, и докле је претрага стигла (Санторини, Мице)
cli-bench-example = број чворова, који се мења само с претрагом, и брзина

cli-engine-about = Ради као програм којим управљају други програми (UGI)
cli-engine-arg-game = Игра
cli-engine-example = затим укуцајте „ugi“, „position startpos“, „go depth 4“

cli-languages-about = Наброј језике
cli-languages-example = сви језици, ваш је означен

cli-completions-about = Испиши скрипту за допуњавање у љусци
cli-completions-arg-shell = Љуска: „bash“, „elvish“, „fish“, „powershell“ или „zsh“
cli-completions-example = одсад тастер Tab допуњава команде

cli-help-about = Прикажи помоћ за команду
cli-help-arg-command = Команда, реч по реч
cli-help-example = шта се све може задати при игри
house-preparing = партија се припрема: { $time }

# Снага, како се куца

strength-depth-words = дубина
strength-time-words = време
strength-beginner-words = почетник
strength-easy-words = слаб, лак
strength-medium-words = средњи
strength-hard-words = јак, тежак
strength-full-words = пуна, шампион
