## Masa de jamb: oameni, partide salvate, meniul, ture, sfaturi, rapoarte.

game-jamb = Jamb

jamb-people-nobody = nu este nimeni care să joace
jamb-people-too-many = { $count } sunt prea mulți: la masă încap { $most }
jamb-people-start = un talon început este pentru o singură persoană
jamb-people-no-name = jucătorul { $number } nu are nume
jamb-people-long-name =
    numele „{ $name }” are mai mult de { $most ->
        [one] { $most } literă
        [few] { $most } litere
       *[other] { $most } de litere
    }
jamb-people-same-name = doi jucători se numesc „{ $name }”
jamb-people-no-computer = nu există calculatorul „{ $text }”; există { $known }
jamb-people-name = Jucătorul { $number }
jamb-dice-alone = generatorul îl alege cine joacă singur; când joacă mai mulți, zarurile sunt sigilate, dacă nu e dată o sămânță
jamb-player-careless = Neatentul
jamb-player-careless-about = știe câteva reguli și le uită des; un prim adversar bun
jamb-player-rule = După reguli
jamb-player-greedy = Lacomul
jamb-player-optimal = Fără greș
jamb-player-rule-about = țintește câmpul următor în jos sau în sus; cam 310 puncte pe joc
jamb-player-greedy-about = ia cele mai multe puncte acum, orice ar urma; cam 340 de puncte pe joc
jamb-player-optimal-about = joacă atât de bine cât se poate; cam 460 de puncte pe joc

jamb-save-storage = „{ $text }” nu este un mod de stocare a talonului
jamb-save-generator = „{ $text }” nu este un generator de zaruri
jamb-save-step = evenimentul { $number }: { $because }
jamb-save-dice = „{ $text }” nu sunt zaruri
jamb-save-no-throw = aici nu se aruncă nimic
jamb-save-other-dice = zarurile sunt { $written }, iar sămânța dă { $right }
jamb-save-friend = „{ $text }” nu este un prieten
jamb-save-real-dice = zarurile acestei partide au căzut pe o masă adevărată; aici nu se poate continua
jamb-save-name = Numele fișierului, de exemplu „partida.txt” (Enter: niciunul):

# Camera

