## Konzole: nabídky, dotazy, desky a příkazová řádka.

# Herna

house-title = Tabla, herna deskových her
house-browser = Herna v prohlížeči: „tabla serve“
house-continue = Pokračovat: { $game }, { CASE($first, "nominative") } proti { CASE($second, "dative") }, tah { $turn }
house-new = Nová hra: { $game }
house-language = Jazyk: { $language }
house-which-language = Který jazyk?
house-quit = Odejít
menu-prompt = Vaše volba [{ $default }]:
menu-help = Napište číslo volby, nebo stiskněte Enter pro { $default }. Odejdete příkazem „{ $quit }“ nebo klávesami Ctrl-D.
menu-wrong = „{ $text }“ v nabídce není; napište číslo od 1 do { $count }, nebo stiskněte Enter pro { $default }
language-unknown = jazyk „{ $text }“ Tabla neumí; umí { $tags }
yes-words = ano, a

# Před hrou

setup-who = { $game }: kdo hraje?
setup-who-now = Kdo hraje odteď?
setup-person-computer = Vy proti počítači; začínáte vy
setup-computer-person = Vy proti počítači; začíná počítač
setup-two-people = Dva lidé u této klávesnice
setup-two-computers = Dva počítače
setup-each-seat = Vybrat hráče pro každé místo
setup-load = Nejdřív načíst hru ze souboru
setup-rules = Přečíst si pravidla
setup-rule = { $game }: { $rule }?
setup-rule-on = Ano
setup-rule-off = Ne
setup-back = Zpět
setup-strength = Jak silný je počítač ({ $player })?
setup-seat = Kdo je { $player }?
setup-strength-note = Můžete také napsat úroveň („lehký“), hloubku („hloubka 4“), čas na každý tah („čas 2s“) nebo hráče („alphabeta:depth=3“, „champion:time=0.5s“).
setup-steps = Jak počítače hrají?
setup-steps-ask = Tah po tahu, s celým výpočtem
setup-steps-end = Najednou až do konce
setup-file = Jméno souboru (Enter: zpět):

# Hráči, časy, hodnoty

seat-name = hráč { $player }
player-with-detail = { $player } ({ $detail })
    .nominative = { CASE($player, "nominative") } ({ $detail })
    .dative = { CASE($player, "dative") } ({ $detail })
pace-depth = hloubka { $depth }
pace-time = { $time } na tah
pace-nodes =
    { $nodes ->
        [one] { NUMBER($nodes) } uzel na tah
        [few] { NUMBER($nodes) } uzly na tah
       *[other] { NUMBER($nodes) } uzlů na tah
    }
time-seconds = { $seconds } s
decimal-sign = ,
list-and = { $items } a { $last }
verdict-expected = očekává se { $value }
verdict-none = bez názoru

# Deska

board-turn-number = tah { $turn }
board-turns-played =
    { $turns ->
        [one] konec po { $turns } tahu
        [few] konec po { $turns } tazích
       *[other] konec po { $turns } tazích
    }
board-to-move = na tahu
board-winner = vítěz
board-nothing-played = Zatím nikdo netáhl.
board-levels = patra
board-dome = kopule
board-moved = kam
board-from = odkud
board-built = stavba
board-time-left = zbývá { $time }
board-mice-placing = pokládají se kameny
board-mice-moving = přesouvají se kameny
board-mice-flying = létání se třemi kameny
board-mice-no-flying = bez létání
board-mice-with-flying = s létáním
board-mice-taken = vzat
board-mice-target = volný cíl
board-mice-mill = mlýn
board-mice-takes = lze vzít

