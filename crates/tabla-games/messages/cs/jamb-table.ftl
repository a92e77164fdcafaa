## Stůl pro jamb: lidé, uložené hry, nabídka, tahy, rady, zprávy.

game-jamb = Jamb

jamb-people-nobody = není tu nikdo, kdo by hrál
jamb-people-too-many = { $count } lidí je příliš mnoho: u stolu je místo pro { $most }
jamb-people-start = rozehraný list je pro jednoho hráče
jamb-people-no-name = hráč { $number } nemá jméno
jamb-people-long-name = jméno „{ $name }“ má více než { $most } písmen
jamb-people-same-name = dva hráči se jmenují „{ $name }“
jamb-people-no-computer = počítač „{ $text }“ tu není; jsou tu { $known }
jamb-people-name = Hráč { $number }
jamb-dice-alone = generátor si vybírá ten, kdo hraje sám; když hraje víc hráčů, jsou kostky zapečetěné, pokud není zadáno semínko
jamb-player-careless = Nepozorný
jamb-player-careless-about = zná pár pravidel a často na ně zapomene; dobrý první soupeř
jamb-player-rule = Podle pravidel
jamb-player-greedy = Hamižný
jamb-player-optimal = Bezchybný
jamb-player-rule-about = míří na další pole dolů nebo nahoru; asi 310 bodů na hru
jamb-player-greedy-about = bere nejvíc bodů hned, ať potom přijde cokoli; asi 340 bodů na hru
jamb-player-optimal-about = hraje tak dobře, jak jen to jde; asi 460 bodů na hru

jamb-save-storage = „{ $text }“ není způsob uložení listu
jamb-save-generator = „{ $text }“ není generátor kostek
jamb-save-step = událost { $number }: { $because }
jamb-save-dice = „{ $text }“ nejsou kostky
jamb-save-no-throw = tady se nic nehází
jamb-save-other-dice = kostky jsou { $written }, ale semínko dává { $right }
jamb-save-friend = „{ $text }“ není přítel
jamb-save-real-dice = kostky této hry padly na skutečném stole; tady pokračovat nelze
jamb-save-name = Jméno souboru, například „hra.txt“ (Enter: zpět):

# Nabídka

jamb-room-continue = Pokračovat: Jamb, { $people }, tah { $turn }
jamb-room-dice = Kostky: „{ $generator }“, semínko { $seed }
jamb-room-sealed = Kostky: zapečetěné; nikdo neví, co padne.
jamb-computer-turn = Hraje: { $name }.
jamb-room-shared = Všichni dostanou stejné hody.
jamb-room-unfinished = Je tu nedokončená hra; pokračovat lze volbou { $number } (načíst).
jamb-menu-title =
    { $name }: { $filled } ze 30 polí, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
jamb-menu-title-over = Hra skončila.
jamb-menu-new = Nový prázdný list
jamb-menu-talon = Vypsat bodovací list a stav
jamb-menu-turn = Odehrát jeden tah
jamb-menu-turn-on = Pokračovat v tahu
jamb-menu-friend = Přítel pomůže ({ $friend })
jamb-menu-advice = Rada
jamb-menu-statistics = Statistika kostek
jamb-menu-storage = Uložení listu
jamb-menu-undo = Vzít zpět poslední pole
jamb-menu-report = Přehled: štěstí a dovednost
jamb-menu-stop = Ukončit hru zde
jamb-menu-options = Možnosti
jamb-menu-save = Uložit
jamb-menu-load = Načíst
jamb-menu-rules = Pravidla
jamb-menu-exit = Odejít
jamb-new-sure = Hra neskončila. Zahodit bodovací list? [a/N]
jamb-new-not = List zůstává.
jamb-new-done = Nový, prázdný list.
jamb-stop-sure = Ukončit hru s dosavadními body? [a/N]
jamb-stop-not = Hra pokračuje.
jamb-over = hra skončila; volba 1 začne nový list
jamb-undo-nothing = ještě nic není zapsáno
jamb-undo-dice-have-fallen = po posledním zapsaném poli už padly kostky; pole zůstává
jamb-undo-done = Pole je zase prázdné a kostky leží, jak ležely.
jamb-load-title = Která hra?
jamb-load-note = Můžete napsat i jméno souboru.

