## Pregled partije: zašto potez nije bio najbolji i zašto pregleda nema.

review-none = ova igra nema pregled
review-no-decision = posle poteza { $ply } nema odluke koja bi se pregledala
review-under-way = pregled je tu kad se partija završi

# Mice i Santorini

review-wins-at-once = { $better } odmah pobeđuje
review-threw-away-win =
    { $moves ->
        [one] time je ispuštena pobeda: { $better } forsirano pobeđuje u { $moves } potezu
        [few] time je ispuštena pobeda: { $better } forsirano pobeđuje u { $moves } poteza
       *[other] time je ispuštena pobeda: { $better } forsirano pobeđuje u { $moves } poteza
    }
review-win-to-loss =
    { $moves ->
        [one] time je pobeda pretvorena u poraz: { $better } forsirano pobeđuje u { $moves } potezu
        [few] time je pobeda pretvorena u poraz: { $better } forsirano pobeđuje u { $moves } poteza
       *[other] time je pobeda pretvorena u poraz: { $better } forsirano pobeđuje u { $moves } poteza
    }
review-lets-win =
    { $moves ->
        [one] posle ovoga protivnik forsirano pobeđuje u { $moves } potezu; { $better } se duže drži
        [few] posle ovoga protivnik forsirano pobeđuje u { $moves } poteza; bolje je { $better }
       *[other] posle ovoga protivnik forsirano pobeđuje u { $moves } poteza; bolje je { $better }
    }
review-draw-was-there = { $better } drži nerešeno
review-better = { $better } čuva { $percent } % veće izglede na pobedu
review-mice-mill = { $better } zatvara micu i uzima figuru
review-mice-lets-mill = ovo dopušta protivniku da zatvori micu; bolje je { $better }
review-santorini-climb = { $better } se penje na nivo { $level }

# Igre na poene

review-points-lost = bolje: { $better }; to u proseku vredi { $points } poena više
review-left-on-table =
    { $points ->
        [one] na stolu je ostao { $points } poen: { $better } donosi više
        [few] na stolu su ostala { $points } poena: { $better } donosi više
       *[other] na stolu je ostalo { $points } poena: { $better } donosi više
    }
review-missed-word =
    { $points ->
        [one] propuštena je reč { $word } za { $points } poen
        [few] propuštena je reč { $word } za { $points } poena
       *[other] propuštena je reč { $word } za { $points } poena
    }
review-missed-equity = { $better } vredi { $points } poena više, računajući pločice koje ostaju

# Naredba

cli-review-about = Reci koliko je vredeo svaki potez partije
cli-review-arg-file = Partija: sačuvana datoteka ili ona koju je igra napisala
cli-review-arg-game = Igra koja je u datoteci; bez toga se gleda sama datoteka
cli-review-arg-json = Za programe: `JSON`
cli-review-example-file = jedna partija Skrebla
cli-review-example-game = jedna partija Mica, na srpskom
cli-review-example-json = sačuvana partija, kao `JSON` u datoteci
review-no-game = nijedna igra ne može da pročita „{ $path }“; `--game` kaže koja je igra
review-moments = Ključni trenuci
review-player = Igrač { $number }
review-accuracy = { $player }: tačnost { $accuracy } % (netačnosti: { $inaccuracies }, greške: { $mistakes }, grube greške: { $blunders })
review-luck = { $player }: sreća { $points } poena
review-rival = { $player }: na istoj tabli računar bi imao poena: { $points }
review-grade-best = najbolje
review-grade-good = dobro
review-grade-inaccuracy = netačnost
review-grade-mistake = greška
review-grade-blunder = gruba greška
