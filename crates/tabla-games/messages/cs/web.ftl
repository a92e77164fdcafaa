## Stránka v prohlížeči: herna, okolí každé desky, dialogy.

web-house-title = Tabla
web-house-line = Pět her, jeden stůl.
web-about-santorini = Táhněte, stavte, stoupejte: vyhraje, kdo první vystoupí na třetí patro.
web-about-mice = Každý má devět kamenů; za tři v řadě vezmete soupeři jeden.
web-about-scrabble = Sedm písmen, jedna deska a slovo pro všechno.
web-about-jewels = Prohoďte dva kameny a sledujte, jak mizí celé sledy.
web-about-jamb = Pět kostek, tři hody, třicet polí k vyplnění.
web-play = Hrát
web-continue = Pokračovat
web-play-game = Hrát: { $game }
web-to-house = Zpět do herny
web-to-scorer = Sečíst hru Scrabble ze souborů
web-lost = Tady nic není
web-unreachable = Server neodpovídá. Běží ještě?
web-server-away = Server se neozývá. Zatím si můžete prohlížet hry a číst pravidla; partie budou pokračovat, až se vrátí.
web-loading = Načítají se data hry: { $percent } %
web-needs-script = Tabla potřebuje v prohlížeči JavaScript.
web-went-wrong = Něco se pokazilo.
web-and-more =
    { $count ->
        [one] { $reason }; a { $count } další důvod
        [few] { $reason }; a { $count } další důvody
       *[other] { $reason }; a { $count } dalších důvodů
    }

# Horní lišta

web-language = Jazyk
web-theme-auto = Barvy: podle systému
web-theme-light = Barvy: světlé
web-theme-dark = Barvy: tmavé
web-sound-on = Zvuk: zapnutý
web-sound-off = Zvuk: vypnutý
web-sound-ask = Zvuk?
web-help = Klávesy
web-close = Zavřít
web-state-here = Spojeno
web-state-away = Spojení se obnovuje…

# Nová hra

web-new-game = Nová hra
web-new-of = Nová hra: { $game }
web-who-plays = Kdo hraje?
web-how-many = Počet hráčů
web-person = Člověk
web-seat = Hráč { $seat }
web-name-of = Jméno hráče { $seat }
web-strength = Síla
web-level = Úroveň
web-depth = Tahů dopředu
web-time-a-move = Čas na každý tah
web-player-with = { $player }, { $detail }
web-pace-depth = hloubka { $depth }
web-pace-time = { $time } na tah
web-pace-nodes =
    { $nodes ->
        [one] { NUMBER($nodes) } uzel na tah
        [few] { NUMBER($nodes) } uzly na tah
       *[other] { NUMBER($nodes) } uzlů na tah
    }
web-seconds = { $time } s
web-minutes = { $time } min
web-swap-seats = Prohodit místa
web-step-by-step = Počítače na vás při každém tahu čekají
web-shared-dice = Stejné hody pro všechny
web-agreed = Dohodnutá pravidla
web-clock = Hodiny
web-no-clock = Bez hodin
web-clock-both = { $time } a { $increment } na tah
web-clock-each = Pro každého hráče
web-clock-moves = Na každý tah
web-clock-move = { $time } na každý tah
web-clock-form = Například „20m+10s“
web-other-time = Jiný čas…
web-board = Hrací plocha
web-board-random = Nová
web-board-contest = Ze soutěže
web-board-file = Ze souboru
web-contest-board = Plocha ze soutěže
web-choose-file = Vyberte soubor nebo ho přetáhněte sem
web-time-limit = Časový limit
web-no-limit = Bez limitu
web-minutes-seconds = Minuty a sekundy
web-words-language = Jazyk slov
web-lexicon = Slovník
web-challenge = Slova, která nejsou ve slovníku
web-challenge-void = nelze zahrát
web-challenge-double = lze zpochybnit
web-generator = Generátor kostek
web-storage = Uložení listu
web-jamb-is-ful = Pět stejných kostek platí jako ful
web-jamb-is-poker = Pět stejných kostek platí jako poker
web-friend-odds = Přítel počítá podle
web-friend-odds-exact = přesné pravděpodobnosti
web-friend-odds-source = výpočtu z předlohy
web-friend-threshold = Od jaké pravděpodobnosti přítel riskuje
web-more = Další volby
web-seed = Semínko
web-seed-note = Stejné semínko, stejná hra.
web-position = Pozice
web-load-file = Otevřít hru ze souboru