spoken-turn = Tah { $turn }. Na tahu je hráč { $player }: { $name }.
spoken-over = Hra skončila: { $ending }.
spoken-placed = Poslední tah: stavitelé byli postaveni na pole { $squares }.
spoken-moved = Poslední tah: z pole { $from } na pole { $to }; na poli { $build } přibylo { $level }. patro.
spoken-moved-dome = Poslední tah: z pole { $from } na pole { $to }; pole { $build } uzavřela kopule.
spoken-climbed = Poslední tah: z pole { $from } na třetí patro na poli { $to }.
spoken-workers = Hráč { $player } má stavitele na polích { $workers }.
spoken-no-workers = Hráč { $player } zatím nemá na desce stavitele.
spoken-worker = { $square } (patro { $level })
spoken-level = Patro { $level }: { $squares }.
spoken-domes = Kopule: { $squares }.
spoken-rest-ground = Všude jinde je zem.
spoken-all-ground = Všude je zem.
spoken-status = Nyní: { $status }.
spoken-mice-placed = Poslední tah: kámen položen na bod { $to }.
spoken-mice-placed-took = Poslední tah: kámen položen na bod { $to }, uzavřen mlýn a vzat kámen z bodu { $taken }.
spoken-mice-moved = Poslední tah: z bodu { $from } na bod { $to }.
spoken-mice-moved-took = Poslední tah: z bodu { $from } na bod { $to }, uzavřen mlýn a vzat kámen z bodu { $taken }.
spoken-mice-closed = { $begun } uzavírá mlýn. Lze vzít tyto kameny: { $points }.
spoken-mice-men = Hráč { $player } má kameny na bodech { $points }; { $holdings }.
spoken-mice-no-men = Hráč { $player } nemá na desce žádný kámen; { $holdings }.
spoken-mice-mills =
    { $count ->
        [one] Hráč { $player } má { $count } mlýn: { $mills }.
        [few] Hráč { $player } má { $count } mlýny: { $mills }.
       *[other] Hráč { $player } má { $count } mlýnů: { $mills }.
    }
spoken-mice-free = Volné body: { $points }.
spoken-mice-all-free = Všech 24 bodů je volných.

# Tah člověka

person-prompt = Hráč { $player }{ $piece }, jste na tahu:
person-prompt-place = Hráč { $player }{ $piece }, rozmístěte dva stavitele:
person-prompt-begun = { $begun } ...
plain-how = Napište tah tak, jak ho vypíše „{ $moves }“, nebo jeho číslo; „{ $help }“ vypíše, co dalšího lze napsat.
throw-prompt = Co padlo?
person-nothing = Napište tah, například C3 B3 A3 (odkud, kam, kde se staví), jen jedno pole pro seznam možností, nebo „{ $help }“ pro seznam příkazů.
person-nothing-place = Napište dvě pole, například C3 B2, nebo „{ $help }“ pro seznam příkazů.
person-begun-dropped = Započatý tah je zrušen.
person-no-beginning = žádný tah nezačíná polem { $square }
choice-wins = vyhrává
choice-spoken = { $number }: { $text }
choice-wrong = tah číslo { $number } neexistuje; tahy mají čísla od 1 do { $count }
moves-how = Tah ze seznamu zahrajete jeho číslem.
person-mice-prompt-place = Hráč { $player }{ $piece }, položte kámen:
person-mice-prompt-take = { $begun } x který kámen?
person-mice-how-place = Napište volný bod, například d2, číslo ze seznamu, nebo „{ $help }“ pro seznam příkazů.
person-mice-how-move = Napište tah, například d2-d3, jen bod svého kamene pro seznam možností, číslo ze seznamu, nebo „{ $help }“ pro seznam příkazů.
person-mice-how-take = Máte mlýn, vezměte soupeři kámen: napište jeho bod, například a7, nebo jeho číslo; „{ $undo }“ vrátí tah, „{ $help }“ vypíše příkazy.
person-mice-free = Volné body:
person-mice-moves = Tahy, kámen po kameni:
person-mice-takes = { $begun } uzavírá mlýn. Lze vzít kameny:
person-mice-stuck = kámen na bodě { $point } nemůže táhnout, žádný bod vedle něj není volný
choice-mice-closes = uzavírá mlýn
moves-how-mice = Tah ze seznamu zahrajete jeho číslem; + uzavírá mlýn a program se zeptá, který kámen vzít.
moves-none = hra skončila, není co hrát

# Během hry

game-computer-played = Hráč { $player } hraje { $text } ({ $summary }).
game-over =
    { $turns ->
        [one] Hra skončila po { $turns } tahu: { $ending }.
        [few] Hra skončila po { $turns } tazích: { $ending }.
       *[other] Hra skončila po { $turns } tazích: { $ending }.
    }
game-over-prompt = „{ $new }“: hrát znovu, „{ $undo }“: vzít zpět, Enter: odejít:
game-file = Hra je v souboru { $path }
game-saved = Hra je uložena. Chcete-li pokračovat, spusťte znovu „tabla“.
game-left = Hra, kterou jste opustili, je v souboru { $path }
hint = Rada: { $text } ({ $summary })
undo-nothing = není žádný váš tah, který by šlo vzít zpět
redo-nothing = není žádný tah, který by šlo zahrát znovu
save-nothing = zatím není co uložit
save-over = { $path } už existuje. Přepsat? [a/N]
save-not = Nic se nezapsalo.
load-what = chybí jméno souboru, například „{ $load } hra.txt“
load-done =
    { $turns ->
        [one] Načteno ze souboru { $path }: { $turns } tah
        [few] Načteno ze souboru { $path }: { $turns } tahy
       *[other] Načteno ze souboru { $path }: { $turns } tahů
    }
