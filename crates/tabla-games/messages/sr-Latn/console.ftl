## Konzola: meniji, pitanja, table i komandna linija.

# Kuća

house-title = Tabla, kuća društvenih igara
house-browser = Ista kuća u pregledaču: „tabla serve“
house-continue = Nastavi: { $game }, { CASE($first, "nominative") } protiv { CASE($second, "genitive") }, { $turn }. potez
house-new = Nova partija: { $game }
house-language = Jezik: { $language }
house-which-language = Koji jezik?
house-quit = Izlaz
menu-prompt = Vaš izbor [{ $default }]:
menu-help = Ukucajte broj izbora ili pritisnite Enter za { $default }. Za izlaz ukucajte „{ $quit }“ ili pritisnite Ctrl-D.
menu-wrong = „{ $text }“ nije među ponuđenim mogućnostima; ukucajte broj od 1 do { $count } ili pritisnite Enter za { $default }
language-unknown = nema jezika „{ $text }“; na raspolaganju su { $tags }
yes-words = da, d

# Pre partije

setup-who = { $game }: ko igra?
setup-who-now = Ko igra odsad?
setup-person-computer = Vi protiv računara; vi počinjete
setup-computer-person = Vi protiv računara; on počinje
setup-two-people = Dvoje za ovom tastaturom
setup-two-computers = Dva računara
setup-each-seat = Izaberi igrača za svako mesto
setup-load = Prvo učitaj partiju iz datoteke
setup-rules = Pročitaj pravila
setup-rule = { $game }: { $rule }?
setup-rule-on = Da
setup-rule-off = Ne
setup-back = Nazad
setup-strength = Koliko je jak računar ({ $player })?
setup-seat = Ko je { $player }?
setup-strength-note = Možete ukucati i nivo („slab“), dubinu („dubina 4“), vreme za svaki potez („vreme 2s“) ili igrača („alphabeta:depth=3“, „champion:time=0.5s“).
setup-steps = Kako igraju računari?
setup-steps-ask = Korak po korak, uz sve što misle
setup-steps-end = Do kraja bez zaustavljanja
setup-file = Ime datoteke (Enter: nijedna):

# Igrači, vremena, vrednosti

seat-name = igrač { $player }
player-with-detail = { $player } ({ $detail })
    .nominative = { CASE($player, "nominative") } ({ $detail })
    .genitive = { CASE($player, "genitive") } ({ $detail })
pace-depth = dubina { $depth }
pace-time = { $time } po potezu
pace-nodes =
    { $nodes ->
        [one] { NUMBER($nodes) } čvor po potezu
        [few] { NUMBER($nodes) } čvora po potezu
       *[other] { NUMBER($nodes) } čvorova po potezu
    }
time-seconds = { $seconds } s
decimal-sign = ,
list-and = { $items } i { $last }
verdict-expected = očekuje se { $value }
verdict-none = bez mišljenja

# Tabla

board-turn-number = { $turn }. potez
board-turns-played =
    { $turns ->
        [one] kraj posle { $turns } poteza
        [few] kraj posle { $turns } poteza
       *[other] kraj posle { $turns } poteza
    }
board-to-move = na potezu
board-winner = pobednik
board-nothing-played = Još ništa nije odigrano.
board-levels = nivoi
board-dome = kupola
board-moved = dolazak
board-from = polazak
board-built = gradnja
board-time-left = još { $time }
board-mice-placing = postavljanje figura
board-mice-moving = pomeranje figura
board-mice-flying = skakanje s tri figure
board-mice-no-flying = bez skakanja
board-mice-with-flying = sa skakanjem
board-mice-taken = uzeta
board-mice-target = može se ovamo
board-mice-mill = mica
board-mice-takes = može se uzeti

