## Consola: meniuri, întrebări, table și linia de comandă.

# Casa

house-title = Tabla, casa jocurilor de societate
house-browser = Aceeași casă în browser: „tabla serve”
house-continue = Continuă: { $game }, { CASE($first, "nominative") } împotriva { CASE($second, "genitive") }, mutarea { $turn }
house-new = Partidă nouă: { $game }
house-language = Limba: { $language }
house-which-language = Ce limbă?
house-quit = Ieșire
menu-prompt = Alegerea dumneavoastră [{ $default }]:
menu-help = Scrieți numărul unei variante sau apăsați Enter pentru { $default }. „{ $quit }” iese, la fel și Ctrl-D.
menu-wrong = „{ $text }” nu este printre variante; scrieți un număr de la 1 la { $count } sau apăsați Enter pentru { $default }
language-unknown = „{ $text }” nu este o limbă a casei; limbile ei sunt { $tags }
yes-words = da, d

# Înainte de partidă

setup-who = { $game }: cine joacă?
setup-who-now = Cine joacă de acum înainte?
setup-person-computer = Contra calculatorului; începeți dumneavoastră
setup-computer-person = Contra calculatorului; începe el
setup-two-people = Doi oameni la aceeași tastatură
setup-two-computers = Două calculatoare
setup-each-seat = Alege un jucător pentru fiecare loc
setup-load = Încarcă întâi o partidă dintr-un fișier
setup-rules = Citește regulile
setup-rule = { $game }: { $rule }?
setup-rule-on = Da
setup-rule-off = Nu
setup-back = Înapoi
setup-strength = Cât de puternic este calculatorul ({ $player })?
setup-seat = Cine este { $player }?
setup-strength-note = Puteți scrie și un nivel („ușor”), o adâncime („adâncime 4”), un timp pentru fiecare mutare („timp 2s”) sau un jucător („alphabeta:depth=3”, „champion:time=0.5s”).
setup-steps = Cum decurge partida dintre calculatoare?
setup-steps-ask = Pas cu pas, cu tot ce gândesc
setup-steps-end = Până la capăt, dintr-odată
setup-file = Numele fișierului (Enter: niciunul):

# Jucători, timpi, valori

seat-name = jucătorul { $player }
player-with-detail = { $player } ({ $detail })
    .nominative = { CASE($player, "nominative") } ({ $detail })
    .genitive = { CASE($player, "genitive") } ({ $detail })
pace-depth = adâncime { $depth }
pace-time = { $time } pe mutare
pace-nodes =
    { $nodes ->
        [one] { NUMBER($nodes) } nod pe mutare
        [few] { NUMBER($nodes) } noduri pe mutare
       *[other] { NUMBER($nodes) } de noduri pe mutare
    }
time-seconds = { $seconds } s
decimal-sign = ,
list-and = { $items } și { $last }
verdict-expected = { $value } așteptat
verdict-none = nicio părere

# Tabla

board-turn-number = mutarea { $turn }
board-turns-played =
    { $turns ->
        [one] gata după o mutare
        [few] gata după { $turns } mutări
       *[other] gata după { $turns } de mutări
    }
board-to-move = la mutare
board-winner = câștigătorul
board-nothing-played = Nu s-a mutat încă nimic.
board-levels = niveluri
board-dome = cupolă
board-moved = sosire
board-from = plecare
board-built = construit
board-time-left = mai are { $time }
board-mice-placing = se așază piesele
board-mice-moving = se mută piesele
board-mice-flying = se zboară cu trei piese
board-mice-no-flying = fără zbor
board-mice-with-flying = cu zbor
board-mice-taken = luată
board-mice-target = mutare posibilă
board-mice-mill = moară
board-mice-takes = se poate lua