players-how = uveďte oba hráče, například „{ $players } human champion:time=1s“, nebo žádného
eval-title = Hodnocení pozice, na tahu je { $player }:
eval-sum = celkem
eval-search = Podle výpočtu: { $text } ({ $summary })

# Co si počítač myslí

step-prompt = Enter: další krok, číslo: tolik kroků, „e“: až do konce, „?“: příkazy:
step-end-words = dohrát, do konce
step-title = Tah { $turn }, { $player }: { $name }
thought-choice = volí { $text }: { $verdict }
thought-depth = hloubka { $depth }, nejvýš { $deepest }
thought-nodes =
    { $number ->
        [one] { NUMBER($number) } uzel
        [few] { NUMBER($number) } uzly
       *[other] { NUMBER($number) } uzlů
    }
thought-cutoffs =
    { $number ->
        [one] { NUMBER($number) } ořezání
        [few] { NUMBER($number) } ořezání
       *[other] { NUMBER($number) } ořezání
    }
thought-table-hits =
    { $number ->
        [one] { NUMBER($number) } zásah v tabulce
        [few] { NUMBER($number) } zásahy v tabulce
       *[other] { NUMBER($number) } zásahů v tabulce
    }
thought-time = čas { $time }
thought-line = očekává { $line }
thought-summary = { $verdict }, hloubka { $depth }, { $time }
thought-progress = přemýšlí: hloubka { $depth }, { $verdict }, { $line }
thought-candidates =
    { $count ->
        [one] { $count } zvažovaný tah, podle cíle
        [few] { $count } zvažované tahy, podle cíle
       *[other] { $count } zvažovaných tahů, podle cíle
    }
thought-figures = Na desce je u každého pole nejlepší hodnota tahu na ně; zvolený tah je v závorkách.
thought-figures-mice = Na desce je u každého bodu nejlepší hodnota tahu na něj; zvolený tah je v závorkách.
thought-bounds = Po ořezání zbývají jen meze: { $least } je aspoň, { $most } nejvýš.
thought-scale-plain = Výhra má hodnotu 1000 minus počet tahů, které k ní zbývají.
thought-scale-champion = #3 vyhraje za 3 tahy, -#4 prohraje za 4; jinak jde o body.
thought-spoken-row = Cíl { $square }: { $candidates }.
analyse-title = Rozbor pozice: { $name }, na tahu je { $player }
analyse-over = v pozici „{ $position }“ hra skončila, není o čem přemýšlet
analyse-file-over = hra v souboru „{ $path }“ skončila; „--turn { $turn }“ ukáže pozici před jejím posledním tahem

# Příkazy

plain-help = Tah se píše tak, jak stojí v seznamu tahů, nebo svým číslem ze seznamu.
help-moves = Tah jsou tři pole: odkud, kam, kde se staví, například C3 B3 A3 nebo c3b3a3; vítězný krok má jen dvě. Zadáte-li jediné pole, vypíše se, co může následovat. Tah ze seznamu zahrajete jeho číslem.
help-moves-mice = Kámen položíte zadáním bodu, například d2, a přesunete zadáním dvou bodů, například d2-d3 nebo d2d3. Kdo uzavře mlýn, vezme soupeři kámen: d2-d3xa7, nebo jen d2-d3 a program se na kámen zeptá. Zadáte-li jen bod svého kamene, vypíše se, kam může. Tah ze seznamu zahrajete jeho číslem. `hodnoty` řekne, jakou má který tah jistou hodnotu, a `tabulky`, jak se to zjistí.
command-help-words = pomoc, nápověda
command-help = vypsat příkazy
command-moves-words = tahy
command-moves = vypsat dovolené tahy s čísly
command-hint-words = rada, raď, poraď
command-hint = nápověda: poradí tah
command-undo-words = zpět
command-undo = vzít zpět až k vašemu poslednímu rozhodnutí
command-redo-words = znovu
command-redo = znovu zahrát vrácený tah
command-board-words = deska, d
command-board = ukázat desku
command-eval-words = hodnocení, hodnoť
command-eval = ohodnotit pozici po částech a krátkým výpočtem
command-position-words = pozice, poz
command-position = ukázat pozici jako text
command-record-words = zápis
command-record = ukázat, co se hrálo, jako v souboru
command-save-words = uložit, ulož
command-save = zapsat hru do uvedeného souboru; bez jména: ukázat, kde je
command-load-words = načíst, načti
command-load = pokračovat ve hře z uvedeného souboru
command-players-words = hráči
command-players = změnit, kdo hraje
command-lang-words = jazyk
command-lang = změnit jazyk
command-rules-words = pravidla
command-rules = ukázat pravidla
command-resign-words = vzdát, vzdej
command-resign = vzdát hru
command-new-words = nová
command-new = začít novou hru se stejnými hráči
command-quit-words = konec, odejít
command-quit = odejít; nedohraná hra se uloží
command-unknown = příkaz „{ $text }“ neexistuje; „{ $help }“ vypíše příkazy
command-unknown-but = příkaz „{ $text }“ neexistuje; neměli jste na mysli „{ $known }“?

