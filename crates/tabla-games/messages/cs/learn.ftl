## První minuta s hrou, napovídání při první partii a příklady k pravidlům.

learn-title = { $game } za minutu
learn-offer = { $game } hrajete poprvé?
learn-offer-words = Minuta na skutečné desce, a můžete hrát.
learn-offer-go = Ukázat
learn-skip = Přeskočit
learn-back = Zpět
learn-next = Dál
learn-again = Ještě jednou
learn-step = Krok { $step } z { $all }
learn-over = Víc vědět nemusíte
learn-over-words = Zbytek přijde hraním. Pravidla jsou po ruce, kdykoli si něco budete chtít najít.
learn-link = Naučit se za minutu

learn-santorini-place = Máte dva stavitele. Postavte je na kterákoli dvě pole.
learn-santorini-place-done = Výborně. Soupeř udělá totéž a začne se stavět.
learn-santorini-turn = Tah má dvě poloviny: stavitel udělá krok na sousední pole a pak vedle svého nového místa staví. Klepněte na stavitele, na jeho nové pole a na staveniště.
learn-santorini-turn-done = To je celý tah. V této hře je všechno na dosah jednoho kroku.
learn-santorini-climb = Nahoru se smí jen o jedno patro, dolů o kolik chcete. Vystupte na první patro a pak stavte.
learn-santorini-climb-done = Jste výš, a o to tu jde.
learn-santorini-climb-wrong = Tah je to dobrý, ale zkuste vystoupit na nízký dům.
learn-santorini-dome = Pozor: soupeř stojí na druhém patře vedle třetího. Stavte na { $square }; na třetí patro přijde kopule a pak už tam nikdo nevystoupí.
learn-santorini-dome-done = Zachráněno! Kopule dům navždy uzavře.
learn-santorini-dome-wrong = Teď by soupeř vystoupil a vyhrál. Dejte kopuli na { $square }.
learn-santorini-win = A teď můžete vyhrát vy: vystupte z druhého patra na třetí.
learn-santorini-win-done = Vyhráli jste! Kdo první stojí na třetím patře, vítězí.
learn-santorini-win-wrong = Podívejte se vzhůru: třetí patro je hned vedle vašeho stavitele.

learn-mice-place = Hrajete bílými, máte devět kamenů. První položte na kterýkoli bod.
learn-mice-place-done = Tak se střídáte, dokud neleží všechny.
learn-mice-mill = Dva vaše kameny stojí na čáře. Přidejte k nim třetí a máte mlýn. Za mlýn se bere soupeři kámen: klepněte na něj.
learn-mice-mill-done = Mlýn, a soupeř má o kámen méně.
learn-mice-mill-wrong = Mlýn to ještě není: doplňte čáru nahoře.
learn-mice-move = Když leží všechny kameny, chodí se po čarách, vždy o jeden bod. Uzavřete mlýn nahoře. Kámen ve mlýně je v bezpečí, vezměte tedy ten, který v žádném není.
learn-mice-move-done = Takhle kameny chodí a mlýny chrání.
learn-mice-move-wrong = To se smí, ale jde uzavřít mlýn: čára nahoře.
learn-mice-swing = Jeden kámen mezi dvěma čarami: když z jednoho mlýna odejde, uzavře druhý. Posuňte ho dolů a vezměte kámen.
learn-mice-swing-done = Příštím tahem se vrátí a bere znovu. Kdo si tohle postaví, vyhraje.
learn-mice-swing-wrong = Podívejte se na prostřední kámen nahoře: krok dolů uzavře mlýn.
learn-mice-win = Soupeři zbyly tři kameny. Uzavřete mlýn a jeden vezměte: se dvěma se hrát nedá.
learn-mice-win-done = Vyhráli jste!
learn-mice-win-wrong = Uzavřete mlýn nahoře a je konec.

learn-jamb-throw = Pět kostek a list se třiceti poli. Každý tah začíná hodem.
learn-jamb-throw-done = Ještě dvakrát smíte házet a nechat si, co chcete.
learn-jamb-keep = Tři šestky! Klepněte na ně, ať zůstanou, a zbylými dvěma hoďte znovu.
learn-jamb-keep-done = Takhle se smí házet ještě dvakrát; pak se musí zapsat.
learn-jamb-keep-wrong = Nechte si tři šestky: stejné kostky mají největší cenu.
learn-jamb-hand = 1 2 3 4 5 hned prvním hodem: kenta! Pro takové štěstí je sloupec z ruky. Zapište ji tam.
learn-jamb-hand-done = 66 bodů. Z ruky se zapisuje jen hned po prvním hodu.
learn-jamb-hand-wrong = To by byla škoda: kenta z ruky má cenu 66.
learn-jamb-down = Tento sloupec se vyplňuje shora bez přeskakování, vedlejší zdola. Zapište trojky tam, kam teď patří.
learn-jamb-down-done = Tři trojky jsou devět. Včas si rozmyslete, co sbíráte.
learn-jamb-down-wrong = Trojky patří do prvního sloupce, pod dvojky.
learn-jamb-cross = Někdy se nehodí nic. Pak se pole škrtne: klepněte na ně dvakrát. Kterého je nejmíň škoda?
learn-jamb-cross-done = To se stává každému. Až je plných všech třicet polí, body se sečtou.