spoken-turn = { $turn }. potez. Na potezu je igrač { $player }: { $name }.
spoken-over = Partija je završena: { $ending }.
spoken-placed = Poslednji potez: radnici su postavljeni na polja { $squares }.
spoken-moved = Poslednji potez: sa polja { $from } na polje { $to }; na polju { $build } podignut je { $level }. nivo.
spoken-moved-dome = Poslednji potez: sa polja { $from } na polje { $to }; polje { $build } zatvoreno je kupolom.
spoken-climbed = Poslednji potez: sa polja { $from } na treći nivo polja { $to }.
spoken-workers = Igrač { $player } ima radnike na poljima { $workers }.
spoken-no-workers = Igrač { $player } još nema radnika na tabli.
spoken-worker = { $square } (nivo { $level })
spoken-level = Nivo { $level }: { $squares }.
spoken-domes = Kupole: { $squares }.
spoken-rest-ground = Sve ostalo je tlo.
spoken-all-ground = Sve je tlo.
spoken-status = Sada: { $status }.
spoken-mice-placed = Poslednji potez: figura je postavljena na { $to }.
spoken-mice-placed-took = Poslednji potez: figura je postavljena na { $to }, zatvorena je mica i uzeta figura sa { $taken }.
spoken-mice-moved = Poslednji potez: sa { $from } na { $to }.
spoken-mice-moved-took = Poslednji potez: sa { $from } na { $to }, zatvorena je mica i uzeta figura sa { $taken }.
spoken-mice-closed = { $begun } zatvara micu. Mogu se uzeti ove figure: { $points }.
spoken-mice-men = Igrač { $player } ima figure na { $points }; { $holdings }.
spoken-mice-no-men = Igrač { $player } nema figura na tabli; { $holdings }.
spoken-mice-mills =
    { $count ->
        [one] Igrač { $player } ima { $count } micu: { $mills }.
        [few] Igrač { $player } ima { $count } mice: { $mills }.
       *[other] Igrač { $player } ima { $count } mica: { $mills }.
    }
spoken-mice-free = Slobodne tačke: { $points }.
spoken-mice-all-free = Sve 24 tačke su slobodne.

# Potez čoveka

person-prompt = Igrač { $player }{ $piece }, vi ste na potezu:
person-prompt-place = Igrač { $player }{ $piece }, postavite dva radnika:
person-prompt-begun = { $begun } ...
plain-how = Ukucajte potez onako kako ga ispisuje „{ $moves }“, ili njegov broj; „{ $help }“ kaže šta se još može ukucati.
throw-prompt = Šta je palo?
person-nothing = Ukucajte potez kao C3 B3 A3 (odakle, kuda, gde se gradi), jedno polje za spisak mogućnosti, ili „{ $help }“ za pomoć.
person-nothing-place = Ukucajte dva polja, na primer C3 B2, ili „{ $help }“ za pomoć.
person-begun-dropped = Započeti potez je odbačen.
person-no-beginning = nijedan potez ne počinje poljem { $square }
choice-wins = pobeđuje
choice-spoken = { $number }: { $text }
choice-wrong = nema poteza broj { $number }; potezi imaju brojeve od 1 do { $count }
moves-how = Ukucajte broj poteza da biste ga odigrali.
person-mice-prompt-place = Igrač { $player }{ $piece }, postavite figuru:
person-mice-prompt-take = { $begun } x koju figuru?
person-mice-how-place = Ukucajte slobodnu tačku, na primer d2, broj sa spiska, ili „{ $help }“ za pomoć.
person-mice-how-move = Ukucajte potez kao d2-d3, samo tačku svoje figure za spisak mogućnosti, broj sa spiska, ili „{ $help }“ za pomoć.
person-mice-how-take = Zatvorili ste micu. Ukucajte tačku figure koju uzimate, na primer a7, ili njen broj; „{ $undo }“ ponovo otvara micu, „{ $help }“ daje pomoć.
person-mice-free = Slobodne tačke:
person-mice-moves = Potezi, figura po figura:
person-mice-takes = { $begun } zatvara micu. Mogu se uzeti:
person-mice-stuck = figura na { $point } ne može da se pomeri, nijedna tačka pored nje nije slobodna
choice-mice-closes = zatvara micu
moves-how-mice = Ukucajte broj poteza da biste ga odigrali; + znači da potez zatvara micu, pa potom birate figuru koju uzimate.
moves-none = partija je završena, nema šta da se igra

# Tokom partije

game-computer-played = Igrač { $player } igra { $text } ({ $summary }).
game-over =
    { $turns ->
        [one] Partija je završena posle { $turns } poteza: { $ending }.
        [few] Partija je završena posle { $turns } poteza: { $ending }.
       *[other] Partija je završena posle { $turns } poteza: { $ending }.
    }
game-over-prompt = „{ $new }“: nova partija, „{ $undo }“: vrati potez, Enter: izlaz:
game-file = Partija je u datoteci { $path }
game-saved = Partija je sačuvana. Za nastavak ponovo pokrenite „tabla“.
game-left = Partija koju ste napustili je u datoteci { $path }
hint = Savet: { $text } ({ $summary })
undo-nothing = nemate potez koji može da se vrati
redo-nothing = nema poteza koji može ponovo da se odigra
save-nothing = još nema šta da se sačuva
save-over = Datoteka { $path } već postoji. Zameniti je? [d/N]
save-not = Ništa nije zapisano.
load-what = nedostaje ime datoteke, na primer „{ $load } game.txt“
load-done =
    { $turns ->
        [one] Učitano iz { $path }: { $turns } potez
        [few] Učitano iz { $path }: { $turns } poteza
       *[other] Učitano iz { $path }: { $turns } poteza
    }
