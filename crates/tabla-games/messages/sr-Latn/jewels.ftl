## Dragulji: zašto je igra završena, zašto se nešto odbija, greške u datotekama, od čega se sastoji ocena.

jewels-ending-repetition = igra je završena: poslednji niz uklanjanja nikad se ne bi zaustavio
jewels-ending-length = igra je završena: poslednji niz uklanjanja imao je milion koraka i zaustavljen je
jewels-ending-turns = igra je završena: svi potezi su odigrani
jewels-ending-no-swap = igra je završena: nijedna zamena ne dovodi tri jednaka kamena u red

jewels-refusal-count = broj napisanih brojeva je { $count }, a traže se četiri: kolona i vrsta za oba kamena, na primer 6 3 6 4
jewels-refusal-number = „{ $text }“ nije ceo broj
jewels-refusal-column = nema kolone { $number }: kolone su od 1 do 8, sleva
jewels-refusal-row = nema vrste { $number }: vrste su od 1 do 8, odozgo
jewels-refusal-neighbours = polja { $one } i { $other } nemaju zajedničku stranicu
jewels-refusal-no-run = zamena { $swap } ne dovodi tri jednaka kamena u red
jewels-refusal-over = { $because }

jewels-fault-parts =
    tekst ima { $count ->
        [one] { $count } deo
        [few] { $count } dela
       *[other] { $count } delova
    } između kosih crta, a treba pet: TABLA/LINIJE/POTROŠENO/POENI/POTEZI
jewels-fault-rows =
    tabla ima { $count ->
        [one] { $count } vrstu
        [few] { $count } vrste
       *[other] { $count } vrsta
    } između zareza, a treba osam
jewels-fault-row-text = vrsta { $row } je „{ $text }“, a treba osam cifara od 1 do 6
jewels-fault-lines =
    ima { $count ->
        [one] { $count } linija dopune
        [few] { $count } linije dopune
       *[other] { $count } linija dopune
    } između zareza, a treba osam
jewels-fault-line-text = u liniji dopune za kolonu { $column } stoji „{ $text }“, a kamenovi su cifre od 1 do 6
jewels-fault-line-length =
    linija dopune za kolonu { $column } ima { $length ->
        [one] { $length } kamen
        [few] { $length } kamena
       *[other] { $length } kamenova
    }, a traži se od 8 do 1024
jewels-fault-used-text = kao potrošeni kamenovi piše „{ $text }“, a treba osam brojeva između zareza
jewels-fault-used = za kolonu { $column } piše da je potrošeno { $used }, a njena linija dopune od { $length } počinje iznova pre toga
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
    }: tri u redu donose 3, a svaki potez ih sklopi bar jednom
jewels-fault-stop = poslednji deo je „{ $text }“, a treba „repeats“ ili „too-long“
jewels-fault-run =
    tri { $jewel ->
        [1] crvena
        [2] zelena
        [3] plava
        [4] bela
        [5] žuta
       *[other] ljubičasta
    } kamena leže u redu počev od kolone { $column }, vrste { $row }
jewels-fault-stopped-at-rest = piše da je niz uklanjanja zaustavljen, a na tabli nema tri jednaka kamena u redu

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
jewels-flaw-stone = „{ $found }“ nije kamen: kamenovi su cifre od 1 do 6
jewels-flaw-row-length =
    vrsta ima { $length ->
        [one] { $length } kamen
        [few] { $length } kamena
       *[other] { $length } kamenova
    }, a treba 8
jewels-flaw-line-length =
    linija dopune ima { $length ->
        [one] { $length } kamen
        [few] { $length } kamena
       *[other] { $length } kamenova
    }, a traži se od 8 do 1024
jewels-flaw-run =
    odavde leže u redu tri { $jewel ->
        [1] crvena
        [2] zelena
        [3] plava
        [4] bela
        [5] žuta
       *[other] ljubičasta
    } kamena, a na početku to ne sme da bude
jewels-flaw-turns = „{ $text }“ nije broj poteza od 1 do 100

jewels-time-form = „{ $text }“ nisu minuti i sekunde, na primer 5:00, najviše 999:59
jewels-time-seconds = u „{ $text }“ broj sekundi je { $seconds }, a može najviše 59
jewels-time-nothing = partiji treba bar jedna sekunda