# Skripty

check-right =
    { $turns ->
        [one] Soubor { $path } je v pořádku: { $turns } tah; { $state }
        [few] Soubor { $path } je v pořádku: { $turns } tahy; { $state }
       *[other] Soubor { $path } je v pořádku: { $turns } tahů; { $state }
    }
check-to-move = na tahu je hráč { $player }
perft-depth = hloubka „{ $text }“ není celé číslo od 0 výš
bench-missing = u hry „{ $game }“ není co měřit
bench-position = pozice
bench-depth = hloubka
bench-mean-depth = Průměrná hloubka: { $depth }
bench-best = nejlepší tah
bench-nodes = uzlů
bench-total = Uzlů: { $nodes }
bench-speed = Uzlů za sekundu: { NUMBER($speed) } ({ $time })

usage-unknown-command = příkaz „{ $text }“ neexistuje
usage-unknown-option = volba „{ $text }“ neexistuje
usage-unexpected = „{ $text }“ sem nepatří
usage-missing = něco chybí: { $text }
usage-missing-command = chybí příkaz
usage-conflict = „{ $one }“ a „{ $other }“ nejde použít zároveň
usage-no-value = „{ $option }“ potřebuje hodnotu
usage-wrong-value = „{ $text }“ není hodnota pro „{ $option }“
usage-value-count = „{ $option }“ má málo nebo moc hodnot
usage-not-text = jeden argument není čitelný text
usage-wrong = tyto argumenty k sobě nepatří
usage-no-game = hra „{ $text }“ neexistuje; hry jsou { $games }
usage-other-game = tento příkaz neumí hru „{ $text }“; umí { $games }
usage-did-you-mean = Neměli jste na mysli „{ $text }“?
usage-right = Možné hodnoty: { $values }
usage-see-help = „{ $command } --help“ ukáže, co je možné.

# Nápověda příkazové řádky

cli-heading-usage = Použití:
cli-heading-commands = Příkazy
cli-heading-arguments = Argumenty
cli-heading-options = Volby
cli-heading-examples = Příklady:
cli-value-options = VOLBY
cli-value-command = PŘÍKAZ
cli-value-tag = JAZYK
cli-value-when = KDY
cli-value-style = STYL
cli-value-player = HRÁČ
cli-value-number = ČÍSLO
cli-value-time = ČAS
cli-value-level = ÚROVEŇ
cli-value-file = SOUBOR
cli-value-position = POZICE
cli-value-position-file = POZICE|SOUBOR
cli-value-clock = HODINY
cli-value-game = HRA
cli-value-shell = SHELL

cli-about = Pět deskových her v jedné herně; bez příkazu se otevře nabídka her
cli-arg-lang = Jazyk: „en“, „sr-Cyrl“, „sr-Latn“, „cs“ nebo „ro“; výchozí je podle systému
cli-arg-color = Barvy: „auto“, „always“ (vždy) nebo „never“ (nikdy)
cli-arg-board = Desky: „auto“, „unicode“, „ascii“, nebo „words“ (věty pro čtečku obrazovky)
cli-arg-help = Ukázat tuto nápovědu
cli-arg-version = Ukázat verzi
cli-example-house = otevřít nabídku her
cli-example-game = otevřít jednu hru
cli-example-language = přepnout na jiný jazyk

cli-santorini-about = Santorini: přesuňte stavitele, postavte patro, vystupte první na třetí patro
cli-santorini-example-menu = otevřít nabídku hry
cli-santorini-example-play = hrát hned proti šampionovi
cli-santorini-example-rules = přečíst si pravidla česky

