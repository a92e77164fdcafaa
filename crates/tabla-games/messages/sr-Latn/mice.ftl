## Mice: zašto se potez ili položaj odbija, od čega se sastoji ocena, i komande.

game-mice = Mice
mice-rule-flying = skakanje s tri figure
mice-rule-repetition = nerešeno kad isti položaj nastane treći put
mice-rule-quiet = nerešeno posle 200 poteza bez mice
rules-unknown = nema pravila „{ $text }“; pravila su { $rules }
ugi-switch = „{ $value }“ nije ni „true“ ni „false“
rules-none = ova igra nema pravilo „{ $text }“: u njoj nema šta da se bira
ending-drawn-repetition = partija je završena nerešeno: isti položaj je nastao treći put
ending-drawn-quiet = partija je završena nerešeno: 200 poteza zaredom bez mice
mice-won-few = igraču { $player } ostale su samo dve figure
mice-won-stuck = igrač { $player } je blokiran i nema potez

mice-refusal-not-a-point = „{ $text }“ nije jedna od 24 tačke
mice-refusal-empty = potez je jedna tačka, na primer d2, ili dve, na primer d2-d3, a uzeta figura se dodaje, na primer d2-d3xa7
mice-refusal-take-first = uzeta figura se piše na kraju, na primer d2-d3x{ $point }
mice-refusal-too-many-points = navedeno je previše tačaka ({ $count }): piše se postavljanje ili pomeranje, i najviše jedna uzeta figura
mice-refusal-over =
    partija je završena, pobedio je { $player ->
        [1] beli
       *[other] crni
    }
mice-refusal-still-placing =
    figure se ne pomeraju dok sve nisu postavljene, a u ruci imate još { $hand ->
        [one] { $hand } figuru
        [few] { $hand } figure
       *[other] { $hand } figura
    }: navedite jednu slobodnu tačku
mice-refusal-none-in-hand = sve vaše figure su postavljene: potez ide s tačke na tačku, na primer d2-d3
mice-refusal-occupied = na tački { $point } stoji figura
mice-refusal-others-man = figura na tački { $point } je protivnikova
mice-refusal-no-man = na tački { $point } nema figure
mice-refusal-not-adjacent = tačka { $to } nije susedna tački { $from }
mice-refusal-must-take = zatvorili ste micu, pa uzmite jednu od ovih figura: { $free }
mice-refusal-nothing-to-take = mica nije zatvorena, pa figura na tački { $point } ne može da se uzme
mice-refusal-stands-in-mill = figura na tački { $point } je u mici; mogu da se uzmu: { $free }
mice-refusal-takes-own = figura na tački { $point } je vaša
mice-refusal-takes-nobody = na tački { $point } nema figure, pa nema šta da se uzme

mice-fault-parts =
    { $count ->
        [one] tekst ima { $count } deo
        [few] tekst ima { $count } dela
       *[other] tekst ima { $count } delova
    } između kosih crta, a treba četiri: BELI/CRNI/U-RUCI/STRANA
mice-fault-point = „{ $text }“ nije jedna od 24 tačke
mice-fault-hand = kao figure u ruci piše „{ $text }“, a treba dva broja, na primer 5,6
mice-fault-side = kao strana na potezu piše „{ $text }“, a treba w ili b
mice-fault-crowded = na tački { $point } stoje dve figure
mice-fault-too-many-men =
    { $player ->
        [1] beli
       *[other] crni
    } na tabli i u ruci ima ukupno { $men ->
        [one] { $men } figuru
        [few] { $men } figure
       *[other] { $men } figura
    }, a može najviše 9
mice-fault-hands-apart = figura u ruci: belih { $white }, crnih { $black }; beli postavlja prvi i igrači se smenjuju, pa crni ima isto koliko beli ili jednu figuru više
mice-fault-wrong-side =
    figura u ruci: belih { $white }, crnih { $black }; na potezu je { $player ->
        [1] beli
       *[other] crni
    }
mice-fault-too-many-lost =
    { $player ->
        [1] beli
       *[other] crni
    } je izgubio { $lost ->
        [one] { $lost } figuru
        [few] { $lost } figure
       *[other] { $lost } figura
    }, a dosad je moglo da ih bude uzeto najviše { $most }
