## Sto za jamb: ljudi, sačuvane partije, meni, potezi, saveti, izveštaji.

game-jamb = Jamb

jamb-people-nobody = nema nikoga ko bi igrao
jamb-people-too-many = { $count } je previše: za stolom ima mesta za { $most }
jamb-people-start = započet talon je za jednog igrača
jamb-people-no-name = igrač { $number } nema ime
jamb-people-long-name = ime „{ $name }“ ima više od { $most } slova
jamb-people-same-name = dva igrača se zovu „{ $name }“
jamb-people-no-computer = nema računara „{ $text }“; ima ih: { $known }
jamb-people-name = Igrač { $number }
jamb-dice-alone = generator bira ko igra sam; kad igra više njih, kockice su zapečaćene, osim ako je dato seme
jamb-player-careless = Nepažljivi
jamb-player-careless-about = zna nekoliko pravila i često ih zaboravi; dobar prvi protivnik
jamb-player-rule = Po pravilima
jamb-player-greedy = Pohlepni
jamb-player-optimal = Bezgrešni
jamb-player-rule-about = cilja sledeće polje nadole ili nagore; oko 310 poena po partiji
jamb-player-greedy-about = uzima najviše poena sada, šta god bilo posle; oko 340 poena po partiji
jamb-player-optimal-about = igra onoliko dobro koliko se može; oko 460 poena po partiji

jamb-save-storage = „{ $text }“ nije način čuvanja talona
jamb-save-generator = „{ $text }“ nije generator kockica
jamb-save-step = događaj { $number }: { $because }
jamb-save-dice = „{ $text }“ nisu kockice
jamb-save-no-throw = ovde se ništa ne baca
jamb-save-other-dice = kockice su { $written }, a seme daje { $right }
jamb-save-friend = „{ $text }“ nije prijatelj
jamb-save-real-dice = kockice ove partije pale su na pravom stolu; ona ovde ne može da se nastavi
jamb-save-name = Ime datoteke, na primer „game.txt“ (Enter: nijedna):

# Soba

jamb-room-continue = Nastavi: Jamb, { $people }, { $turn }. potez
jamb-room-dice = Kockice: „{ $generator }“, seme { $seed }
jamb-room-sealed = Kockice: zapečaćene; niko ne zna šta će pasti.
jamb-computer-turn = Igra: { $name }.
jamb-room-shared = Svi dobijaju ista bacanja.
jamb-room-unfinished = Postoji nezavršena partija; za nastavak ukucajte { $number } (učitaj).
jamb-menu-title =
    { $name }: { $filled } od 30 polja, { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }
jamb-menu-title-over = Partija je završena.
jamb-menu-new = Novi prazan talon
jamb-menu-talon = Ispiši talon i rezultat
jamb-menu-turn = Odigraj jedan potez
jamb-menu-turn-on = Nastavi potez
jamb-menu-friend = Pomoć prijatelja ({ $friend })
jamb-menu-advice = Savet
jamb-menu-statistics = Statistika kockica
jamb-menu-storage = Način čuvanja talona
jamb-menu-undo = Vrati poslednje polje
jamb-menu-report = Izveštaj: sreća i veština
jamb-menu-stop = Završi partiju ovde
jamb-menu-options = Podešavanja
jamb-menu-save = Sačuvaj
jamb-menu-load = Učitaj
jamb-menu-rules = Pravila
jamb-menu-exit = Izlaz
jamb-new-sure = Partija nije završena. Odbaciti talon? [d/N]
jamb-new-not = Talon ostaje.
jamb-new-done = Novi, prazan talon.
jamb-stop-sure = Završiti partiju s dosadašnjim poenima? [d/N]
jamb-stop-not = Partija se nastavlja.
jamb-over = partija je završena; za novi talon ukucajte 1
jamb-undo-nothing = još ništa nije upisano
jamb-undo-dice-have-fallen = posle poslednjeg upisa kockice su već bačene, pa on ostaje
jamb-undo-done = Polje je opet prazno, a kockice leže kao što su ležale.
jamb-load-title = Koja partija?
jamb-load-note = Možete da ukucate i ime datoteke.