spoken-turn = Mutarea { $turn }. La mutare este jucătorul { $player }: { $name }.
spoken-over = Partida s-a încheiat: { $ending }.
spoken-placed = Ultima mutare: constructorii au fost așezați pe { $squares }.
spoken-moved = Ultima mutare: de pe { $from } pe { $to }; pe { $build } s-a construit nivelul { $level }.
spoken-moved-dome = Ultima mutare: de pe { $from } pe { $to }; { $build } a fost închis cu o cupolă.
spoken-climbed = Ultima mutare: de pe { $from } sus pe { $to }, pe nivelul al treilea.
spoken-workers = Jucătorul { $player } are constructori pe { $workers }.
spoken-no-workers = Jucătorul { $player } nu are încă niciun constructor pe tablă.
spoken-worker = { $square } (nivelul { $level })
spoken-level = Nivelul { $level }: { $squares }.
spoken-domes = Cupole: { $squares }.
spoken-rest-ground = În rest este pământ gol.
spoken-all-ground = Peste tot este pământ gol.
spoken-status = Acum: { $status }.
spoken-mice-placed = Ultima mutare: o piesă a fost așezată pe { $to }.
spoken-mice-placed-took = Ultima mutare: o piesă a fost așezată pe { $to }, a închis o moară și a luat piesa de pe { $taken }.
spoken-mice-moved = Ultima mutare: de pe { $from } pe { $to }.
spoken-mice-moved-took = Ultima mutare: de pe { $from } pe { $to }; a închis o moară și a luat piesa de pe { $taken }.
spoken-mice-closed = { $begun } închide o moară. Se pot lua aceste piese: { $points }.
spoken-mice-men = Jucătorul { $player } are piese pe { $points }; { $holdings }.
spoken-mice-no-men = Jucătorul { $player } nu are piese pe tablă; { $holdings }.
spoken-mice-mills =
    { $count ->
        [one] Jucătorul { $player } are o moară: { $mills }.
        [few] Jucătorul { $player } are { $count } mori: { $mills }.
       *[other] Jucătorul { $player } are { $count } de mori: { $mills }.
    }
spoken-mice-free = Puncte libere: { $points }.
spoken-mice-all-free = Toate cele 24 de puncte sunt libere.

# Rândul unui om

person-prompt = Jucătorul { $player }{ $piece }, mutați:
person-prompt-place = Jucătorul { $player }{ $piece }, așezați doi constructori:
person-prompt-begun = { $begun } ...
plain-how = Scrieți o mutare așa cum o arată „{ $moves }”, sau numărul ei; „{ $help }” spune ce altceva se poate scrie.
throw-prompt = Ce a ieșit?
person-nothing = Scrieți o mutare precum C3 B3 A3 (de unde, încotro, unde se construiește), un singur câmp pentru o listă, sau „{ $help }” pentru ajutor.
person-nothing-place = Scrieți două câmpuri, de exemplu C3 B2, sau „{ $help }” pentru ajutor.
person-begun-dropped = Mutarea începută a fost abandonată.
person-no-beginning = nicio mutare nu începe cu { $square }
choice-wins = câștigă
choice-spoken = { $number }: { $text }
choice-wrong = nu există mutarea cu numărul { $number }; mutările au numere de la 1 la { $count }
moves-how = Scrieți numărul unei mutări ca să o jucați.
person-mice-prompt-place = Jucătorul { $player }{ $piece }, așezați o piesă:
person-mice-prompt-take = { $begun } x care piesă?
person-mice-how-place = Scrieți un punct liber, de exemplu d2, un număr din listă, sau „{ $help }” pentru ajutor.
person-mice-how-move = Scrieți o mutare precum d2-d3, punctul unei piese pentru o listă, un număr din listă, sau „{ $help }” pentru ajutor.
person-mice-how-take = Moara ia o piesă: scrieți punctul ei, de exemplu a7, sau numărul ei; „{ $undo }” redeschide moara, „{ $help }” arată ajutorul.
person-mice-free = Puncte libere:
person-mice-moves = Mutări, piesă cu piesă:
person-mice-takes = { $begun } închide o moară. Se pot lua:
person-mice-stuck = piesa de pe { $point } nu se poate mișca, niciun punct de lângă ea nu este liber
choice-mice-closes = închide o moară
moves-how-mice = Scrieți numărul unei mutări ca să o jucați; + închide o moară, iar programul întreabă ce piesă se ia.
moves-none = partida s-a încheiat, nu mai este nimic de mutat

# În timpul partidei

game-computer-played = Jucătorul { $player } mută { $text } ({ $summary }).
game-over =
    { $turns ->
        [one] Partida s-a încheiat după o mutare: { $ending }.
        [few] Partida s-a încheiat după { $turns } mutări: { $ending }.
       *[other] Partida s-a încheiat după { $turns } de mutări: { $ending }.
    }
game-over-prompt = „{ $new }”: încă o partidă, „{ $undo }”: mutarea înapoi, Enter: ieșire:
game-file = Partida este în fișierul { $path }
game-saved = Partida este salvată. Ca să continuați, porniți din nou „tabla”.
game-left = Partida pe care ați părăsit-o este în fișierul { $path }
hint = Sfat: { $text } ({ $summary })
undo-nothing = nu aveți nicio mutare de luat înapoi
redo-nothing = nu există nicio mutare de refăcut
save-nothing = nu este încă nimic de salvat
save-over = { $path } există deja. Îl suprascrieți? [d/N]
save-not = Nu s-a scris nimic.
load-what = lipsește numele fișierului, ca în „{ $load } partida.txt”
load-done =
    { $turns ->
        [one] S-a încărcat din { $path }: o mutare
        [few] S-au încărcat din { $path }: { $turns } mutări
       *[other] S-au încărcat din { $path }: { $turns } de mutări
    }