mice-fault-both-beaten = oba igrača imaju manje od tri figure; partija je bila završena čim je jedan od njih spao na dve
mice-fault-beaten-not-to-move =
    { $player ->
        [1] beli
       *[other] crni
    } ima manje od tri figure, pa je partija završena protivnikovim potezom

mice-term-material = figure
mice-term-mills = mice
mice-term-pairs = parovi sa slobodnom trećom tačkom
mice-term-mobility = sloboda kretanja

cli-mice-about = Mice: zatvarajte mice, uzimajte figure, blokirajte protivnika
cli-rules-arg-flying = Ko ima tri figure, sme da skoči na bilo koju slobodnu tačku (Mice)
cli-rules-arg-no-repetition = Bez nerešenog zbog ponavljanja (Mice)
cli-rules-arg-no-quiet = Bez nerešenog posle 200 poteza bez mice (Mice)
cli-mice-play-example-flying = sa skakanjem
cli-mice-suite-about = Izmeri koliko često igračev potez čuva tačnu vrednost položaja
cli-mice-suite-arg-file = Tabela položaja: položaj, vrednost, broj poteza, potezi koji čuvaju vrednost
cli-mice-suite-arg-time = Vreme za svaki položaj
cli-mice-suite-arg-player = Igrač
cli-mice-suite-arg-json = Ispiši JSON, za programe
cli-mice-suite-arg-limit = Samo ovoliko položaja
cli-mice-suite-example = petina sekunde za svaki položaj
cli-mice-suite-arg-nets = Mreže iz ove datoteke, umesto ugrađenih
cli-mice-suite-example-tables = s tabelama rešene igre
cli-arg-mice-tables = Fascikla s tabelama rešene igre, ili adresa `http://…` s koje se preuzimaju
cli-mice-labels-about = Uzmi iz partija pozicije s tačnom vrednošću, za učenje mreža
cli-mice-labels-arg-count = Koliko pozicija
cli-mice-labels-arg-placing = Koliko od sto je iz faze postavljanja; za 0 postavljanje ne mora biti rešeno
cli-mice-labels-arg-seed = Isto seme daje iste pozicije
cli-mice-labels-arg-flying = Tri figure smeju na bilo koje slobodno polje
cli-mice-labels-arg-in-memory = Prvo učitaj tabele u memoriju: brže od milion pozicija nadalje
cli-mice-labels-arg-out = Datoteka s pozicijama, po osam bajtova
cli-mice-labels-example = deset miliona pozicija igre bez letenja
cli-mice-labels-example-moving = samo pozicije u kojima je sve postavljeno, iz tabela u fascikli
cli-solve-arg-every-layer = Sačuvaj svaki sloj postavljanja: skoro triput više mesta i svaki odgovor odmah
mice-nets-bad = u datoteci { $path } nema mreža za Mice
mice-tables-no-folder = fascikla { $path } ne postoji
labels-unsolved = igra tamo nije rešena; rešava je `tabla solve mice`
labels-written = upisano pozicija: { $positions }, u datoteku { $path }
cli-mice-openings-about = Nađi ujednačena otvaranja za mečeve
cli-mice-openings-arg-count = Koliko
cli-mice-openings-arg-seed = Isto seme daje ista otvaranja
cli-mice-openings-arg-out = Datoteka otvaranja
cli-mice-openings-example = nađi ugrađena otvaranja
cli-bench-arg-playouts = Umesto toga izmeri nasumične partije u sekundi procesorskog vremena (Mice)
cli-perft-example-mice = četiri poteza igre Mice, sa skakanjem
cli-bench-example-playouts = koliko nasumičnih partija igre Mice staje u sekundu
cli-engine-example-mice = program za Mice, sa skakanjem
cli-match-example-mice = sto partija igre Mice
cli-solve-about = Tačno reši igru ili njene završnice i sačuvaj tabele
cli-solve-arg-game = Igra
cli-solve-arg-men = Samo završnice s najviše toliko figura, od 6 do 18, s brojem polupoteza do kraja
cli-solve-arg-distances = Kaži i koliko polupoteza traje svaka pobeda i svaki poraz, tamo gde se figure pomeraju: bajt za svaki položaj, bez `--men` ukupno 9 `GB`
cli-solve-arg-flying = Tri figure smeju na bilo koje slobodno polje
cli-solve-arg-check = Još jednom pogledaj toliko pozicija svakog para
cli-solve-arg-out = Upiši brojeve i u ovu datoteku
cli-solve-example = sve završnice do osam figura, rešene i proverene
cli-solve-example-whole = cela igra, od prazne table: sati rada, 2,5 gigabajta; nastavlja tamo gde je stalo
cli-solve-example-check = isto, i deset hiljada pozicija svakog para upoređenih s onim čemu vode potezi
cli-mice-value-about = Kaži tačnu vrednost pozicije i svakog poteza, gde je igra rešena
cli-mice-value-arg-what = Pozicija ili datoteka s partijom
cli-mice-value-arg-flying = Tri figure smeju na bilo koje slobodno polje
cli-mice-value-arg-json = Ispiši `JSON`, za programe
cli-mice-value-example-empty = ko pobeđuje s prazne table
cli-mice-value-example-file = poslednja pozicija partije, po pravilima sa skakanjem
solve-missing = u igri „{ $game }“ nema šta da se rešava
solve-tally = { $material }: za igrača na potezu dobijeno: { $won }, izgubljeno: { $lost }, nerešeno: { $drawn }; najduža pobeda u polupotezima: { $plies }
solve-pair = { $material }: za igrača na potezu dobijeno: { $won }, izgubljeno: { $lost }, nerešeno: { $drawn }
solve-start = Prazna tabla: { $value }
solve-wrong = vrednost pozicije { $position } ne sledi iz njenih poteza
solve-right = Još jednom pogledano pozicija: { $positions }; sve su tačne
mice-value-win = igrač na potezu pobeđuje
mice-value-draw = nerešeno
mice-value-loss = igrač na potezu gubi
mice-value-unknown = pozicija { $position } ovde nije rešena; `tabla solve mice` rešava celu igru
mice-value-not-known = ovde nije rešeno
suite-line = { $path }, red { $line }: „{ $text }“ nije razumljivo: { $because }
suite-columns = potrebne su četiri kolone razdvojene tabulatorima: položaj, vrednost, broj poteza, potezi koji čuvaju vrednost
suite-value = kao vrednost piše „{ $text }“, a treba „win“, „draw“ ili „loss“
suite-count = kao broj poteza piše „{ $text }“, a ima ih { $count }
suite-empty = u datoteci { $path } nema položaja
suite-placing = Postavljanje: { $kept } od { $all } ({ $share } %)
suite-moving = Pomeranje: { $kept } od { $all } ({ $share } %)
suite-all = Ukupno: { $kept } od { $all } ({ $share } %)
openings-written = { $path }: otvaranja: { $count }
playouts-speed = Nasumičnih partija u sekundi procesorskog vremena: { $speed } (ukupno { $games } za { $time })