# Potez

jamb-turn-title = { $name }, { $turn }. potez od 30, { $throw }. bacanje od 3
jamb-turn-prompt = { $throw }. bacanje: koje kockice zadržavate, ili koje polje upisujete?
jamb-turn-prompt-write = { $throw }. bacanje: koje polje upisujete?
jamb-turn-how = Ukucajte kockice koje zadržavate („22“), ili polje: „d“ (nadole), „g“ (nagore), „r kenta“ (ručna). „b15“ ponovo baca 1 i 5, „s“ daje savet, „?“ pokazuje pomoć.
jamb-turn-how-again = Ukucajte kockice koje zadržavate („22“), ili polje: „d“ (nadole), „g“ (nagore). „b15“ ponovo baca 1 i 5, „s“ daje savet, „?“ pokazuje pomoć.
jamb-turn-how-write = Ukucajte polje: „d“ (nadole) ili „g“ (nagore). „s“ daje savet, „?“ pokazuje pomoć.
jamb-turn-how-hand = Ukucajte red ručne kolone: „r 6“, „r kenta“. „s“ daje savet, „?“ pokazuje pomoć.
jamb-turn-would-cross = polje { $row } bilo bi precrtano; ako to hoćete, navedite i kolonu „{ $column }“, na primer „r kenta“
jamb-turn-unknown = „{ $text }“ ovde ne znači ništa; „?“ pokazuje šta se može
jamb-turn-which-column = polje { $row } je slobodno u više kolona ({ $columns }): recite u kojoj, na primer „r kenta“
jamb-turn-fell = Bačeno: { $thrown }.
jamb-turn-fell-kept = Zadržano: { $kept }, bačeno: { $thrown }.
jamb-turn-written =
    Upisano: { $row }, { $column }, { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }. Ukupno { $total }.
jamb-turn-crossed = Precrtano: { $row }, { $column }. Ukupno { $total }.
jamb-word-keep = zadrži, z
jamb-word-throw = baci, b
jamb-word-write = upiši
jamb-word-all = sve
jamb-word-nothing = ništa
jamb-word-down = nadole, dole, d
jamb-word-up = nagore, gore, g
jamb-word-hand = ručna, ruka, r
jamb-word-kenta = kenta
jamb-word-ful = ful
jamb-word-poker = poker
jamb-word-jamb = jamb
jamb-word-advice = savet, s
jamb-word-talon = talon, list
jamb-word-help = pomoć, ?
jamb-word-undo = vrati
jamb-word-friend = prijatelj, p
jamb-word-menu = meni, m
jamb-word-quit = izlaz, kraj
jamb-help-moves = Kockice se imenuju brojem: „2 2“, „22“, „z22“ ili „zadrži 2 2“ zadržava dve dvojke i ponovo baca ostale; „b 1 5“ ili „baci 15“ baca te, a zadržava ostale; „baci sve“ baca svih pet. Polje se imenuje kolonom: „d“, „g“, „r kenta“, „r6“; sam red je dovoljan kad je slobodan samo u jednoj koloni: „kenta“. Enter prihvata upravo dati savet, ili radi ono što je jedino moguće.
jamb-help-advice = svaki izbor s onim što vredi; uz „sve“ ceo spisak
jamb-help-friend = prijatelj igra ostatak poteza
jamb-help-talon = prikaži talon i kockice
jamb-help-undo = vrati poslednje polje, pre nego što padnu nove kockice
jamb-help-menu = nazad u meni; potez se nastavlja kasnije
jamb-help-quit = izlaz; partija ostaje sačuvana
jamb-help-help = prikaži ovu pomoć

# Talon

