## Dragulji u konzoli: soba, tabla, partija.

game-jewels = Dragulji

jewels-continue =
    Nastavi: Dragulji, tabla { $board }, { $turns ->
        [one] odigran { $turns } potez
        [few] odigrana { $turns } poteza
       *[other] odigrano { $turns } poteza
    }, poeni: { $points }
jewels-rule-turns = broj poteza
jewels-rule-board = naziv table
jewels-menu-new = Nova tabla
jewels-menu-contest = Tabla sa takmičenja
jewels-menu-load = Učitaj datoteku s tablom
jewels-menu-scores = Najbolji rezultati
jewels-menu-language = Jezik
jewels-menu-leave = Izađi
jewels-which-board = Koja tabla?
jewels-ask-board = Ime datoteke s tablom (Enter: nazad):
jewels-ask-limit = Vreme u minutima i sekundama, kao 5:00 (Enter: bez ograničenja):
jewels-ask-name = Vaše ime za listu najboljih (Enter: bez upisa):
jewels-scores = Najbolji rezultati:
jewels-no-scores = Još nema rezultata.
jewels-scores-damaged = Redovi datoteke „{ $path }“ koji ne mogu da se pročitaju i izostavljeni su: { $count }.
jewels-scores-aside = Lista najboljih rezultata bila je oštećena. Sačuvano je što je moglo da se pročita; lista kakva je bila nalazi se u „{ $path }“.
jewels-score-detail =
    tabla { $board }, { $turns ->
        [one] { $turns } potez
        [few] { $turns } poteza
       *[other] { $turns } poteza
    }
jewels-place = Ovo je { $place }. mesto na listi.
jewels-helped = U ovoj partiji je bilo pomoći, zato ne ulazi na listu najboljih.

jewels-how = Ukucajte kolonu i red dva susedna dragulja, na primer 6 3 6 4; „{ $hint }“ pokazuje sve zamene, „{ $help }“ pomoć.
jewels-prompt = Zamena:
jewels-points = poeni: { $points }
jewels-turns = potezi: { $turns }
jewels-swaps = moguće zamene: { $count }
jewels-last = poslednja: { $swap }, poeni: { $points }
jewels-time-left = preostalo vreme { $time }
jewels-round = { $swap }, poeni: { $points }.
jewels-round-cascade =
    { $swap }, poeni: { $sum } = { $points }, u { $steps ->
        [one] { $steps } koraku
        [few] { $steps } koraka
       *[other] { $steps } koraka
    }.
jewels-advice = Računar predlaže zamenu { $swap }; ukucajte 1 da biste je odigrali.
jewels-list-how =
    { $count ->
        [one] Moguća je { $count } zamena
        [few] Moguće su { $count } zamene
       *[other] Moguće je { $count } zamena
    }; ukucajte broj zamene da biste je odigrali. U zagradi su poeni za nizove koje sklapa sama zamena.
jewels-undone = Poslednji potez je vraćen; partija ne ulazi na listu najboljih.
jewels-nothing-to-undo = nema poteza koji može da se vrati
jewels-no-such-command = ta komanda u Draguljima ne postoji
jewels-save-name = ukucajte ime iza „{ $save }“: tamo se upisuje tabla ove partije
jewels-saved = Tabla je u { $path }.
jewels-kept = Partija je sačuvana i biće ponovo ponuđena.
jewels-over =
    { $turns ->
        [one] { $turns } potez
        [few] { $turns } poteza
       *[other] { $turns } poteza
    }, poeni: { $points }; { $because }.
jewels-ending-time = partija je završena: vreme je isteklo
jewels-help = Ukucajte četiri broja: kolonu i red jednog dragulja, pa kolonu i red susednog. 6364 je isto što i 6 3 6 4. Enter ponovo pokazuje tablu.
jewels-command-hint = prikaži svaku zamenu koja pravi niz
jewels-command-eval = pitaj računar za zamenu
jewels-command-undo = vrati poslednji potez
jewels-command-save = zapiši tablu ove partije u datoteku
jewels-command-new = ostavi ovu partiju radi druge; ona ostaje sačuvana

jewels-spoken-next = Sledeći iznad kolona: { $stones }.
jewels-spoken-row = { $row }. red: { $stones }.
jewels-colour-1 = crveni
jewels-colour-2 = zeleni
jewels-colour-3 = plavi
jewels-colour-4 = beli
jewels-colour-5 = žuti
jewels-colour-6 = ljubičasti
jewels-left = Ova partija je napuštena dok je vreme teklo, zato ne ulazi na listu najboljih.

# Kako se savet ovde još zove

jewels-hint-words = zamene
