## Příručka: pravidla her, stránky pro `man`, návratové kódy.

rules-how = „{ $command }“ ukáže pravidla jedné hry; jazyk volí `--lang`.

manual-title = Příručka k programu Tabla
manual-name = Jméno
manual-synopsis = Použití
manual-examples = Příklady
manual-exit = Návratové kódy
manual-exit-done = hotovo; hra, která se hrála, skončila
manual-exit-unfinished = nedohraná hra, neúspěšná kontrola, nebo neúspěšný zápis
manual-exit-wrong = chybný argument, uvedený soubor nebo pozice
manual-exit-interrupted = přerušeno klávesami Ctrl-C
manual-files = Soubory
manual-file-data = nedohrané hry, hry z prohlížeče, žebříček hry Jewels, vlastní slova pro Scrabble a koncovky hry Mlýn
manual-file-game = hra Santorini nebo Mlýn, v aktuální složce, pokud `--out` neurčí jiný soubor
manual-file-arena = turnaj příkazu `tabla arena run`, pokud `--out` neurčí jinou složku
manual-environment = Prostředí
manual-variable-data = složka, kde se všechno uchovává, místo té ve složce s daty
manual-variable-adviser = hráč, který dává rady, například `champion:time=3s`
manual-variable-language = jazyk, pokud ho nevolí `--lang`
manual-variable-colour = zda jsou barvy, pokud to neříká `--color`
manual-variable-columns = šířka obrazovky tam, kde ji nelze zjistit
manual-see-also = Viz též
manual-written =
    { $count ->
        [one] { $count } stránka je
        [few] { $count } stránky jsou
       *[other] { $count } stránek je
    } v „{ $path }“.

cli-rules-about = Ukázat pravidla hry
cli-rules-arg-game = Hra; bez ní se hry vypíší
cli-rules-arg-markdown = Ukázat text tak, jak je napsán, jako `Markdown`; tak je to i v rouře
cli-rules-arg-json = Pro programy: JSON
cli-rules-example-list = ke kterým hrám jsou pravidla
cli-rules-example-show = pravidla hry Mlýn srbsky
cli-rules-example-file = pravidla v souboru
cli-man-about = Vytvořit příručku: stránku ke každému příkazu
cli-man-arg-dir = Složka; stránky přijdou do její podsložky `man1`. Bez ní se ukáže první stránka
cli-man-example-folder = odteď ukáže příručku `man tabla`
cli-man-example-show = přečíst si první stránku
