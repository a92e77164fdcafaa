# Programe la masă: cum sunt rulate și cum sunt judecate.

process-empty = nu există nicio comandă de rulat
process-not-started = { $program } nu poate fi pornit: { $error }
process-not-found = { $program } nu poate fi pornit: { $error }; un program din acest dosar se scrie cu `./` înaintea numelui
process-not-executable = { $program } nu poate fi pornit, pentru că fișierul nu este executabil; `chmod +x { $program }` îl face executabil
process-no-keeper = comanda nu poate fi rulată, pentru că nu poate fi pornit un proces care să o supravegheze: { $error }
process-unsupported = programele pot juca în arenă numai pe Linux; `jewels_judge` pornește programe și aici

cli-jewels-judge-about = Lasă un program să joace Giuvaeruri prin fișierele concursului și îi numără punctele
cli-jewels-judge-arg-file = Fișierul cu tabla: opt rânduri, apoi opt șiruri de umplere
cli-jewels-judge-arg-turns = Câte mutări se joacă: de la 1 la 100
cli-jewels-judge-arg-command = Programul cu argumentele lui; este pornit în dosarul curent pentru fiecare mutare, izolat, fără să poată scrie în altă parte
cli-jewels-judge-arg-time = Timpul pentru fiecare mutare, de la pornire la ieșire; 5 secunde dacă nu se spune nimic
cli-jewels-judge-arg-json = Afișează rezultatul cu toate mutările ca JSON
cli-jewels-judge-example = zece mutări ale programului din acest dosar; fiecare mutare este notată și în `zaznam.txt`
cli-jewels-judge-example-input = fișierul cu tabla poate fi chiar `vstup.txt`: este pus la loc la sfârșit
cli-jewels-judge-example-json = o secundă pentru fiecare mutare și rezultatul pentru programe

judge-turns-wrong = „{ $text }” nu este un număr de mutări: se dă un număr întreg de la 1 la { $most }
judge-time-wrong = „{ $text }” nu este un timp pentru o mutare: se dă un timp precum `5s` sau `500ms`, cel mult o oră
judge-board-unreadable = fișierul cu tabla { $path } nu poate fi citit: { $error }
judge-board-not-a-file = { $path } nu este un fișier cu tablă: nu este un fișier obișnuit sau depășește un megaoctet
judge-board-wrong = fișierul cu tabla { $path } este greșit: { $because }
judge-board-clash = fișierul cu tabla { $path } ar fi suprascris: arbitrul scrie el însuși `vystup.txt` și `zaznam.txt`; dați-i alt nume
judge-head = Tabla: { $board }; mutări: { $turns }; timp pentru o mutare: { $limit }; comanda: { $command }
judge-turn = Mutarea { $turn }: { $swap }; puncte: { $points }; în total: { $total } ({ $time } ms)
judge-left = Procese lăsate în urmă și oprite: { $count }
judge-over = Partida s-a încheiat: { $because }
judge-total = Mutări jucate: { $turns }; puncte: { $points }
judge-ending-turns = toate mutările au fost jucate
judge-ending-no-swap = niciun schimb nu aduce trei pietre la fel în linie
judge-ending-endless = ultima reacție în lanț nu s-ar opri niciodată
judge-ending-too-long = ultima reacție în lanț a fost prea lungă și a fost oprită
judge-missing = nu există răspuns: programul nu a scris `vystup.txt`
judge-crashed = nu există răspuns în `vystup.txt`: { $because }
judge-late = programul nu s-a încheiat în { $limit }
judge-not-a-file = `vystup.txt` nu este un fișier obișnuit
judge-long =
    primul rând din `vystup.txt` depășește { $most ->
        [one] { $most } octet
        [few] { $most } octeți
       *[other] { $most } de octeți
    }
judge-unreadable = `vystup.txt` nu poate fi citit: { $error }
judge-garbled = răspunsul nu poate fi citit: { $because }
judge-illegal = răspunsul nu este permis: { $because }
judge-broke = programul a scos din funcțiune procesul care îl supraveghează
judge-interrupted = a fost întrerupt
judge-write = { $path } nu poate fi scris: { $error }
judge-remove = { $path } nu poate fi șters: { $error }
judge-restore = { $path } nu poate fi pus la loc ({ $error }); conținutul lui este în { $kept }
judge-put-back = Programul a modificat sau a șters { $path }; conținutul a fost pus la loc
judge-search = în { $path } nu pot fi căutate copii ale tablei: { $error }
