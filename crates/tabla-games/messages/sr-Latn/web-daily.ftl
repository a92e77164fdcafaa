# Zadaci dana na stranici.

web-daily-today = Danas
web-daily-title = Zadaci za { $day }
web-daily-task = Zadatak dana
web-daily-of = Zadatak za { $day }
web-daily-past = Prošli dan: može da se igra, ali se ne računa u niz.
web-daily-days = Drugi dani
web-daily-before = Prethodni dan
web-daily-after = Sledeći dan
web-daily-goal-win = Pobedite u { $moves ->
    [one] { $moves } potezu
    [few] { $moves } poteza
   *[other] { $moves } poteza
}.
web-daily-goal-play = Nađite potez koji donosi najviše poena.
web-daily-english = Engleske reči
web-daily-goal-turns = { $turns ->
    [one] { $turns } potez
    [few] { $turns } poteza
   *[other] { $turns } poteza
} na tabli istoj za sve.
web-daily-goal-dice = Ceo talon sa istim bacanjima za sve.
web-daily-easy = Lako
web-daily-medium = Srednje
web-daily-hard = Teško
web-daily-points = Poena: { NUMBER($points) }, zvezdica: { $stars } od 3
web-daily-of-points = Poena: { $points } od { $most }
web-daily-solved = Rešeno
web-daily-missed = Nije rešeno
web-daily-streak = { $days ->
    [one] { $days } dan zaredom
    [few] { $days } dana zaredom
   *[other] { $days } dana zaredom
}
web-daily-look = Pogledaj
web-daily-retry = Pokušaj ponovo
web-daily-result = Vaš rezultat
web-daily-about = Kako rade zadaci dana
web-daily-about-same = Slede samo iz datuma: istog dana svi imaju istih pet zadataka, na svakom računaru, bez pitanja ikome. Dan počinje u ponoć tamo gde ste vi.
web-daily-about-dice = U jambu svako bacanje ima svojih pet kockica: treće bacanje desetog poteza pokazuje isto svima koji bacaju isti broj kockica. U draguljima su tabla i dopuna isti; šta pada zavisi od vaših zamena.
web-daily-about-puzzles = U micama i Santoriniju tačno jedan prvi potez pobeđuje u tri, ma kakav bio odgovor; u skreblu tačno jedan potez donosi najviše poena. Napravila ih je i dokazala naša pretraga.
web-daily-about-first = Ništa se ne vraća i niko ne pomaže. Računa se prvi rezultat dana; posle možete da pokušavate koliko želite. Dan se računa u niz ako tog dana završite jedan od njegovih zadataka.
web-daily-best-play = Najbolji potez, poena: { $points }!
web-daily-solved-all = Rešeno!
web-daily-given-up = Predaja: evo rešenja.
web-daily-better-play = Poena: { $points }. Najbolji potez donosi { $most }.
web-daily-no-longer = { $move } više ne pobeđuje u { $moves }. Igrajte dalje da vidite zašto, ili pokušajte ponovo.
web-daily-right = { $moves ->
    [one] Zasad tačno: ostaje { $moves } potez.
    [few] Zasad tačno: ostaju { $moves } poteza.
   *[other] Zasad tačno: ostaje { $moves } poteza.
}
web-daily-solution = Rešenje:
web-daily-show = Pokaži rešenje
web-daily-show-sure = Tada se zadatak računa kao nerešen.
web-daily-back = Na zadatke
web-daily-watch = Prođi kroz rešenje
web-daily-first-counts = Računa se prvi pokušaj.