players-how = scrieți ambii jucători, ca în „{ $players } human champion:time=1s”, sau niciunul
eval-title = Evaluarea poziției (la mutare: { $player }):
eval-sum = în total
eval-search = După căutare: { $text } ({ $summary })

# Ce gândește calculatorul

step-prompt = Enter: pasul următor, un număr: atâția pași, „c”: până la capăt, „?”: ajutor:
step-end-words = capăt, c
step-title = Mutarea { $turn }, { $player }: { $name }
thought-choice = alege { $text }: { $verdict }
thought-depth = adâncime { $depth }, cel mult { $deepest }
thought-nodes =
    { $number ->
        [one] { NUMBER($number) } nod
        [few] { NUMBER($number) } noduri
       *[other] { NUMBER($number) } de noduri
    }
thought-cutoffs =
    { $number ->
        [one] { NUMBER($number) } tăiere
        [few] { NUMBER($number) } tăieri
       *[other] { NUMBER($number) } de tăieri
    }
thought-table-hits =
    { $number ->
        [one] { NUMBER($number) } poziție din tabelă
        [few] { NUMBER($number) } poziții din tabelă
       *[other] { NUMBER($number) } de poziții din tabelă
    }
thought-time = timp { $time }
thought-line = se așteaptă la { $line }
thought-summary = { $verdict }, adâncime { $depth }, { $time }
thought-progress = se gândește: adâncime { $depth }, { $verdict }, { $line }
thought-candidates =
    { $count ->
        [one] { $count } mutare candidată, după destinație
        [few] { $count } mutări candidate, după destinație
       *[other] { $count } de mutări candidate, după destinație
    }
thought-figures = Tabla arată, pentru fiecare câmp, cea mai bună valoare a unei mutări pe el; cea aleasă este între paranteze.
thought-figures-mice = Tabla arată, pentru fiecare punct, cea mai bună valoare a unei mutări pe el; cea aleasă este între paranteze.
thought-bounds = După tăieri rămân doar limite: { $least } înseamnă cel puțin, { $most } cel mult.
thought-scale-plain = O victorie valorează 1000 minus mutările până la ea.
thought-scale-champion = #3 câștigă în 3 mutări, -#4 pierde în 4; celelalte valori sunt puncte.
thought-spoken-row = Pe { $square }: { $candidates }.
analyse-title = { $name } despre poziție (la mutare: { $player })
analyse-over = în poziția „{ $position }” partida s-a încheiat, nu mai este nimic de gândit
analyse-file-over = partida din „{ $path }” s-a încheiat; „--turn { $turn }” arată poziția dinaintea ultimei mutări

# Comenzi

plain-help = O mutare se scrie așa cum apare în lista mutărilor sau prin numărul ei din listă.
help-moves = O mutare înseamnă trei câmpuri: de unde, încotro, unde se construiește, ca în C3 B3 A3 sau c3b3a3; pasul care câștigă are două. Un singur câmp arată ce poate urma. Un număr joacă mutarea cu acel număr.
help-moves-mice = O piesă se așază scriind punctul, ca în d2, și se mută de la punct la punct, ca în d2-d3 sau d2d3. O moară închisă ia o piesă: d2-d3xa7, sau numai d2-d3, iar programul întreabă ce piesă. Punctul unei piese, scris singur, arată unde poate merge ea. Un număr joacă mutarea cu acel număr. `valori` spune cât valorează sigur fiecare mutare, iar `tabele` cum se află asta.
command-help-words = ajutor, aj
command-help = arată acest ajutor
command-moves-words = mutări
command-moves = arată mutările permise, cu numere
command-hint-words = sfat
command-hint = propune o mutare
command-undo-words = înapoi
command-undo = revine la ultima dumneavoastră decizie
command-redo-words = refă
command-redo = reface mutarea luată înapoi
command-board-words = tabla, t
command-board = arată tabla
command-eval-words = evaluare
command-eval = evaluează poziția, pe părți și printr-o căutare scurtă
command-position-words = poziție
command-position = arată poziția ca text
command-record-words = istoric
command-record = arată ce s-a jucat, ca într-un fișier
command-save-words = salvează
command-save = scrie partida în fișierul indicat; fără nume: spune unde este
command-load-words = încarcă
command-load = continuă partida din fișierul indicat
command-players-words = jucători
command-players = schimbă cine joacă
command-lang-words = limbă
command-lang = schimbă limba
command-rules-words = reguli
command-rules = arată regulile
command-resign-words = cedez
command-resign = cedează partida
command-new-words = nou, nouă
command-new = începe o partidă nouă cu aceiași jucători
command-quit-words = ieșire, ieși
command-quit = iese; partida neterminată se salvează
command-unknown = nu există comanda „{ $text }”; „{ $help }” arată comenzile
command-unknown-but = nu există comanda „{ $text }”; ați vrut să scrieți „{ $known }”?

