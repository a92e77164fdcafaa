# Provocările zilei pe pagină.

web-daily-today = Astăzi
web-daily-title = Provocările din { $day }
web-daily-task = Provocarea zilei
web-daily-of = Provocarea din { $day }
web-daily-past = O zi trecută: se poate juca, dar nu contează pentru șir.
web-daily-days = Alte zile
web-daily-before = Ziua dinainte
web-daily-after = Ziua următoare
web-daily-goal-win = Câștigați în { $moves ->
    [one] { $moves } mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
}.
web-daily-goal-play = Găsiți mutarea care aduce cele mai multe puncte.
web-daily-english = Cuvinte englezești
web-daily-goal-turns = { $turns ->
    [one] { $turns } mutare
    [few] { $turns } mutări
   *[other] { $turns } de mutări
} pe aceeași tablă pentru toți.
web-daily-goal-dice = Un talon întreg cu aceleași aruncări pentru toți.
web-daily-easy = Ușor
web-daily-medium = Mediu
web-daily-hard = Greu
web-daily-points = Puncte: { NUMBER($points) }, stele: { $stars } din 3
web-daily-of-points = Puncte: { $points } din { $most }
web-daily-solved = Rezolvat
web-daily-missed = Nerezolvat
web-daily-streak = { $days ->
    [one] { $days } zi la rând
    [few] { $days } zile la rând
   *[other] { $days } de zile la rând
}
web-daily-look = Privește
web-daily-retry = Încearcă din nou
web-daily-result = Rezultatul dumneavoastră
web-daily-about = Cum funcționează provocările zilei
web-daily-about-same = Ele decurg numai din dată: în aceeași zi toți au aceleași cinci provocări, pe orice calculator, fără să întrebăm pe nimeni. Ziua începe la miezul nopții acolo unde sunteți.
web-daily-about-dice = La jamb fiecare aruncare are cinci zaruri ale ei: a treia aruncare din a zecea tură arată același lucru tuturor celor care aruncă tot atâtea zaruri. La giuvaeruri tabla și completarea sunt aceleași; ce cade depinde de schimburile dumneavoastră.
web-daily-about-puzzles = La țintar și Santorini exact o primă mutare câștigă în trei, oricare ar fi răspunsul; la scrabble exact o mutare aduce cele mai multe puncte. Le-a făcut și le-a dovedit căutarea noastră.
web-daily-about-first = Nu se dă nimic înapoi și nimeni nu ajută. Contează primul rezultat al zilei; apoi puteți încerca oricât. O zi contează pentru șir dacă terminați în acea zi una dintre provocările ei.
web-daily-best-play = Cea mai bună mutare, puncte: { $points }!
web-daily-solved-all = Rezolvat!
web-daily-given-up = Ați renunțat: iată soluția.
web-daily-better-play = Puncte: { $points }. Cea mai bună mutare aduce { $most }.
web-daily-no-longer = { $move } nu mai câștigă în { $moves }. Jucați mai departe ca să vedeți de ce sau încercați din nou.
web-daily-right = { $moves ->
    [one] Corect până acum: mai aveți { $moves } mutare.
    [few] Corect până acum: mai aveți { $moves } mutări.
   *[other] Corect până acum: mai aveți { $moves } de mutări.
}
web-daily-solution = Soluția:
web-daily-show = Arată soluția
web-daily-show-sure = Atunci provocarea nu se socotește rezolvată.
web-daily-back = La provocări
web-daily-watch = Parcurge soluția
web-daily-first-counts = Contează prima încercare.