jamb-sheet-sum = Σ
jamb-sheet-sum-ascii = zbir
jamb-sheet-total = ukupno
jamb-sheet-all = sve
jamb-sheet-legend = Nepopunjena polja su prazna, × je precrtano. Strelice pokazuju sledeća polja kolona „nadole“ i „nagore“; zagrade pokazuju šta bi polje sada donelo.
jamb-sheet-legend-ascii = Nepopunjena polja su prazna, x je precrtano. Znaci v i ^ pokazuju sledeća polja kolona „nadole“ i „nagore“; zagrade pokazuju šta bi polje sada donelo.
jamb-total =
    Ukupno: { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }, { $filled } od { $fields } polja
jamb-total-final =
    Konačno: { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }, { $filled } od { $fields } polja
jamb-total-of =
    { $name }: { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }, { $filled } od { $fields } polja
jamb-total-final-of =
    { $name }, konačno: { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }, { $filled } od { $fields } polja
jamb-spoken-column = Kolona „{ $column }“: { $fields }; { $rest }. Zbir od 1 do 6: { $upper }, kombinacija: { $lower }, ukupno: { $total }.
jamb-spoken-field =
    { $row } ima { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }
jamb-spoken-crossed = { $row }: precrtano
jamb-spoken-empty = prazna
jamb-spoken-next = sledeće je { $row }
jamb-spoken-open = slobodno: { $rows }
jamb-spoken-full = sve je popunjeno
jamb-spoken-brings = Sada može da se upiše: { $fields }.
jamb-field-brings = { $column } { $row } za { $points }
jamb-field-crosses = { $column } { $row } precrtano

# Prijatelji

jamb-friend-rule = po jednostavnim pravilima
jamb-friend-optimal = po tačnom računu
jamb-friend-greedy = samo po ovom potezu
jamb-friend-rule-about = cilja sledeće polje kolone „nadole“ ili „nagore“, i kazuje obe verovatnoće
jamb-friend-optimal-about = očekuje najveći konačni zbir, bez greške
jamb-friend-greedy-about = hoće najviše poena sada, šta god bilo posle
jamb-friend-because-only = Može samo jedno: { $what }. Očekuje se { $total }.
jamb-friend-because-best = Najbolje je: { $what }; očekuje se { $total }. Drugo po redu, za { $loss } manje: { $other }.
jamb-friend-because-greedy = Za najviše poena samo u ovom potezu: { $what }.

# Savet

jamb-advice-no-dice = na stolu nema kockica; savet važi za potez, pa ga prvo počnite (3)
jamb-advice-choice = izbor
jamb-advice-total = očekuje se
jamb-advice-loss = gubitak
jamb-advice-now = sada
jamb-advice-more =
    još { $count ->
        [one] { $count } izbor
        [few] { $count } izbora
       *[other] { $count } izbora
    }; „savet sve“ pokazuje sve
jamb-advice-spoken = { $what }: očekuje se { $total }, gubitak { $loss }, { $grade }.
jamb-advice-expected = Uz najbolju igru očekuje se ukupno { $expected }.
jamb-advice-range = Uz najbolju igru očekuje se ukupno { $expected }; osam partija od deset završi se između { $low } i { $high }.
jamb-advice-reckoning = računa se raspodela zbira: { $percent } % (Ctrl-C preskače)
jamb-advice-enter = Enter uzima prvi izbor. Savet se beleži u rezultatu.
jamb-do-keep = zadrži { $dice }
jamb-do-throw-all = baci sve ponovo
jamb-do-write = upiši { CASE($row, "accusative") }, { $column } ({ $points })
jamb-do-cross = precrtaj { CASE($row, "accusative") }, { $column }
jamb-percent = { $number } %
jamb-grade-perfect = najbolje
jamb-grade-good = dobro
jamb-grade-inaccuracy = nepreciznost
jamb-grade-mistake = greška
jamb-grade-blunder = gruba greška

# Kockice i čuvanje

jamb-dice-none = Još nije pala nijedna kockica.
jamb-dice-spoken =
    Broj { $face }: { $count ->
        [one] { $count } put
        [few] { $count } puta
       *[other] { $count } puta
    }, { $share }.
