## Santorini: zašto se potez ili položaj odbija, i od čega se sastoji ocena.

santorini-refusal-not-a-square = „{ $text }“ nije polje od A1 do E5
santorini-refusal-empty = za postavljanje se pišu dva polja, za potez tri, na primer C3 B3 A3
santorini-refusal-over = partija je završena, pobedio je igrač { $player }
santorini-refusal-placement-length = za postavljanje se pišu dva polja, a ne { $count }
santorini-refusal-placed-together = oba radnika ne mogu da stoje na polju { $square }
santorini-refusal-turn-length = za potez se pišu tri polja (odakle, kuda, gde se gradi), a ne { $count }
santorini-refusal-others-worker = radnik na polju { $square } je protivnikov
santorini-refusal-no-worker = na polju { $square } ne stoji nijedan vaš radnik
santorini-refusal-step-too-far = polje { $to } nije susedno polju { $from }
santorini-refusal-occupied = na polju { $square } stoji radnik
santorini-refusal-dome = polje { $square } je zatvoreno kupolom
santorini-refusal-too-high = korak sa polja { $from } (nivo { $from-level }) na polje { $to } (nivo { $to-level }) vodi više od jednog nivoa uvis
santorini-refusal-build-after-win = korak na polje { $to } donosi pobedu, posle njega se ne gradi
santorini-refusal-build-missing = nedostaje treće polje: posle koraka mora da se gradi
santorini-refusal-build-too-far = gradi se pored polja na koje je radnik prešao, a polje { $build } nije susedno polju { $to }
santorini-refusal-build-occupied = na polju { $square } ne može da se gradi, tamo stoji radnik
santorini-refusal-build-dome = na polju { $square } ne može da se gradi, zatvoreno je kupolom

santorini-fault-parts =
    { $count ->
        [one] tekst ima { $count } deo
        [few] tekst ima { $count } dela
       *[other] tekst ima { $count } delova
    } između kosih crta, a treba četiri: VISINE/STRANA/PRVI/DRUGI
santorini-fault-height-count =
    { $count ->
        [one] visine imaju { $count } znak
        [few] visine imaju { $count } znaka
       *[other] visine imaju { $count } znakova
    }, a treba 25
santorini-fault-height-text = visina „{ $text }“ polja { $square } nije cifra od 0 do 4
santorini-fault-too-high = visina polja { $square } je { $height }, a najviša je kupola, 4
santorini-fault-side = kao strana na potezu piše „{ $text }“, a treba 1 ili 2
santorini-fault-square = „{ $text }“ nije polje od A1 do E5
santorini-fault-worker-count = igrač { $player } ima { $count } radnika, a treba 2 (ili nijednog pre postavljanja)
santorini-fault-crowded = na polju { $square } stoje dva radnika
santorini-fault-on-dome = radnik stoji na kupoli polja { $square }
santorini-fault-built-too-early = na tabli je nešto izgrađeno pre nego što su svi radnici postavljeni
santorini-fault-first-missing = radnici drugog igrača su postavljeni, a radnici prvog nisu
santorini-fault-wrong-side =
    { $levels ->
        [one] kad je izgrađen { $levels } nivo
        [few] kad su izgrađena { $levels } nivoa
       *[other] kad je izgrađeno { $levels } nivoa
    }, na potezu je igrač { $player }
santorini-fault-many-winners = na trećem nivou stoji više od jednog radnika; pobedio je onaj ko je tamo prvi stigao
santorini-fault-winner-not-mover =
    { $levels ->
        [one] igrač { $player } stoji na trećem nivou, ali kad je izgrađen { $levels } nivo
        [few] igrač { $player } stoji na trećem nivou, ali kad su izgrađena { $levels } nivoa
       *[other] igrač { $player } stoji na trećem nivou, ali kad je izgrađeno { $levels } nivoa
    }, na potezu je bio njegov protivnik

santorini-term-height = visina radnika
santorini-term-centre = blizina središta
santorini-term-climb = polja na koja može da se popne
santorini-term-safe = penjanja koja niko ne može da spreči
santorini-term-mobility = sloboda kretanja
santorini-term-support = visoka polja u blizini
santorini-term-distance = udaljenost od protivnika
santorini-term-tempo = pravo na potez
santorini-won-third = radnik stoji na trećem nivou
santorini-won-stuck = igrač { $player } nema nijedan dozvoljen potez
