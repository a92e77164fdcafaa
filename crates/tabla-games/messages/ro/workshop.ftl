# Meciuri, măsurători și lucrări lungi.

cli-match-about = Pune doi jucători ai casei să joace un meci din deschideri echilibrate
cli-match-arg-game = Jocul
cli-match-arg-one = Jucătorul ale cărui puncte se numără
cli-match-arg-other = Adversarul
cli-match-arg-games = Câte partide; fiecare deschidere se joacă din ambele părți
cli-match-arg-json = Afișează rezultatul cu fiecare partidă ca JSON
cli-match-example = o sută de partide din cincizeci de deschideri
cli-deadline-about = Măsoară cât de punctual este un jucător când calculatorul este ocupat
cli-deadline-arg-game = Jocul
cli-deadline-arg-player = Jucătorul, cu un timp pe mutare
cli-deadline-arg-moves = Câte mutări se măsoară
cli-deadline-arg-busy = Câte fire țin procesorul ocupat
cli-deadline-example = 200 de mutări alături de opt fire ocupate
cli-santorini-book-about = Creează cartea de așezări a campionului
cli-santorini-book-arg-out = Fișierul cărții; unul neterminat este continuat
cli-santorini-book-arg-brief = Noduri pentru o privire asupra fiecărui răspuns
cli-santorini-book-arg-long = Noduri pentru cele mai bune răspunsuri
cli-santorini-book-arg-replies = Câte răspunsuri sunt cercetate din nou
cli-santorini-book-example = creează cartea încorporată
cli-santorini-tune-about = Ajustează ponderile campionului după partide cu el însuși
cli-santorini-tune-arg-games = Câte partide se joacă
cli-santorini-tune-arg-nodes = Noduri pe mutare
cli-santorini-tune-arg-seed = Aceeași sămânță dă aceleași ponderi
cli-santorini-tune-arg-epochs = De câte ori se parcurg pozițiile
cli-santorini-tune-arg-out = Fișierul sursă cu ponderile
cli-santorini-tune-example = ajustează ponderile din nou, pornind de la cele încorporate
cli-santorini-selfplay-about = Joacă partide cu sine însuși, din care învață rețeaua
cli-santorini-selfplay-arg-games = Câte partide se joacă
cli-santorini-selfplay-arg-nodes = Noduri pe mutare
cli-santorini-selfplay-arg-seed = Aceeași sămânță dă aceleași partide
cli-santorini-selfplay-arg-net = Rețeaua care judecă; fără ea judecă evaluarea făcută de mână
cli-santorini-selfplay-arg-out = Fișierul cu poziții; unul neterminat este continuat
cli-santorini-selfplay-example = 1000 de partide cu evaluarea făcută de mână
cli-santorini-selfplay-example-net = 1000 de partide cu o rețea
cli-santorini-measure-about = Măsoară cât de bine prevede o rețea
cli-santorini-measure-arg-net = Rețeaua
cli-santorini-measure-arg-data = Poziții din partide cu sine însuși
cli-santorini-measure-arg-told = Ce spune rețeaua în numere reale, așa cum a scris programul de antrenare
cli-santorini-measure-arg-json = Răspunde ca JSON
cli-santorini-measure-example = pierderea pe aceste poziții
cli-santorini-measure-example-told = compară rețeaua rotunjită și cu cea în numere reale
cli-santorini-trial-about = Pune o rețea să joace împotriva alteia
cli-santorini-trial-arg-net = Rețeaua ale cărei puncte se numără
cli-santorini-trial-arg-other = Cealaltă rețea; fără ea joacă evaluarea făcută de mână
cli-santorini-trial-arg-games = Câte partide se joacă
cli-santorini-trial-arg-nodes = Noduri pe mutare
cli-santorini-trial-arg-time = Timp de procesor pe mutare
cli-santorini-trial-arg-seed = Aceeași sămânță dă aceleași deschideri
cli-santorini-trial-arg-json = Răspunde ca JSON
cli-santorini-trial-example = 200 de partide împotriva evaluării făcute de mână
cli-santorini-trial-example-other = 200 de partide împotriva unei rețele mai vechi, cu același timp pentru ambele
match-seat = { $won } din { $played }
match-first = Câștigate ca primul jucător: { $result }
match-second = Câștigate ca al doilea jucător: { $result }
match-points = { $one } contra { $other }: { $points } din { $games }
deadline-no-time = jucătorul { $player } nu are timp pentru mutări; dați-i unul, de exemplu „champion:time=0.1s”
deadline-worst = Mutări: { $moves }, câte { $allowed }, fire ocupate: { $busy }; cea mai mare întârziere: { $worst } ms
book-other = { $path } este altă carte: nu are rândul „{ $head }”; alegeți alt fișier cu `--out`
book-written = { $path }: așezări: { $lines }
tune-written = { $path }: ajustat după poziții, în total { $samples }; surpriza { $before } înainte, { $after } după
workshop-number = „{ $text }” nu este un număr pentru { $option }: se așteaptă un număr întreg de la { $least } la { $most }
workshop-same-file = „{ $path }” este fișierul care se citește și s-ar pierde; alegeți altul pentru scriere
workshop-progress = gata { $done } din { $total }
workshop-person = „{ $text }” nu este un jucător al casei; alegeți `simple`, `alphabeta` sau `champion`
net-fault = { $kind ->
    [length] { $path } nu este o rețea pentru acest joc: are { $bytes } octeți, iar o rețea are alt număr
    [head] { $path } nu este o rețea pentru acest joc: începe altfel
    [checksum] { $path } este deteriorat: suma de control nu se potrivește cu numerele lui
   *[large] { $path } nu este o rețea utilizabilă: conține un număr prea mare
}
selfplay-other = { $path } a fost făcut cu altă sămânță, alt număr de noduri sau altă rețea; alege alt fișier cu `--out`
selfplay-broken = { $path } conține ceva ce nu este nici poziție, nici listă de numere
selfplay-written = { $path }: partide: { $games }
measure-loss = Poziții: { $positions }; pierderea { $loss }, a evaluării făcute de mână { $plain }
measure-off = Față de rețeaua în numere reale: cel mult { $largest } puncte diferență, în medie { $mean }
trial-result = Câștigate { $won } din { $played }: { $elo } Elo, plus-minus { $off }