jamb-dice-told =
    Dosad { $count ->
        [one] { $count } kockica
        [few] { $count } kockice
       *[other] { $count } kockica
    }; ravnomerno bi bilo { $even } od svakog broja.
jamb-dice-faces = Brojevi: hi-kvadrat { $statistic }; ispravne kockice prelaze { $rare } jednom u 100, a { $veryrare } jednom u 1000 slučajeva. { $verdict }
jamb-dice-pairs = Parovi uzastopnih kockica: hi-kvadrat { $statistic }; ispravne kockice prelaze { $rare } jednom u 100, a { $veryrare } jednom u 1000 slučajeva. { $verdict }
jamb-dice-few-faces = Brojevi: manje od 30 kockica još ništa ne kazuje.
jamb-dice-few-pairs = Parovi uzastopnih kockica: manje od 360 kockica još ništa ne kazuje.
jamb-dice-fair = Ništa neobično.
jamb-dice-rare = Neobično, ali se događa.
jamb-dice-very-rare = Vrlo neobično za ispravne kockice.
jamb-storage-now =
    Talon se čuva kao { $layout }: popunjeno { $filled } od 30 polja, { $bytes ->
        [one] { $bytes } bajt
        [few] { $bytes } bajta
       *[other] { $bytes } bajtova
    }; gusta matrica zauzima { $dense }.
jamb-storage-layout =
    { $layout }: sada { $bytes ->
        [one] { $bytes } bajt
        [few] { $bytes } bajta
       *[other] { $bytes } bajtova
    }, kad je pun { $full }; { $point }
jamb-storage-point = postaje gusta matrica sa { $filled }. poljem
jamb-storage-never = nikad se ne menja
jamb-storage-dense = Svih 30 polja, red po red, jedan bajt za to da li je popunjeno i jedan za vrednost.
jamb-storage-converted =
    Talon je postao gusta matrica: sa { $filled ->
        [one] { $filled } poljem
       *[other] { $filled } polja
    } { $layout } bi zauzeo { $sparse ->
        [one] { $sparse } bajt
        [few] { $sparse } bajta
       *[other] { $sparse } bajtova
    }, a matrica zauzima { $dense }.
jamb-storage-coo = „COO“: red, kolona i vrednost svakog popunjenog polja
jamb-storage-csr = „CSR“: sažeti redovi
jamb-storage-csc = „CSC“: sažete kolone

# Podešavanja

jamb-options-title = Podešavanja
jamb-options-friend = Pomoć prijatelja: { $value }
jamb-options-reckoning = Merilo prijatelja: { $value }
jamb-options-threshold = Prijatelj bira kombinaciju verovatniju od: { $value }
jamb-options-storage = Način čuvanja sledećeg talona: { $value }
jamb-options-ful = Sledeći talon: pet jednakih važi kao ful: { $value }
jamb-options-poker = Sledeći talon: pet jednakih važi kao poker: { $value }
jamb-options-people = Sledeći talon: igrači: { $value }
jamb-options-shared = Sledeći talon: ista bacanja za sve: { $value }
jamb-options-generator = Sledeći talon: generator kockica: { $value }
jamb-options-seed = Sledeći talon: seme kockica: { $value }
jamb-options-seed-next = prvo posle ovog
jamb-options-which-friend = Koji prijatelj?
jamb-options-which-reckoning = Koje merilo?
jamb-options-which-storage = Koji način čuvanja?
jamb-options-ask-threshold = Broj od 0 do 1, na primer 0,35, 7/20 ili 35% (Enter: bez promene):
jamb-options-bad-threshold = „{ $text }“ nije broj od 0 do 1, na primer 0,35, 7/20 ili 35%
jamb-options-ask-seed = Ceo broj od 0 naviše (Enter: bez promene):
jamb-options-bad-seed = „{ $text }“ nije ceo broj od 0 do 18446744073709551615
jamb-options-ask-people = Imena, od 1 do { $most }, sa zarezima između (Enter: bez promene):

