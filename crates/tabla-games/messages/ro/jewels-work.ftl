## Giuvaeruri în linia de comandă: table, boți, antrenare și jucătorul casei.

cli-value-name = NUME
cli-value-bot = BOT

cli-jewels-about = Giuvaeruri: schimbați două pietre și aduceți trei la fel în linie; fără comandă se deschide camera
cli-jewels-example-room = deschide camera jocului
cli-jewels-example-play = joacă cinci minute pe o tablă nouă
cli-jewels-example-judge = lasă un program să joace prin fișierele concursului

cli-jewels-play-about = Joacă pe o tablă
cli-jewels-play-arg-file = Fișierul cu tabla; fără el, o tablă nouă, aleatorie
cli-jewels-play-arg-contest = O tablă a concursului: `random`, `checker`, `fence` sau `squares`
cli-jewels-play-arg-seed = Numărul unei table aleatorii; același număr dă aceeași tablă
cli-jewels-play-arg-limit = Cât poate dura partida, în minute și secunde, de exemplu `5:00`
cli-jewels-play-example-file = joacă pe tabla dintr-un fișier, fără limită de timp
cli-jewels-play-example-contest = cinci minute pe o tablă a concursului
cli-jewels-play-example-seed = tabla aleatorie cu numărul 7

cli-jewels-rules-about = Arată regulile
cli-jewels-rules-example = regulamentul
cli-jewels-scores-about = Arată cele mai bune scoruri
cli-jewels-scores-example = cine a făcut cele mai multe puncte și pe ce tablă

cli-jewels-generate-about = Scrie table aleatorii, cu șirurile lor de umplere
cli-jewels-generate-arg-count = Câte table
cli-jewels-generate-arg-length = Pietre în fiecare șir de umplere, de la 8 la 1024
cli-jewels-generate-arg-seed = Aceeași sămânță dă aceleași table
cli-jewels-generate-arg-out = Fișierul unei singure table sau dosarul mai multora
cli-jewels-generate-example = o tablă
cli-jewels-generate-example-many = o sută de table ale căror șiruri de umplere se repetă curând

cli-jewels-check-about = Verifică dacă un fișier cu tablă este corect
cli-jewels-check-arg-file = Fișierul cu tabla
cli-jewels-check-example = spune pe ce rând și în ce coloană este fiecare greșeală și de ce

cli-jewels-match-about = Compară boți pe multe table: puncte medii cu erorile lor standard
cli-jewels-match-arg-boards = Fișierele cu table
cli-jewels-match-arg-bots = Boții: `random`, `greedy`, `ai` cu setări ca `ai:time=50ms,memory` sau `ai:samples=2000`, ori `"command:./bot"` pentru un program
cli-jewels-match-arg-turns = Câte mutări se joacă; mai multe numere despărțite prin virgule se joacă pe rând
cli-jewels-match-arg-time = Timp de procesor pentru fiecare mutare a unui `ai` fără setare proprie; 50 de milisecunde dacă nu se spune nimic
cli-jewels-match-arg-generate = Atâtea table aleatorii în loc de fișiere
cli-jewels-match-arg-length = Pietre în fiecare șir de umplere al tablelor aleatorii, de la 8 la 1024
cli-jewels-match-arg-seed = Aceeași sămânță dă aceleași table aleatorii
cli-jewels-match-arg-json = Afișează rezultatul cu toate partidele ca JSON
cli-jewels-match-example = doi boți pe o tablă, pentru trei numere de mutări
cli-jewels-match-example-generate = cât valorează memoria pe o sută de table aleatorii, pentru programe

cli-jewels-train-about = Antrenează jucătorul casei să evalueze pozițiile, jucând singur multe partide
cli-jewels-train-arg-moves = Câte mutări se joacă
cli-jewels-train-arg-seed = Aceeași sămânță dă aceleași ponderi
cli-jewels-train-arg-out = Fișierul ponderilor; o antrenare neterminată se păstrează lângă el
cli-jewels-train-arg-resume = Continuă o antrenare întreruptă
cli-jewels-train-example = antrenarea acestui proiect, câteva minute
cli-jewels-train-example-resume = continuă de unde a fost întreruptă

cli-jewels-ai-about = Jucătorul casei la Giuvaeruri: citește `vstup.txt` și scrie `vystup.txt` în mai puțin de cinci secunde
cli-jewels-ai-arg-time = Timp de gândire, cel mult `4.7s`; `4.5s` dacă nu se spune nimic
cli-jewels-ai-arg-memory = Fișierul în care ține minte partida de la o mutare la alta; `jewels-ai.memory` dacă nu se spune nimic
cli-jewels-ai-arg-no-memory = Nu ține minte nimic
cli-jewels-ai-example = răspunde la tabla din acest dosar
cli-jewels-ai-example-quick = o jumătate de secundă, fără fișier propriu

cli-bench-example-jewels = câte mutări aleatorii de Giuvaeruri încap într-o secundă

jewels-ai-no-swap = „{ $path }”: niciun schimb pe această tablă nu aduce trei pietre la fel în linie, deci nu există răspuns
jewels-ai-damaged = „{ $path }” este deteriorat sau nu este memoria unei partide: partida se învață din nou
jewels-ai-forgotten = partida nu a fost memorată: { $because }
jewels-ai-time = „{ $text }” nu este un timp de gândire: se dă un timp precum `4.5s` sau `500ms`, cel mult { $most }, căci răspunsul trebuie dat în cinci secunde
jewels-ai-memory = „{ $path }” nu poate fi memoria: trebuie un fișier propriu, nici `vstup.txt`, nici `vystup.txt`

jewels-match-no-bot = „{ $text }” nu este un bot: alegeți `random`, `greedy`, `ai`, `ai:time=50ms,memory`, `ai:samples=2000` sau `"command:./bot"` pentru un program
jewels-match-folder = nu se poate face un dosar în care să joace programul: { $error }
jewels-match-boards = Table: { $count }
jewels-match-row = { $bot }, mutări { $turns }: { $mean } ± { $error } puncte; încheiate mai devreme: { $early }; mutări în cea mai scurtă partidă: { $shortest }
jewels-match-gain = { $one } față de { $other }, mutări { $turns }: { $mean } ± { $error } puncte pe aceleași table ({ $percent } %)
jewels-play-no-board = nu există tabla „{ $text }”: tablele sunt { $names }
jewels-generate-written = { $path }: table scrise: { $count }
jewels-check-right = { $path } este corect; schimburi permise la început: { $swaps }; pietre în șirurile de umplere: { $lengths }
jewels-train-written = { $path }: învățat din mutări: { $moves }; puncte pe mutare la sfârșit: { $mean }
jewels-train-damaged = „{ $path }” este deteriorat sau nu este o antrenare: ștergeți-l sau porniți antrenarea fără `--resume`
jewels-train-other = „{ $path }” este altă antrenare, cu `--seed { $seed } --moves { $moves }`: luați aceste numere sau porniți antrenarea fără `--resume`
jewels-bench-plain = `tabla bench jewels` nu are alte opțiuni: măsoară mutări aleatorii
jewels-bench-speed = Mutări permise aleatorii pe secundă de procesor: { $speed } (în total { $moves } în { $time })
jewels-bench-total = Puncte: { $points }; table blocate: { $dead }
