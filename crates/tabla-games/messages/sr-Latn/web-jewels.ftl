## Dragulji u pregledaču: tabla, sat, pomoć, nova partija, slikanje table.

web-jewels-board = Osam kolona po osam dragulja
web-jewels-cell = { $colour }, kolona { $column }, red { $row }
web-jewels-marked = Označeno: { $stone }
web-jewels-no-run = Ova dva ostaju na mestu: njihova zamena ne pravi niz od tri jednaka dragulja.
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
        [one] { $count } zamena pravi niz
        [few] { $count } zamene prave niz
       *[other] { $count } zamena pravi niz
    }; najviše donosi { $swap }: { $points }.
web-jewels-name = tabla { $board }
web-jewels-turns-left = preostali potezi: { $turns }
web-jewels-turns = Potezi
web-jewels-race-note = Trka: oboje imaju istu tablu i do kraja vide samo svoju. Računar povuče potez kad god ga vi povučete.
web-jewels-rival =
    { $name }: { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }, { $turns ->
        [one] { $turns } potez
        [few] { $turns } poteza
       *[other] { $turns } poteza
    }
web-jewels-closed = Tabla se pokazuje na kraju.
web-jewels-helped = uz pomoć, pa ne ulazi na listu
web-jewels-best = Najbolji rezultati
web-jewels-palette = Dragulj koji se postavlja
web-jewels-paint = Izaberite dragulj, dodirom ili tasterima od 1 do 6, i dodirujte polja.
web-jewels-random = Popuni nasumično
web-jewels-lines = Linije dopune, kolone od 1 do 8
web-jewels-was-left = napuštena dok je vreme teklo, pa ne ulazi na listu
web-jewels-cascade = Kaskada { $step }
web-jewels-tally-points = Poeni
web-jewels-tally-best = Najbolji potez