# Scripturi

check-right =
    { $turns ->
        [one] { $path } este corect: o mutare; { $state }
        [few] { $path } este corect: { $turns } mutări; { $state }
       *[other] { $path } este corect: { $turns } de mutări; { $state }
    }
check-to-move = la mutare este jucătorul { $player }
perft-depth = adâncimea „{ $text }” nu este un număr întreg de la 0 în sus
bench-missing = pentru jocul „{ $game }” nu este nimic de măsurat
bench-position = poziție
bench-depth = adâncime
bench-mean-depth = Adâncime medie: { $depth }
bench-best = cea mai bună mutare
bench-nodes = noduri
bench-total = Noduri: { $nodes }
bench-speed = Noduri pe secundă: { NUMBER($speed) } ({ $time })

usage-unknown-command = nu există comanda „{ $text }”
usage-unknown-option = nu există opțiunea „{ $text }”
usage-unexpected = „{ $text }” este în plus aici
usage-missing = lipsește ceva: { $text }
usage-missing-command = lipsește o comandă
usage-conflict = „{ $one }” și „{ $other }” nu se pot folosi împreună
usage-no-value = „{ $option }” cere o valoare
usage-wrong-value = „{ $text }” nu este o valoare pentru „{ $option }”
usage-value-count = „{ $option }” are prea puține sau prea multe valori
usage-not-text = un argument nu este un text lizibil
usage-wrong = aceste argumente nu au sens împreună
usage-no-game = nu există jocul „{ $text }”; jocurile sunt { $games }
usage-other-game = această comandă nu acceptă jocul „{ $text }”; acceptă { $games }
usage-did-you-mean = Ați vrut să scrieți „{ $text }”?
usage-right = Corect ar fi: { $values }
usage-see-help = „{ $command } --help” arată ce este posibil.

# Ajutorul liniei de comandă

cli-heading-usage = Utilizare:
cli-heading-commands = Comenzi
cli-heading-arguments = Argumente
cli-heading-options = Opțiuni
cli-heading-examples = Exemple:
cli-value-options = OPȚIUNI
cli-value-command = COMANDĂ
cli-value-tag = LIMBĂ
cli-value-when = CÂND
cli-value-style = STIL
cli-value-player = JUCĂTOR
cli-value-number = NUMĂR
cli-value-time = TIMP
cli-value-level = NIVEL
cli-value-file = FIȘIER
cli-value-position = POZIȚIE
cli-value-position-file = POZIȚIE|FIȘIER
cli-value-clock = CEAS
cli-value-game = JOC
cli-value-shell = SHELL

cli-about = Cinci jocuri de societate într-o singură casă; fără comandă se deschide casa
cli-arg-lang = Limba: „en”, „sr-Cyrl”, „sr-Latn”, „cs” sau „ro”; altfel hotărăște mediul
cli-arg-color = Culori: „auto”, „always” (mereu) sau „never” (niciodată)
cli-arg-board = Table: „auto”, „unicode”, „ascii” sau „words” (propoziții, pentru un cititor de ecran)
cli-arg-help = Arată acest ajutor
cli-arg-version = Arată versiunea
cli-example-house = deschide casa
cli-example-game = deschide un joc
cli-example-language = vorbește altă limbă

cli-santorini-about = Santorini: mutați un constructor, construiți un nivel, ajungeți primul pe al treilea
cli-santorini-example-menu = deschide meniul jocului
cli-santorini-example-play = joacă imediat contra campionului
cli-santorini-example-rules = citește regulile în cehă

