# Прављење и провера задатака.

cli-puzzles-about = Направи задатке сопственом претрагом или провери датотеку са њима
cli-puzzles-arg-game = Игра: `mice`, `santorini` или `scrabble`
cli-puzzles-arg-count = Колико; тежине се смењују
cli-puzzles-arg-seed = Исто семе даје исте задатке
cli-puzzles-arg-out = Датотека задатака; недовршена се наставља
cli-puzzles-arg-check = Поново реши све задатке из ове датотеке и реци који су погрешни
cli-puzzles-arg-json = Испиши задатке, или шта је погрешно, као `JSON`
cli-puzzles-example-show = три задатка: победи у три потеза
cli-puzzles-example-stock = направи уграђену залиху
cli-puzzles-example-check = поново реши залиху
puzzles-missing = { $game } нема задатке; имају их ове игре: { $known }
puzzles-written = { $path }: задатака { $count }, од тога нових { $new }
puzzles-other = { $path } је друга датотека: не почиње са '{ $head }'; наведи другу датотеку уз `--out`
puzzles-wrong = { $path }, ред { $line }: { $because }
puzzles-checked = { $path }: исправних задатака { $right } од { $count }
puzzle-columns = задатак има број, тежину, положај и решење, са табулаторима између
puzzle-grade = '{ $text }' није тежина; тежине су `easy`, `medium` и `hard`
puzzle-position = положај се не може прочитати: { $because }
puzzle-solution = решење је '{ $right }', а не '{ $text }'
puzzle-count = { $count ->
    [0] нема решења
    [one] има { $count } решење
    [few] има { $count } решења
   *[other] има { $count } решења
}
puzzle-shorter = решава се у мање потеза
puzzle-other-grade = тежина је { $right }, а не { $text }
puzzle-points = решење доноси { $right } поена
puzzle-again = исти положај је већ био
