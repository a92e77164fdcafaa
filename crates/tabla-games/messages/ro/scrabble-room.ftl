## Scrabble la consolă: meniul, jocul, tabla.

game-scrabble = Scrabble
scrabble-player-human = om
scrabble-player-greedy = calculator
scrabble-player-champion = campion, { $level }
scrabble-which-level = Cât de bine joacă calculatorul?
scrabble-player = Jucătorul { $number } ({ $kind })
scrabble-continue = Continuă: Scrabble, { $players }, ture jucate: { $turns }
scrabble-menu-first = Dumneavoastră contra calculatorului
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
scrabble-how = O mutare este un început și un cuvânt: h8 WORD merge spre dreapta, 8h WORD în jos. „{ $help }” arată comenzile.
scrabble-prompt = Jucătorul { $player }>
scrabble-hand-over = Tastatura trece la: { $player }. Apăsați Enter când nu se uită nimeni altcineva.
scrabble-doubt = Ultima depunere poate fi greșită: „{ $accept }” sau „{ $challenge }”.
scrabble-rack = Jetoanele dumneavoastră: { $tiles }
scrabble-no-number = { $number } nu este în listă; lista ajunge până la { $count }
scrabble-words-how = ce cuvânt? De exemplu „{ $word } QUIZ”
scrabble-exchange-how = ce jetoane? De exemplu „{ $word } ABC”
scrabble-not-here = „{ $word }” nu face nimic în acest joc
scrabble-help = Mutările se scriu ca `h8 WORD` (spre dreapta) și `8h WORD` (în jos), sau ca `8H WORD` și `H8 WORD` cu litere mari. Se scrie tot cuvântul, cu literele care sunt deja acolo; o literă mică este un joker. Un număr joacă acel rând din ultima listă.

scrabble-verb-exchange = schimbă, schimba, schimb
scrabble-about-exchange = pune înapoi aceste jetoane și trage altele: `exchange ABC`
scrabble-verb-pass = pas, trec
scrabble-about-pass = nu face nimic în această tură
scrabble-verb-accept = acceptă, accepta
scrabble-about-accept = lasă ultima depunere să rămână
scrabble-verb-challenge = contestă, contesta
scrabble-about-challenge = contestă ultima depunere
scrabble-verb-shuffle = amestecă, amesteca
scrabble-about-shuffle = așază jetoanele în altă ordine
scrabble-verb-words = cuvinte, cuvânt, cuvant
scrabble-about-words = caută cuvinte

scrabble-head-play = depunere
scrabble-head-score = puncte
scrabble-head-leave = rămâne
scrabble-head-equity = valoare
scrabble-head-win = câștig
scrabble-exchange = schimb { $tiles }
scrabble-pass = pas
scrabble-turn-lay =
    { $player }: { $house } ({ $gcg }), { $points ->
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
scrabble-cost = Locul { $place } în listă; cu { $cost } sub cea mai bună.
scrabble-cost-unlisted = Cu { $cost } sub cea mai bună.
scrabble-panel-player = { $player }: { $points }
scrabble-panel-bag = în sac: { $tiles }
scrabble-final = { $player }: { $points } ({ $settled } pentru ce a rămas)
scrabble-winner = A câștigat { $player }
scrabble-nothing-to-undo = nu este nimic de luat înapoi
scrabble-no-undo = mutările se iau înapoi doar când un singur om joacă contra calculatoarelor
scrabble-undone = luate înapoi: { $count }
scrabble-kept-in = partida este păstrată în „{ $path }”
scrabble-kept = Partida este păstrată și va fi oferită din nou.
scrabble-save-how = indicați un fișier, de exemplu `save game.gcg`
scrabble-load-how = indicați un fișier, de exemplu `load game.gcg`

scrabble-square-letter = { $factor }L
scrabble-square-word = { $factor }C
scrabble-legend = 2L și 3L înmulțesc litera, 2C și 3C cuvântul, # ambele; { $centre } este centrul, { $last } ultima depunere, o literă mică un joker.
scrabble-legend-narrow = Semnul ' dublează litera și " o triplează, - dublează cuvântul și = îl triplează, # ambele; { $centre } este centrul, { $last } ultima depunere, o literă mică un joker.
scrabble-spoken-row = Rândul { $row }: { $tiles }.
scrabble-spoken-tile = { $column } { $letter }
scrabble-spoken-joker = { $column } { $letter }, un joker
scrabble-spoken-empty = Tabla este goală.
scrabble-spoken-letter = Litera ori { $factor }: { $squares }.
scrabble-spoken-word = Cuvântul ori { $factor }: { $squares }.
