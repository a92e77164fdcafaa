# Pravljenje i provera zadataka.

cli-puzzles-about = Napravi zadatke sopstvenom pretragom ili proveri datoteku sa njima
cli-puzzles-arg-game = Igra: `mice`, `santorini` ili `scrabble`
cli-puzzles-arg-count = Koliko; težine se smenjuju
cli-puzzles-arg-seed = Isto seme daje iste zadatke
cli-puzzles-arg-out = Datoteka zadataka; nedovršena se nastavlja
cli-puzzles-arg-check = Ponovo reši sve zadatke iz ove datoteke i reci koji su pogrešni
cli-puzzles-arg-json = Ispiši zadatke, ili šta je pogrešno, kao JSON
cli-puzzles-example-show = tri zadatka: pobedi u tri poteza
cli-puzzles-example-stock = napravi ugrađenu zalihu
cli-puzzles-example-check = ponovo reši zalihu
puzzles-missing = { $game } nema zadatke; imaju ih ove igre: { $known }
puzzles-written = { $path }: zadataka { $count }, od toga novih { $new }
puzzles-other = { $path } je druga datoteka: ne počinje sa '{ $head }'; navedi drugu datoteku uz `--out`
puzzles-wrong = { $path }, red { $line }: { $because }
puzzles-checked = { $path }: ispravnih zadataka { $right } od { $count }
puzzle-columns = zadatak ima broj, težinu, položaj i rešenje, sa tabulatorima između
puzzle-grade = '{ $text }' nije težina; težine su `easy`, `medium` i `hard`
puzzle-position = položaj se ne može pročitati: { $because }
puzzle-solution = rešenje je '{ $right }', a ne '{ $text }'
puzzle-count = { $count ->
    [0] nema rešenja
    [one] ima { $count } rešenje
    [few] ima { $count } rešenja
   *[other] ima { $count } rešenja
}
puzzle-shorter = rešava se u manje poteza
puzzle-other-grade = težina je { $right }, a ne { $text }
puzzle-points = rešenje donosi { $right } poena
puzzle-again = isti položaj je već bio
