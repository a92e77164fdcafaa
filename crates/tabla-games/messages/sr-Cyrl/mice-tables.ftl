## Решене завршнице мица: како се праве, чувају и читају.

mice-tables-missing = најпре је потребна табела { $material }
mice-tables-too-far = у табели { $material } партија траје више полупотеза него што један бајт може да запише, { $plies }
mice-tables-stopped = рад на табелама је прекинут
mice-tables-other-rules = табела { $material } је за друга правила
mice-tables-wrong-length = табела { $material } нема по један бајт за сваки положај, него укупно { $bytes }
mice-tables-wrong-value = вредност положаја { $spot } у табели { $material } не следи из његових потеза
mice-tables-check-missing = није при руци табела { $material } или нека на којој она почива

mice-tables-damaged = табела „{ $path }“ не може да се употреби и прави се поново: { $because }
mice-tables-damage-not-a-table = то није табела за Мице
mice-tables-damage-format = формата је { $version }, који ова верзија програма Tabla не чита
mice-tables-damage-other-table = за друга је правила или за други број фигура
mice-tables-damage-length = дужина у бајтовима јој је { $bytes }, а не { $expected }
mice-tables-damage-checksum = садржај јој се променио, контролни збир је погрешан
mice-tables-not-kept = табела { $material } је готова, али није могла да се сачува: { $because }

mice-tables-loaded = { $material }: прочитано с диска
mice-tables-made = { $material }: решено и проверено
mice-tables-preparing = { $material }: броје се потези
mice-tables-settling = { $material }: полупотеза до краја: { $plies }
mice-tables-checking = { $material }: проверава се свака вредност
mice-tables-hearing = { $material }: круг { $round }
mice-tables-placing = постављање: { $placed } од 18 фигура
mice-tables-layer-made = постављање: { $placed } од 18 фигура решено

cli-mice-trainer-about = Вежбај: нађи једини потез који чува победу или реми
cli-mice-trainer-arg-grade = Само задаци ове тежине: „easy“, „medium“ или „hard“
cli-mice-trainer-arg-count = Колико задатака
cli-mice-trainer-arg-seed = Друго семе, други задаци
cli-mice-trainer-arg-flying = Три фигуре смеју на било које слободно поље
cli-mice-trainer-example = десет задатака игре без летења
cli-mice-trainer-example-hard = пет тешких, с летењем
cli-value-grade = ТЕЖИНА
trainer-hold-win = Сачувајте победу ({ $grade }). Ваш потез, или q за крај:
trainer-hold-draw = Сачувајте реми ({ $grade }). Ваш потез, или q за крај:
trainer-easy = лако
trainer-medium = средње
trainer-hard = тешко
trainer-right = Тачно: ништа друго не чува.
trainer-wrong-win = { $played } испушта победу; чува је { $key }.
trainer-wrong-draw = { $played } губи; реми чува { $key }.
trainer-refutation = Противник одговара { $refutation }.
trainer-sum = Тачно { $right } од { $asked }.
trainer-grade = нема тежине „{ $text }“; тежине су „easy“, „medium“ и „hard“
