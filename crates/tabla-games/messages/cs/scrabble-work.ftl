## Scrabble na příkazové řádce: nápověda, počítání bodů, slova, měření.

cli-value-list = SLOVNÍK
cli-value-tiles = KAMENY
cli-value-players = HRÁČI
cli-value-mode = ZPŮSOB
cli-value-folder = SLOŽKA
cli-value-rack = ZÁSOBNÍK
cli-value-word = SLOVO

cli-scrabble-about = Hrát Scrabble, sečíst zapsanou hru, vyhledat slova
cli-scrabble-example-room = otevřít nabídku hry Scrabble
cli-scrabble-example-play = vy proti počítači
cli-scrabble-example-score = sečíst hru v této složce, rumunsky
cli-scrabble-arg-lexicon = Slova: „english“, „romanian“, nebo soubor s jedním slovem na řádku; zkompiluje se jednou a uchová. Výchozí je „romanian“ v rumunštině a „english“ v ostatních jazycích
cli-scrabble-arg-tiles = Kameny: „english“, „romanian“, nebo soubor; výchozí jsou podle slovníku
cli-scrabble-arg-layout = Deska s 10 až 26 řadami, ve tvaru „tablaJoc.txt“; jinak obvyklá

cli-scrabble-play-about = Zahrát hru
cli-scrabble-play-arg-players = Dva až čtyři hráči oddělení čárkami, v pořadí tahů: „human“, „greedy“, „champion“, nebo `champion:level=easy` (`beginner`, `medium`, `hard`)
cli-scrabble-play-arg-challenge = Co se stane s neplatnými slovy: „void“ (odmítnou se) nebo „double“ (lze je zpochybnit; kdo zpochybní platné slovo, přijde o tah)
cli-scrabble-play-arg-load = Pokračovat ve hře z tohoto souboru `.gcg`
cli-scrabble-play-arg-position = Začít touto pozicí: `ŘADY ZÁSOBNÍKY BODY BEZ-BODŮ`
cli-scrabble-play-arg-out = Po každém tahu zapsat hru do tohoto souboru `.gcg`
cli-scrabble-play-arg-seed = Stejné číslo dá stejné kameny
cli-scrabble-play-example-default = vy proti počítači; začínáte
cli-scrabble-play-example-romanian = dva lidé a počítač, rumunsky
cli-scrabble-play-example-double = slova lze zpochybnit, deska je ze souboru
cli-scrabble-play-example-load = pokračovat ve hře jako druhý hráč

cli-scrabble-score-about = Sečíst hru popsanou ve třech souborech
cli-scrabble-score-arg-dir = Složka se soubory „jetoane.txt“, „tablaJoc.txt“ a „joc.txt“; jinak tato
cli-scrabble-score-arg-strict = Odmítnout i to, co je jen nezvyklé
cli-scrabble-score-arg-json = Vypsat výsledek jako JSON
cli-scrabble-score-example = hra v této složce
cli-scrabble-score-example-strict = jiná složka, a neprojde nic nezvyklého
cli-scrabble-score-example-json = pro jiné programy
cli-scrabble-sample-about = Zapsat tři soubory příkladu; nic se nepřepíše
cli-scrabble-sample-arg-dir = Složka; jinak tato
cli-scrabble-sample-example = do vlastní složky

cli-scrabble-analyse-about = Vypsat nejlepší tahy v pozici
cli-scrabble-analyse-arg-what = Pozice, nebo jméno souboru `.gcg`
cli-scrabble-analyse-arg-rack = Kameny hráče na tahu; ? je žolík
cli-scrabble-analyse-arg-turn = Pozice před tímto tahem souboru; jinak poslední
cli-scrabble-analyse-arg-count = Kolik tahů se ukáže
cli-scrabble-analyse-arg-time = Jak dlouho se hledí dopředu, například „2s“: pak jsou tahy seřazeny podle naděje na výhru; jinak podle bodů a kamenů, které zůstanou
cli-scrabble-analyse-arg-json = Vypsat seznam jako JSON
cli-scrabble-analyse-example-turn = před pátým tahem, pro jiné programy
cli-scrabble-analyse-example-rack = po posledním tahu, s těmito kameny
cli-scrabble-analyse-example-time = po pěti sekundách hledění dopředu, s nadějí na výhru

