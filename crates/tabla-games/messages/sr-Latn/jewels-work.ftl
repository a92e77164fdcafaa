## Dragulji na komandnoj liniji: table, botovi, učenje i računarski igrač.

cli-value-name = IME
cli-value-bot = BOT

cli-jewels-about = Dragulji: zamenite dva dragulja i napravite niz od tri jednaka; bez komande se otvara soba
cli-jewels-example-room = otvori sobu igre
cli-jewels-example-play = igraj pet minuta na novoj tabli
cli-jewels-example-judge = pusti program da igra po datotekama takmičenja

cli-jewels-play-about = Igraj na tabli
cli-jewels-play-arg-file = Datoteka s tablom; bez nje, nova nasumična tabla
cli-jewels-play-arg-contest = Tabla sa takmičenja: `random`, `checker`, `fence` ili `squares`
cli-jewels-play-arg-seed = Broj nasumične table; isti broj je ista tabla
cli-jewels-play-arg-limit = Koliko partija sme da traje, u minutima i sekundama, kao `5:00`
cli-jewels-play-example-file = igraj na tabli iz datoteke, bez vremenskog ograničenja
cli-jewels-play-example-contest = pet minuta na tabli sa takmičenja
cli-jewels-play-example-seed = nasumična tabla broj 7

cli-jewels-rules-about = Prikaži pravila
cli-jewels-rules-example = knjiga pravila
cli-jewels-scores-about = Prikaži najbolje rezultate
cli-jewels-scores-example = ko je imao najviše poena, i na kojoj tabli

cli-jewels-generate-about = Napravi nasumične table s njihovim linijama dopune
cli-jewels-generate-arg-count = Koliko tabli
cli-jewels-generate-arg-length = Broj dragulja u svakoj liniji dopune, od 8 do 1024
cli-jewels-generate-arg-seed = Isto seme daje iste table
cli-jewels-generate-arg-out = Datoteka jedne table, ili fascikla za više njih
cli-jewels-generate-example = jedna tabla
cli-jewels-generate-example-many = sto tabli čije se linije dopune brzo ponavljaju

cli-jewels-check-about = Proveri da li je datoteka s tablom ispravna
cli-jewels-check-arg-file = Datoteka s tablom
cli-jewels-check-example = kaže u kom je redu i na kom mestu svaka greška, i zašto

cli-jewels-match-about = Uporedi botove na mnogo tabli: prosečni poeni sa standardnim greškama
cli-jewels-match-arg-boards = Datoteke s tablama
cli-jewels-match-arg-bots = Botovi: `random`, `greedy`, `ai` s podešavanjima kao `ai:time=50ms,memory` ili `ai:samples=2000`, ili `"command:./bot"` za program
cli-jewels-match-arg-turns = Koliko poteza se igra; više brojeva, sa zarezima između njih, igra se jedan za drugim
cli-jewels-match-arg-time = Procesorsko vreme za svaki potez bota `ai` bez sopstvenog podešavanja; podrazumevano 50 milisekundi
cli-jewels-match-arg-generate = Ovoliko nasumičnih tabli umesto datoteka
cli-jewels-match-arg-length = Broj dragulja u svakoj liniji dopune nasumičnih tabli, od 8 do 1024
cli-jewels-match-arg-seed = Isto seme daje iste nasumične table
cli-jewels-match-arg-json = Ispiši rezultat sa svim partijama kao JSON
cli-jewels-match-example = dva bota na jednoj tabli, za tri broja poteza
cli-jewels-match-example-generate = koliko vredi pamćenje na sto nasumičnih tabli, za programe

cli-jewels-train-about = Nauči računarskog igrača da ocenjuje položaje tako što sam odigra mnogo partija
cli-jewels-train-arg-moves = Koliko poteza se igra
cli-jewels-train-arg-seed = Isto seme daje iste težine
cli-jewels-train-arg-out = Datoteka težina; nedovršeno učenje čuva se pored nje
cli-jewels-train-arg-resume = Nastavi učenje koje je prekinuto
cli-jewels-train-example = učenje ovog projekta, nekoliko minuta
cli-jewels-train-example-resume = nastavi tamo gde je prekinuto

cli-jewels-ai-about = Računarski igrač Dragulja: čita `vstup.txt` i piše `vystup.txt` za manje od pet sekundi
cli-jewels-ai-arg-time = Vreme za razmišljanje, najviše `4.7s`; podrazumevano `4.5s`
cli-jewels-ai-arg-memory = Datoteka u kojoj pamti partiju od poteza do poteza; podrazumevano `jewels-ai.memory`
cli-jewels-ai-arg-no-memory = Ne pamti ništa
cli-jewels-ai-example = odgovori na tablu u ovoj fascikli
cli-jewels-ai-example-quick = pola sekunde, bez sopstvene datoteke

cli-bench-example-jewels = koliko nasumičnih poteza Dragulja staje u sekundu

jewels-ai-no-swap = „{ $path }“: nijedna zamena na ovoj tabli ne pravi niz od tri jednaka dragulja, pa nema odgovora
jewels-ai-damaged = „{ $path }“ je oštećena ili nije pamćenje partije: partija se uči iznova
jewels-ai-forgotten = partija se ne pamti: { $because }
jewels-ai-time = „{ $text }“ nije vreme za razmišljanje: zadaje se vreme kao `4.5s` ili `500ms`, najviše { $most }, jer odgovor mora da stigne za pet sekundi
jewels-ai-memory = „{ $path }“ ne može da bude pamćenje: potrebna je zasebna datoteka, ni `vstup.txt` ni `vystup.txt`

jewels-match-no-bot = „{ $text }“ nije bot: uzmite `random`, `greedy`, `ai`, `ai:time=50ms,memory`, `ai:samples=2000`, ili `"command:./bot"` za program
jewels-match-folder = ne može da se napravi fascikla u kojoj bi program igrao: { $error }
jewels-match-boards = Tabli: { $count }
jewels-match-row = { $bot } (poteza: { $turns }): { $mean } ± { $error } poena; završeno ranije: { $early }; poteza u najkraćoj partiji: { $shortest }
jewels-match-gain = { $one } prema { $other } (poteza: { $turns }): { $mean } ± { $error } poena na istim tablama ({ $percent } %)
jewels-play-no-board = nema table „{ $text }“: table su { $names }
jewels-generate-written = { $path }: napisanih tabli: { $count }
jewels-check-right = { $path } je ispravna; mogućih zamena na početku: { $swaps }; dragulja u linijama dopune: { $lengths }
jewels-train-written = { $path }: naučeno iz poteza: { $moves }; poena po potezu na kraju: { $mean }
jewels-train-damaged = „{ $path }“ je oštećena ili nije učenje: uklonite je, ili učite bez `--resume`
jewels-train-other = „{ $path }“ je drugo učenje, sa `--seed { $seed } --moves { $moves }`: uzmite te brojeve, ili učite bez `--resume`
jewels-bench-plain = `tabla bench jewels` nema drugih opcija: meri nasumične poteze
jewels-bench-speed = Nasumičnih dozvoljenih poteza u sekundi procesorskog vremena: { $speed } (ukupno { $moves } za { $time })
jewels-bench-total = Poeni: { $points }; mrtvih tabli: { $dead }
