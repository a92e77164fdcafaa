# Facerea și verificarea problemelor.

cli-puzzles-about = Fă probleme prin căutarea noastră sau verifică un fișier cu ele
cli-puzzles-arg-game = Jocul: `mice`, `santorini` sau `scrabble`
cli-puzzles-arg-count = Câte; gradele vin pe rând
cli-puzzles-arg-seed = Aceeași sămânță dă aceleași probleme
cli-puzzles-arg-out = Fișierul cu probleme; unul neterminat este continuat
cli-puzzles-arg-check = Rezolvă din nou toate problemele din acest fișier și spune care sunt greșite
cli-puzzles-arg-json = Scrie problemele, sau ce este greșit, ca JSON
cli-puzzles-example-show = trei probleme: câștigă în trei mutări
cli-puzzles-example-stock = fă rezerva inclusă în program
cli-puzzles-example-check = rezolvă rezerva din nou
puzzles-missing = { $game } nu are probleme; au aceste jocuri: { $known }
puzzles-written = { $path }: { $count } probleme, dintre care noi { $new }
puzzles-other = { $path } este alt fișier: nu începe cu '{ $head }'; alege alt fișier cu `--out`
puzzles-wrong = { $path }, rândul { $line }: { $because }
puzzles-checked = { $path }: probleme corecte { $right } din { $count }
puzzle-columns = o problemă are un număr, un grad, o poziție și o soluție, separate prin tabulatoare
puzzle-grade = '{ $text }' nu este un grad; gradele sunt `easy`, `medium` și `hard`
puzzle-position = poziția nu poate fi citită: { $because }
puzzle-solution = soluția este '{ $right }', nu '{ $text }'
puzzle-count = { $count ->
    [0] nu există soluție
    [one] există o soluție
    [few] există { $count } soluții
   *[other] există { $count } de soluții
}
puzzle-shorter = se rezolvă în mai puține mutări
puzzle-other-grade = gradul este { $right }, nu { $text }
puzzle-points = soluția aduce { $right } puncte
puzzle-again = aceeași poziție a mai fost
