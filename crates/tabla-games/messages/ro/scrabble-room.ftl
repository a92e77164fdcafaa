## Scrabble la consolă: meniul, jocul, tabla.

game-scrabble = Scrabble
scrabble-player-human = om
scrabble-player-greedy = calculator
scrabble-player-champion = campion
scrabble-player-greedy-about = știe toate cuvintele și pune ce aduce mai mult
scrabble-level-beginner-about = știe cele mai obișnuite cuvinte scurte și pune primul lucru bun pe care îl vede
scrabble-level-easy-about = știe cuvinte obișnuite și trece cu vederea multe mutări
scrabble-level-medium-about = știe cele mai multe cuvinte de până la opt litere și trece cu vederea unele mutări
scrabble-level-hard-about = știe toate cuvintele și păstrează piese bune, dar nu privește înainte
scrabble-level-full-about = știe toate cuvintele și privește înainte; învinge aproape pe oricine
scrabble-which-level = Cât de puternic este calculatorul?
scrabble-player = Jucătorul { $number } ({ $kind })
scrabble-continue = Continuă: Scrabble, { $players }, ture jucate: { $turns }
scrabble-menu-first = Contra calculatorului; începeți dumneavoastră
scrabble-menu-second = Începe calculatorul
scrabble-menu-two = Doi oameni la aceeași tastatură
scrabble-menu-others = Alege doi până la patru jucători
scrabble-menu-load = Încarcă o partidă
scrabble-menu-language = Schimbă limba
scrabble-menu-leave = Ieșire
scrabble-which-words = În ce limbă sunt cuvintele?
scrabble-words-english = Engleză
scrabble-words-romanian = Română
scrabble-ask-players = Jucătorii în ordinea jocului, „human”, „greedy” sau „champion”, de exemplu `human,greedy,champion:level=easy`:
scrabble-ask-file = Ce fișier, `.gcg` sau o partidă salvată?
scrabble-how = O mutare se scrie ca poziție și cuvânt: `h8 CASA` merge spre dreapta, `8h CASA` în jos. „{ $help }” arată comenzile.
scrabble-prompt = Jucătorul { $player }>
scrabble-hand-over = Tastatura trece la: { $player }. Apăsați Enter când nu se uită nimeni altcineva.
scrabble-doubt = Ultima depunere poate fi greșită: „{ $accept }” sau „{ $challenge }”.
scrabble-rack = Jetoanele dumneavoastră: { $tiles }
scrabble-no-number = { $number } nu este în listă; lista ajunge până la { $count }
scrabble-words-how = ce cuvânt? De exemplu „{ $word } ZAR”
scrabble-exchange-how = ce jetoane? De exemplu „{ $word } ABC”
scrabble-not-here = „{ $word }” nu face nimic în acest joc
scrabble-help = Mutările se scriu ca `h8 CASA` (spre dreapta) și `8h CASA` (în jos). Se scrie tot cuvântul, cu literele aflate deja pe tablă; o literă mică este un joker. Un număr joacă depunerea cu acel număr din ultima listă.

scrabble-verb-exchange = schimbă, schimb
scrabble-about-exchange = pune înapoi aceste jetoane și trage altele: `schimbă ABC`
scrabble-verb-pass = pas, trec
scrabble-about-pass = trece tura fără depunere
scrabble-verb-accept = acceptă
scrabble-about-accept = acceptă ultima depunere
scrabble-verb-challenge = contestă
scrabble-about-challenge = contestă ultima depunere
scrabble-verb-shuffle = amestecă
scrabble-about-shuffle = așază jetoanele în altă ordine
scrabble-verb-words = cuvinte, cuvânt
scrabble-about-words = caută cuvinte

scrabble-head-play = depunere
scrabble-head-score = puncte
scrabble-head-leave = rămân
scrabble-head-equity = valoare
scrabble-head-win = șanse
scrabble-exchange = schimb { $tiles }
scrabble-pass = pas
scrabble-turn-lay =
    { $player }: { $house }, { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
scrabble-turn-exchange = { $player } schimbă jetoane: { $count }
scrabble-turn-pass = { $player } spune pas
scrabble-turn-accept = { $player } acceptă depunerea
scrabble-turn-withdrawn = { $player } contestă, pe bună dreptate: depunerea se ia înapoi
scrabble-turn-challenge-wrong = { $player } contestă greșit: toate cuvintele sunt în listă, iar tura următoare se pierde
scrabble-cost-none = Nu era nimic mai bun.
scrabble-cost = Locul { $place } în listă; cu { $cost } sub cea mai bună depunere.
scrabble-cost-unlisted = Cu { $cost } sub cea mai bună depunere.
scrabble-panel-player = { $player }: { $points }
scrabble-panel-bag = în sac: { $tiles }
scrabble-final = { $player }: { $points } ({ $settled } pentru jetoanele rămase)
scrabble-winner = A câștigat { $player }
scrabble-nothing-to-undo = nu este nimic de luat înapoi
scrabble-no-undo = mutările se pot lua înapoi doar în partidele unui singur om împotriva calculatorului
scrabble-undone = luate înapoi: { $count }
scrabble-kept-in = partida este păstrată în „{ $path }”
scrabble-kept = Partida este păstrată; o puteți continua mai târziu.
scrabble-save-how = indicați un fișier, de exemplu `salvează partida.gcg`
scrabble-load-how = indicați un fișier, de exemplu `încarcă partida.gcg`

scrabble-square-letter = { $factor }L
scrabble-square-word = { $factor }C
scrabble-legend = 2L și 3L înmulțesc litera, 2C și 3C cuvântul, # ambele; { $centre } este centrul, { $last } ultima depunere, o literă mică un joker.
scrabble-legend-narrow = Semnul ' dublează litera și " o triplează, - dublează cuvântul și = îl triplează, # ambele; { $centre } este centrul, { $last } ultima depunere, o literă mică un joker.
scrabble-spoken-row = Linia { $row }: { $tiles }.
scrabble-spoken-tile = { $column } { $letter }
scrabble-spoken-joker = { $column } { $letter }, un joker
scrabble-spoken-empty = Tabla este goală.
scrabble-spoken-letter = Înmulțesc litera cu { $factor }: { $squares }.
scrabble-spoken-word = Înmulțesc cuvântul cu { $factor }: { $squares }.
