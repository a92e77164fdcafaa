## Proč hry skončily a co se říká o souborech.

ending-because = { $ending } ({ $reason })
resign-sure = Vzdát tuto hru? [a/N]
resign-not = Hra pokračuje.
table-file-empty = soubor je prázdný
check-empty = v souboru „{ $path }“ není žádný tah: je prázdný, nebo je useknutý

scrabble-menu-scorer = Spočítat zapsanou hru
scorer-ask = Složka se soubory { $tiles }, { $board } a { $game }; „.“ je tato, „*“ ukázka, Enter: odejít:
scorer-prompt = { $number } z { $count }. Enter: další; číslo: to položení; „{ $undo }“: o jedno zpět; „{ $quit }“: odejít:
scorer-prompt-end = { $number } z { $count }. Enter nebo „{ $quit }“: odejít; číslo: to položení; „{ $undo }“: o jedno zpět:
scorer-not-here = „{ $text }“ není číslo od 1 do { $count }
scrabble-warnings =
    { $count ->
        [one] { $count } upozornění, viz výše.
        [few] { $count } upozornění, viz výše.
       *[other] { $count } upozornění, viz výše.
    }
web-file-remarks =
    { $count ->
        [one] { $count } upozornění k souboru
        [few] { $count } upozornění k souboru
       *[other] { $count } upozornění k souboru
    }