# Tah

jamb-turn-title = { $name }, tah { $turn } ze 30, hod { $throw } ze 3
jamb-turn-prompt = Hod { $throw }: které kostky necháte, nebo které pole zapíšete?
jamb-turn-prompt-write = Hod { $throw }: které pole zapíšete?
jamb-turn-how = Napište kostky, které necháte („22“), nebo pole: „d“ (dolů), „n“ (nahoru), „r kenta“ (z ruky). „p15“ přehodí 1 a 5, „rada“ poradí, „?“ vypíše příkazy.
jamb-turn-how-again = Napište kostky, které necháte („22“), nebo pole: „d“ (dolů), „n“ (nahoru). „p15“ přehodí 1 a 5, „rada“ poradí, „?“ vypíše příkazy.
jamb-turn-how-write = Napište pole: „d“ (dolů) nebo „n“ (nahoru). „rada“ poradí, „?“ vypíše příkazy.
jamb-turn-how-hand = Napište řádek sloupce z ruky: „r 6“, „r kenta“. „rada“ poradí, „?“ vypíše příkazy.
jamb-turn-would-cross = pole { $row } by se škrtlo; chcete-li to, uveďte i sloupec „{ $column }“, například „r kenta“
jamb-turn-unknown = „{ $text }“ tady udělat nelze; „?“ ukáže, co lze
jamb-turn-which-column = pole { $row } je volné ve sloupcích { $columns }: uveďte, ve kterém, například „r kenta“
jamb-turn-fell = Padlo { $thrown }.
jamb-turn-fell-kept = Necháno { $kept }, padlo { $thrown }.
jamb-turn-written =
    Zapsáno: { $row }, { $column }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }. Celkem { $total }.
jamb-turn-crossed = Škrtnuto: { $row }, { $column }. Celkem { $total }.
jamb-word-keep = nech, nechat, k
jamb-word-throw = přehoď, p, hoď, t
jamb-word-write = zapiš, z
jamb-word-all = vše
jamb-word-nothing = nic
jamb-word-down = dolů, d
jamb-word-up = nahoru, n, u
jamb-word-hand = ruka, ruky, r
jamb-word-kenta = kenta
jamb-word-ful = ful
jamb-word-poker = poker
jamb-word-jamb = jamb
jamb-word-advice = rada, a
jamb-word-talon = list, talon
jamb-word-help = pomoc, nápověda, ?
jamb-word-undo = zpět
jamb-word-friend = přítel, f
jamb-word-menu = nabídka, m
jamb-word-quit = konec, odejít
jamb-help-moves = Kostky se označují číslem: „2 2“, „22“, „k22“ nebo „nech 2 2“ nechá dvě dvojky a znovu hodí ostatními; „p 1 5“ nebo „přehoď 15“ hodí znovu těmito a ostatní nechá; „přehoď vše“ hodí všemi pěti. Pole se označuje sloupcem: „d“, „n“, „r kenta“, „r6“; samotný řádek stačí, je-li volný jen v jednom sloupci: „kenta“. Enter přijme právě danou radu, nebo udělá to jediné, co lze.
jamb-help-advice = každá volba se svou hodnotou; s „vše“ celý seznam
jamb-help-friend = přítel dohraje zbytek tahu
jamb-help-talon = ukázat bodovací list a kostky
jamb-help-undo = vzít zpět poslední pole, dokud nepadly nové kostky
jamb-help-menu = zpět do nabídky; tah bude pokračovat později
jamb-help-quit = odejít; hra zůstane uložena
jamb-help-help = vypsat příkazy

# Bodovací list

