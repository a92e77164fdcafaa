## Scrabble în linia de comandă: ajutor, calculul punctelor, cuvinte, numărare.

cli-value-list = LISTĂ
cli-value-tiles = JETOANE
cli-value-players = JUCĂTORI
cli-value-mode = MOD
cli-value-folder = DOSAR
cli-value-rack = SUPORT
cli-value-word = CUVÂNT

cli-scrabble-about = Joacă Scrabble, calculează punctajul unei partide consemnate, caută cuvinte
cli-scrabble-example-room = deschide camera Scrabble
cli-scrabble-example-play = contra calculatorului
cli-scrabble-example-score = calculează punctajul partidei din acest dosar, în română
cli-scrabble-arg-lexicon = Cuvintele: „english”, „romanian” sau un fișier cu un cuvânt pe rând; se compilează o dată și se păstrează. Implicit: „romanian” în română și „english” în celelalte limbi
cli-scrabble-arg-tiles = Jetoanele: „english”, „romanian” sau un fișier; dacă nu se spune nimic, cele ale limbii cuvintelor
cli-scrabble-arg-layout = O tablă cu 10 până la 26 de linii, în forma „tablaJoc.txt”; altfel cea obișnuită

cli-scrabble-play-about = Joacă o partidă
cli-scrabble-play-arg-players = Doi până la patru jucători despărțiți prin virgule, în ordinea jocului: „human”, „greedy”, „champion” sau `champion:level=easy` (`beginner`, `medium`, `hard`)
cli-scrabble-play-arg-challenge = Ce se întâmplă cu cuvintele greșite: „void” (sunt refuzate) sau „double” (pot fi contestate, iar o contestație greșită costă o tură)
cli-scrabble-play-arg-load = Continuă partida din acest fișier `.gcg`
cli-scrabble-play-arg-position = Începe cu această poziție: `ROWS RACKS POINTS SCORELESS` (linii, suporturi, puncte, ture fără puncte)
cli-scrabble-play-arg-out = După fiecare tură scrie partida în acest fișier `.gcg`
cli-scrabble-play-arg-seed = Același număr dă aceleași jetoane
cli-scrabble-play-example-default = contra calculatorului; începeți dumneavoastră
cli-scrabble-play-example-romanian = doi oameni și calculatorul, în română
cli-scrabble-play-example-double = cu contestații, pe o tablă din fișier
cli-scrabble-play-example-load = continuă o partidă ca al doilea jucător

cli-scrabble-score-about = Calculează punctajul partidei descrise în trei fișiere
cli-scrabble-score-arg-dir = Dosarul cu „jetoane.txt”, „tablaJoc.txt” și „joc.txt”; altfel cel curent
cli-scrabble-score-arg-strict = Refuză și ceea ce este doar neobișnuit
cli-scrabble-score-arg-json = Afișează rezultatul ca JSON
cli-scrabble-score-example = partida din acest dosar
cli-scrabble-score-example-strict = alt dosar; se refuză și ce este doar neobișnuit
cli-scrabble-score-example-json = pentru alte programe
cli-scrabble-sample-about = Scrie cele trei fișiere ale exemplului; nimic nu se suprascrie
cli-scrabble-sample-arg-dir = Dosarul; altfel cel curent
cli-scrabble-sample-example = într-un dosar separat

cli-scrabble-analyse-about = Arată cele mai bune depuneri dintr-o poziție
cli-scrabble-analyse-arg-what = O poziție sau numele unui fișier `.gcg`
cli-scrabble-analyse-arg-rack = Jetoanele jucătorului la mutare; ? este un joker
cli-scrabble-analyse-arg-turn = Poziția dinaintea acestei ture din fișier; altfel ultima
cli-scrabble-analyse-arg-count = Câte depuneri se arată
cli-scrabble-analyse-arg-time = Cât timp se gândește înainte, de exemplu „2s”: atunci depunerile sunt în ordinea șanselor de câștig; altfel după puncte și jetoanele păstrate
cli-scrabble-analyse-arg-json = Afișează lista ca JSON
cli-scrabble-analyse-example-turn = înaintea turei a cincea, pentru alte programe
cli-scrabble-analyse-example-rack = după ultima tură, cu aceste jetoane
cli-scrabble-analyse-example-time = după cinci secunde de gândire, cu șansa de câștig