players-how = navedite oba igrača, na primer „{ $players } human champion:time=1s“, ili nijednog
eval-title = Ocena položaja, na potezu je { $player }:
eval-sum = ukupno
eval-search = Pretraga kaže: { $text } ({ $summary })

# Šta računar misli

step-prompt = Enter: sledeći korak, broj: toliko koraka, „k“: do kraja, „?“: pomoć:
step-end-words = kraj, k, e
step-title = { $turn }. potez, { $player }: { $name }
thought-choice = bira { $text }: { $verdict }
thought-depth = dubina { $depth }, najviše { $deepest }
thought-nodes =
    { $number ->
        [one] { NUMBER($number) } čvor
        [few] { NUMBER($number) } čvora
       *[other] { NUMBER($number) } čvorova
    }
thought-cutoffs =
    { $number ->
        [one] { NUMBER($number) } odsecanje
        [few] { NUMBER($number) } odsecanja
       *[other] { NUMBER($number) } odsecanja
    }
thought-table-hits =
    { $number ->
        [one] { NUMBER($number) } pogodak u tabeli
        [few] { NUMBER($number) } pogotka u tabeli
       *[other] { NUMBER($number) } pogodaka u tabeli
    }
thought-time = vreme { $time }
thought-line = očekuje { $line }
thought-summary = { $verdict }, dubina { $depth }, { $time }
thought-progress = razmišlja: dubina { $depth }, { $verdict }, { $line }
thought-candidates =
    { $count ->
        [one] { $count } kandidat, po odredištu
        [few] { $count } kandidata, po odredištu
       *[other] { $count } kandidata, po odredištu
    }
thought-figures = Na tabli je za svako polje vrednost najboljeg poteza na njega; izabrani potez je u zagradama.
thought-figures-mice = Na tabli je za svaku tačku vrednost najboljeg poteza na nju; izabrani potez je u zagradama.
thought-bounds = Odsecanja ostavljaju granice: { $least } najmanje, { $most } najviše.
thought-scale-plain = Pobeda vredi 1000 manje broj poteza do nje.
thought-scale-champion = #3 pobeđuje za 3 poteza, -#4 gubi za 4; ostalo su poeni.
thought-spoken-row = Na { $square }: { $candidates }.
analyse-title = { $name }: mišljenje o položaju, na potezu je { $player }
analyse-over = u položaju „{ $position }“ partija je završena, nema o čemu da se razmišlja
analyse-file-over = partija u „{ $path }“ je završena; „--turn { $turn }“ pokazuje položaj pre njenog poslednjeg poteza

# Komande

plain-help = Potez se kuca onako kako stoji na spisku poteza, ili svojim brojem sa spiska.
help-moves = Potez se piše kao tri polja: odakle, kuda, gde se gradi, na primer C3 B3 A3 ili c3b3a3; pobednički korak ima samo dva. Ako ukucate jedno polje, dobijate spisak nastavaka. Ako ukucate broj, igra se potez s tim brojem.
help-moves-mice = Figura se postavlja tačkom, na primer d2, a pomera s tačke na tačku, na primer d2-d3 ili d2d3. Ko zatvori micu, uzima figuru: d2-d3xa7, ili samo d2-d3, pa program pita koju. Ako ukucate samo tačku svoje figure, dobijate spisak tačaka na koje ona može. Ako ukucate broj, igra se potez s tim brojem. `vrednosti` kaže šta svaki potez pouzdano vredi, a `tabele` kako da se to sazna.
command-help-words = pomoć, pom
command-help = prikaži ovu pomoć
command-moves-words = potezi
command-moves = nabroj dozvoljene poteze s brojevima
command-hint-words = savet, sav
command-hint = predloži potez
command-undo-words = vrati, vr
command-undo = vrati do vaše poslednje odluke
command-redo-words = ponovi
command-redo = ponovo odigraj vraćeni potez
command-board-words = tabla, t
command-board = prikaži tablu
command-eval-words = ocena, oceni
command-eval = oceni položaj, deo po deo i kratkom pretragom
command-position-words = položaj, pol
command-position = prikaži položaj kao tekst
command-record-words = zapis, istorija
command-record = prikaži šta je odigrano, kao u datoteci
command-save-words = sačuvaj, čuvaj
command-save = zapiši partiju u navedenu datoteku; bez imena: kaži gde je
command-load-words = učitaj
command-load = nastavi partiju iz navedene datoteke
command-players-words = igrači
command-players = promeni ko igra
command-lang-words = jezik
command-lang = promeni jezik
command-rules-words = pravila
command-rules = prikaži pravila
command-resign-words = predaj
command-resign = predaj partiju
command-new-words = nova, novo
command-new = počni novu partiju sa istim igračima
command-quit-words = izlaz, izađi
command-quit = izađi; nezavršena partija se čuva
command-unknown = nema komande „{ $text }“; „{ $help }“ nabraja komande
command-unknown-but = nema komande „{ $text }“; da niste mislili „{ $known }“?

