## Giuvaeruri în browser: tabla, ceasul, ajutorul, altă partidă, pictarea unei table.

web-jewels-board = Opt coloane cu câte opt pietre
web-jewels-cell = { $colour }, coloana { $column }, rândul { $row }
web-jewels-marked = Marcată: { $stone }
web-jewels-no-run = Pietrele rămân la locul lor: prin acest schimb nu ajung trei la fel în linie.
web-jewels-round =
    { $swap }: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } în { $steps ->
        [one] { $steps } pas
        [few] { $steps } pași
       *[other] { $steps } de pași
    }. Total { $total }.
web-jewels-points =
    { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }
web-jewels-left = Timp rămas { $time }
web-jewels-show = Arată toate
web-jewels-hide = Ascunde
web-jewels-hints =
    { $count ->
        [one] { $count } schimb aduce trei în linie
        [few] { $count } schimburi aduc trei în linie
       *[other] { $count } de schimburi aduc trei în linie
    }; cel mai mult aduce { $swap }: { $points }.
web-jewels-name = tabla { $board }
web-jewels-turns-left = mutări rămase: { $turns }
web-jewels-turns = Mutări
web-jewels-race-note = O întrecere: amândoi au aceeași tablă și până la sfârșit o văd doar pe a lor. Calculatorul mută de fiecare dată când mutați și dumneavoastră.
web-jewels-rival =
    { $name }: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }, { $turns ->
        [one] { $turns } mutare
        [few] { $turns } mutări
       *[other] { $turns } de mutări
    }
web-jewels-closed = Tabla se arată la sfârșit.
web-jewels-helped = cu ajutor, deci nu intră în listă
web-jewels-best = Cele mai bune scoruri
web-jewels-palette = Piatra cu care se pictează
web-jewels-paint = Alegeți o piatră, prin atingere sau cu tastele 1–6, și atingeți câmpurile.
web-jewels-random = Umple la întâmplare
web-jewels-lines = Șirurile de umplere, coloanele 1–8
web-jewels-was-left = părăsită în timp ce cronometrul mergea, deci nu intră în listă
web-jewels-cascade = Cascada { $step }
web-jewels-tally-points = Puncte
web-jewels-tally-best = Cea mai bună mutare