cli-scrabble-words-about = Caută cuvinte, arată ce se poate forma din jetoane, schimbă o listă
cli-scrabble-words-arg-words = Cuvintele căutate; codul de ieșire este 1 dacă vreunul nu este în listă
cli-scrabble-words-arg-anagrams = Arată cuvintele care se formează din aceste jetoane; ? este un joker
cli-scrabble-words-arg-hooks = Arată literele care fac din acest cuvânt unul mai lung
cli-scrabble-words-arg-add = Adaugă cuvinte în listă, doar pentru dumneavoastră
cli-scrabble-words-arg-remove = Scoate cuvinte din listă, doar pentru dumneavoastră
cli-scrabble-words-arg-json = Afișează răspunsul ca JSON
cli-scrabble-words-example = primul este cuvânt, al doilea nu
cli-scrabble-words-example-anagrams = tot ce se face din șase litere și un joker
cli-scrabble-words-example-hooks = ce poate sta înaintea unui cuvânt românesc și după el
cli-scrabble-words-example-add = de acum este un cuvânt
cli-scrabble-compile-about = Compilează o listă de cuvinte într-un fișier compact
cli-scrabble-compile-arg-list = Lista: un cuvânt pe rând
cli-scrabble-compile-arg-out = Unde se scrie lista compilată
cli-scrabble-compile-example = aceleași cuvinte dau aceiași octeți
cli-scrabble-count-about = Numără depunerile din poziții înregistrate și măsoară timpul
cli-scrabble-count-arg-positions = Pozițiile: tabla și suportul, apoi eventual sacul și numerele corecte, despărțite prin tabulatoare
cli-scrabble-count-example = pozițiile înregistrate; codul de ieșire este 1 dacă vreun număr diferă
cli-scrabble-leaves-about = Calculează valorile jetoanelor păstrate, din partide ale calculatorului cu sine însuși
cli-scrabble-leaves-arg-games = Câte partide se joacă
cli-scrabble-leaves-arg-seed = Aceeași sămânță dă aceleași valori
cli-scrabble-leaves-arg-out = Fișierul valorilor; o lucrare neterminată se păstrează lângă el
cli-scrabble-leaves-arg-resume = Continuă o lucrare întreruptă
cli-scrabble-leaves-example = valorile românești ale acestui proiect, câteva minute
cli-scrabble-leaves-example-resume = continuă de unde a fost întreruptă
cli-scrabble-rules-about = Arată regulile
cli-scrabble-rules-example = regulamentul

scrabble-nothing-scored = Nu s-a calculat nimic.
scrabble-warning = neobișnuit: { $text }
scrabble-files-wanted =
    în „{ $folder }” lipsește: { $missing }
    Trei fișiere descriu o partidă:
      { $tiles }: pe fiecare rând o literă și valoarea ei, de exemplu „A 1”
      { $board }: dimensiunea tablei, apoi pe fiecare rând o culoare și o poziție, de exemplu „bleu a4”
      { $game }: pe fiecare rând un jucător, o poziție și un cuvânt, de exemplu „1 h5 SPIC”
    Exemplul este scris de `tabla scrabble sample`.
scrabble-tiles-title = Jetoane
scrabble-placement = Jucătorul { $player }: { $start } { $word }
scrabble-letter-sum = scor pe baza literelor: { $text }
scrabble-word-factor = factor multiplicare cuvânt: { $text }
scrabble-bonus = bonus: { $text }
scrabble-score-sum = punctaj final depunere: { $text }
scrabble-total = Jucătorul { $player }: { $points }
scrabble-written = scris: { $path }
scrabble-compiled = cuvinte: { $count }; scris: { $path }
scrabble-no-challenge = „{ $text }” nu este un mod de a trata cuvintele greșite: există „void” și „double”
scrabble-words-nothing = nu este nimic de făcut: scrieți cuvinte sau `--anagrams`, `--hooks`, `--add` ori `--remove`
scrabble-word-known = { $word }: este în listă
scrabble-word-unknown = { $word }: nu este în listă
scrabble-hooks = { $word }: înainte { $front }, după { $back }
scrabble-list-changed = numărul de cuvinte din „{ $list }” este acum { $count }
scrabble-wrong-tiles = „{ $text }” nu sunt jetoane: litere și ? pentru joker, cel mult { $most }
scrabble-no-word = „{ $word }” nu poate fi un cuvânt: 2 până la 26 de litere de la A la Z
scrabble-no-anagrams = niciun cuvânt
scrabble-list-empty = nu conține niciun cuvânt
scrabble-few-tiles =
    { $tiles ->
        [one] { $tiles } jeton este prea puțin
        [few] { $tiles } jetoane sunt prea puține
       *[other] { $tiles } de jetoane sunt prea puține
    }; jucători sunt { $seats }, iar fiecare are nevoie de șapte
scrabble-no-rack = nu se știe ce jetoane are jucătorul la mutare: indicați-le cu `--rack`
scrabble-no-turn = nu există tura { $number }
scrabble-no-player = nu există jucătorul „{ $text }”: există { $known }
scrabble-player-count = joacă doi până la patru jucători, nu { $count }
scrabble-count-line = „{ $path }”, rândul { $line }, „{ $text }”: { $because }
scrabble-count-columns = un rând este o tablă și un suport, apoi eventual sacul, numărul de depuneri, suma punctelor și cea mai bună, despărțite prin tabulatoare
scrabble-count-other = în fișier este { $numbers }
scrabble-count-totals = poziții: { $positions }, depuneri: { $plays }, sumă: { $sum }, cele mai bune: { $best }
scrabble-count-times = timp de procesor pe poziție: toate depunerile { $all } µs, cea mai bună { $best } µs
scrabble-count-different = rânduri cu alte numere: { $count }
scrabble-leaves-written = { $path }: valorile din partide: { $games }
scrabble-leaves-damaged = „{ $path }” este deteriorat sau nu este o lucrare la valori: ștergeți-l sau începeți fără `--resume`
scrabble-leaves-foreign = „{ $path }” a fost început cu alte cuvinte, alte jetoane sau altă tablă: indicați-le pe acelea sau începeți fără `--resume`
scrabble-leaves-other = „{ $path }” este altă lucrare, cu `--seed { $seed } --games { $games }`: luați aceste numere sau începeți fără `--resume`
scrabble-analysed = Suport: { $rack }
