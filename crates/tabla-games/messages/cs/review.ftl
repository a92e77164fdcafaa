## Rozbor partie: proč tah nebyl nejlepší a proč rozbor není.

review-none = tato hra rozbor nemá
review-no-decision = po tahu { $ply } není žádné rozhodnutí k rozboru
review-under-way = rozbor bude, až partie skončí

# Mlýn a Santorini

review-wins-at-once = { $better } vyhrává hned
review-threw-away-win =
    { $moves ->
        [one] tím se zahodila výhra: { $better } vynuceně vyhrává za { $moves } tah
        [few] tím se zahodila výhra: { $better } vynuceně vyhrává za { $moves } tahy
       *[other] tím se zahodila výhra: { $better } vynuceně vyhrává za { $moves } tahů
    }
review-win-to-loss =
    { $moves ->
        [one] tím se výhra změnila v prohru: { $better } vynuceně vyhrává za { $moves } tah
        [few] tím se výhra změnila v prohru: { $better } vynuceně vyhrává za { $moves } tahy
       *[other] tím se výhra změnila v prohru: { $better } vynuceně vyhrává za { $moves } tahů
    }
review-lets-win =
    { $moves ->
        [one] potom soupeř vynuceně vyhrává za { $moves } tah; { $better } vydrží déle
        [few] potom soupeř vynuceně vyhrává za { $moves } tahy; lepší je { $better }
       *[other] potom soupeř vynuceně vyhrává za { $moves } tahů; lepší je { $better }
    }
review-draw-was-there = { $better } drží remízu
review-better = { $better } zachová o { $percent } % větší naději na výhru
review-mice-mill = { $better } uzavírá mlýn a bere kámen
review-mice-lets-mill = to soupeři dovolí uzavřít mlýn; lepší je { $better }
review-santorini-climb = { $better } vystupuje na úroveň { $level }

# Hry o body

review-points-lost = lépe: { $better }; to má průměrně o { $points } bodu větší hodnotu
review-left-on-table =
    { $points ->
        [one] na stole zůstal { $points } bod: { $better } přinese víc
        [few] na stole zůstaly { $points } body: { $better } přinese víc
       *[other] na stole zůstalo { $points } bodů: { $better } přinese víc
    }
review-missed-word =
    { $points ->
        [one] uniklo slovo { $word } za { $points } bod
        [few] uniklo slovo { $word } za { $points } body
       *[other] uniklo slovo { $word } za { $points } bodů
    }
review-missed-equity = { $better } má o { $points } bodu větší hodnotu, počítáme-li i kameny, které zbudou

# Příkaz

cli-review-about = Řekne, jakou hodnotu měl každý tah partie
cli-review-arg-file = Partie: uložený soubor, nebo soubor, který napsala hra
cli-review-arg-game = Hra, která v souboru je; jinak se podívá do souboru
cli-review-arg-json = Pro programy: JSON
cli-review-example-file = partie Scrabblu
cli-review-example-game = partie mlýna, srbsky
cli-review-example-json = uložená partie, jako JSON v souboru
review-no-game = žádná hra neumí přečíst „{ $path }“; `--game` říká, která hra to je
review-moments = Rozhodující okamžiky
review-player = Hráč { $number }
review-accuracy = { $player }: přesnost { $accuracy } % (nepřesnosti: { $inaccuracies }, chyby: { $mistakes }, hrubé chyby: { $blunders })
review-luck = { $player }: štěstí { $points } bodu
review-rival = { $player }: na stejné desce by počítač měl bodů: { $points }
review-grade-best = nejlepší
review-grade-good = dobrý
review-grade-inaccuracy = nepřesnost
review-grade-mistake = chyba
review-grade-blunder = hrubá chyba
