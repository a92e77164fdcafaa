## Драгуљи на командној линији: табле, ботови, учење и рачунарски играч.

cli-value-name = ИМЕ
cli-value-bot = БОТ

cli-jewels-about = Драгуљи: замените два драгуља и направите низ од три једнака; без команде се отвара соба
cli-jewels-example-room = отвори собу игре
cli-jewels-example-play = играј пет минута на новој табли
cli-jewels-example-judge = пусти програм да игра по датотекама такмичења

cli-jewels-play-about = Играј на табли
cli-jewels-play-arg-file = Датотека с таблом; без ње, нова насумична табла
cli-jewels-play-arg-contest = Табла са такмичења: `random`, `checker`, `fence` или `squares`
cli-jewels-play-arg-seed = Број насумичне табле; исти број је иста табла
cli-jewels-play-arg-limit = Колико партија сме да траје, у минутима и секундама, као `5:00`
cli-jewels-play-example-file = играј на табли из датотеке, без временског ограничења
cli-jewels-play-example-contest = пет минута на табли са такмичења
cli-jewels-play-example-seed = насумична табла број 7

cli-jewels-rules-about = Прикажи правила
cli-jewels-rules-example = књига правила
cli-jewels-scores-about = Прикажи најбоље резултате
cli-jewels-scores-example = ко је имао највише поена, и на којој табли

cli-jewels-generate-about = Направи насумичне табле с њиховим линијама допуне
cli-jewels-generate-arg-count = Колико табли
cli-jewels-generate-arg-length = Број драгуља у свакој линији допуне, од 8 до 1024
cli-jewels-generate-arg-seed = Исто семе даје исте табле
cli-jewels-generate-arg-out = Датотека једне табле, или фасцикла за више њих
cli-jewels-generate-example = једна табла
cli-jewels-generate-example-many = сто табли чије се линије допуне брзо понављају

cli-jewels-check-about = Провери да ли је датотека с таблом исправна
cli-jewels-check-arg-file = Датотека с таблом
cli-jewels-check-example = каже у ком је реду и на ком месту свака грешка, и зашто

cli-jewels-match-about = Упореди ботове на много табли: просечни поени са стандардним грешкама
cli-jewels-match-arg-boards = Датотеке с таблама
cli-jewels-match-arg-bots = Ботови: `random`, `greedy`, `ai` с подешавањима као `ai:time=50ms,memory` или `ai:samples=2000`, или `"command:./bot"` за програм
cli-jewels-match-arg-turns = Колико потеза се игра; више бројева, са зарезима између њих, игра се један за другим
cli-jewels-match-arg-time = Процесорско време за сваки потез бота `ai` без сопственог подешавања; подразумевано 50 милисекунди
cli-jewels-match-arg-generate = Оволико насумичних табли уместо датотека
cli-jewels-match-arg-length = Број драгуља у свакој линији допуне насумичних табли, од 8 до 1024
cli-jewels-match-arg-seed = Исто семе даје исте насумичне табле
cli-jewels-match-arg-json = Испиши резултат са свим партијама као JSON
cli-jewels-match-example = два бота на једној табли, за три броја потеза
cli-jewels-match-example-generate = колико вреди памћење на сто насумичних табли, за програме

cli-jewels-train-about = Научи рачунарског играча да оцењује положаје тако што сам одигра много партија
cli-jewels-train-arg-moves = Колико потеза се игра
cli-jewels-train-arg-seed = Исто семе даје исте тежине
cli-jewels-train-arg-out = Датотека тежина; недовршено учење чува се поред ње
cli-jewels-train-arg-resume = Настави учење које је прекинуто
cli-jewels-train-example = учење овог пројекта, неколико минута
cli-jewels-train-example-resume = настави тамо где је прекинуто

cli-jewels-ai-about = Рачунарски играч Драгуља: чита `vstup.txt` и пише `vystup.txt` за мање од пет секунди
cli-jewels-ai-arg-time = Време за размишљање, највише `4.7s`; подразумевано `4.5s`
cli-jewels-ai-arg-memory = Датотека у којој памти партију од потеза до потеза; подразумевано `jewels-ai.memory`
cli-jewels-ai-arg-no-memory = Не памти ништа
cli-jewels-ai-example = одговори на таблу у овој фасцикли
cli-jewels-ai-example-quick = пола секунде, без сопствене датотеке

cli-bench-example-jewels = колико насумичних потеза Драгуља стаје у секунду

jewels-ai-no-swap = „{ $path }“: ниједна замена на овој табли не прави низ од три једнака драгуља, па нема одговора
jewels-ai-damaged = „{ $path }“ је оштећена или није памћење партије: партија се учи изнова
jewels-ai-forgotten = партија се не памти: { $because }
jewels-ai-time = „{ $text }“ није време за размишљање: задаје се време као `4.5s` или `500ms`, највише { $most }, јер одговор мора да стигне за пет секунди
jewels-ai-memory = „{ $path }“ не може да буде памћење: потребна је засебна датотека, ни `vstup.txt` ни `vystup.txt`

jewels-match-no-bot = „{ $text }“ није бот: узмите `random`, `greedy`, `ai`, `ai:time=50ms,memory`, `ai:samples=2000`, или `"command:./bot"` за програм
jewels-match-folder = не може да се направи фасцикла у којој би програм играо: { $error }
jewels-match-boards = Табли: { $count }
jewels-match-row = { $bot } (потеза: { $turns }): { $mean } ± { $error } поена; завршено раније: { $early }; потеза у најкраћој партији: { $shortest }
jewels-match-gain = { $one } према { $other } (потеза: { $turns }): { $mean } ± { $error } поена на истим таблама ({ $percent } %)
jewels-play-no-board = нема табле „{ $text }“: табле су { $names }
jewels-generate-written = { $path }: написаних табли: { $count }
jewels-check-right = { $path } је исправна; могућих замена на почетку: { $swaps }; драгуља у линијама допуне: { $lengths }
jewels-train-written = { $path }: научено из потеза: { $moves }; поена по потезу на крају: { $mean }
jewels-train-damaged = „{ $path }“ је оштећена или није учење: уклоните је, или учите без `--resume`
jewels-train-other = „{ $path }“ је друго учење, са `--seed { $seed } --moves { $moves }`: узмите те бројеве, или учите без `--resume`
jewels-bench-plain = `tabla bench jewels` нема других опција: мери насумичне потезе
jewels-bench-speed = Насумичних дозвољених потеза у секунди процесорског времена: { $speed } (укупно { $moves } за { $time })
jewels-bench-total = Поени: { $points }; мртвих табли: { $dead }
