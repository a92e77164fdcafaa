## Jamb în browser: talonul, zarurile, sfătuitorul, prietenii, raportul, stocarea, editarea.

web-jamb-talon = Talon
web-jamb-dice = Zaruri
web-jamb-people = Jucători
web-jamb-die = Zarul { $place }: { $pips }
web-jamb-held = { $pips } se păstrează
web-jamb-released = { $pips } nu se păstrează
web-jamb-throw = Aruncă
web-jamb-throw-again =
    { $count ->
        [0] Aruncă din nou
        [one] Aruncă din nou { $count } zar
        [few] Aruncă din nou { $count } zaruri
       *[other] Aruncă din nou { $count } de zaruri
    }
web-jamb-throws-left =
    { $count ->
        [one] încă { $count } aruncare
        [few] încă { $count } aruncări
       *[other] încă { $count } de aruncări
    }
web-jamb-turn = Tura { $turn } din 30, aruncarea { $throw } din 3
web-jamb-cross = Atingeți încă o dată ca să tăiați rândul { $row }, coloana „{ $column }”
web-jamb-field-open =
    { $column } { $row }: { $points ->
        [0] se taie
        [one] se scrie { $points } punct
        [few] se scriu { $points } puncte
       *[other] se scriu { $points } de puncte
    }
web-jamb-field-written =
    { $column } { $row }: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
web-jamb-field-crossed = { $column } { $row }: câmp tăiat
web-jamb-field-empty = { $column } { $row }: câmp gol
web-jamb-sum-upper = Suma de la 1 la 6
web-jamb-sum-lower = Suma combinațiilor
web-jamb-sum-column = Totalurile coloanelor
web-jamb-sum-all = Total general
web-jamb-adviser = Sfaturi
web-jamb-friends = Prieten
web-jamb-report = Noroc și pricepere
web-jamb-statistics = Zaruri
web-jamb-storage = Stocare
web-jamb-curious = Pentru curioși
web-jamb-ask = Ce este cel mai bine?
web-jamb-ask-note = Fiecare alegere și cât valorează ea până la sfârșitul partidei. Sfatul se notează în raport.
web-jamb-all-choices =
    { $count ->
        [one] { $count } alegere
        [few] Toate cele { $count } alegeri
       *[other] Toate cele { $count } de alegeri
    }
web-jamb-friend-plays = Joacă această tură în locul meu
web-jamb-explained = Ce a gândit prietenul
web-jamb-luckiest = Cele mai norocoase aruncări
web-jamb-unluckiest = Cele mai ghinioniste aruncări
web-jamb-chart = Totalul așteptat: { $start } la început, { $now } după tura { $turn }
web-jamb-chart-turn = Tura { $turn }: noroc { $luck }, pierdut { $loss }, total așteptat { $expected }
web-jamb-seed = Generator și sămânță
web-jamb-became-dense = Talonul a devenit matrice densă la câmpul { $filled }.
web-jamb-fill = câmpuri completate: { $filled } din 30
web-jamb-edit-note = Scrieți valorile în câmpuri; 0 taie câmpul.
web-jamb-edit-dice = Zarurile de pe masă
web-jamb-edit-dice-note = cinci cifre; gol înainte de aruncare
web-jamb-edit-throw = Aruncarea
