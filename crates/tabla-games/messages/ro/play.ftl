## Toată casa: jocuri, jucători și ce poate merge prost la orice masă.

game-santorini = Santorini

player-human = Om
    .nominative = un om
    .genitive = unui om
player-simple = Simplu
    .nominative = jucătorul simplu
    .genitive = jucătorului simplu
player-minimax = Minimax
    .nominative = minimax
    .genitive = algoritmului minimax
player-alphabeta = Alfa-beta
    .nominative = alfa-beta
    .genitive = algoritmului alfa-beta
player-champion = Campion
    .nominative = campionul
    .genitive = campionului
player-human-description = mutările le alege un om
player-simple-description = cercetează prin minimax simplu fiecare variantă, câteva mutări înainte
player-alphabeta-description = evaluează la fel ca „Simplu”, dar sare peste ce nu contează și vede astfel mai departe
player-champion-description = cel mai puternic jucător al casei

skill-beginner = adversar ușor
    .nominative = un adversar ușor
    .genitive = unui adversar ușor
skill-easy = adversar exersat
    .nominative = un adversar exersat
    .genitive = unui adversar exersat
skill-medium = adversar mediu
    .nominative = un adversar mediu
    .genitive = unui adversar mediu
skill-hard = adversar puternic
    .nominative = un adversar puternic
    .genitive = unui adversar puternic
skill-full = putere maximă
skill-beginner-about = trece cu vederea cele mai multe dintre mutările sale, uneori o piesă întreagă, iar răspunsul dumneavoastră mereu
skill-easy-about = de cele mai multe ori vede răspunsul dumneavoastră și scapă din vedere câte o mutare
skill-medium-about = privește trei mutări înainte
skill-hard-about = privește șase mutări înainte

ending-won = a câștigat jucătorul { $player }
ending-drawn = partida s-a încheiat remiză
ending-resigned = jucătorul { $player } a cedat
ending-out-of-time = jucătorului { $player } i s-a terminat timpul
table-over = partida s-a încheiat

move-unreadable = „{ $text }” nu este o mutare: { $because }
move-illegal = mutarea „{ $text }” nu este permisă: { $because }
position-refused = „{ $text }” nu este o poziție: { $because }
position-no-reason = motivul nu este cunoscut
reason-and-more = { $reason }; { $more }
record-refused = rândul { $line }: { $because }

player-error-unknown-player = nu există jucătorul „{ $text }”; jucătorii sunt { $players }
player-error-not-a-setting = „{ $text }” nu este o setare; o setare se scrie ca „depth=4”
player-error-unknown-setting = { $player } nu are setarea „{ $text }”; are { $settings }
player-error-no-settings = { $player } nu are setări, deci „{ $text }” nu se poate seta
player-error-set-twice = { $setting } apare de două ori
player-error-two-paces = { $one } și { $other } nu pot fi setate împreună
player-error-depth = adâncimea „{ $text }” nu este un număr întreg de la 1 la 64
player-error-time = timpul „{ $text }” nu este între 1ms și 1h; se scrie ca 250ms, 0.5s, 1s sau 2m
player-error-nodes = numărul de noduri „{ $text }” nu este un număr întreg de cel puțin 1
player-error-level = nu există nivelul „{ $text }”; nivelurile sunt { $levels }
player-error-table = mărimea tabelei „{ $text }” nu este un număr întreg de megaocteți de la 1 la 4096
player-error-seed = sămânța „{ $text }” nu este un număr întreg de la 0 la 18446744073709551615
player-error-not-a-computer = un om gândește singur; cereți sfatul unui jucător al casei
clock-error = „{ $text }” nu este un ceas; „5m” înseamnă cinci minute pentru partidă, „5m+3s” adaugă trei secunde la fiecare mutare

