## Manualul: cărțile de reguli, paginile pentru `man`, codurile de ieșire.

rules-how = „{ $command }” arată unul dintre regulamente; `--lang` alege limba.

manual-title = Manualul programului Tabla
manual-name = Nume
manual-synopsis = Utilizare
manual-examples = Exemple
manual-exit = Coduri de ieșire
manual-exit-done = gata; partida jucată s-a încheiat
manual-exit-unfinished = partidă neterminată, verificare nereușită sau scriere nereușită
manual-exit-wrong = argument, fișier indicat sau poziție incorecte
manual-exit-interrupted = întrerupt cu Ctrl-C
manual-files = Fișiere
manual-file-data = partidele neterminate, partidele din browser, cele mai bune scoruri la Giuvaeruri, cuvintele proprii pentru Scrabble și finalurile de Țintar
manual-file-game = o partidă de Santorini sau de Țintar, în dosarul curent, dacă `--out` nu indică alt fișier
manual-file-arena = un turneu al comenzii `tabla arena run`, dacă `--out` nu indică alt dosar
manual-environment = Mediu
manual-variable-data = dosarul în care se păstrează totul, în locul celui din dosarul de date
manual-variable-adviser = jucătorul care dă sfaturi, de exemplu `champion:time=3s`
manual-variable-language = limba, dacă nu o alege `--lang`
manual-variable-colour = dacă se folosesc culori, când nu o spune `--color`
manual-variable-columns = lățimea ecranului, acolo unde nu poate fi aflată
manual-see-also = A se vedea și
manual-written =
    { $count ->
        [one] { $count } pagină este
        [few] { $count } pagini sunt
       *[other] { $count } de pagini sunt
    } în „{ $path }”.

cli-rules-about = Arată regulile unui joc
cli-rules-arg-game = Jocul; fără el se arată lista jocurilor
cli-rules-arg-markdown = Arată textul așa cum este scris, ca `Markdown`; așa apare și într-un pipe
cli-rules-arg-json = Pentru programe: JSON
cli-rules-example-list = ce regulamente există
cli-rules-example-show = regulile jocului Țintar în sârbă
cli-rules-example-file = un regulament într-un fișier
cli-man-about = Scrie manualul: o pagină pentru fiecare comandă
cli-man-arg-dir = Dosarul; paginile ajung în subdosarul său `man1`. Fără el se arată prima pagină
cli-man-example-folder = de acum `man tabla` arată manualul
cli-man-example-show = citește prima pagină
