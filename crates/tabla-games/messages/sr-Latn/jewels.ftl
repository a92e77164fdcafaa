## Dragulji: zašto je partija završena, zašto se nešto odbija, greške u datotekama, od čega se sastoji ocena.

jewels-ending-repetition = partija je završena: poslednja kaskada se nikad ne bi zaustavila
jewels-ending-length = partija je završena: poslednja kaskada imala je milion koraka i zaustavljena je
jewels-ending-turns = partija je završena: svi potezi su odigrani
jewels-ending-no-swap = partija je završena: nijedna zamena ne pravi niz od tri jednaka dragulja

jewels-refusal-count =
    { $count ->
        [one] napisan je { $count } broj
        [few] napisana su { $count } broja
       *[other] napisano je { $count } brojeva
    }, a traže se četiri: kolona i red za oba dragulja, na primer 6 3 6 4
jewels-refusal-number = „{ $text }“ nije ceo broj
jewels-refusal-column = nema kolone { $number }: kolone su od 1 do 8, sleva
jewels-refusal-row = nema reda { $number }: redovi su od 1 do 8, odozgo
jewels-refusal-neighbours = polja { $one } i { $other } nemaju zajedničku stranicu
jewels-refusal-no-run = zamena { $swap } ne pravi niz od tri jednaka dragulja
jewels-refusal-over = { $because }

jewels-fault-parts =
    tekst ima { $count ->
        [one] { $count } deo
        [few] { $count } dela
       *[other] { $count } delova
    } između kosih crta, a treba pet: TABLA/LINIJE/POTROŠENO/POENI/POTEZI
jewels-fault-rows = redova, razdvojenih zarezima, tabla ima { $count }, a treba osam
jewels-fault-row-text = { $row }. red je „{ $text }“, a treba osam cifara od 1 do 6
jewels-fault-lines = linija dopune, razdvojenih zarezima, ima { $count }, a treba osam
jewels-fault-line-text = u liniji dopune za kolonu { $column } stoji „{ $text }“, a dragulji su cifre od 1 do 6
jewels-fault-line-length =
    linija dopune za kolonu { $column } ima { $length ->
        [one] { $length } dragulj
        [few] { $length } dragulja
       *[other] { $length } dragulja
    }, a traži se od 8 do 1024
jewels-fault-used-text = kao potrošeni dragulji piše „{ $text }“, a treba osam brojeva razdvojenih zarezima
jewels-fault-used =
    za kolonu { $column } piše da { $used ->
        [one] je potrošen { $used } dragulj
        [few] su potrošena { $used } dragulja
       *[other] je potrošeno { $used } dragulja
    }, a njena linija dopune od { $length } počinje iznova pre toga
jewels-fault-number = „{ $text }“ nije ceo broj
jewels-fault-points =
    { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    } ne može da se osvoji za { $turns ->
        [one] { $turns } potez
        [few] { $turns } poteza
       *[other] { $turns } poteza
    }: niz donosi 3, a svaki potez sklopi bar jedan
jewels-fault-stop = poslednji deo je „{ $text }“, a treba „repeats“ ili „too-long“
jewels-fault-run =
    tri { $jewel ->
        [1] crvena
        [2] zelena
        [3] plava
        [4] bela
        [5] žuta
       *[other] ljubičasta
    } dragulja čine niz počev od kolone { $column }, reda { $row }
jewels-fault-stopped-at-rest = piše da je kaskada zaustavljena, a na tabli nema nijednog niza

jewels-flaw = { $line }. red, { $column }. mesto: { $because }
jewels-flaw-too-few-lines =
    datoteka ima { $lines ->
        [one] { $lines } red
        [few] { $lines } reda
       *[other] { $lines } redova
    }, a traži se { $expected }
jewels-flaw-too-many-lines =
    datoteka ima { $lines ->
        [one] { $lines } red
        [few] { $lines } reda
       *[other] { $lines } redova
    }, a treba tačno { $expected }
jewels-flaw-stone = „{ $found }“ nije dragulj: dragulji su cifre od 1 do 6
jewels-flaw-row-length =
    red ima { $length ->
        [one] { $length } dragulj
        [few] { $length } dragulja
       *[other] { $length } dragulja
    }, a treba 8
jewels-flaw-line-length =
    linija dopune ima { $length ->
        [one] { $length } dragulj
        [few] { $length } dragulja
       *[other] { $length } dragulja
    }, a traži se od 8 do 1024
jewels-flaw-run =
    odavde tri { $jewel ->
        [1] crvena
        [2] zelena
        [3] plava
        [4] bela
        [5] žuta
       *[other] ljubičasta
    } dragulja čine niz, a na početku to ne sme da bude
jewels-flaw-turns = „{ $text }“ nije broj poteza od 1 do 100
jewels-race-endless = trci treba kraj: dogovorite broj poteza ili vreme za celu partiju
jewels-race-save = sačuvana partija se nastavlja kako je početa; trka počinje tablom
jewels-player-random = Nasumice
jewels-player-greedy = Brzo oko
jewels-player-ai = Misli unapred
jewels-player-random-about = menja bilo šta što napravi liniju, ne gledajući dalje
jewels-player-greedy-about = uzima zamenu koja odmah najviše donosi
jewels-player-ai-about = isprobava šta bi moglo da padne i teško ga je pobediti

jewels-time-form = „{ $text }“ nisu minuti i sekunde, na primer 5:00, najviše 999:59
jewels-time-seconds = u „{ $text }“ broj sekundi je { $seconds }, a može najviše 59
jewels-time-nothing = partiji treba bar jedna sekunda