learn-jewels-swap = Dva sousední kameny se prohodí, když se tím tři stejné dostanou do řady. Tady se chtějí potkat žluté.
learn-jewels-swap-done = Tři v řadě zmizí a dají 3 body. Kameny nad nimi spadnou.
learn-jewels-four = Čtyři v řadě dají 6. Najděte zase žluté.
learn-jewels-four-done = Šest bodů! Pět v řadě by dalo devět.
learn-jewels-fall = Co spadne, může zase utvořit řadu, a všechno se počítá. Prohoďte žluté a dívejte se.
learn-jewels-fall-done = Kaskáda: kameny, které spadly, utvořily vlastní řadu.
learn-jewels-two = A teď se všemi barvami: stačí každé prohození, které utvoří řadu. Najdete takové, které dá 6?
learn-jewels-two-done = Dobrý postřeh. Hraje se, dokud je co prohodit.
learn-jewels-two-wrong = To dá { $points }. Někde jedno prohození utvoří dvě řady: podívejte se vpravo nahoru.

learn-scrabble-first = Položte slovo přes střed: klepněte na písmeno a pak na pole. Třeba { $word }. Pak stiskněte Položit.
learn-scrabble-first-done = { $points } b.: střed počítá první slovo dvakrát.
learn-scrabble-first-wrong = Tah to je, ale tentokrát položte slovo.
learn-scrabble-cross = Každé nové slovo se dotýká něčeho, co už leží. Položte { $letters } pod poslední písmeno a vznikne { $word }.
learn-scrabble-cross-done = Všechna slova, která vzniknou, musí být ve slovníku a všechna se počítají.
learn-scrabble-joker = Prázdný kámen je žolík: může být kterékoli písmeno a nemá hodnotu. Položte s ním { $word }.
learn-scrabble-joker-done = Barevná pole násobí písmeno nebo celé slovo, které na nich leží.
learn-scrabble-joker-wrong = Slovo to bylo, ale žolík zůstal v zásobníku.
learn-scrabble-seven = Všech sedm kamenů najednou dá 50 bodů navíc. Z vašich je { $word }, přes střed.
learn-scrabble-seven-done = { $points } b.! Když se nic nehodí, smíte kameny vyměnit nebo tah vynechat.
learn-scrabble-seven-wrong = Slovo ano, ale ne všech sedm: zkuste { $word }.

coach = Nápověda
coach-close = Už nenapovídat
coach-wait = Soupeř přemýšlí.
coach-santorini-first = Postavte prvního stavitele.
coach-santorini-second = Postavte druhého stavitele.
coach-santorini-choose = Klepněte na stavitele, který má jít.
coach-santorini-step = Kam půjde? Nahoru nejvýš o jedno patro.
coach-santorini-build = Teď vedle něj stavte.
coach-santorini-win = Můžete vystoupit na třetí patro a vyhrát!
coach-mice-place = Položte kámen na volný bod. { $count ->
    [one] V ruce vám zbývá jeden.
    [few] V ruce vám zbývají { $count }.
   *[other] V ruce vám jich zbývá { $count }.
}
coach-mice-choose = Klepněte na kámen, který má jít.
coach-mice-go = Kam půjde? O jeden bod po čáře.
coach-mice-take = Uzavřeli jste mlýn: vezměte kámen.
coach-mice-fly = Se třemi kameny smíte létat na kterýkoli volný bod.
coach-jamb-throw = Hoďte kostkami.
coach-jamb-again = Klepněte na kostky, které chcete nechat, a zbylými hoďte; nebo zapište pole. { $count ->
    [one] Zbývá jeden hod.
    [few] Zbývají { $count } hody.
   *[other] Zbývá { $count } hodů.
}
coach-jamb-held = Hoďte kostkami, které jste si nenechali, nebo zapište pole.
coach-jamb-write = Další hod není: zapište pole.
coach-jewels-choose = Prohoďte dva sousední kameny tak, aby se tři stejné dostaly do řady.
coach-jewels-other = Teď klepněte na kámen vedle.
coach-scrabble-first = Položte slovo přes střed: klepněte na kámen a pak na pole.
coach-scrabble-lay = Položte slovo, které se dotýká něčeho na desce; nebo kameny vyměňte.
coach-scrabble-play = Je slovo hotové? Stiskněte Položit.
coach-scrabble-doubt = Je to slovo? Přijměte je, nebo zpochybněte.

web-rules-moves = { $count ->
    [0] Žádný tah není možný.
    [one] Možný je jeden tah.
    [few] Možné jsou { $count } tahy.
   *[other] Možných je { $count } tahů.
}
web-rules-shown = Příklad k pravidlu { $rule }
web-rules-good = smí se
web-rules-bad = nesmí se
web-rules-played = hraje se
web-rules-means = totéž jako { $text }
web-rules-typed = Pro zvědavé: jak se zapisují pozice a tahy
web-rules-points = { $count ->
    [one] 1 bod
    [few] { $count } body
   *[other] { $count } bodů
}
server-study = najednou lze vyzkoušet nejvýš { $most } kroků