cli-santorini-play-about = Hrát
cli-santorini-play-arg-first = Kdo začíná: „human“ (výchozí), „simple“, „alphabeta“ nebo „champion“, nastavení za dvojtečkou
cli-santorini-play-arg-second = Kdo hraje druhý; výchozí je „champion“
cli-santorini-play-arg-depth = Kolik tahů dopředu, 1 až 64, pro počítačové hráče bez vlastního nastavení
cli-santorini-play-arg-time = Čas na každý tah, například „0.5s“, pro počítačové hráče bez vlastního nastavení
cli-santorini-play-arg-level = Jak dobře hraje šampion: „beginner“, „easy“, „medium“, „hard“ nebo „full“
cli-santorini-play-arg-load = Pokračovat ve hře z tohoto souboru
cli-santorini-play-arg-position = Začít z této pozice
cli-santorini-play-arg-out = Zapisovat hru do tohoto souboru; jinak do nového, pojmenovaného podle data
cli-santorini-play-arg-step = Dva počítače: po každém kroku ukázat všechno
cli-santorini-play-arg-to-end = Dva počítače: hrát najednou až do konce
cli-santorini-play-arg-clock = Čas na celou hru, případně s přídavkem za každý tah, například „5m+3s“
cli-santorini-play-arg-seed = Číslo, které určuje náhodné volby slabších úrovní
cli-santorini-play-example-default = vy proti šampionovi; začínáte vy
cli-santorini-play-example-easy = začíná slabý počítač
cli-santorini-play-example-step = sledovat krok za krokem, jak dva počítače přemýšlejí
cli-santorini-play-example-end = nechat hrát dva počítače a hru zapsat do vlastního souboru
cli-santorini-play-example-load = dva lidé pokračují ve hře, s hodinami

cli-santorini-analyse-about = Přemýšlet o pozici
cli-santorini-analyse-arg-what = Pozice jako text, nebo soubor s hrou, z níž se vezme poslední pozice
cli-santorini-analyse-arg-turn = Pozice před tímto tahem souboru; jinak poslední
cli-santorini-analyse-arg-depth = Kolik tahů dopředu, 1 až 64
cli-santorini-analyse-arg-time = Čas na přemýšlení, například „0.5s“
cli-santorini-analyse-arg-player = Kdo přemýšlí: „simple“, „alphabeta“ nebo „champion“ (výchozí)
cli-santorini-analyse-arg-json = Vypsat JSON, pro programy
cli-santorini-analyse-example-position = přemýšlet jednu sekundu
cli-santorini-analyse-example-file = všechny tahy možné v poslední pozici, tři tahy do hloubky
cli-santorini-analyse-example-turn = totéž před pátým tahem
cli-santorini-analyse-example-json = totéž pro programy

cli-santorini-rules-about = Ukázat pravidla
cli-santorini-rules-example = pravidla hry

cli-santorini-check-about = Ověřit, zda je soubor s hrou v pořádku
cli-santorini-check-arg-file = Soubor s hrou
cli-santorini-check-example = řekne, na kterém řádku je chyba a proč

cli-perft-about = Spočítat všechny řady tahů dané délky
cli-perft-arg-game = Hra
cli-perft-arg-position = Počítat z této pozice, ne od začátku
cli-perft-arg-depth = Délka řad
cli-perft-arg-divide = Spočítat i pro každý první tah zvlášť
cli-perft-example-start = řady tří tahů od začátku
cli-perft-example-divide = tah po tahu, z jedné pozice

cli-bench-about = Změřit prohledávání na pevných pozicích
cli-bench-arg-game = Hra
cli-bench-arg-time = Tolik času procesoru na každou pozici, a jak hluboko prohledávání došlo (Santorini, Mlýn)
cli-bench-example = počet uzlů, který se mění jen s prohledáváním, a rychlost

cli-engine-about = Sloužit jako herní motor, se kterým mluví jiné programy (UGI)
cli-engine-arg-game = Hra
cli-engine-example = potom napište „ugi“, „position startpos“, „go depth 4“

cli-languages-about = Vypsat jazyky
cli-languages-example = jazyky programu, váš je označený

cli-completions-about = Vypsat skript pro doplňování v shellu
cli-completions-arg-shell = Shell: „bash“, „elvish“, „fish“, „powershell“ nebo „zsh“
cli-completions-example = odteď doplňovat klávesou Tab

cli-help-about = Ukázat nápovědu k příkazu
cli-help-arg-command = Příkaz, slovo po slově
cli-help-example = co lze zadat při hře
house-preparing = hra se připravuje: { $time }

# Síla, jak se píše

strength-depth-words = hloubka
strength-time-words = čas
strength-beginner-words = začátečník
strength-easy-words = lehký, lehká, snadný
strength-medium-words = střední
strength-hard-words = těžký, těžká, silný
strength-full-words = plná, šampion
