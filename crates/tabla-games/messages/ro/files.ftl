## De ce s-au încheiat partidele și ce se spune despre fișiere.

ending-because = { $ending } ({ $reason })
resign-sure = Cedați partida? [d/N]
resign-not = Partida continuă.
table-file-empty = fișierul este gol
check-empty = în fișierul „{ $path }” nu este nicio mutare: este gol sau a fost trunchiat

scrabble-menu-scorer = Punctează o partidă scrisă
scorer-ask = Dosarul cu { $tiles }, { $board } și { $game }; „.” este acesta, „*” exemplul, Enter: ieșire:
scorer-prompt = { $number } din { $count }. Enter: următoarea depunere; un număr: depunerea aceea; „{ $undo }”: una înapoi; „{ $quit }”: ieșire:
scorer-prompt-end = { $number } din { $count }. Enter sau „{ $quit }”: ieșire; un număr: depunerea aceea; „{ $undo }”: una înapoi:
scorer-not-here = „{ $text }” nu este un număr de la 1 la { $count }
scrabble-warnings =
    { $count ->
        [one] { $count } avertisment, vedeți mai sus.
        [few] { $count } avertismente, vedeți mai sus.
       *[other] { $count } de avertismente, vedeți mai sus.
    }
web-file-remarks =
    { $count ->
        [one] Un avertisment despre fișier
        [few] { $count } avertismente despre fișier
       *[other] { $count } de avertismente despre fișier
    }
