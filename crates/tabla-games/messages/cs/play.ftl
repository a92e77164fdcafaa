## Celá herna: hry, hráči a co se může u kteréhokoli stolu pokazit.

game-santorini = Santorini

player-human = Člověk
    .nominative = člověk
    .dative = člověku
player-simple = Jednoduchý hráč
    .nominative = jednoduchý hráč
    .dative = jednoduchému hráči
player-minimax = Minimax
    .nominative = minimax
    .dative = minimaxu
player-alphabeta = Alfa-beta
    .nominative = alfa-beta
    .dative = alfa-betě
player-champion = Šampion
    .nominative = šampion
    .dative = šampionovi
player-human-description = tahy volí člověk
player-simple-description = prostým minimaxem prohlédne každou variantu několik tahů dopředu
player-alphabeta-description = hodnotí jako Jednoduchý hráč, ale vynechává, co nic nezmění, a tak vidí hlouběji
player-champion-description = nejsilnější hráč programu

skill-beginner = lehký soupeř
    .nominative = lehký soupeř
    .dative = lehkému soupeři
skill-easy = zkušený soupeř
    .nominative = zkušený soupeř
    .dative = zkušenému soupeři
skill-medium = střední soupeř
    .nominative = střední soupeř
    .dative = střednímu soupeři
skill-hard = těžký soupeř
    .nominative = těžký soupeř
    .dative = těžkému soupeři
skill-full = plná síla
skill-beginner-about = přehlédne většinu svých tahů, občas celou figuru a vaši odpověď vždycky
skill-easy-about = vaši odpověď většinou vidí a sem tam nějaký tah přehlédne
skill-medium-about = dívá se tři tahy dopředu
skill-hard-about = dívá se šest tahů dopředu

ending-won = vyhrál hráč { $player }
ending-drawn = hra skončila remízou
ending-resigned = hráč { $player } se vzdal
ending-out-of-time = hráči { $player } vypršel čas
table-over = hra skončila

move-unreadable = „{ $text }“ není tah: { $because }
move-illegal = tah „{ $text }“ není dovolen: { $because }
position-refused = „{ $text }“ není pozice: { $because }
position-no-reason = důvod není znám
reason-and-more = { $reason }; { $more }
record-refused = řádek { $line }: { $because }

player-error-unknown-player = hráč „{ $text }“ neexistuje; hráči jsou { $players }
player-error-not-a-setting = „{ $text }“ není nastavení; nastavení se píše jako „depth=4“
player-error-unknown-setting = { $player } nemá nastavení „{ $text }“; má { $settings }
player-error-no-settings = { $player } nemá žádná nastavení, „{ $text }“ tedy nelze nastavit
player-error-set-twice = { $setting } je nastaveno dvakrát
player-error-two-paces = { $one } a { $other } nelze nastavit zároveň
player-error-depth = hloubka „{ $text }“ není celé číslo od 1 do 64
player-error-time = čas „{ $text }“ není mezi 1ms a 1h; píše se jako 250ms, 0.5s, 1s nebo 2m
player-error-nodes = počet uzlů „{ $text }“ není celé číslo od 1 výš
player-error-level = úroveň „{ $text }“ neexistuje; úrovně jsou { $levels }
player-error-table = velikost tabulky „{ $text }“ není celý počet megabajtů od 1 do 4096
player-error-seed = semínko „{ $text }“ není celé číslo od 0 do 18446744073709551615
player-error-not-a-computer = za člověka počítač nepřemýšlí; zvolte počítačového hráče
clock-error = „{ $text }“ není časový limit; „5m“ je pět minut na hru, „5m+3s“ přidává tři sekundy za každý tah

storage-read = soubor „{ $path }“ nelze přečíst: { $because }
storage-write = soubor „{ $path }“ nelze zapsat: { $because }
storage-exists = soubor „{ $path }“ už existuje
storage-not-text = „{ $path }“ není textový soubor
storage-refused = „{ $path }“: { $because }
storage-damaged = uložená hra „{ $path }“ je poškozená ({ $detail }); soubor se nezměnil: nahraďte ho dobrou kopií, nebo ho přesuňte jinam
storage-too-new = hru „{ $path }“ uložila novější verze programu Tabla (formát { $version }); soubor se nezměnil
storage-unknown-game = v souboru „{ $path }“ je uložena hra „{ $game }“, kterou tato verze programu Tabla nemá
storage-other-game = v souboru „{ $path }“ je uložena hra „{ $game }“, ne „{ $expected }“
storage-no-folder = chybí složka pro uložené hry; uveďte ji v proměnné „TABLA_DATA“

trouble-not-found = takový soubor nebo složka neexistuje
trouble-not-allowed = není to dovoleno
trouble-folder = je to složka
trouble-not-a-folder = část cesty není složka
trouble-full = disk je plný
trouble-exists = něco jiného toho jména už existuje
trouble-bad-name = soubor se tak jmenovat nemůže
trouble-no-address = tento počítač takovou adresu nemá
trouble-other = { $text }

ugi-unknown = „{ $text }“ není příkaz tohoto programu
ugi-busy = „{ $text }“ nelze provést, dokud běží prohledávání
ugi-position = „{ $text }“ neudává pozici; píše se „position startpos“ nebo „position fen TEXT“ a pak „moves“, pokud jsou nějaké tahy
ugi-go = „{ $name }“ v příkazu „{ $text }“ není omezení; omezení jsou „depth“, „nodes“, „movetime“, „infinite“, „p1time“, „p2time“, „p1inc“, „p2inc“ a „movestogo“
ugi-go-value = „{ $value }“ za „{ $name }“ v příkazu „{ $text }“ není vhodné číslo
ugi-query = „{ $text }“ není otázka; otázky jsou „query gameover“, „query p1turn“ a „query result“
ugi-setoption = „{ $text }“ nic nenastavuje; píše se „setoption name NAME value VALUE“
ugi-option = volba „{ $name }“ neexistuje; volby jsou { $options }
ugi-hash = „{ $value }“ není počet megabajtů od 1 do 4096
ugi-threads = „{ $value }“ není počet vláken od 1 do 64
ugi-player = „{ $value }“ není hráč tohoto programu; zvolte { $players }
ugi-player-name = „{ $name }“
ugi-player-alias = „{ $name }“ (jinak „{ $alias }“)
ugi-player-more = { $some }, { $next }
ugi-player-or = { $some } nebo { $next }
ugi-two = „{ $game }“ není hra dvou proti sobě a tento protokol jinou nezná
ugi-chance = ve hře „{ $game }“ rozhoduje náhoda a tento protokol pro ni nemá slovo

storage-in-the-way = soubor „{ $path }“ už existuje a zůstal, jak byl; zvolte jiný, nebo ho přepište s „--force“
cli-arg-force = Přepsat soubor, který už existuje

verdict-win =
    { $turns ->
        [one] vyhraje za { $turns } tah
        [few] vyhraje za { $turns } tahy
       *[other] vyhraje za { $turns } tahů
    }
verdict-loss =
    { $turns ->
        [one] prohraje za { $turns } tah
        [few] prohraje za { $turns } tahy
       *[other] prohraje za { $turns } tahů
    }
verdict-points =
    { $points ->
        [one] { $value } bod
        [few] { $value } body
       *[other] { $value } bodů
    }
verdict-draw = remíza
board-mice-holdings = v ruce { $hand }, ztraceno { $lost }
thought-from-book = z knihy zahájení
pace-most = nejvýše { $time }
failure-io = { $text }
