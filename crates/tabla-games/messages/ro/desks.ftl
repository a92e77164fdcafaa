## Mesele din browser: ce poate fi greșit într-o dorință din afară, la orice joc.

desk-setup = textul nu descrie nicio partidă: { $detail }
desk-act = așa ceva nu se face în acest joc
desk-question = la o asemenea întrebare acest joc nu răspunde: { $detail }
desk-format = aici nu există formatul „{ $format }”; formatele sunt { $formats }
desk-ply =
    nu există poziție după { $ply ->
        [one] { $ply } mutare
        [few] { $ply } mutări
       *[other] { $ply } de mutări
    }; partida are { $last }
desk-nothing-to-undo = nu este nimic de luat înapoi
desk-nothing-to-redo = nu este nimic de refăcut
desk-jewels-contest = concursul nu are tabla „{ $name }”; tablele lui sunt { $boards }
desk-jewels-stopped = partida s-a încheiat: a fost oprită
desk-jamb-odds = prietenul nu se poate lua după „{ $text }”; se poate după { $figures }
desk-jamb-total =
    partida s-a încheiat: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
desk-jamb-won =
    câștigă { $name }: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
desk-jamb-shared =
    primul loc este împărțit: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
desk-jamb-stopped = partidă oprită
desk-jamb-friend = de un prieten, { $friend }
desk-jamb-advised = cu sfat
desk-jamb-no-dice = pe masă nu sunt zaruri, iar sfatul este despre zaruri
desk-jamb-no-room = formatul propriu al jocului este pentru o singură persoană fără ajutor; salvați această partidă ca „json”
desk-scrabble-list = nu există lista de cuvinte „{ $text }”; listele sunt { $lists }
desk-scrabble-language = nu există jetoane pentru „{ $text }”; există „en” și „ro”
desk-scrabble-challenge = „{ $text }” nu spune nimic despre cuvintele greșite; alegeți „void” sau „double”
desk-scrabble-no-advice = aici nu aveți nimic de hotărât
desk-scrabble-no-words = unde cuvintele greșite pot fi contestate, cuvintele se caută abia după partidă
desk-scrabble-no-save = salvarea ar arăta jetoanele calculatorului; până la sfârșitul partidei salvați ca `GCG` sau `CGP`
desk-scrabble-taken-back = luată înapoi
desk-scrabble-exchanged =
    { $count ->
        [one] { $count } jeton schimbat
        [few] { $count } jetoane schimbate
       *[other] { $count } de jetoane schimbate
    }
desk-scrabble-right = corect: depunerea se ia înapoi
desk-scrabble-wrong = greșit: tura următoare se pierde
desk-jamb-no-range = calculul repartiției totalurilor durează acum prea mult; mai târziu în partidă merge mai repede
