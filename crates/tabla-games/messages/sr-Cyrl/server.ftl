## Сервер иза прегледача: шта одбија и зашто, шта исписује, и његова помоћ.

store-busy = „{ $path }“ користи други сервер програма Tabla; зауставите га или изаберите другу фасциклу помоћу `--data`
store-damaged = столови у „{ $path }“ не могу да се прочитају ({ $detail }); датотека је остала каква је била: ставите на њено место исправну копију или је преместите и почните изнова
store-too-new = столове у „{ $path }“ записала је новија верзија програма Tabla (формат { $format }); датотека је остала каква је била
store-unread = сто „{ $id }“ из старије верзије програма Tabla не може да се прочита: { $because }; чува се какав јесте
store-failed = у „{ $path }“ не може да се пише: { $because }

server-no-game = игре „{ $text }“ овде нема
server-not-your-turn = нисте на потезу
server-not-your-seat = место { $seat } није ваше
server-not-alone = то може само док за столом не игра нико други
server-only-watching = ви само пратите партију; за игру вам треба линк за место за столом
server-no-computer = на потезу није рачунар
server-time-left = још има времена
server-table-too-large = рачунарски играч овде сме да користи највише { $most } мегабајта
server-bad-key =
    кључ захтева има од 1 до { $most ->
        [one] { $most } знака
        [few] { $most } знака
       *[other] { $most } знакова
    }
server-bad-seat-key = то није кључ ниједног места
server-too-long = то је предуго; граница је { $most }
server-long-name = име има највише { $most } слова
server-advice-time = савет траје више од 0 и највише { $most } секунди
server-advice-stopped = положај се у међувремену променио
server-full = нема више места: чува се највише { $most } столова
server-too-many-tables = отворили сте много столова за кратко време; играјте за неким од њих или сачекајте минут
server-not-found = овде нема ничега
server-failed = дошло је до грешке у програму; ништа није изгубљено
server-too-often = превише захтева; сачекајте мало
server-wrong-host = кућа се не одазива на то име; може да јој га да онај ко је покреће
server-wrong-origin = захтеви са других сајтова се не примају
server-wrong-method = то на овој адреси не може
server-not-json = захтев мора да буде JSON
server-too-large = захтев је превелик; граница је { $most } KB
server-too-slow = захтев је стизао преспоро; има { $most } s времена
server-unreadable = захтев не може да се прочита: { $detail }
server-too-many-connections = превише веза; покушајте касније

server-port-taken = порт { $port } је заузет; изаберите други помоћу `--port`
server-cannot-listen = на { $addr } не може да се слуша: { $detail }
server-bad-address = „{ $text }“ није адреса; пишите је као 127.0.0.1, ::1 или 0.0.0.0
server-bad-port = „{ $text }“ није порт од 0 до 65535
server-bad-proxy = „{ $text }“ није ни адреса ни мрежа; пишите је као 127.0.0.1, ::1 или 10.0.0.0/8
serve-at = Tabla ради на адреси { $url }
serve-elsewhere = Са других уређаја: { $url }
serve-data = Партије се чувају у { $path }
serve-memory = Партије нестају кад се сервер заустави.
serve-stop = Ctrl-C зауставља сервер.

cli-value-address = АДРЕСА
cli-value-port = ПОРТ
cli-serve-about = Играј у прегледачу: покрени локалну веб-апликацију и отвори је
cli-serve-arg-addr = Адреса на којој се слуша; 0.0.0.0 пушта и друге уређаје
cli-serve-arg-lan = Адреса по којој други уређаји знају овај рачунар, ако систем не каже праву
cli-serve-arg-port = Порт на ком се слуша; 0 је било који слободан
cli-serve-arg-data = Фасцикла за партије; „:memory:“ не чува ништа
cli-serve-arg-host = Још једно име којим прегледачи смеју да зову сервер
cli-serve-arg-trusted-proxy = Посредник, по адреси или мрежи, који сме да каже у чије име пита; може више пута
cli-serve-arg-engines = Фасцикла са програмом игара за прегледаче, који прави `cargo xtask site`: тада прегледачи сами размишљају
cli-serve-arg-forget-finished = Када више нема места за столове, заборавља се партија која је најдавније завршена
cli-serve-arg-no-open = Не отварај прегледач
cli-serve-arg-json = Испиши адресу у једном реду као JSON, за програме
cli-serve-example-open = покрени и отвори прегледач
cli-serve-example-network = пусти и друге уређаје из мреже
cli-serve-example-script = за скрипту: било који слободан порт, ништа се не чува, без прегледача
