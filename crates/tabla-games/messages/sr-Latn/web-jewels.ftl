## Dragulji u pregledaču: tabla, sat, pomoć, nova igra, slikanje table.

web-jewels-board = Osam kolona po osam kamenova
web-jewels-cell = { $colour }, kolona { $column }, vrsta { $row }
web-jewels-marked = Označeno: { $stone }
web-jewels-no-run = Ova dva ostaju: njihova zamena ne dovodi tri jednaka kamena u red.
web-jewels-round =
    { $swap }: { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }, { $steps ->
        [one] { $steps } korak
        [few] { $steps } koraka
       *[other] { $steps } koraka
    }. Ukupno { $total }.
web-jewels-points =
    { $points ->
        [one] poen
        [few] poena
       *[other] poena
    }
web-jewels-left = Preostalo vreme { $time }
web-jewels-show = Prikaži sve
web-jewels-hide = Sakrij
web-jewels-hints =
    { $count ->
        [one] { $count } zamena dovodi tri u red
        [few] { $count } zamene dovode tri u red
       *[other] { $count } zamena dovodi tri u red
    }; najviše donosi { $swap }: { $points }.
web-jewels-name = tabla { $board }
web-jewels-turns-left = preostali potezi: { $turns }
web-jewels-helped = uz pomoć, pa ne ulazi na listu
web-jewels-another = Nova igra
web-jewels-limit = Vremensko ograničenje
web-jewels-limit-note = minuti:sekunde; prazno znači bez ograničenja
web-jewels-new = Nova tabla
web-jewels-file = Datoteka s tablom…
web-jewels-best = Najbolji rezultati
web-jewels-palette = Kamen kojim se slika
web-jewels-paint = Izaberite kamen, dodirom ili tasterima od 1 do 6, i dodirujte polja.
web-jewels-random = Popuni nasumično
web-jewels-lines = Linije dopune, kolone od 1 do 8
