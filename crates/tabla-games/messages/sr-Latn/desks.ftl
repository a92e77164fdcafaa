## Stolovi u pregledaču: šta u želji spolja može da bude pogrešno, u svakoj igri.

desk-setup = ovo ne opisuje nijednu partiju: { $detail }
desk-act = tako nešto se u ovoj igri ne može
desk-question = na takvo pitanje ova igra ne odgovara: { $detail }
desk-format = ovde nema formata „{ $format }“; formati su { $formats }
desk-ply =
    nema položaja posle { $ply ->
        [one] { $ply } poteza
        [few] { $ply } poteza
       *[other] { $ply } poteza
    }; partija ih ima { $last }
desk-nothing-to-undo = nema šta da se vrati
desk-nothing-to-redo = nema šta da se ponovo odigra
desk-jewels-contest = na takmičenju nema table „{ $name }“; table su { $boards }
desk-jewels-stopped = partija je završena: prekinuta je
desk-jamb-odds = prijatelj nema merilo „{ $text }“; merila su { $figures }
desk-jamb-total =
    partija je završena: { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }
desk-jamb-won =
    pobeđuje { $name }: { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }
desk-jamb-shared =
    prvo mesto se deli: { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }
desk-jamb-stopped = prekinuto
desk-jamb-friend = pomoć prijatelja, { $friend }
desk-jamb-advised = uz savet
desk-jamb-no-dice = na stolu nema kockica, a savet je o kockicama
desk-jamb-no-room = sopstveni format igre je za jednog igrača bez pomoći; sačuvajte ovu partiju kao „json“
desk-scrabble-list = nema spiska reči „{ $text }“; spiskovi su { $lists }
desk-scrabble-language = nema pločica za „{ $text }“; ima „en“ i „ro“
desk-scrabble-challenge = „{ $text }“ ne kazuje ništa o pogrešnim rečima; izaberite „void“ ili „double“
desk-scrabble-no-advice = ovde nema šta da odlučite
desk-scrabble-no-words = gde se pogrešne reči mogu osporiti, reči se proveravaju tek posle partije
desk-scrabble-no-save = čuvanje bi odalo pločice računara; do kraja partije sačuvajte je kao `GCG` ili `CGP`
desk-scrabble-taken-back = povučeno
desk-scrabble-exchanged =
    zamenjeno: { $count ->
        [one] { $count } pločica
        [few] { $count } pločice
       *[other] { $count } pločica
    }
desk-scrabble-right = tačno: potez se povlači
desk-scrabble-wrong = pogrešno: sledeći potez se gubi
desk-jamb-no-range = računanje raspodele zbirova sada traje predugo; kasnije u partiji je brže
