# Programy u stolu: jak se spouštějí a jak se posuzují.

process-empty = chybí příkaz, který se má spustit
process-not-started = { $program } nelze spustit: { $error }
process-not-found = { $program } nelze spustit: { $error }; před jméno programu v této složce se píše `./`
process-not-executable = { $program } nelze spustit, protože soubor není spustitelný; napraví to `chmod +x { $program }`
process-no-keeper = příkaz nelze spustit, protože nelze spustit proces, který by na něj dohlížel: { $error }
process-unsupported = programy lze spouštět jen v Linuxu: jiné systémy neumějí ukončit vše, co program spustil

cli-jewels-judge-about = Nechat program hrát Drahokamy podle soutěžních souborů a spočítat jeho body
cli-jewels-judge-arg-file = Soubor s deskou: osm řádků desky, potom osm doplňovacích řad
cli-jewels-judge-arg-turns = Kolik tahů se hraje: 1 až 100
cli-jewels-judge-arg-command = Program se svými argumenty; pro každý tah se spouští v aktuální složce, v izolaci, kde jinam zapisovat nemůže
cli-jewels-judge-arg-time = Čas na každý tah od spuštění do ukončení; není-li zadán, 5 sekund
cli-jewels-judge-arg-json = Vypsat výsledek se všemi tahy jako JSON
cli-jewels-judge-example = deset tahů programu z této složky; každý tah se zapíše i do `zaznam.txt`
cli-jewels-judge-example-input = soubor s deskou smí být i sám `vstup.txt`: na konci se vrátí zpět
cli-jewels-judge-example-json = sekunda na každý tah a výsledek pro programy

judge-turns-wrong = „{ $text }“ není počet tahů: zadává se celé číslo od 1 do { $most }
judge-time-wrong = „{ $text }“ není čas na tah: zadává se čas jako `5s` nebo `500ms`, nejvýše hodina
judge-board-unreadable = soubor s deskou { $path } nelze přečíst: { $error }
judge-board-not-a-file = { $path } není soubor s deskou: není to obyčejný soubor, nebo je delší než megabajt
judge-board-wrong = soubor s deskou { $path } je chybný: { $because }
judge-board-clash = soubor s deskou { $path } by byl přepsán: `vystup.txt` a `zaznam.txt` zapisuje sám vyhodnocovač; pojmenujte soubor jinak
judge-head = Deska: { $board }; tahů: { $turns }; čas na tah: { $limit }; příkaz: { $command }
judge-turn = Tah { $turn }: { $swap }; body: { $points }; celkem: { $total } ({ $time } ms)
judge-left = Procesy, které zůstaly a byly ukončeny: { $count }
judge-over = Hra skončila: { $because }
judge-total = Odehrané tahy: { $turns }; body: { $points }
judge-ending-turns = všechny tahy jsou odehrány
judge-ending-no-swap = žádná výměna nevytvoří trojici stejných kamenů
judge-ending-endless = poslední řetězová reakce by nikdy neskončila
judge-ending-too-long = poslední řetězová reakce byla příliš dlouhá a byla zastavena
judge-missing = chybí odpověď: program nezapsal `vystup.txt`
judge-crashed = v `vystup.txt` chybí odpověď: { $because }
judge-late = program neskončil do { $limit }
judge-not-a-file = `vystup.txt` není obyčejný soubor
judge-long = první řádek souboru `vystup.txt` je delší než { $most } bajtů
judge-unreadable = `vystup.txt` nelze přečíst: { $error }
judge-garbled = odpověď nelze přečíst: { $because }
judge-illegal = odpověď není dovolena: { $because }
judge-broke = program vyřadil proces, který na něj dohlíží
judge-interrupted = byla přerušena
judge-write = { $path } nelze zapsat: { $error }
judge-remove = { $path } nelze odstranit: { $error }
judge-restore = { $path } nelze vrátit zpět ({ $error }); jeho obsah je v { $kept }
judge-put-back = Program změnil nebo odstranil { $path }; obsah byl vrácen zpět
