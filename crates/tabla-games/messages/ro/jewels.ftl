## Giuvaeruri: de ce s-a încheiat partida, de ce se refuză ceva, greșeli din fișiere, din ce se compune aprecierea.

jewels-ending-repetition = partida s-a încheiat: ultima reacție în lanț nu s-ar fi oprit niciodată
jewels-ending-length = partida s-a încheiat: ultima reacție în lanț a avut un milion de pași și a fost oprită
jewels-ending-turns = partida s-a încheiat: toate mutările au fost jucate
jewels-ending-no-swap = partida s-a încheiat: niciun schimb nu aduce trei pietre la fel în linie

jewels-refusal-count =
    { $count ->
        [one] s-a scris { $count } număr
        [few] s-au scris { $count } numere
       *[other] s-au scris { $count } de numere
    }, dar trebuie patru: coloana și rândul fiecăreia dintre cele două pietre, de exemplu 6 3 6 4
jewels-refusal-number = „{ $text }” nu este un număr întreg
jewels-refusal-column = nu există coloana { $number }: coloanele sunt de la 1 la 8, din stânga
jewels-refusal-row = nu există rândul { $number }: rândurile sunt de la 1 la 8, de sus
jewels-refusal-neighbours = { $one } și { $other } nu au o latură comună
jewels-refusal-no-run = schimbul { $swap } nu aduce trei pietre la fel în linie
jewels-refusal-over = { $because }

jewels-fault-parts =
    textul are { $count ->
        [one] { $count } parte
        [few] { $count } părți
       *[other] { $count } de părți
    } între bare oblice, nu cele cinci din TABLĂ/ȘIRURI/FOLOSITE/PUNCTE/MUTĂRI
jewels-fault-rows =
    tabla are { $count ->
        [one] { $count } rând
        [few] { $count } rânduri
       *[other] { $count } de rânduri
    } despărțite prin virgule, nu opt
jewels-fault-row-text = rândul { $row } este „{ $text }”, nu opt cifre de la 1 la 6
jewels-fault-lines =
    textul are { $count ->
        [one] { $count } șir de umplere
        [few] { $count } șiruri de umplere
       *[other] { $count } de șiruri de umplere
    } despărțite prin virgule, nu opt
jewels-fault-line-text = în șirul de umplere al coloanei { $column } apare „{ $text }”, iar pietrele sunt cifre de la 1 la 6
jewels-fault-line-length =
    șirul de umplere al coloanei { $column } are { $length ->
        [one] { $length } piatră
        [few] { $length } pietre
       *[other] { $length } de pietre
    }, iar trebuie să aibă de la 8 la 1024
jewels-fault-used-text = ca pietre folosite este scris „{ $text }”, nu opt numere despărțite prin virgule
jewels-fault-used = la coloana { $column } ar fi folosite { $used }, dar șirul ei de { $length } începe din nou mai devreme
jewels-fault-number = „{ $text }” nu este un număr întreg
jewels-fault-points =
    { $points ->
        [one] { $points } punct nu se poate
        [few] { $points } puncte nu se pot
       *[other] { $points } de puncte nu se pot
    } face în { $turns ->
        [one] { $turns } mutare
        [few] { $turns } mutări
       *[other] { $turns } de mutări
    }: o linie de trei aduce 3, iar fiecare mutare face cel puțin una
jewels-fault-stop = ultima parte este „{ $text }”, nu „repeats” sau „too-long”
jewels-fault-run =
    trei pietre { $jewel ->
        [1] roșii
        [2] verzi
        [3] albastre
        [4] albe
        [5] galbene
       *[other] violete
    } stau în linie începând de la coloana { $column }, rândul { $row }
jewels-fault-stopped-at-rest = reacția în lanț ar fi fost oprită, dar pe tablă nu sunt trei pietre la fel în linie

jewels-flaw = rândul { $line }, coloana { $column }: { $because }
jewels-flaw-too-few-lines =
    fișierul are { $lines ->
        [one] { $lines } rând
        [few] { $lines } rânduri
       *[other] { $lines } de rânduri
    }, iar trebuie { $expected }
jewels-flaw-too-many-lines =
    fișierul are { $lines ->
        [one] { $lines } rând
        [few] { $lines } rânduri
       *[other] { $lines } de rânduri
    }, iar trebuie doar { $expected }
jewels-flaw-stone = „{ $found }” nu este o piatră: pietrele sunt cifrele de la 1 la 6
jewels-flaw-row-length =
    rândul tablei are { $length ->
        [one] { $length } piatră
        [few] { $length } pietre
       *[other] { $length } de pietre
    }, nu 8
jewels-flaw-line-length =
    șirul de umplere are { $length ->
        [one] { $length } piatră
        [few] { $length } pietre
       *[other] { $length } de pietre
    }, iar trebuie să aibă de la 8 la 1024
jewels-flaw-run =
    de aici stau în linie trei pietre { $jewel ->
        [1] roșii
        [2] verzi
        [3] albastre
        [4] albe
        [5] galbene
       *[other] violete
    }, iar la început nu trebuie să existe trei la fel în linie
jewels-flaw-turns = „{ $text }” nu este un număr de mutări de la 1 la 100
jewels-race-endless = o întrecere are nevoie de sfârșit: stabiliți un număr de mutări sau un timp pentru tot jocul
jewels-race-save = un joc salvat continuă cum a început; o întrecere începe cu o tablă
jewels-player-random = La întâmplare
jewels-player-greedy = Ochi ager
jewels-player-ai = Gândește înainte
jewels-player-random-about = schimbă orice face o linie, fără să privească mai departe
jewels-player-greedy-about = ia schimbul care aduce pe loc cel mai mult
jewels-player-ai-about = încearcă ce ar putea cădea și e greu de învins

jewels-time-form = „{ $text }” nu înseamnă minute și secunde, de exemplu 5:00, cel mult 999:59
jewels-time-seconds =
    „{ $text }” are { $seconds ->
        [one] { $seconds } secundă
        [few] { $seconds } secunde
       *[other] { $seconds } de secunde
    }, iar cel mult pot fi 59
jewels-time-nothing = o partidă are nevoie de cel puțin o secundă