cli-scrabble-words-about = Vyhledat slova, vypsat, co lze z kamenů složit, změnit slovník
cli-scrabble-words-arg-words = Hledaná slova; návratový kód je 1, není-li některé ve slovníku
cli-scrabble-words-arg-anagrams = Vypsat slova z těchto kamenů; ? je žolík
cli-scrabble-words-arg-hooks = Vypsat písmena, která toto slovo prodlouží
cli-scrabble-words-arg-add = Přidat slova do slovníku, jen pro vás
cli-scrabble-words-arg-remove = Odebrat slova ze slovníku, jen pro vás
cli-scrabble-words-arg-json = Vypsat odpověď jako JSON
cli-scrabble-words-example = první ve slovníku je, druhé ne
cli-scrabble-words-example-anagrams = všechno ze šesti písmen a žolíka
cli-scrabble-words-example-hooks = co může stát před rumunským slovem a za ním
cli-scrabble-words-example-add = odteď je to slovo
cli-scrabble-compile-about = Zkompilovat slovník do úsporného souboru
cli-scrabble-compile-arg-list = Slovník: jedno slovo na řádku
cli-scrabble-compile-arg-out = Kam se zkompilovaný slovník zapíše
cli-scrabble-compile-example = stejná slova dají stejné bajty
cli-scrabble-count-about = Spočítat tahy v zaznamenaných pozicích a změřit čas
cli-scrabble-count-arg-positions = Pozice: deska a zásobník, potom případně sáček a správná čísla, oddělené tabulátory
cli-scrabble-count-example = zaznamenané pozice; návratový kód je 1, liší-li se některé číslo
cli-scrabble-leaves-about = Vytvořit hodnoty kamenů, které zůstávají, z her počítače se sebou samým
cli-scrabble-leaves-arg-games = Kolik her se hraje
cli-scrabble-leaves-arg-seed = Stejné semínko dá stejné hodnoty
cli-scrabble-leaves-arg-out = Soubor s hodnotami; nedokončená práce se uchovává vedle něj
cli-scrabble-leaves-arg-resume = Pokračovat v přerušené práci
cli-scrabble-leaves-example = rumunské hodnoty tohoto projektu, několik minut
cli-scrabble-leaves-example-resume = pokračovat tam, kde bylo přerušeno
cli-scrabble-rules-about = Ukázat pravidla
cli-scrabble-rules-example = pravidla hry

scrabble-nothing-scored = Body nelze spočítat.
scrabble-warning = upozornění: { $text }
scrabble-files-wanted =
    ve složce „{ $folder }“ chybí: { $missing }
    Hru popisují tři soubory:
      { $tiles }: na každém řádku písmeno a jeho hodnota, například „A 1“
      { $board }: velikost desky, potom na každém řádku barva a pozice, například „bleu a4“
      { $game }: na každém řádku hráč, začátek a slovo, například „1 h5 SPIC“
    Příklad zapíše `tabla scrabble sample`.
scrabble-tiles-title = Kameny
scrabble-placement = Hráč { $player }: { $start } { $word }
scrabble-letter-sum = písmena: { $text }
scrabble-word-factor = násobek slova: { $text }
scrabble-bonus = prémie: { $text }
scrabble-score-sum = body: { $text }
scrabble-total = Hráč { $player }: { $points }
scrabble-written = zapsáno: { $path }
scrabble-compiled = slov: { $count }; zapsáno: { $path }
scrabble-no-challenge = „{ $text }“ není způsob, jak zacházet s neplatnými slovy; možnosti jsou „void“ a „double“
scrabble-words-nothing = není co dělat: uveďte slova, nebo `--anagrams`, `--hooks`, `--add` či `--remove`
scrabble-word-known = { $word }: je ve slovníku
scrabble-word-unknown = { $word }: není ve slovníku
scrabble-hooks = { $word }: před ním { $front }, za ním { $back }
scrabble-list-changed = slovník „{ $list }“ má nyní slov: { $count }
scrabble-wrong-tiles = „{ $text }“ nejsou kameny: písmena a ? pro žolíka, nejvýš { $most }
scrabble-no-word = „{ $word }“ nemůže být slovo: 2 až 26 písmen A až Z
scrabble-no-anagrams = žádné slovo
scrabble-list-empty = není v něm žádné slovo
scrabble-few-tiles = kamenů je jen { $tiles }; hráčů je { $seats } a každý jich potřebuje sedm
scrabble-no-rack = neví se, které kameny má hráč na tahu: uveďte je pomocí `--rack`
scrabble-no-turn = tah { $number } neexistuje
scrabble-no-player = hráč „{ $text }“ neexistuje; hráči jsou { $known }
scrabble-player-count = hrají dva až čtyři hráči, ne { $count }
scrabble-count-line = „{ $path }“, řádek { $line }, „{ $text }“: { $because }
scrabble-count-columns = řádek je deska a zásobník, potom případně sáček, počet tahů, součet jejich bodů a nejlepší, oddělené tabulátory
scrabble-count-other = v souboru je { $numbers }
scrabble-count-totals = pozic: { $positions }, tahů: { $plays }, součet: { $sum }, nejlepší: { $best }
scrabble-count-times = čas procesoru na pozici: všechny tahy { $all } µs, nejlepší tah { $best } µs
scrabble-count-different = řádků s jinými čísly: { $count }
scrabble-leaves-written = { $path }: hodnoty z her: { $games }
scrabble-leaves-damaged = „{ $path }“ je poškozený nebo to není práce na hodnotách: odstraňte ho, nebo začněte bez `--resume`
scrabble-leaves-foreign = práce v souboru „{ $path }“ začala s jinými slovy, jinými kameny nebo jinou deskou: zadejte je, nebo začněte bez `--resume`
scrabble-leaves-other = „{ $path }“ je jiná práce, s `--seed { $seed } --games { $games }`: zadejte tato čísla, nebo začněte bez `--resume`
scrabble-analysed = Zásobník: { $rack }
