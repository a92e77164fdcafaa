## Prvi minut uz igru, saveti u prvoj partiji i primeri uz pravila.

learn-title = { $game } za jedan minut
learn-offer = { $game }: igrate prvi put?
learn-offer-words = Minut na pravoj tabli i možete da igrate.
learn-offer-go = Pokaži mi
learn-skip = Preskoči
learn-back = Nazad
learn-next = Dalje
learn-again = Još jednom
learn-step = Korak { $step } od { $all }
learn-over = Više ne morate da znate
learn-over-words = Ostalo dolazi igranjem. Pravila su tu kad god nešto poželite da proverite.
learn-link = Naučite za jedan minut

learn-santorini-place = Imate dva radnika. Stavite ih na bilo koja dva polja.
learn-santorini-place-done = Dobro. Protivnik radi isto, i gradnja počinje.
learn-santorini-turn = Potez ima dve polovine: radnik zakorači na susedno polje, pa gradi pored svog novog mesta. Dodirnite radnika, njegovo novo polje i gradilište.
learn-santorini-turn-done = To je ceo potez. Sve je u ovoj igri na korak od vas.
learn-santorini-climb = Naviše se ide samo jedan nivo, naniže koliko hoćete. Popnite se na prvi nivo, pa gradite.
learn-santorini-climb-done = Sada ste više, a to je ono što se broji.
learn-santorini-climb-wrong = Dobar potez, ali pokušajte da se popnete na nisku kuću.
learn-santorini-dome = Pažnja: protivnik stoji na drugom nivou, pored trećeg. Gradite na { $square }; na treći nivo ide kupola i tamo više niko ne može da stane.
learn-santorini-dome-done = Spaseno! Kupola zauvek zatvara kuću.
learn-santorini-dome-wrong = Sada bi se protivnik popeo i pobedio. Stavite kupolu na { $square }.
learn-santorini-win = A sada vi možete da pobedite: zakoračite s drugog nivoa na treći.
learn-santorini-win-done = Pobedili ste! Ko prvi stane na treći nivo, pobeđuje.
learn-santorini-win-wrong = Pogledajte naviše: treći nivo je tik do vašeg radnika.

learn-mice-place = Igrate belim i imate devet figura. Prvu stavite na bilo koju tačku.
learn-mice-place-done = Tako se smenjujete dok sve ne budu postavljene.
learn-mice-mill = Dve vaše figure stoje na liniji. Dodajte treću i to je mica. Mica uzima protivnikovu figuru: dodirnite je.
learn-mice-mill-done = Mica, i protivnik ima figuru manje.
learn-mice-mill-wrong = Još nije mica: dopunite gornju liniju.
learn-mice-move = Kad su sve figure postavljene, one idu po linijama, tačku po tačku. Zatvorite micu gore. Figura u mici je bezbedna, pa uzmite onu koja nije ni u jednoj.
learn-mice-move-done = Tako se figure kreću i tako mice štite.
learn-mice-move-wrong = To sme, ali ima mica da se zatvori: gornja linija.
learn-mice-swing = Jedna figura između dve linije: kad napusti jednu micu, zatvara drugu. Pomerite je nadole i uzmite figuru.
learn-mice-swing-done = Sledećim potezom se vraća i opet uzima. Ko napravi ovakvu micu, pobeđuje.
learn-mice-swing-wrong = Pogledajte srednju figuru na gornjoj liniji: korak nadole zatvara micu.
learn-mice-win = Protivniku su ostale tri figure. Zatvorite micu i uzmite jednu: s dve se ne može dalje.
learn-mice-win-done = Pobedili ste!
learn-mice-win-wrong = Zatvorite micu gore i gotovo je.

learn-jamb-throw = Pet kockica i talon s trideset polja. Svaki potez počinje bacanjem.
learn-jamb-throw-done = Smete da bacite još dvaput i da ostavite šta hoćete.
learn-jamb-keep = Tri šestice! Dodirnite ih da ostanu, a druge dve bacite ponovo.
learn-jamb-keep-done = Tako smete dvaput; onda se nešto mora upisati.
learn-jamb-keep-wrong = Ostavite tri šestice: jednake kockice najviše vrede.
learn-jamb-hand = 1 2 3 4 5 iz prvog bacanja: kenta! Ručna kolona je za takvu sreću. Upišite je tamo.
learn-jamb-hand-done = 66 poena. U ručnu se upisuje samo odmah posle prvog bacanja.
learn-jamb-hand-wrong = To bi bila šteta: kenta u ručnoj koloni vredi 66.
learn-jamb-down = Ova kolona se popunjava odozgo, bez preskakanja, a ona do nje odozdo. Upišite trojke tamo gde im je sada mesto.
learn-jamb-down-done = Tri trojke su devet. Na vreme izaberite šta skupljate.
learn-jamb-down-wrong = Trojke idu u prvu kolonu, ispod dvojki.
learn-jamb-cross = Ponekad ništa ne odgovara. Tada se polje precrtava: dodirnite ga dvaput. Koje najmanje boli?
learn-jamb-cross-done = Svakome se desi. Kad je svih trideset polja popunjeno, poeni se sabiraju.

