## Stolovi u pregledaču: šta u želji spolja može da bude pogrešno, u svakoj igri.

desk-setup = ovo ne opisuje nijednu igru: { $detail }
desk-act = tako nečeg u ovoj igri nema
desk-question = na takvo pitanje ova igra ne odgovara: { $detail }
desk-format = ovde nema formata „{ $format }“; formati su { $formats }
desk-ply =
    nema pozicije posle { $ply ->
        [one] { $ply } poteza
        [few] { $ply } poteza
       *[other] { $ply } poteza
    }; partija ih ima { $last }
desk-nothing-to-undo = nema šta da se vrati
desk-nothing-to-redo = nema šta da se ponovo odigra
desk-jewels-contest = na takmičenju nema table „{ $name }“; table su { $boards }
desk-jewels-stopped = partija je gotova: prekinuta je
desk-jamb-odds = prijatelj ne ume da računa po „{ $text }“; računi su { $figures }
desk-jamb-total =
    partija je gotova: { $points ->
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
desk-jamb-stopped = prekid
desk-jamb-friend = prijatelj, { $friend }
desk-jamb-advised = uz savet
desk-jamb-no-dice = na stolu nema kockica, a savet je o kockicama
desk-jamb-no-room = sopstveni format igre je za jednu osobu bez pomoći; sačuvajte ovu partiju kao „json“
desk-scrabble-list = nema spiska reči „{ $text }“; spiskovi su { $lists }
desk-scrabble-language = nema pločica za „{ $text }“; ima „en“ i „ro“
desk-scrabble-challenge = „{ $text }“ ne kazuje ništa o pogrešnim rečima; kažite „void“ ili „double“
desk-scrabble-no-advice = ovde nema šta da odlučite
desk-scrabble-no-words = gde se pogrešne reči mogu osporiti, reči se traže posle partije
desk-scrabble-no-save = čuvanje bi odalo pločice računara; do kraja partije sačuvajte je kao `GCG` ili `CGP`
desk-scrabble-taken-back = vraćeno
desk-scrabble-exchanged =
    zamenjeno: { $count ->
        [one] { $count } pločica
        [few] { $count } pločice
       *[other] { $count } pločica
    }
desk-scrabble-right = tačno: potez se vraća
desk-scrabble-wrong = pogrešno: sledeći potez se gubi
desk-jamb-no-range = računanje raspona zbirova sada traje predugo; kasnije u partiji je brže