cli-mice-example-menu = otvori meni igre
cli-mice-example-play = odmah igraj protiv šampiona
cli-mice-example-rules = pročitaj pravila na češkom
cli-mice-play-about = Odigraj partiju
cli-mice-play-arg-first = Ko počinje: „human“ (podrazumevano), „minimax“, „alphabeta“ ili „champion“, s podešavanjima posle dvotačke
cli-mice-play-example-default = vi protiv šampiona; vi počinjete
cli-mice-play-example-easy = počinje slab računar
cli-mice-play-example-step = gledajte kako dva računara misle, korak po korak
cli-mice-play-example-load = dvoje nastavljaju partiju, sa satom
cli-mice-analyse-about = Razmisli o položaju
cli-mice-analyse-arg-player = Ko misli: „minimax“, „alphabeta“ ili „champion“ (podrazumevano)
cli-mice-analyse-example-position = misli jednu sekundu
cli-mice-analyse-example-file = svi potezi mogući u poslednjem položaju, tri poteza duboko
cli-mice-analyse-example-turn = isto to pre petog poteza
cli-mice-analyse-example-json = isto to za programe
cli-mice-rules-about = Prikaži pravila
cli-mice-rules-example = knjiga pravila
cli-mice-check-about = Proveri da li je datoteka partije ispravna
cli-mice-check-example = kaže u kom je redu greška i zašto