jamb-room-continue = Continuă: Jamb, { $people }, tura { $turn }
jamb-room-dice = Zaruri: „{ $generator }”, sămânța { $seed }
jamb-room-sealed = Zarurile: sigilate; nimeni nu știe ce cade.
jamb-computer-turn = Joacă: { $name }.
jamb-room-shared = Toți primesc aceleași aruncări.
jamb-room-unfinished = Există o partidă neterminată; se continuă cu { $number } (încarcă).
jamb-menu-title =
    { $name }: { $filled } din 30 de câmpuri, { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
jamb-menu-title-over = Partida s-a încheiat.
jamb-menu-new = Talon nou, gol
jamb-menu-talon = Arată talonul și scorul
jamb-menu-turn = Joacă o tură
jamb-menu-turn-on = Continuă tura
jamb-menu-friend = Un prieten ajută ({ $friend })
jamb-menu-advice = Sfat
jamb-menu-statistics = Statistica zarurilor
jamb-menu-storage = Stocarea talonului
jamb-menu-undo = Ia înapoi ultimul câmp
jamb-menu-report = Raport: noroc și pricepere
jamb-menu-stop = Încheie partida aici
jamb-menu-options = Opțiuni
jamb-menu-save = Salvează
jamb-menu-load = Încarcă
jamb-menu-rules = Reguli
jamb-menu-exit = Ieșire
jamb-new-sure = Partida nu s-a încheiat. Renunțați la talon? [d/N]
jamb-new-not = Talonul rămâne.
jamb-new-done = Un talon nou, gol.
jamb-stop-sure = Încheiați partida cu punctele de până acum? [d/N]
jamb-stop-not = Partida continuă.
jamb-over = partida s-a încheiat; 1 începe un talon nou
jamb-undo-nothing = încă nu s-a scris nimic
jamb-undo-dice-have-fallen = de când s-a scris ultimul câmp au căzut zaruri; câmpul rămâne
jamb-undo-done = Câmpul este din nou gol, iar zarurile stau cum stăteau.
jamb-load-title = Care partidă?
jamb-load-note = Puteți scrie și numele unui fișier.

# O tură

jamb-turn-title = { $name }, tura { $turn } din 30, aruncarea { $throw } din 3
jamb-turn-prompt = Aruncarea { $throw }: ce zaruri păstrați sau ce câmp scrieți?
jamb-turn-prompt-write = Aruncarea { $throw }: ce câmp scrieți?
jamb-turn-how = Scrieți zarurile de păstrat („22”) sau un câmp: „j” (în jos), „s” (în sus), „m kenta” (din mână). „aruncă 15” aruncă din nou 1 și 5, „sfat” dă un sfat, „?” arată ajutorul.
jamb-turn-how-again = Scrieți zarurile de păstrat („22”) sau un câmp: „j” (în jos), „s” (în sus). „aruncă 15” aruncă din nou 1 și 5, „sfat” dă un sfat, „?” arată ajutorul.
jamb-turn-how-write = Scrieți un câmp: „j” (în jos) sau „s” (în sus). „sfat” dă un sfat, „?” arată ajutorul.
jamb-turn-how-hand = Scrieți un rând al coloanei „din mână”: „m 6”, „m kenta”. „sfat” dă un sfat, „?” arată ajutorul.
jamb-turn-would-cross = rândul { $row } s-ar tăia; dacă asta vreți, scrieți și coloana ({ $column }), de exemplu „m kenta”
jamb-turn-unknown = „{ $text }” nu se poate face aici; „?” arată ce se poate
jamb-turn-which-column = rândul { $row } este liber în mai multe coloane ({ $columns }): spuneți în care, de exemplu „m kenta”
jamb-turn-fell = Au căzut { $thrown }.
jamb-turn-fell-kept = Păstrate: { $kept }; căzute: { $thrown }.
jamb-turn-written =
    Scris: { $row }, { $column }, { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }. Total { $total }.
jamb-turn-crossed = Tăiat: { $row }, { $column }. Total { $total }.
jamb-word-keep = păstrează, p
jamb-word-throw = aruncă, t
jamb-word-write = scrie
jamb-word-all = toate, tot
jamb-word-nothing = nimic
jamb-word-down = jos, j
jamb-word-up = sus, s
jamb-word-hand = mână, m
jamb-word-kenta = kenta, chintă
jamb-word-ful = ful, full
jamb-word-poker = poker
jamb-word-jamb = jamb
jamb-word-advice = sfat, a
jamb-word-talon = talon, foaie
jamb-word-help = ajutor, ?
jamb-word-undo = înapoi
jamb-word-friend = prieten, f
jamb-word-menu = meniu
jamb-word-quit = ieșire
jamb-help-moves = Zarurile se indică prin fața lor: „2 2”, „22”, „p22” sau „păstrează 2 2” păstrează doi de doi și aruncă din nou restul; „aruncă 1 5” sau „t15” le aruncă pe acestea și le păstrează pe celelalte; „aruncă toate” le aruncă pe toate cinci. Un câmp se indică prin coloana lui: „j”, „s”, „m kenta”, „m6”; rândul singur ajunge dacă este liber într-o singură coloană: „kenta”. Enter urmează sfatul tocmai dat sau face singurul lucru posibil.
jamb-help-advice = fiecare alegere cu valoarea ei; cu „toate”, lista întreagă
jamb-help-friend = un prieten joacă restul turei
jamb-help-talon = arată talonul și zarurile
jamb-help-undo = ia înapoi ultimul câmp, cât nu au căzut zaruri noi
jamb-help-menu = înapoi la meniu; tura continuă mai târziu
jamb-help-quit = iese; partida se salvează
jamb-help-help = arată acest ajutor

# Talonul

jamb-sheet-sum = Σ
jamb-sheet-sum-ascii = suma
jamb-sheet-total = total
jamb-sheet-all = tot
jamb-sheet-legend = Câmpurile necompletate sunt goale, × înseamnă tăiat. Săgețile arată următoarele câmpuri în jos și în sus; parantezele arată ce ar aduce acum un câmp.
jamb-sheet-legend-ascii = Câmpurile necompletate sunt goale, x înseamnă tăiat. Semnele v și ^ arată următoarele câmpuri în jos și în sus; parantezele arată ce ar aduce acum un câmp.
jamb-total =
    Total: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }, { $filled } din { $fields } de câmpuri
