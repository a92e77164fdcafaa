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