# Izveštaji

jamb-end-title = Partija je završena.
jamb-report-nothing = Još ništa nije odlučeno.
jamb-report-start = Od praznog talona, uz najbolju igru
jamb-report-luck = Koliko su donele kockice
jamb-report-loss = Koliko su koštali izbori
jamb-report-given-up = Propušteno ranijim završetkom
jamb-report-total = Ukupno
jamb-report-expected = Sada se očekuje ukupno
jamb-report-grades = Izbori: { $grades }.
jamb-report-no-loss = Nijedan izbor nije koštao ništa.
jamb-report-dearest = Najskuplji izbori:
jamb-report-choice = { $turn }. potez, { $throw }. bacanje, { $dice }: { $did }; bolje: { $best }; izgubljeno { $loss } ({ $grade })
jamb-report-advised-mark = [sa savetom]
jamb-report-friend-mark = [prijatelj]
jamb-report-throw = { $turn }. potez, { $throw }. bacanje: { $dice } ({ $luck })
jamb-report-luckiest = Najsrećnija bacanja: { $throws }.
jamb-report-unluckiest = Najnesrećnija bacanja: { $throws }.
jamb-report-advised = Savet je tražen za { $count } od { $all } izbora.
jamb-report-helped =
    Prijatelj je dovršio { $count ->
        [one] { $count } potez
        [few] { $count } poteza
       *[other] { $count } poteza
    }.
jamb-report-alone = Odigrano bez saveta i bez pomoći.
jamb-ranking-name = mesto
jamb-ranking-points = poeni
jamb-ranking-luck = sreća
jamb-ranking-loss = izgubljeno
jamb-ranking-marks = oznake
jamb-ranking-winner =
    { $count ->
        [one] Pobednik: { $names }.
       *[other] Prvo mesto dele { $names }.
    }
jamb-ranking-advice = S
jamb-ranking-friend = P
jamb-ranking-legend = { $advice }: izbori sa savetom; { $friend }: potezi koje je dovršio prijatelj

# Komandna linija

cli-value-generator = GENERATOR
cli-value-layout = NAČIN
cli-value-odds = MERILO
cli-value-friend = PRIJATELJ
cli-value-names = IMENA
cli-jamb-about = Jamb: pet kockica, trideset poteza, jedan talon
cli-jamb-arg-rng = Šta baca kockice: „lcg“ (podrazumevano) ili „bbs“
cli-jamb-arg-seed = Broj od kojeg nastaju kockice; isti broj, iste kockice
cli-jamb-arg-storage = Kako se talon čuva: „coo“ (podrazumevano), „csr“ ili „csc“
cli-jamb-arg-odds = Po kojoj se verovatnoći ravna prijatelj: „exact“ (podrazumevano) ili „source“
cli-jamb-arg-threshold = Koliko kombinacija mora da bude verovatna za prijatelja; podrazumevano 0,35
cli-jamb-arg-friend = Ko pomaže: „rule“ (podrazumevano), „optimal“ ili „greedy“
cli-jamb-arg-players = Imena 1 do 8 igrača, sa zarezima između; `computer:rule`, `computer:greedy` i `computer:optimal` su računari
cli-jamb-arg-shared-dice = Svi dobijaju ista bacanja
cli-jamb-arg-jamb-is-ful = Pet jednakih kockica važi i kao ful
cli-jamb-arg-jamb-is-not-poker = Pet jednakih kockica ne važi kao poker
cli-jamb-example-room = otvori sobu za Jamb
cli-jamb-example-seed = s kockicama određenog generatora i semena
cli-jamb-play-about = Igraj
cli-jamb-play-example-people = dvoje porede igru na istim kockicama
cli-jamb-play-example-friend = s prijateljem koji ne greši, i sa sažetim redovima
cli-jamb-play-example-odds = s prijateljem koji se ravna prema brojci iz izvora