learn-jewels-swap = Dva susedna dragulja menjaju mesta ako tako tri jednaka naprave niz. Ovde žuti žele da se sretnu.
learn-jewels-swap-done = Tri u nizu nestaju i donose 3 poena. Dragulji iznad padaju.
learn-jewels-four = Četiri u nizu donose 6. Nađite opet žute.
learn-jewels-four-done = Šest poena! Pet bi donelo devet.
learn-jewels-fall = Ono što padne može opet da napravi niz, i sve se računa. Zamenite žute i gledajte.
learn-jewels-fall-done = Kaskada: dragulji koji su pali napravili su svoj niz.
learn-jewels-two = Sada sa svim bojama: dobra je svaka zamena koja pravi niz. Nalazite li onu koja donosi 6?
learn-jewels-two-done = Dobro ste videli. Igra traje dok ima zamene.
learn-jewels-two-wrong = Ovo donosi { $points }. Negde jedna zamena pravi dva niza: pogledajte gore desno.

learn-scrabble-first = Položite reč preko sredine: dodirnite slovo, pa polje. Može { $word }. Zatim pritisnite Odigraj.
learn-scrabble-first-done = Poena: { $points }. Sredina prvu reč računa dvaput.
learn-scrabble-first-wrong = I to je potez, ali ovog puta položite reč.
learn-scrabble-cross = Svaka nova reč dodiruje nešto na tabli. Položite { $letters } ispod poslednjeg slova i čita se { $word }.
learn-scrabble-cross-done = Sve reči koje nastanu moraju biti u rečniku, i sve se računaju.
learn-scrabble-joker = Prazna pločica je džoker: može biti bilo koje slovo, a ne vredi ništa. Položite s njom { $word }.
learn-scrabble-joker-done = Obojena polja množe slovo ili celu reč koja na njima leži.
learn-scrabble-joker-wrong = To jeste reč, ali džoker je ostao na stalku.
learn-scrabble-seven = Svih sedam pločica odjednom donosi još 50 poena. Od vaših se slaže { $word }, preko sredine.
learn-scrabble-seven-done = Poena: { $points }! Kad ništa ne odgovara, smete da zamenite pločice ili preskočite potez.
learn-scrabble-seven-wrong = Reč jeste, ali nije svih sedam: pokušajte { $word }.

coach = Saveti
coach-close = Bez saveta
coach-wait = Protivnik razmišlja.
coach-santorini-first = Stavite prvog radnika.
coach-santorini-second = Stavite drugog radnika.
coach-santorini-choose = Dodirnite radnika koji će zakoračiti.
coach-santorini-step = Kuda ide? Naviše najviše jedan nivo.
coach-santorini-build = Sada gradite pored njega.
coach-santorini-win = Možete da stanete na treći nivo i pobedite!
coach-mice-place = Stavite figuru na slobodnu tačku. { $count ->
    [one] U ruci vam je još { $count }.
    [few] U ruci su vam još { $count }.
   *[other] U ruci vam je još { $count }.
}
coach-mice-choose = Dodirnite figuru koja će se pomeriti.
coach-mice-go = Kuda ide? Jednu tačku po liniji.
coach-mice-take = Zatvorili ste micu: uzmite figuru.
coach-mice-fly = S tri figure smete da skočite na bilo koju slobodnu tačku.
coach-jamb-throw = Bacite kockice.
coach-jamb-again = Dodirnite kockice koje ostavljate, a ostale bacite; ili upišite polje. { $count ->
    [one] Ostalo je { $count } bacanje.
    [few] Ostala su { $count } bacanja.
   *[other] Ostalo je { $count } bacanja.
}
coach-jamb-held = Bacite kockice koje niste ostavili, ili upišite polje.
coach-jamb-write = Bacanja više nema: upišite polje.
coach-jewels-choose = Zamenite dva susedna dragulja tako da tri jednaka naprave niz.
coach-jewels-other = Sada dodirnite dragulj pored njega.
coach-scrabble-first = Položite reč preko sredine: dodirnite pločicu, pa polje.
coach-scrabble-lay = Položite reč koja dodiruje nešto na tabli; ili zamenite pločice.
coach-scrabble-play = Je li reč gotova? Pritisnite Odigraj.
coach-scrabble-doubt = Je li to reč? Prihvatite je ili osporite.

web-rules-moves = { $count ->
    [0] Nijedan potez nije moguć.
    [one] Moguć je { $count } potez.
    [few] Moguća su { $count } poteza.
   *[other] Moguće je { $count } poteza.
}
web-rules-shown = Primer uz pravilo { $rule }
web-rules-good = sme
web-rules-bad = ne sme
web-rules-played = igra se
web-rules-means = isto što i { $text }
web-rules-typed = Za radoznale: kako se pišu položaji i potezi
web-rules-points = { $count ->
    [one] { $count } poen
    [few] { $count } poena
   *[other] { $count } poena
}
server-study = odjednom se isprobava najviše { $most } radnji
