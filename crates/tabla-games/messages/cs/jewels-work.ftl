## Jewels na příkazové řádce: plochy, boti, učení a počítačový hráč.

cli-value-name = JMÉNO
cli-value-bot = BOT

cli-jewels-about = Jewels: prohoďte dva kameny tak, aby vznikl sled tří stejných; bez příkazu se otevře nabídka hry
cli-jewels-example-room = otevřít nabídku hry
cli-jewels-example-play = hrát pět minut na nové ploše
cli-jewels-example-judge = nechat program hrát podle soutěžních souborů

cli-jewels-play-about = Hrát na hrací ploše
cli-jewels-play-arg-file = Soubor s hrací plochou; bez něj nová náhodná plocha
cli-jewels-play-arg-contest = Plocha ze soutěže: `random`, `checker`, `fence` nebo `squares`
cli-jewels-play-arg-seed = Číslo náhodné plochy; stejné číslo dá stejnou plochu
cli-jewels-play-arg-limit = Jak dlouho smí hra trvat, v minutách a sekundách, například `5:00`
cli-jewels-play-example-file = hrát na ploše ze souboru bez časového limitu
cli-jewels-play-example-contest = pět minut na ploše ze soutěže
cli-jewels-play-example-seed = náhodná plocha číslo 7

cli-jewels-rules-about = Ukázat pravidla
cli-jewels-rules-example = pravidla hry
cli-jewels-scores-about = Ukázat žebříček
cli-jewels-scores-example = kdo získal nejvíc bodů a na které ploše

cli-jewels-generate-about = Zapsat náhodné hrací plochy s doplňovacími kameny
cli-jewels-generate-arg-count = Kolik ploch
cli-jewels-generate-arg-length = Počet doplňovacích kamenů pro každý sloupec, 8 až 1024
cli-jewels-generate-arg-seed = Stejné semínko dá stejné plochy
cli-jewels-generate-arg-out = Soubor jedné plochy, nebo složka pro více ploch
cli-jewels-generate-example = jedna plocha
cli-jewels-generate-example-many = sto ploch, jejichž doplňovací kameny se brzy opakují

cli-jewels-check-about = Ověřit, zda je soubor s hrací plochou v pořádku
cli-jewels-check-arg-file = Soubor s hrací plochou
cli-jewels-check-example = řekne řádek a sloupec každé chyby a její důvod

cli-jewels-match-about = Porovnat boty na mnoha plochách: průměrné body se směrodatnými chybami
cli-jewels-match-arg-boards = Soubory s hracími plochami
cli-jewels-match-arg-bots = Boti: `random`, `greedy`, `ai` s nastavením jako `ai:time=50ms,memory` nebo `ai:samples=2000`, nebo `"command:./bot"` pro program
cli-jewels-match-arg-turns = Kolik tahů se hraje; více čísel oddělených čárkami se hraje jedno po druhém
cli-jewels-match-arg-time = Čas procesoru na každý tah bota `ai` bez vlastního nastavení; výchozí je 50 milisekund
cli-jewels-match-arg-generate = Tolik náhodných ploch místo souborů
cli-jewels-match-arg-length = Počet doplňovacích kamenů pro každý sloupec náhodných ploch, 8 až 1024
cli-jewels-match-arg-seed = Stejné semínko dá stejné náhodné plochy
cli-jewels-match-arg-json = Vypsat výsledek se všemi partiemi jako JSON
cli-jewels-match-example = dva boti na jedné ploše, pro tři počty tahů
cli-jewels-match-example-generate = co přinese paměť na stu náhodných ploch, pro programy

cli-jewels-train-about = Vytvořit naučené hodnocení počítačového hráče hrou bez soupeře
cli-jewels-train-arg-moves = Kolik tahů se hraje
cli-jewels-train-arg-seed = Stejné semínko dá stejné váhy
cli-jewels-train-arg-out = Soubor s váhami; nedokončené učení se uchovává vedle něj
cli-jewels-train-arg-resume = Pokračovat v přerušeném učení
cli-jewels-train-example = učení tohoto projektu, několik minut
cli-jewels-train-example-resume = pokračovat tam, kde bylo přerušeno

cli-jewels-ai-about = Počítačový hráč hry Jewels: přečte `vstup.txt` a zapíše `vystup.txt` za méně než pět sekund
cli-jewels-ai-arg-time = Čas na přemýšlení, nejvýš `4.7s`; výchozí je `4.5s`
cli-jewels-ai-arg-memory = Soubor, ve kterém si pamatuje hru od tahu k tahu; výchozí je `jewels-ai.memory`
cli-jewels-ai-arg-no-memory = Nepamatovat si nic
cli-jewels-ai-example = odpovědět na plochu v této složce
cli-jewels-ai-example-quick = půl sekundy, bez vlastního souboru

cli-bench-example-jewels = kolik náhodných tahů hry Jewels se vejde do sekundy

jewels-ai-no-swap = „{ $path }“: na této ploše není možné provést žádný tah, proto není odpověď
jewels-ai-damaged = „{ $path }“ je poškozený nebo to není paměť hry: hra se poznává znovu od začátku
jewels-ai-forgotten = hru si nelze zapamatovat: { $because }
jewels-ai-time = „{ $text }“ není čas na přemýšlení: zadává se čas jako `4.5s` nebo `500ms`, nejvýš { $most }, protože odpověď musí přijít do pěti sekund
jewels-ai-memory = „{ $path }“ nemůže být paměť: je potřeba vlastní soubor, ne `vstup.txt` ani `vystup.txt`

jewels-match-no-bot = „{ $text }“ není bot: zvolte `random`, `greedy`, `ai`, `ai:time=50ms,memory`, `ai:samples=2000`, nebo `"command:./bot"` pro program
jewels-match-folder = nelze vytvořit složku, ve které by program hrál: { $error }
jewels-match-boards = Ploch: { $count }
jewels-match-row = { $bot }, tahů { $turns }: { $mean } ± { $error } bodu; skončilo dříve: { $early }; tahů v nejkratší partii: { $shortest }
jewels-match-gain = { $one } – { $other }, tahů { $turns }: { $mean } ± { $error } bodu na stejných plochách ({ $percent } %)
jewels-play-no-board = plocha „{ $text }“ neexistuje; plochy jsou { $names }
jewels-generate-written = { $path }: zapsaných ploch: { $count }
jewels-check-right = { $path } je v pořádku; možných tahů na začátku: { $swaps }; doplňovacích kamenů: { $lengths }
jewels-train-written = { $path }: naučeno z tahů: { $moves }; bodů na tah na konci: { $mean }
jewels-train-damaged = „{ $path }“ je poškozený nebo to není učení: odstraňte ho, nebo učte bez `--resume`
jewels-train-other = „{ $path }“ je jiné učení, s `--seed { $seed } --moves { $moves }`: zadejte tato čísla, nebo učte bez `--resume`
jewels-bench-plain = `tabla bench jewels` nemá další volby: měří náhodné tahy
jewels-bench-speed = Náhodných dovolených tahů za sekundu času procesoru: { $speed } (celkem { $moves } za { $time })
jewels-bench-total = Body: { $points }; plochy bez tahu: { $dead }
