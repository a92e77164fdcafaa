## Решене завршнице мица: како се праве, чувају и читају.

mice-tables-missing = најпре је потребна табела { $material }
mice-tables-too-far = у табели { $material } партија траје више полупотеза него што један бајт може да запише, { $plies }
mice-tables-stopped = рад на табелама је прекинут
mice-tables-other-rules = табела { $material } је за друга правила
mice-tables-wrong-length = табела { $material } нема по један бајт за сваки положај, него укупно { $bytes }
mice-tables-wrong-value = вредност положаја { $spot } у табели { $material } не следи из његових потеза
mice-tables-check-missing = није при руци табела { $material } или нека на којој она почива

mice-tables-damaged = табела „{ $path }“ не може да се употреби и прави се поново: { $because }
mice-tables-not-kept = табела { $material } је готова, али није могла да се сачува: { $because }

mice-tables-loaded = { $material }: прочитано с диска
mice-tables-made = { $material }: решено и проверено
mice-tables-preparing = { $material }: броје се потези
mice-tables-settling = { $material }: полупотеза до краја: { $plies }
mice-tables-checking = { $material }: проверава се свака вредност
mice-tables-hearing = { $material }: круг { $round }
mice-tables-placing = постављање: { $placed } од 18 фигура
mice-tables-layer-made = постављање: { $placed } од 18 фигура решено
mice-tables-layer-loaded = постављање: { $placed } од 18 фигура прочитано с диска

cli-mice-trainer-about = Вежбај: нађи једини потез који чува победу или реми
cli-mice-trainer-arg-grade = Само задаци ове тежине: „easy“, „medium“ или „hard“
cli-mice-trainer-arg-count = Колико задатака
cli-mice-trainer-arg-seed = Друго семе, други задаци
cli-mice-trainer-arg-flying = Три фигуре смеју на било које слободно поље
cli-mice-trainer-example = десет задатака игре без летења
cli-mice-trainer-example-hard = пет тешких, с летењем
cli-value-grade = ТЕЖИНА

mice-word-values = вредности
mice-word-tables = табеле
mice-word-make = направи
mice-word-pause = прекини
mice-tables-how = `{ $make }` почиње или наставља, `{ $pause }` прекида; оно што је готово остаје.
mice-tables-not-here = То може да покрене само онај ко је покренуо програм.
mice-values-none = О овом положају се ништа не зна поуздано. `{ $tables }` каже шта ту може да се учини.
mice-values-win = Побеђује: { $moves }
mice-values-draw = Нерешено: { $moves }
mice-values-loss = Губи: { $moves }