# Skripte

check-right =
    { $turns ->
        [one] Datoteka { $path } je ispravna: { $turns } potez; { $state }
        [few] Datoteka { $path } je ispravna: { $turns } poteza; { $state }
       *[other] Datoteka { $path } je ispravna: { $turns } poteza; { $state }
    }
check-to-move = na potezu je igrač { $player }
perft-depth = dubina „{ $text }“ nije ceo broj od 0 naviše
bench-missing = za igru „{ $game }“ nema šta da se meri
bench-position = položaj
bench-depth = dubina
bench-mean-depth = Prosečna dubina: { $depth }
bench-best = najbolji potez
bench-nodes = čvorova
bench-total = Čvorova: { $nodes }
bench-speed = Čvorova u sekundi: { NUMBER($speed) } ({ $time })

usage-unknown-command = nema komande „{ $text }“
usage-unknown-option = nema opcije „{ $text }“
usage-unexpected = „{ $text }“ se ovde ne očekuje
usage-missing = nešto nedostaje: { $text }
usage-missing-command = nedostaje komanda
usage-conflict = „{ $one }“ i „{ $other }“ ne mogu zajedno
usage-no-value = „{ $option }“ traži vrednost
usage-wrong-value = „{ $text }“ nije vrednost za „{ $option }“
usage-value-count = „{ $option }“ ima premalo ili previše vrednosti
usage-not-text = jedan argument nije čitljiv tekst
usage-wrong = ovi argumenti zajedno nemaju smisla
usage-no-game = nema igre „{ $text }“; igre su { $games }
usage-other-game = ova komanda ne prima igru „{ $text }“; prima { $games }
usage-did-you-mean = Da niste mislili „{ $text }“?
usage-right = Ispravno bi bilo: { $values }
usage-see-help = „{ $command } --help“ pokazuje šta je moguće.

# Pomoć komandne linije

cli-heading-usage = Upotreba:
cli-heading-commands = Komande
cli-heading-arguments = Argumenti
cli-heading-options = Opcije
cli-heading-examples = Primeri:
cli-value-options = OPCIJE
cli-value-command = KOMANDA
cli-value-tag = JEZIK
cli-value-when = KADA
cli-value-style = STIL
cli-value-player = IGRAČ
cli-value-number = BROJ
cli-value-time = VREME
cli-value-level = NIVO
cli-value-file = DATOTEKA
cli-value-position = POLOŽAJ
cli-value-position-file = POLOŽAJ|DATOTEKA
cli-value-clock = SAT
cli-value-game = IGRA
cli-value-shell = LJUSKA

cli-about = Pet društvenih igara u jednoj kući; bez komande se otvara kuća
cli-arg-lang = Jezik: „en“, „sr-Cyrl“, „sr-Latn“, „cs“ ili „ro“; inače odlučuje okruženje
cli-arg-color = Boje: „auto“, „always“ (uvek) ili „never“ (nikad)
cli-arg-board = Table: „auto“, „unicode“, „ascii“ ili „words“ (rečenice, za čitač ekrana)
cli-arg-help = Prikaži ovu pomoć
cli-arg-version = Prikaži verziju
cli-example-house = otvori kuću
cli-example-game = otvori jednu igru
cli-example-language = na drugom jeziku

cli-santorini-about = Santorini: pomerite radnika, sagradite nivo i prvi stanite na treći
cli-santorini-example-menu = otvori meni igre
cli-santorini-example-play = odmah igraj protiv šampiona
cli-santorini-example-rules = pročitaj pravila na češkom

