# Výroba a kontrola úloh.

cli-puzzles-about = Vyrob úlohy vlastním hledáním, nebo zkontroluj soubor s nimi
cli-puzzles-arg-game = Hra: `mice`, `santorini` nebo `scrabble`
cli-puzzles-arg-count = Kolik; obtížnosti se střídají
cli-puzzles-arg-seed = Stejné semínko dá stejné úlohy
cli-puzzles-arg-out = Soubor s úlohami; v nedokončeném se pokračuje
cli-puzzles-arg-check = Vyřeš znovu všechny úlohy tohoto souboru a řekni, které jsou špatně
cli-puzzles-arg-json = Vypiš úlohy, nebo co je špatně, jako JSON
cli-puzzles-example-show = tři úlohy: vyhraj třemi tahy
cli-puzzles-example-stock = vyrob vestavěnou zásobu
cli-puzzles-example-check = vyřeš zásobu znovu
puzzles-missing = { $game } nemá úlohy; mají je tyto hry: { $known }
puzzles-written = { $path }: úloh { $count }, z toho nových { $new }
puzzles-other = { $path } je jiný soubor: nezačíná řádkem '{ $head }'; uveď jiný soubor pomocí `--out`
puzzles-wrong = { $path }, řádek { $line }: { $because }
puzzles-checked = { $path }: správných úloh { $right } z { $count }
puzzle-columns = úloha má číslo, obtížnost, pozici a řešení, oddělené tabulátory
puzzle-grade = '{ $text }' není obtížnost; obtížnosti jsou `easy`, `medium` a `hard`
puzzle-position = pozici nelze přečíst: { $because }
puzzle-solution = řešení je '{ $right }', ne '{ $text }'
puzzle-count = { $count ->
    [0] řešení neexistuje
    [one] je { $count } řešení
    [few] jsou { $count } řešení
   *[other] je { $count } řešení
}
puzzle-shorter = dá se vyřešit na méně tahů
puzzle-other-grade = obtížnost je { $right }, ne { $text }
puzzle-points = řešení přináší { $right } b.
puzzle-again = stejná pozice už tu byla