cli-santorini-play-about = Joacă o partidă
cli-santorini-play-arg-first = Cine începe: „human” (dacă nu se spune nimic), „simple”, „alphabeta” sau „champion”, cu setări după două puncte
cli-santorini-play-arg-second = Cine joacă al doilea; „champion” dacă nu se spune nimic
cli-santorini-play-arg-depth = Câte mutări înainte se calculează, de la 1 la 64, la jucătorii casei fără setări proprii
cli-santorini-play-arg-time = Timpul pentru fiecare mutare, de exemplu „0.5s”, la jucătorii casei fără setări proprii
cli-santorini-play-arg-level = Nivelul campionului: „beginner” (începător), „easy” (ușor), „medium” (mediu), „hard” (greu) sau „full” (putere maximă)
cli-santorini-play-arg-load = Continuă partida din acest fișier
cli-santorini-play-arg-position = Începe din această poziție
cli-santorini-play-arg-out = Scrie partida în acest fișier; altfel într-unul nou, numit după dată
cli-santorini-play-arg-step = Două calculatoare: arată totul după fiecare pas
cli-santorini-play-arg-to-end = Două calculatoare: joacă până la capăt, dintr-odată
cli-santorini-play-arg-clock = Timpul pentru toată partida și, eventual, pentru fiecare mutare, de exemplu „5m+3s”
cli-santorini-play-arg-seed = Numărul care fixează alegerile la întâmplare ale nivelurilor mai slabe
cli-santorini-play-example-default = contra campionului; începeți dumneavoastră
cli-santorini-play-example-easy = începe un calculator de nivel ușor
cli-santorini-play-example-step = două calculatoare gândesc la vedere, pas cu pas
cli-santorini-play-example-end = două calculatoare joacă, iar partida ajunge într-un fișier ales de dumneavoastră
cli-santorini-play-example-load = doi oameni continuă o partidă, cu ceas

cli-santorini-analyse-about = Analizează o poziție
cli-santorini-analyse-arg-what = O poziție ca text, sau un fișier cu o partidă, din care se ia ultima poziție
cli-santorini-analyse-arg-turn = Poziția dinaintea acestei mutări din fișier; altfel ultima
cli-santorini-analyse-arg-depth = Câte mutări înainte se calculează, de la 1 la 64
cli-santorini-analyse-arg-time = Timpul de gândire, de exemplu „0.5s”
cli-santorini-analyse-arg-player = Cine gândește: „simple”, „alphabeta” sau „champion” (dacă nu se spune nimic)
cli-santorini-analyse-arg-json = Scrie JSON, pentru programe
cli-santorini-analyse-example-position = gândește o secundă
cli-santorini-analyse-example-file = toate mutările posibile în ultima poziție, trei mutări în adâncime
cli-santorini-analyse-example-turn = același lucru înaintea mutării a cincea
cli-santorini-analyse-example-json = același lucru pentru programe

cli-santorini-rules-about = Arată regulile
cli-santorini-rules-example = regulamentul

cli-santorini-check-about = Verifică dacă un fișier de partidă este corect
cli-santorini-check-arg-file = Fișierul partidei
cli-santorini-check-example = spune în ce rând este o greșeală și de ce

cli-perft-about = Numără toate șirurile de mutări de o lungime dată
cli-perft-arg-game = Jocul
cli-perft-arg-position = Numără din această poziție, nu de la început
cli-perft-arg-depth = Lungimea șirurilor
cli-perft-arg-divide = Numără și separat, pentru fiecare primă mutare
cli-perft-example-start = șiruri de trei mutări de la început
cli-perft-example-divide = mutare cu mutare, dintr-o poziție

cli-bench-about = Măsoară căutarea pe poziții fixe
cli-bench-arg-game = Jocul
cli-bench-arg-time = Atâta timp de procesor pentru fiecare poziție și cât de adânc a ajuns căutarea (Santorini, Țintar)
cli-bench-example = numărul de noduri, care se schimbă doar odată cu căutarea, și viteza

cli-engine-about = Rulează ca motor de joc, cu care vorbesc alte programe (UGI)
cli-engine-arg-game = Jocul
cli-engine-example = apoi scrieți „ugi”, „position startpos”, „go depth 4”

cli-languages-about = Arată limbile
cli-languages-example = limbile casei, a dumneavoastră fiind marcată

cli-completions-about = Scrie un script de completare pentru un shell
cli-completions-arg-shell = Shellul: „bash”, „elvish”, „fish”, „powershell” sau „zsh”
cli-completions-example = de acum înainte se completează cu tasta Tab

cli-help-about = Arată ajutorul unei comenzi
cli-help-arg-command = Comanda, cuvânt cu cuvânt
cli-help-example = ce se poate spune când se joacă
house-preparing = partida se pregătește: { $time }

# Puterea, așa cum se scrie

strength-depth-words = adâncime
strength-time-words = timp
strength-beginner-words = începător
strength-easy-words = ușor
strength-medium-words = mediu
strength-hard-words = puternic, greu
strength-full-words = maxim, maximă, campion