cli-santorini-play-about = Odigraj partiju
cli-santorini-play-arg-first = Ko počinje: „human“ (podrazumevano), „simple“, „alphabeta“ ili „champion“, s podešavanjima posle dvotačke
cli-santorini-play-arg-second = Ko igra drugi; podrazumevano „champion“
cli-santorini-play-arg-depth = Koliko poteza unapred, od 1 do 64, za računarske igrače bez svojih podešavanja
cli-santorini-play-arg-time = Vreme za svaki potez, na primer „0.5s“, za računarske igrače bez svojih podešavanja
cli-santorini-play-arg-level = Koliko dobro igra šampion: „beginner“, „easy“, „medium“, „hard“ ili „full“
cli-santorini-play-arg-load = Nastavi partiju iz ove datoteke
cli-santorini-play-arg-position = Počni od ovog položaja
cli-santorini-play-arg-out = Zapisuj partiju u ovu datoteku; inače u novu, nazvanu po datumu
cli-santorini-play-arg-step = Dva računara: prikaži sve posle svakog koraka
cli-santorini-play-arg-to-end = Dva računara: igraj do kraja bez zaustavljanja
cli-santorini-play-arg-clock = Vreme za celu partiju, po želji i dodatak za svaki potez, na primer „5m+3s“
cli-santorini-play-arg-seed = Broj koji određuje slučajnost u igri slabijih igrača
cli-santorini-play-example-default = vi protiv šampiona; vi počinjete
cli-santorini-play-example-easy = počinje slab računar
cli-santorini-play-example-step = gledajte kako dva računara misle, korak po korak
cli-santorini-play-example-end = neka dva računara igraju, a partija ide u vašu datoteku
cli-santorini-play-example-load = dvoje nastavljaju partiju, sa satom

cli-santorini-analyse-about = Razmisli o položaju
cli-santorini-analyse-arg-what = Položaj kao tekst, ili datoteka partije, čiji se poslednji položaj uzima
cli-santorini-analyse-arg-turn = Položaj pre ovog poteza iz datoteke; inače poslednji
cli-santorini-analyse-arg-depth = Koliko poteza unapred, od 1 do 64
cli-santorini-analyse-arg-time = Vreme za razmišljanje, na primer „0.5s“
cli-santorini-analyse-arg-player = Ko misli: „simple“, „alphabeta“ ili „champion“ (podrazumevano)
cli-santorini-analyse-arg-json = Ispiši JSON, za programe
cli-santorini-analyse-example-position = misli jednu sekundu
cli-santorini-analyse-example-file = svi potezi mogući u poslednjem položaju, tri poteza duboko
cli-santorini-analyse-example-turn = isto to pre petog poteza
cli-santorini-analyse-example-json = isto to za programe

cli-santorini-rules-about = Prikaži pravila
cli-santorini-rules-example = knjiga pravila

cli-santorini-check-about = Proveri da li je datoteka partije ispravna
cli-santorini-check-arg-file = Datoteka partije
cli-santorini-check-example = kaže u kom je redu greška i zašto

cli-perft-about = Prebroj sve nizove poteza date dužine
cli-perft-arg-game = Igra
cli-perft-arg-position = Broji od ovog položaja, ne od početka
cli-perft-arg-depth = Dužina nizova
cli-perft-arg-divide = Prebroj i za svaki prvi potez posebno
cli-perft-example-start = nizovi od tri poteza od početka
cli-perft-example-divide = potez po potez, od jednog položaja

cli-bench-about = Izmeri pretragu na stalnim položajima
cli-bench-arg-game = Igra
cli-bench-arg-time = Toliko vremena procesora za svaki položaj, i dokle je pretraga stigla (Santorini, Mice)
cli-bench-example = broj čvorova, koji se menja samo s pretragom, i brzina

cli-engine-about = Radi kao program kojim upravljaju drugi programi (UGI)
cli-engine-arg-game = Igra
cli-engine-example = zatim ukucajte „ugi“, „position startpos“, „go depth 4“

cli-languages-about = Nabroj jezike
cli-languages-example = svi jezici, vaš je označen

cli-completions-about = Ispiši skriptu za dopunjavanje u ljusci
cli-completions-arg-shell = Ljuska: „bash“, „elvish“, „fish“, „powershell“ ili „zsh“
cli-completions-example = odsad taster Tab dopunjava komande

cli-help-about = Prikaži pomoć za komandu
cli-help-arg-command = Komanda, reč po reč
cli-help-example = šta se sve može zadati pri igri
house-preparing = partija se priprema: { $time }

# Snaga, kako se kuca

strength-depth-words = dubina
strength-time-words = vreme
strength-beginner-words = početnik
strength-easy-words = slab, lak
strength-medium-words = srednji
strength-hard-words = jak, težak
strength-full-words = puna, šampion