jamb-total-final =
    Total final: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }, { $filled } din { $fields } de câmpuri
jamb-total-of =
    { $name }: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }, { $filled } din { $fields } de câmpuri
jamb-total-final-of =
    { $name }, final: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }, { $filled } din { $fields } de câmpuri
jamb-spoken-column = Coloana „{ $column }”: { $fields }; { $rest }. Suma de la 1 la 6: { $upper }, a combinațiilor: { $lower }, total: { $total }.
jamb-spoken-field =
    { $row } are { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
jamb-spoken-crossed = rândul { $row } este tăiat
jamb-spoken-empty = goală
jamb-spoken-next = urmează { $row }
jamb-spoken-open = libere: { $rows }
jamb-spoken-full = toate completate
jamb-spoken-brings = Acum se poate scrie: { $fields }.
jamb-field-brings = { $column } { $row }: { $points }
jamb-field-crosses = { $column } { $row }: se taie

# Prieteni

jamb-friend-rule = după reguli simple
jamb-friend-optimal = după calcul exact
jamb-friend-greedy = doar după tura aceasta
jamb-friend-rule-about = țintește următorul câmp în jos sau în sus și spune ambele șanse
jamb-friend-optimal-about = urmărește cel mai mare total final așteptat, fără greșeală
jamb-friend-greedy-about = vrea cele mai multe puncte acum, orice ar urma
jamb-friend-because-only = Se poate face un singur lucru: { $what }. Total așteptat { $total }.
jamb-friend-because-best = Cel mai bine este: { $what }; total așteptat { $total }. Al doilea, cu { $loss } mai puțin: { $other }.
jamb-friend-because-greedy = Pentru cele mai multe puncte doar în tura aceasta: { $what }.

# Sfat

jamb-advice-no-dice = pe masă nu sunt zaruri; sfatul este pentru o tură, începeți una cu 3
jamb-advice-choice = alegere
jamb-advice-total = așteptat
jamb-advice-loss = pierdere
jamb-advice-now = acum
jamb-advice-more =
    încă { $count ->
        [one] { $count } alegere
        [few] { $count } alegeri
       *[other] { $count } de alegeri
    }; „sfat toate” le arată pe toate
jamb-advice-spoken = { $what }: total așteptat { $total }, pierdere { $loss }, { $grade }.
jamb-advice-expected = Totalul final așteptat cu joc optim: { $expected }.
jamb-advice-range = Totalul final așteptat cu joc optim: { $expected }; opt partide din zece se încheie între { $low } și { $high }.
jamb-advice-reckoning = se calculează repartiția totalurilor: { $percent } % (Ctrl-C renunță)
jamb-advice-enter = Enter o joacă pe prima. Sfatul se notează în rezultat.
jamb-do-keep = păstrează { $dice }
jamb-do-throw-all = aruncă din nou toate
jamb-do-write = scrie { $row }, { $column } ({ $points })
jamb-do-cross = taie { $row }, { $column }
jamb-percent = { $number } %
jamb-grade-perfect = optim
jamb-grade-good = bine
jamb-grade-inaccuracy = imprecizie
jamb-grade-mistake = greșeală
jamb-grade-blunder = gafă

# Zaruri și păstrare

jamb-dice-none = Încă nu a căzut niciun zar.
jamb-dice-spoken =
    Fața { $face }: { $count ->
        [one] o dată
        [few] de { $count } ori
       *[other] de { $count } de ori
    }, { $share }.
jamb-dice-told =
    Până acum { $count ->
        [one] { $count } zar
        [few] { $count } zaruri
       *[other] { $count } de zaruri
    }; la o repartiție uniformă ar fi câte { $even } din fiecare față.
jamb-dice-faces = Fețe: hi-pătrat { $statistic }; zarurile corecte depășesc { $rare } o dată la 100 de încercări și { $veryrare } o dată la 1000. { $verdict }
jamb-dice-pairs = Perechi de zaruri consecutive: hi-pătrat { $statistic }; zarurile corecte depășesc { $rare } o dată la 100 de încercări și { $veryrare } o dată la 1000. { $verdict }
jamb-dice-few-faces = Fețe: mai puțin de 30 de zaruri nu spun încă nimic.
jamb-dice-few-pairs = Perechi de zaruri consecutive: mai puțin de 360 de zaruri nu spun încă nimic.
jamb-dice-fair = Nimic neobișnuit.
jamb-dice-rare = Neobișnuit, dar se întâmplă.
jamb-dice-very-rare = Foarte neobișnuit pentru zaruri corecte.
jamb-storage-now = Talonul este stocat ca { $layout }: { $filled } din 30 de câmpuri completate, octeți: { $bytes }; o matrice densă ocupă { $dense }.
jamb-storage-layout = { $layout }: octeți acum { $bytes }, la final { $full }; { $point }
jamb-storage-point = devine matrice densă la câmpul { $filled }
jamb-storage-never = nu se schimbă niciodată
jamb-storage-dense = Toate cele 30 de câmpuri, rând cu rând: un octet care spune dacă este completat și unul pentru valoare.
jamb-storage-converted =
    Talonul a devenit matrice densă: cu { $filled ->
        [one] { $filled } câmp
        [few] { $filled } câmpuri
       *[other] { $filled } de câmpuri
    } { $layout } ar ocupa { $sparse ->
        [one] { $sparse } octet
        [few] { $sparse } octeți
       *[other] { $sparse } de octeți
    }, iar matricea ocupă { $dense }.
jamb-storage-coo = „COO”: rândul, coloana și valoarea fiecărui câmp completat
jamb-storage-csr = „CSR”: rânduri comprimate
jamb-storage-csc = „CSC”: coloane comprimate

# Opțiuni

jamb-options-title = Opțiuni
jamb-options-friend = Prietenul: { $value }
jamb-options-reckoning = Prietenul se ia după: { $value }
jamb-options-threshold = Prietenul preferă o combinație mai probabilă decât: { $value }
jamb-options-storage = Stocarea talonului următor: { $value }
jamb-options-ful = Talonul următor: cinci zaruri la fel sunt și ful: { $value }
jamb-options-poker = Talonul următor: cinci zaruri la fel sunt și poker: { $value }
jamb-options-people = Talonul următor: jucători: { $value }
jamb-options-shared = Talonul următor: aceleași aruncări pentru toți: { $value }
jamb-options-generator = Talonul următor: generatorul zarurilor: { $value }
jamb-options-seed = Talonul următor: sămânța zarurilor: { $value }
jamb-options-seed-next = cea de după aceasta
jamb-options-which-friend = Care prieten?
jamb-options-which-reckoning = Ce calcul?
jamb-options-which-storage = Ce mod de stocare?
jamb-options-ask-threshold = Un număr de la 0 la 1, de exemplu 0,35, 7/20 sau 35% (Enter: cum este):
jamb-options-bad-threshold = „{ $text }” nu este un număr de la 0 la 1, de exemplu 0,35, 7/20 sau 35%
jamb-options-ask-seed = Un număr întreg de la 0 în sus (Enter: cum este):
jamb-options-bad-seed = „{ $text }” nu este un număr întreg de la 0 la 18446744073709551615
jamb-options-ask-people = Nume, 1 până la { $most }, despărțite prin virgule (Enter: cum este):

# Rapoarte

jamb-end-title = Partida s-a încheiat.
jamb-report-nothing = Încă nu s-a hotărât nimic.
jamb-report-start = Totalul așteptat de la un talon gol, cu joc optim
jamb-report-luck = Ce au dat zarurile
jamb-report-loss = Ce au costat alegerile
jamb-report-given-up = Pierdut prin încheierea înainte de vreme
jamb-report-total = Total
jamb-report-expected = Total așteptat acum
jamb-report-grades = Alegeri: { $grades }.
jamb-report-no-loss = Nicio alegere nu a costat nimic.
jamb-report-dearest = Cele mai scumpe alegeri:
jamb-report-choice = tura { $turn }, aruncarea { $throw }, { $dice }: { $did }; mai bine { $best }: pierdut { $loss } ({ $grade })
jamb-report-advised-mark = [cu sfat]
jamb-report-friend-mark = [prieten]
jamb-report-throw = tura { $turn }, aruncarea { $throw }: { $dice } ({ $luck })
jamb-report-luckiest = Cele mai norocoase aruncări: { $throws }.
jamb-report-unluckiest = Cele mai ghinioniste aruncări: { $throws }.
jamb-report-advised =
    S-a cerut sfat pentru { $count } din { $all ->
        [one] { $all } alegere
        [few] { $all } alegeri
       *[other] { $all } de alegeri
    }.
jamb-report-helped =
    Un prieten a încheiat { $count ->
        [one] { $count } tură
        [few] { $count } ture
       *[other] { $count } de ture
    }.
jamb-report-alone = Jucat fără sfat și fără ajutor.
jamb-ranking-name = loc
jamb-ranking-points = puncte
jamb-ranking-luck = noroc
jamb-ranking-loss = pierdut
jamb-ranking-marks = semne
jamb-ranking-winner =
    { $count ->
        [one] Câștigă { $names }.
       *[other] Primul loc îl împart { $names }.
    }
jamb-ranking-advice = S
jamb-ranking-friend = P
jamb-ranking-legend = { $advice }: alegeri cu sfat; { $friend }: ture încheiate de un prieten

# Linia de comandă

cli-value-generator = GENERATOR
cli-value-layout = MOD
cli-value-odds = CALCUL
cli-value-friend = PRIETEN
cli-value-names = NUME
cli-jamb-about = Jamb: cinci zaruri, treizeci de ture, un talon
cli-jamb-arg-rng = Ce aruncă zarurile: „lcg” (dacă nu se spune nimic) sau „bbs”
cli-jamb-arg-seed = Numărul din care se fac zarurile; același număr, aceleași zaruri
cli-jamb-arg-storage = Cum se stochează talonul: „coo” (dacă nu se spune nimic), „csr” sau „csc”
cli-jamb-arg-odds = După ce șansă se ia prietenul: „exact” (dacă nu se spune nimic) sau „source”
cli-jamb-arg-threshold = Cât de probabilă trebuie să fie o combinație pentru prieten; 0,35 dacă nu se spune nimic
cli-jamb-arg-friend = Cine ajută: „rule” (dacă nu se spune nimic), „optimal” sau „greedy”
cli-jamb-arg-players = Numele jucătorilor, de la 1 la 8, despărțite prin virgule; `computer:rule`, `computer:greedy` și `computer:optimal` sunt calculatoare
cli-jamb-arg-shared-dice = Toți primesc aceleași aruncări
cli-jamb-arg-jamb-is-ful = Cinci zaruri la fel sunt și ful
cli-jamb-arg-jamb-is-not-poker = Cinci zaruri la fel nu sunt poker
cli-jamb-example-room = deschide camera Jamb
cli-jamb-example-seed = cu un anumit generator și o anumită sămânță
cli-jamb-play-about = Joacă
cli-jamb-play-example-people = doi oameni își compară jocul pe aceleași zaruri
cli-jamb-play-example-friend = cu un prieten care nu greșește și cu rânduri comprimate
cli-jamb-play-example-odds = cu un prieten care se ia după calculul din sursă