storage-read = fișierul „{ $path }” nu poate fi citit: { $because }
storage-write = fișierul „{ $path }” nu poate fi scris: { $because }
storage-exists = fișierul „{ $path }” există deja
storage-not-text = „{ $path }” nu este un fișier text
storage-refused = „{ $path }”: { $because }
storage-damaged = partida salvată „{ $path }” este deteriorată ({ $detail }); a fost lăsată așa cum este: puneți în locul ei o copie bună sau mutați-o
storage-too-new = partida „{ $path }” a fost salvată de o versiune mai nouă a programului Tabla (formatul { $version }); a fost lăsată așa cum este
storage-unknown-game = în „{ $path }” este salvat jocul „{ $game }”, pe care această versiune a programului Tabla nu îl are
storage-other-game = în „{ $path }” este salvat jocul „{ $game }”, nu „{ $expected }”
storage-no-folder = nu există un dosar pentru partidele salvate; indicați unul în variabila „TABLA_DATA”

trouble-not-found = nu există un asemenea fișier sau dosar
trouble-not-allowed = nu este permis
trouble-folder = este un dosar
trouble-not-a-folder = o parte a căii nu este un dosar
trouble-full = discul este plin
trouble-exists = există deja altceva cu acest nume
trouble-bad-name = niciun fișier nu se poate numi așa
trouble-no-address = acest calculator nu are adresa aceasta
trouble-other = { $text }

ugi-unknown = „{ $text }” nu este o comandă a acestui motor
ugi-busy = „{ $text }” nu se poate executa cât timp durează căutarea
ugi-position = „{ $text }” nu indică o poziție; se scrie „position startpos” sau „position fen TEXT”, apoi „moves” dacă sunt mutări
ugi-go = „{ $name }” din „{ $text }” nu este o limită; limitele sunt „depth”, „nodes”, „movetime”, „infinite”, „p1time”, „p2time”, „p1inc”, „p2inc” și „movestogo”
ugi-go-value = „{ $value }” după „{ $name }” din „{ $text }” nu este un număr potrivit
ugi-query = „{ $text }” nu este o întrebare; întrebările sunt „query gameover”, „query p1turn” și „query result”
ugi-setoption = „{ $text }” nu setează nimic; se scrie „setoption name NAME value VALUE”
ugi-option = nu există opțiunea „{ $name }”; opțiunile sunt { $options }
ugi-hash = „{ $value }” nu este un număr de megaocteți de la 1 la 4096
ugi-threads = „{ $value }” nu este un număr de fire de execuție de la 1 la 64
ugi-player = „{ $value }” nu este un jucător al acestui motor; alegeți { $players }
ugi-player-name = „{ $name }”
ugi-player-alias = „{ $name }” (numit și „{ $alias }”)
ugi-player-more = { $some }, { $next }
ugi-player-or = { $some } sau { $next }
ugi-two = „{ $game }” nu este un joc de doi unul împotriva celuilalt, iar acest protocol nu cunoaște altul
ugi-chance = în „{ $game }” decide întâmplarea, iar acest protocol nu are un cuvânt pentru ea

storage-in-the-way = fișierul „{ $path }” există deja și a fost lăsat cum era; alegeți alt fișier sau scrieți peste el cu „--force”
cli-arg-force = Scrie peste un fișier care există deja

verdict-win =
    { $turns ->
        [one] câștigă într-o mutare
        [few] câștigă în { $turns } mutări
       *[other] câștigă în { $turns } de mutări
    }
verdict-loss =
    { $turns ->
        [one] pierde într-o mutare
        [few] pierde în { $turns } mutări
       *[other] pierde în { $turns } de mutări
    }
verdict-points =
    { $points ->
        [one] { $value } punct
        [few] { $value } puncte
       *[other] { $value } de puncte
    }
verdict-draw = remiză
board-mice-holdings = în mână { $hand }, pierdute { $lost }
thought-from-book = din cartea de deschideri
pace-most = cel mult { $time }
failure-io = { $text }