jamb-sheet-sum = Σ
jamb-sheet-sum-ascii = soucet
jamb-sheet-total = celkem
jamb-sheet-all = vše
jamb-sheet-legend = Nevyplněná pole jsou prázdná, × je škrtnuté pole. Šipky ukazují další pole dolů a nahoru; závorky ukazují, co by pole teď přineslo.
jamb-sheet-legend-ascii = Nevyplněná pole jsou prázdná, x je škrtnuté pole. Znaky v a ^ ukazují další pole dolů a nahoru; závorky ukazují, co by pole teď přineslo.
jamb-total =
    Celkem: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, { $filled } ze { $fields } polí
jamb-total-final =
    Konečný součet: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, { $filled } ze { $fields } polí
jamb-total-of =
    { $name }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, { $filled } ze { $fields } polí
jamb-total-final-of =
    { $name }, konečný součet: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, { $filled } ze { $fields } polí
jamb-spoken-column = Sloupec { $column }: { $fields }; { $rest }. Součet 1 až 6: { $upper }, kombinací: { $lower }, celkem: { $total }.
jamb-spoken-field =
    { $row } má { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
jamb-spoken-crossed = { $row } škrtnuto
jamb-spoken-empty = prázdný
jamb-spoken-next = další je { $row }
jamb-spoken-open = volná pole: { $rows }
jamb-spoken-full = vše vyplněno
jamb-spoken-brings = Teď lze zapsat: { $fields }.
jamb-field-brings = { $column } { $row } za { $points }
jamb-field-crosses = { $column } { $row } škrtnuto

# Přátelé

jamb-friend-rule = podle jednoduchých pravidel
jamb-friend-optimal = podle přesného výpočtu
jamb-friend-greedy = jen podle tohoto tahu
jamb-friend-rule-about = míří na další pole dolů nebo nahoru a říká obě pravděpodobnosti
jamb-friend-optimal-about = hledá nejvyšší očekávaný konečný součet, bez chyby
jamb-friend-greedy-about = chce nejvíc bodů teď, ať potom přijde cokoli
jamb-friend-because-only = Možná je jen jedna volba: { $what }. Očekávaný součet { $total }.
jamb-friend-because-best = Nejlepší je: { $what }; očekávaný součet { $total }. Druhé nejlepší, o { $loss } méně: { $other }.
jamb-friend-because-greedy = Nejvíc bodů v tomto tahu: { $what }.

# Rada

jamb-advice-no-dice = na stole nejsou kostky; rada se týká tahu, začněte ho volbou 3
jamb-advice-choice = volba
jamb-advice-total = očekávání
jamb-advice-loss = ztráta
jamb-advice-now = teď
jamb-advice-more =
    ještě { $count ->
        [one] { $count } volba
        [few] { $count } volby
       *[other] { $count } voleb
    }; „rada vše“ ukáže všechny
jamb-advice-spoken = { $what }: očekávaný součet { $total }, ztráta { $loss }, { $grade }.
jamb-advice-expected = Očekávaný konečný součet při nejlepší hře: { $expected }.
jamb-advice-range = Očekávaný konečný součet při nejlepší hře: { $expected }; osm her z deseti skončí mezi { $low } a { $high }.
jamb-advice-reckoning = počítá se rozdělení součtů: { $percent } % (Ctrl-C vynechá)
jamb-advice-enter = Enter přijme první volbu. Rada se poznamená do výsledku.
jamb-do-keep = nechat { $dice }
jamb-do-throw-all = hodit znovu všemi
jamb-do-write =
    zapsat { KEY($row) ->
        [jamb-row-kenta] { CASE($row, "accusative") }
        [jamb-row-ful] { $row }
        [jamb-row-poker] { $row }
        [jamb-row-jamb] { $row }
       *[other] pole { $row }
    }, { $column } ({ $points })
jamb-do-cross =
    škrtnout { KEY($row) ->
        [jamb-row-kenta] { CASE($row, "accusative") }
        [jamb-row-ful] { $row }
        [jamb-row-poker] { $row }
        [jamb-row-jamb] { $row }
       *[other] pole { $row }
    }, { $column }
jamb-percent = { $number } %
jamb-grade-perfect = nejlepší
jamb-grade-good = dobré
jamb-grade-inaccuracy = nepřesnost
jamb-grade-mistake = chyba
jamb-grade-blunder = hrubá chyba

# Kostky a uložení

jamb-dice-none = Ještě nepadla žádná kostka.
jamb-dice-spoken =
    Číslo { $face }: { $count ->
        [one] { $count }krát
        [few] { $count }krát
       *[other] { $count }krát
    }, { $share }.
jamb-dice-told =
    Dosud { $count ->
        [one] padla { $count } kostka
        [few] padly { $count } kostky
       *[other] padlo { $count } kostek
    }; rovnoměrně by bylo { $even } od každého čísla.
jamb-dice-faces = Čísla: chí-kvadrát { $statistic }; poctivé kostky překročí { $rare } jednou ze 100 a { $veryrare } jednou z 1000 případů. { $verdict }
jamb-dice-pairs = Dvojice po sobě jdoucích kostek: chí-kvadrát { $statistic }; poctivé kostky překročí { $rare } jednou ze 100 a { $veryrare } jednou z 1000 případů. { $verdict }
jamb-dice-few-faces = Čísla: méně než 30 kostek ještě nic neříká.
jamb-dice-few-pairs = Dvojice po sobě jdoucích kostek: méně než 360 kostek ještě nic neříká.
jamb-dice-fair = Nic neobvyklého.
jamb-dice-rare = Neobvyklé, ale stává se.
jamb-dice-very-rare = Na poctivé kostky velmi neobvyklé.
jamb-storage-now = List je uložen jako { $layout }: vyplněno { $filled } ze 30 polí, bajtů { $bytes }; hustá matice zabírá { $dense }.
jamb-storage-layout = { $layout }: teď bajtů { $bytes }, plný { $full }; { $point }
jamb-storage-point = po vyplnění { $filled } polí se stane hustou maticí
jamb-storage-never = nikdy se nemění
jamb-storage-dense = Všech 30 polí, řádek po řádku, jeden bajt pro to, zda je vyplněno, a jeden pro hodnotu.
jamb-storage-converted = List se stal hustou maticí: při { $filled } vyplněných polích by formát { $layout } zabíral bajtů { $sparse }, kdežto matice zabírá { $dense }.
jamb-storage-coo = „COO“: řádek, sloupec a hodnota každého vyplněného pole
jamb-storage-csr = „CSR“: stlačené řádky
jamb-storage-csc = „CSC“: stlačené sloupce

# Možnosti

jamb-options-title = Možnosti
jamb-options-friend = Přítel: { $value }
jamb-options-reckoning = Čím se přítel řídí: { $value }
jamb-options-threshold = Přítel dá přednost kombinaci pravděpodobnější než: { $value }
jamb-options-storage = Uložení dalšího listu: { $value }
jamb-options-ful = Další list: pět stejných platí jako ful: { $value }
jamb-options-poker = Další list: pět stejných platí jako poker: { $value }
jamb-options-people = Další list: hráči: { $value }
jamb-options-shared = Další list: stejné hody pro všechny: { $value }
jamb-options-generator = Další list: generátor kostek: { $value }
jamb-options-seed = Další list: semínko kostek: { $value }
jamb-options-seed-next = následující po tomto
jamb-options-which-friend = Který přítel?
jamb-options-which-reckoning = Který výpočet?
jamb-options-which-storage = Které uložení?
jamb-options-ask-threshold = Číslo od 0 do 1, například 0,35, 7/20 nebo 35% (Enter: beze změny):
jamb-options-bad-threshold = „{ $text }“ není číslo od 0 do 1, například 0,35, 7/20 nebo 35%
jamb-options-ask-seed = Celé číslo od 0 výš (Enter: beze změny):
jamb-options-bad-seed = „{ $text }“ není celé číslo od 0 do 18446744073709551615
jamb-options-ask-people = Jména, 1 až { $most }, oddělená čárkami (Enter: beze změny):

# Zprávy

jamb-end-title = Hra skončila.
jamb-report-nothing = Ještě o ničem nebylo rozhodnuto.
jamb-report-start = Nejlepší hra čeká od prázdného listu
jamb-report-luck = Co daly kostky
jamb-report-loss = Co stály volby
jamb-report-given-up = Ztraceno předčasným koncem
jamb-report-total = Celkem
jamb-report-expected = Teď očekávaný součet
jamb-report-grades = Volby: { $grades }.
jamb-report-no-loss = Žádná volba nic nestála.
jamb-report-dearest = Nejdražší volby:
jamb-report-choice = tah { $turn }, hod { $throw }, { $dice }: { $did }; lepší { $best }: ztráta { $loss } ({ $grade })
jamb-report-advised-mark = [s radou]
jamb-report-friend-mark = [přítel]
jamb-report-throw = tah { $turn }, hod { $throw }: { $dice } ({ $luck })
jamb-report-luckiest = Hody s největším štěstím: { $throws }.
jamb-report-unluckiest = Hody s největší smůlou: { $throws }.
jamb-report-advised = Volby s vyžádanou radou: { $count } z celkem { $all }.
jamb-report-helped =
    Přítel dohrál { $count ->
        [one] { $count } tah
        [few] { $count } tahy
       *[other] { $count } tahů
    }.
jamb-report-alone = Odehráno bez rady a bez pomoci.
jamb-ranking-name = místo
jamb-ranking-points = body
jamb-ranking-luck = štěstí
jamb-ranking-loss = ztráta
jamb-ranking-marks = značky
jamb-ranking-winner =
    { $count ->
        [one] Vyhrává { $names }.
       *[other] O první místo se dělí { $names }.
    }
jamb-ranking-advice = R
jamb-ranking-friend = P
jamb-ranking-legend = { $advice }: volby s radou; { $friend }: tahy, které dohrál přítel

# Příkazová řádka

cli-value-generator = GENERÁTOR
cli-value-layout = ULOŽENÍ
cli-value-odds = VÝPOČET
cli-value-friend = PŘÍTEL
cli-value-names = JMÉNA
cli-jamb-about = Jamb: pět kostek, třicet tahů, jeden bodovací list
cli-jamb-arg-rng = Co hází kostkami: „lcg“ (výchozí) nebo „bbs“
cli-jamb-arg-seed = Číslo, z něhož vznikají kostky; stejné číslo, stejné kostky
cli-jamb-arg-storage = Jak je list uložen: „coo“ (výchozí), „csr“ nebo „csc“
cli-jamb-arg-odds = Kterou pravděpodobností se přítel řídí: „exact“ (výchozí) nebo „source“
cli-jamb-arg-threshold = Jak pravděpodobná musí být kombinace, aby o ni přítel hrál; výchozí je 0,35
cli-jamb-arg-friend = Kdo pomáhá: „rule“ (výchozí), „optimal“ nebo „greedy“
cli-jamb-arg-players = Jména 1 až 8 hráčů, oddělená čárkami; `computer:rule`, `computer:greedy` a `computer:optimal` jsou počítače
cli-jamb-arg-shared-dice = Všichni dostanou stejné hody
cli-jamb-arg-jamb-is-ful = Pět stejných kostek platí i jako ful
cli-jamb-arg-jamb-is-not-poker = Pět stejných kostek neplatí jako poker
cli-jamb-example-room = otevřít nabídku hry Jamb
cli-jamb-example-seed = s kostkami určitého generátoru a semínka
cli-jamb-play-about = Hrát
cli-jamb-play-example-people = dva lidé porovnávají hru na stejných kostkách
cli-jamb-play-example-friend = s přítelem, který nechybuje, a se stlačenými řádky
cli-jamb-play-example-odds = s přítelem, který se řídí výpočtem z předlohy