# U stolu

web-to-move = na tahu
web-thinking = přemýšlí…
web-queued = Počítače jsou zaneprázdněné: { $place }. místo ve frontě
web-won = vítěz
web-away = ještě tu není
web-watching = Jen se díváte
web-rename = Změnit jméno
web-ok = Hotovo
web-no = Ne
web-points = body
web-moves = Tahy
web-moves-played =
    { $moves ->
        [one] { $moves } tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    }
web-at-start = Začátek.
web-played = Tah { $number }, { $player }: { $move }.
web-first = Na začátek
web-back = O tah zpět
web-next = O tah dál
web-last = Na poslední tah
web-play-on = Hrát dál odtud
web-branch-of = Větev po tahu { $ply }
web-type-move = Napište tah
web-play-typed = Zahrát
web-actions = Co lze udělat
web-undo = Vzít zpět
web-redo = Znovu zahrát vrácený tah
web-redo-short = Znovu
web-hint = Nápověda
web-hint-move = Nápověda: { $move }.
web-evaluate = Hodnocení
web-evaluation = Jak je na tom první hráč
web-first-stands = První hráč: { $verdict }
web-evaluate-on = Hodnocení je vidět.
web-evaluate-off = Hodnocení je skryté.
web-fact-depth = hloubka { $depth }
web-fact-nodes =
    { $nodes ->
        [one] { NUMBER($nodes) } uzel
        [few] { NUMBER($nodes) } uzly
       *[other] { NUMBER($nodes) } uzlů
    }
web-fact-cutoffs =
    { $cutoffs ->
        [one] { NUMBER($cutoffs) } ořezání
        [few] { NUMBER($cutoffs) } ořezání
       *[other] { NUMBER($cutoffs) } ořezání
    }
web-resign = Vzdát
web-stop = Ukončit hru
web-resign-sure = Tím hra skončí. Opravdu?
web-next-step = Další tah
web-run = Ať hrají
web-pause = Pozastavit
web-rules = Pravidla
web-rules-of = Pravidla: { $game }

# Konec

web-drawn = Remíza
web-game-over = Hra skončila
web-final =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
web-you-won = Vyhráli jste
web-has-won = Vítěz: { $player }
web-again = Ještě jednou
web-look-back = Projít hru

# Odkazy a soubory

web-share = Sdílet
web-share-watch = Odkaz pro diváky
web-carry-note = Partie pokračuje na serveru. Kdo otevře odkaz, usedne na druhé místo; co je odehráno, zůstává.
web-give-seat = Přenechat místo pomocí odkazu
web-copy = Kopírovat
web-copy-position = Kopírovat pozici
web-copy-link = Kopírovat odkaz na tento tah
web-copied = Zkopírováno.
web-not-copied = Prohlížeč nedovoluje kopírovat; označte text a zkopírujte ho sami.
web-save-load = Uložit a načíst
web-save = Uložit
web-saved = Uloženo: { $file }
web-keep-here = Ponechat partii v tomto prohlížeči
web-format-text = Hra jako text
web-format-board = Plocha
web-format-swaps = Prohození
web-format-save = Celá hra (JSON)
web-load = Načíst
web-load-drop = Vyberte soubor nebo ho přetáhněte kamkoli na stránku

# Úprava pozice

web-edit = Sestavit pozici
web-play-position = Hrát tuto pozici
web-leave-editor = Zpět do hry

# Klávesy

web-key-help = tyto klávesy
web-key-board = na desku
web-key-cursor = kurzor na desce
web-key-touch = stisknout pole pod kurzorem
web-key-escape = zrušit výběr
web-key-type = napsat tah
web-key-walk = procházet tahy (mimo desku)
web-key-ends = na začátek, na poslední tah
web-key-undo = vzít zpět, zahrát znovu
web-key-new = nová hra
web-key-hint = nápověda
web-key-evaluate = hodnocení
web-key-step = další tah počítače
web-key-hold = nechat kostku, nebo ji uvolnit
web-key-throw = hodit kostkami
web-key-levels = patra jako čísla
web-key-values = přesná hodnota každého tahu
web-key-letters = položit kámen; se Shiftem žolík
web-key-direction = vodorovně, nebo svisle
web-key-remove = vzít poslední kámen zpět
web-preparing = Hra se připravuje…
