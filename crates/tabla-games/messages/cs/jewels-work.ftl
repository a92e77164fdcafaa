## Drahokamy na příkazové řádce: desky, boti, učení a počítačový hráč.

cli-value-name = JMÉNO
cli-value-bot = BOT

cli-jewels-about = Drahokamy: vyměňte dva kameny a dejte tři stejné do řady; bez příkazu se otevře místnost
cli-jewels-example-room = otevřít místnost hry
cli-jewels-example-play = hrát pět minut na nové desce
cli-jewels-example-judge = nechat program hrát podle soutěžních souborů

cli-jewels-play-about = Hrát na desce
cli-jewels-play-arg-file = Soubor s deskou; není-li zadán, nová náhodná deska
cli-jewels-play-arg-contest = Deska ze soutěže: `random`, `checker`, `fence` nebo `squares`
cli-jewels-play-arg-seed = Číslo náhodné desky; stejné číslo je stejná deska
cli-jewels-play-arg-limit = Jak dlouho smí partie trvat, v minutách a sekundách, například `5:00`
cli-jewels-play-example-file = hrát na desce ze souboru bez omezení času
cli-jewels-play-example-contest = pět minut na desce ze soutěže
cli-jewels-play-example-seed = náhodná deska číslo 7

cli-jewels-rules-about = Ukázat pravidla
cli-jewels-rules-example = kniha pravidel
cli-jewels-scores-about = Ukázat nejlepší výsledky
cli-jewels-scores-example = kdo získal nejvíc bodů a na které desce

cli-jewels-generate-about = Zapsat náhodné desky s jejich doplňovacími řadami
cli-jewels-generate-arg-count = Kolik desek
cli-jewels-generate-arg-length = Počet kamenů v každé doplňovací řadě, 8 až 1024
cli-jewels-generate-arg-seed = Stejné semínko dá stejné desky
cli-jewels-generate-arg-out = Soubor jedné desky, nebo složka pro více desek
cli-jewels-generate-example = jedna deska
cli-jewels-generate-example-many = sto desek, jejichž doplňovací řady se brzy opakují

cli-jewels-check-about = Ověřit, zda je soubor s deskou v pořádku
cli-jewels-check-arg-file = Soubor s deskou
cli-jewels-check-example = řekne řádek a sloupec každé chyby a její důvod

cli-jewels-match-about = Porovnat boty na mnoha deskách: průměrné body se směrodatnými chybami
cli-jewels-match-arg-boards = Soubory s deskami
cli-jewels-match-arg-bots = Boti: `random`, `greedy`, `ai` s nastavením jako `ai:time=50ms,memory` nebo `ai:samples=2000`, nebo `"command:./bot"` pro program
cli-jewels-match-arg-turns = Kolik tahů se hraje; více čísel oddělených čárkami se hraje jedno po druhém
cli-jewels-match-arg-time = Čas procesoru na každý tah bota `ai` bez vlastního nastavení; není-li zadán, 50 milisekund
cli-jewels-match-arg-generate = Tolik náhodných desek místo souborů
cli-jewels-match-arg-length = Počet kamenů v každé doplňovací řadě náhodných desek, 8 až 1024
cli-jewels-match-arg-seed = Stejné semínko dá stejné náhodné desky
cli-jewels-match-arg-json = Vypsat výsledek se všemi partiemi jako JSON
cli-jewels-match-example = dva boti na jedné desce, pro tři počty tahů
cli-jewels-match-example-generate = co přinese paměť na stu náhodných desek, pro programy

cli-jewels-train-about = Vytvořit naučené hodnocení počítačového hráče hrou bez soupeře
cli-jewels-train-arg-moves = Kolik tahů se hraje
cli-jewels-train-arg-seed = Stejné semínko dá stejné váhy
cli-jewels-train-arg-out = Soubor s váhami; nedokončené učení se uchovává vedle něj
cli-jewels-train-arg-resume = Pokračovat v přerušeném učení
cli-jewels-train-example = učení tohoto projektu, několik minut
cli-jewels-train-example-resume = pokračovat tam, kde bylo přerušeno

cli-jewels-ai-about = Počítačový hráč Drahokamů: přečte `vstup.txt` a zapíše `vystup.txt` za méně než pět sekund
cli-jewels-ai-arg-time = Čas na přemýšlení, nejvýš `4.7s`; není-li zadán, `4.5s`
cli-jewels-ai-arg-memory = Soubor, ve kterém si pamatuje partii od tahu k tahu; není-li zadán, `jewels-ai.memory`
cli-jewels-ai-arg-no-memory = Nepamatovat si nic
cli-jewels-ai-example = odpovědět na desku v této složce
cli-jewels-ai-example-quick = půl sekundy, bez vlastního souboru

cli-bench-example-jewels = kolik náhodných tahů Drahokamů se vejde do sekundy

jewels-ai-no-swap = „{ $path }“: žádná výměna na této desce nevytvoří trojici stejných kamenů, proto není odpověď
jewels-ai-damaged = „{ $path }“ je poškozený nebo to není paměť partie: partie se poznává znovu od začátku
jewels-ai-forgotten = partii si nelze zapamatovat: { $because }
jewels-ai-time = „{ $text }“ není čas na přemýšlení: zadává se čas jako `4.5s` nebo `500ms`, nejvýš { $most }, protože odpověď musí přijít do pěti sekund
jewels-ai-memory = „{ $path }“ nemůže být paměť: je potřeba vlastní soubor, ne `vstup.txt` ani `vystup.txt`

jewels-match-no-bot = „{ $text }“ není bot: zvolte `random`, `greedy`, `ai`, `ai:time=50ms,memory`, `ai:samples=2000`, nebo `"command:./bot"` pro program
jewels-match-folder = nelze vytvořit složku, ve které by program hrál: { $error }
jewels-match-boards = Desek: { $count }
jewels-match-row = { $bot }, tahů { $turns }: { $mean } ± { $error } bodu; skončilo dříve: { $early }; tahů v nejkratší partii: { $shortest }
jewels-match-gain = { $one } proti { $other }, tahů { $turns }: { $mean } ± { $error } bodu na stejných deskách ({ $percent } %)
jewels-play-no-board = deska „{ $text }“ neexistuje: desky jsou { $names }
jewels-generate-written = { $path }: zapsaných desek: { $count }
jewels-check-right = { $path } je v pořádku; možných výměn na začátku: { $swaps }; kamenů v doplňovacích řadách: { $lengths }
jewels-train-written = { $path }: naučeno z tahů: { $moves }; bodů na tah na konci: { $mean }
jewels-train-damaged = „{ $path }“ je poškozený nebo to není učení: odstraňte ho, nebo učte bez `--resume`
jewels-train-other = „{ $path }“ je jiné učení, s `--seed { $seed } --moves { $moves }`: zadejte tato čísla, nebo učte bez `--resume`
jewels-bench-plain = `tabla bench jewels` nemá další volby: měří náhodné tahy
jewels-bench-speed = Náhodných dovolených tahů za sekundu času procesoru: { $speed } (celkem { $moves } za { $time })
jewels-bench-total = Body: { $points }; mrtvých desek: { $dead }
