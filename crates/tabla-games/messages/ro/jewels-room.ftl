## Giuvaeruri la consolă: camera, tabla, o partidă.

game-jewels = Giuvaeruri

jewels-continue =
    Continuă: Giuvaeruri, tabla { $board }, { $turns ->
        [one] { $turns } mutare jucată
        [few] { $turns } mutări jucate
       *[other] { $turns } de mutări jucate
    }, puncte: { $points }
jewels-rule-turns = numărul de mutări
jewels-rule-board = numele tablei
jewels-menu-new = Tablă nouă
jewels-menu-contest = O tablă a concursului
jewels-menu-load = Încarcă un fișier cu tablă
jewels-menu-scores = Cele mai bune scoruri
jewels-menu-language = Limba
jewels-menu-leave = Ieșire
jewels-which-board = Care tablă?
jewels-ask-board = Numele fișierului cu tabla (Enter: înapoi):
jewels-ask-limit = Limita de timp în minute și secunde, de exemplu 5:00 (Enter: fără limită):
jewels-ask-name = Numele dumneavoastră pentru lista celor mai buni (Enter: fără înscriere):
jewels-scores = Cele mai bune scoruri:
jewels-no-scores = Încă nu există scoruri.
jewels-scores-damaged = Rânduri din „{ $path }” care nu pot fi citite și sunt lăsate deoparte: { $count }.
jewels-scores-aside = Lista celor mai bune scoruri era deteriorată. S-a păstrat ce s-a putut citi; lista așa cum era se află în „{ $path }”.
jewels-score-detail =
    tabla { $board }, { $turns ->
        [one] { $turns } mutare
        [few] { $turns } mutări
       *[other] { $turns } de mutări
    }
jewels-place = Este locul { $place } în listă.
jewels-helped = În această partidă s-a folosit ajutor, de aceea nu intră în lista celor mai buni.

jewels-how = Scrieți coloana și rândul a două pietre cu o latură comună, de exemplu 6 3 6 4; „{ $hint }” arată toate schimburile, „{ $help }” ajutorul.
jewels-prompt = Schimb:
jewels-points = puncte: { $points }
jewels-turns = mutări: { $turns }
jewels-swaps = schimburi posibile: { $count }
jewels-last = ultimul: { $swap }, puncte: { $points }
jewels-time-left = timp rămas { $time }
jewels-round = { $swap } – puncte: { $points }.
jewels-round-cascade =
    { $swap } – puncte: { $sum } = { $points }, în { $steps ->
        [one] { $steps } pas
        [few] { $steps } pași
       *[other] { $steps } de pași
    }.
jewels-advice = Calculatorul ar schimba { $swap }; scrieți 1 pentru a face acest schimb.
jewels-list-how =
    { $count ->
        [one] Este posibil { $count } schimb
        [few] Sunt posibile { $count } schimburi
       *[other] Sunt posibile { $count } de schimburi
    }; scrieți numărul unuia ca să îl jucați. În paranteză este ce aduc liniile formate chiar de el.
jewels-undone = Ultima rundă a fost luată înapoi; partida nu intră în lista celor mai buni.
jewels-nothing-to-undo = nu există o rundă de luat înapoi
jewels-no-such-command = această comandă nu are niciun rost la Giuvaeruri
jewels-save-name = scrieți un nume după „{ $save }”: acolo se scrie tabla acestei partide
jewels-saved = Tabla este în { $path }.
jewels-kept = Partida este păstrată; o puteți continua din meniul casei.
jewels-over =
    { $turns ->
        [one] { $turns } mutare
        [few] { $turns } mutări
       *[other] { $turns } de mutări
    }, puncte: { $points }; { $because }.
jewels-ending-time = partida s-a încheiat: timpul s-a scurs
jewels-help = Scrieți patru numere: coloana și rândul unei pietre, coloana și rândul vecinei ei. 6364 este același lucru cu 6 3 6 4. Enter arată din nou tabla.
jewels-command-hint = arată fiecare schimb care aduce trei în linie
jewels-command-eval = cere calculatorului un schimb
jewels-command-undo = ia înapoi ultima rundă
jewels-command-save = scrie tabla acestei partide într-un fișier
jewels-command-new = lasă această partidă, care se păstrează, și trece la alta

jewels-spoken-next = Urmează deasupra coloanelor: { $stones }.
jewels-spoken-row = Rândul { $row }: { $stones }.
jewels-colour-1 = roșie
jewels-colour-2 = verde
jewels-colour-3 = albastră
jewels-colour-4 = albă
jewels-colour-5 = galbenă
jewels-colour-6 = violetă
jewels-left = Această partidă a fost părăsită în timp ce cronometrul mergea, de aceea nu intră în lista celor mai buni.

# Cum se mai numește aici sfatul

jewels-hint-words = schimburi
