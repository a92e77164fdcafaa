## Цела кућа: игре, играчи и шта све може да не успе за било којим столом.

game-santorini = Санторини

player-human = Човек
    .nominative = човек
    .genitive = човека
player-simple = Једноставни
    .nominative = једноставни играч
    .genitive = једноставног играча
player-minimax = Минимакс
    .nominative = минимакс
    .genitive = минимакса
player-alphabeta = Алфа-бета
    .nominative = алфа-бета
    .genitive = алфа-бете
player-champion = Шампион
    .nominative = шампион
    .genitive = шампиона
player-human-description = потезе бира човек
player-simple-description = обичним минимаксом гледа сваку варијанту неколико потеза унапред
player-alphabeta-description = оцењује као „simple“, али прескаче оно што ништа не мења, па гледа дубље
player-champion-description = најјачи уграђени играч

skill-beginner = лак противник
    .nominative = лак противник
    .genitive = лаког противника
skill-easy = увежбан противник
    .nominative = увежбан противник
    .genitive = увежбаног противника
skill-medium = средњи противник
    .nominative = средњи противник
    .genitive = средњег противника
skill-hard = јак противник
    .nominative = јак противник
    .genitive = јаког противника
skill-full = пуна снага
skill-beginner-about = превиди већину својих потеза, понекад целу фигуру, а ваш одговор увек
skill-easy-about = ваш одговор углавном види, а ту и тамо превиди неки потез
skill-medium-about = гледа три потеза унапред
skill-hard-about = гледа шест потеза унапред

ending-won = победио је играч { $player }
ending-drawn = партија је завршена нерешено
ending-resigned = играч { $player } је предао партију
ending-out-of-time = играчу { $player } је истекло време
table-over = партија је завршена

move-unreadable = „{ $text }“ није потез: { $because }
move-illegal = потез „{ $text }“ није дозвољен: { $because }
position-refused = „{ $text }“ није положај: { $because }
position-no-reason = разлог није познат
reason-and-more = { $reason }; { $more }
record-refused = { $line }. ред: { $because }

player-error-unknown-player = нема играча „{ $text }“; играчи су { $players }
player-error-not-a-setting = „{ $text }“ није подешавање; подешавање се пише као „depth=4“
player-error-unknown-setting = { $player } нема подешавање „{ $text }“; има { $settings }
player-error-no-settings = { $player } нема подешавања, па „{ $text }“ не може да се подеси
player-error-set-twice = { $setting } је подешено двапут
player-error-two-paces = { $one } и { $other } не могу да се подесе заједно
player-error-depth = дубина „{ $text }“ није цео број од 1 до 64
player-error-time = време „{ $text }“ није између 1ms и 1h; пише се као 250ms, 0.5s, 1s или 2m
player-error-nodes = број чворова „{ $text }“ није цео број од 1 навише
player-error-level = нема нивоа „{ $text }“; нивои су { $levels }
player-error-table = величина табеле „{ $text }“ није цео број мегабајта од 1 до 4096
player-error-seed = семе „{ $text }“ није цео број од 0 до 18446744073709551615
player-error-not-a-computer = човек размишља сам; питајте неког рачунарског играча
clock-error = „{ $text }“ није сат; „5m“ је пет минута за целу партију, „5m+3s“ уз то додаје три секунде по потезу

storage-read = датотека „{ $path }“ не може да се прочита: { $because }
storage-write = датотека „{ $path }“ не може да се запише: { $because }
storage-exists = датотека „{ $path }“ већ постоји
storage-not-text = „{ $path }“ није текстуална датотека
storage-refused = „{ $path }“: { $because }
storage-damaged = сачувана партија „{ $path }“ је оштећена ({ $detail }); остављена је каква јесте: ставите на њено место исправну копију или је преместите
storage-too-new = партију „{ $path }“ је сачувала новија верзија програма Tabla (формат { $version }); остављена је каква јесте
storage-unknown-game = у датотеци „{ $path }“ је сачувана партија игре „{ $game }“, које нема у овој верзији програма Tabla
storage-other-game = у датотеци „{ $path }“ је сачувана партија игре „{ $game }“, а не „{ $expected }“
storage-no-folder = нема фасцикле за сачуване партије; наведите је у променљивој „TABLA_DATA“

trouble-not-found = таква датотека или фасцикла не постоји
trouble-not-allowed = то није дозвољено
trouble-folder = то је фасцикла
trouble-not-a-folder = део путање није фасцикла
trouble-full = диск је пун
trouble-exists = нешто друго с тим именом већ постоји
trouble-bad-name = датотека не може тако да се зове
trouble-no-address = ова машина нема ту адресу
trouble-other = { $text }

ugi-unknown = „{ $text }“ није команда овог програма
ugi-busy = „{ $text }“ не може да се изврши док траје претрага
ugi-position = „{ $text }“ није положај; пише се „position startpos“ или „position fen TEXT“, а затим „moves“ ако има потеза
ugi-go = „{ $name }“ у команди „{ $text }“ није ограничење; ограничења су „depth“, „nodes“, „movetime“, „infinite“, „p1time“, „p2time“, „p1inc“, „p2inc“ и „movestogo“
ugi-go-value = „{ $value }“ иза „{ $name }“ у команди „{ $text }“ није одговарајући број
ugi-query = „{ $text }“ није питање; питања су „query gameover“, „query p1turn“ и „query result“
ugi-setoption = „{ $text }“ ништа не подешава; пише се „setoption name NAME value VALUE“
ugi-option = нема опције „{ $name }“; опције су { $options }
ugi-hash = „{ $value }“ није број мегабајта од 1 до 4096
ugi-threads = „{ $value }“ није број нити од 1 до 64
ugi-player = „{ $value }“ није играч овог програма; изаберите { $players }
ugi-player-name = „{ $name }“
ugi-player-alias = „{ $name }“ (или „{ $alias }“)
ugi-player-more = { $some }, { $next }
ugi-player-or = { $some } или { $next }
ugi-two = „{ $game }“ није игра двоје једно против другог, а овај протокол другу не познаје
ugi-chance = у игри „{ $game }“ одлучује случај, а овај протокол за то нема реч

storage-in-the-way = „{ $path }“ већ постоји и остављена је како јесте; наведите другу датотеку или пишите преко ње уз „--force“
cli-arg-force = Пиши преко датотеке која већ постоји

verdict-win =
    { $turns ->
        [one] побеђује за { $turns } потез
        [few] побеђује за { $turns } потеза
       *[other] побеђује за { $turns } потеза
    }
verdict-loss =
    { $turns ->
        [one] губи за { $turns } потез
        [few] губи за { $turns } потеза
       *[other] губи за { $turns } потеза
    }
verdict-points =
    { $points ->
        [one] { $value } поен
        [few] { $value } поена
       *[other] { $value } поена
    }
verdict-draw = нерешено
board-mice-holdings = у руци { $hand }, изгубљено { $lost }
thought-from-book = из књиге отварања
pace-most = највише { $time }
failure-io = { $text }
