## Skrabl na komandnoj liniji: pomoć, bodovanje, reči, brojanje.

cli-value-list = SPISAK
cli-value-tiles = PLOČICE
cli-value-players = IGRAČI
cli-value-mode = NAČIN
cli-value-folder = FASCIKLA
cli-value-rack = STALAK
cli-value-word = REČ

cli-scrabble-about = Igraj Skrabl, izračunaj poene zapisane partije, potraži reči
cli-scrabble-example-room = otvori sobu za Skrabl
cli-scrabble-example-play = vi protiv računara
cli-scrabble-example-score = izračunaj poene partije iz ove fascikle, na rumunskom
cli-scrabble-arg-lexicon = Reči: „english“, „romanian“, ili datoteka s po jednom rečju u redu; kompajlira se jednom i čuva. Podrazumevano: „romanian“ na rumunskom, „english“ na ostalim jezicima
cli-scrabble-arg-tiles = Pločice: „english“, „romanian“ ili datoteka; podrazumevano one za jezik reči
cli-scrabble-arg-layout = Tabla od 10 do 26 redova, u obliku „tablaJoc.txt“; inače uobičajena

cli-scrabble-play-about = Odigraj partiju
cli-scrabble-play-arg-players = Dva do četiri igrača odvojena zarezima, redom kojim igraju: „human“, „greedy“, „champion“ ili `champion:level=easy` (`beginner`, `medium`, `hard`)
cli-scrabble-play-arg-challenge = Šta biva s pogrešnim rečima: „void“ (odbijaju se) ili „double“ (mogu se osporiti, a pogrešno osporavanje košta potez)
cli-scrabble-play-arg-load = Nastavi partiju iz ove datoteke `.gcg`
cli-scrabble-play-arg-position = Počni od ovog položaja: `ROWS RACKS POINTS SCORELESS` (redovi, stalci, poeni, potezi bez poena)
cli-scrabble-play-arg-out = Posle svakog poteza zapiši partiju u ovu datoteku `.gcg`
cli-scrabble-play-arg-seed = Isti broj daje iste pločice
cli-scrabble-play-example-default = vi protiv računara; vi počinjete
cli-scrabble-play-example-romanian = dvoje i računar, na rumunskom
cli-scrabble-play-example-double = s osporavanjem, na tabli iz datoteke
cli-scrabble-play-example-load = nastavi partiju kao drugi igrač

cli-scrabble-score-about = Izračunaj poene partije opisane u tri datoteke
cli-scrabble-score-arg-dir = Fascikla sa „jetoane.txt“, „tablaJoc.txt“ i „joc.txt“; inače ova
cli-scrabble-score-arg-strict = Odbij i ono što je samo neobično
cli-scrabble-score-arg-json = Ispiši ishod kao JSON
cli-scrabble-score-example = partija iz ove fascikle
cli-scrabble-score-example-strict = druga fascikla, i ništa neobično ne prolazi
cli-scrabble-score-example-json = za druge programe
cli-scrabble-sample-about = Zapiši tri datoteke primera; postojeće datoteke se ne zamenjuju
cli-scrabble-sample-arg-dir = Fascikla; inače ova
cli-scrabble-sample-example = u posebnu fasciklu

cli-scrabble-analyse-about = Nabroj najbolje poteze u položaju
cli-scrabble-analyse-arg-what = Položaj ili ime datoteke `.gcg`
cli-scrabble-analyse-arg-rack = Pločice igrača na potezu; ? je džoker
cli-scrabble-analyse-arg-turn = Položaj pre ovog poteza iz datoteke; inače poslednji
cli-scrabble-analyse-arg-count = Koliko poteza se prikazuje
cli-scrabble-analyse-arg-time = Koliko dugo se gleda unapred, na primer „2s“: tada su potezi poređani po izgledima za pobedu; inače po poenima i zadržanim pločicama
cli-scrabble-analyse-arg-json = Ispiši spisak kao JSON
cli-scrabble-analyse-example-turn = pre petog poteza, za druge programe
cli-scrabble-analyse-example-rack = posle poslednjeg poteza, s ovim pločicama
cli-scrabble-analyse-example-time = posle pet sekundi gledanja unapred, s izgledima za pobedu

cli-scrabble-words-about = Potraži reči, nabroj šta se može složiti, izmeni spisak
cli-scrabble-words-arg-words = Reči koje se traže; izlazni kod je 1 ako neka ne postoji
cli-scrabble-words-arg-anagrams = Nabroj reči od ovih pločica; ? je džoker
cli-scrabble-words-arg-hooks = Nabroj slova koja ovu reč produžavaju
cli-scrabble-words-arg-add = Dodaj reči na spisak, samo za vas
cli-scrabble-words-arg-remove = Ukloni reči sa spiska, samo za vas
cli-scrabble-words-arg-json = Ispiši odgovor kao JSON
cli-scrabble-words-example = prva je reč, druga nije
cli-scrabble-words-example-anagrams = sve od šest slova i džokera
cli-scrabble-words-example-hooks = šta može ispred i iza rumunske reči
cli-scrabble-words-example-add = odsad je i to reč
cli-scrabble-compile-about = Kompajliraj spisak reči u zbijenu datoteku
cli-scrabble-compile-arg-list = Spisak: jedna reč u redu
cli-scrabble-compile-arg-out = Kuda se upisuje kompajlirani spisak
cli-scrabble-compile-example = iste reči daju iste bajtove
cli-scrabble-count-about = Prebroj poteze u zapisanim položajima i izmeri vreme
cli-scrabble-count-arg-positions = Položaji: tabla i stalak, zatim možda kesa i tačni brojevi, odvojeni tabulatorima
cli-scrabble-count-example = zapisani položaji; izlazni kod je 1 ako se neki broj razlikuje
cli-scrabble-leaves-about = Napravi vrednosti pločica koje se zadržavaju, iz partija računara protiv sebe
cli-scrabble-leaves-arg-games = Koliko partija se igra
cli-scrabble-leaves-arg-seed = Isto seme daje iste vrednosti
cli-scrabble-leaves-arg-out = Datoteka vrednosti; nedovršen posao čuva se pored nje
cli-scrabble-leaves-arg-resume = Nastavi posao koji je prekinut
cli-scrabble-leaves-example = rumunske vrednosti ovog projekta, nekoliko minuta
cli-scrabble-leaves-example-resume = nastavi tamo gde je prekinuto
cli-scrabble-rules-about = Prikaži pravila
cli-scrabble-rules-example = knjiga pravila

scrabble-nothing-scored = Poeni nisu izračunati.
scrabble-warning = neobično: { $text }
scrabble-files-wanted =
    u „{ $folder }“ nedostaje: { $missing }
    Partiju opisuju tri datoteke:
      { $tiles }: u svakom redu slovo i njegova vrednost, na primer „A 1“
      { $board }: veličina table, zatim u svakom redu boja i položaj, na primer „bleu a4“
      { $game }: u svakom redu igrač, početak i reč, na primer „1 h5 SPIC“
    Primer piše `tabla scrabble sample`.
scrabble-tiles-title = Pločice
scrabble-placement = Igrač { $player }: { $start } { $word }
scrabble-letter-sum = slova: { $text }
scrabble-word-factor = množilac reči: { $text }
scrabble-bonus = bonus: { $text }
scrabble-score-sum = poeni: { $text }
scrabble-total = Igrač { $player }: { $points }
scrabble-written = zapisano: { $path }
scrabble-compiled = reči: { $count }; zapisano: { $path }
scrabble-no-challenge = „{ $text }“ nije način postupanja s pogrešnim rečima: postoje „void“ i „double“
scrabble-words-nothing = nema šta da se radi: navedite reči, ili `--anagrams`, `--hooks`, `--add` ili `--remove`
scrabble-word-known = { $word }: jeste reč
scrabble-word-unknown = { $word }: nije na spisku
scrabble-hooks = { $word }: ispred { $front }, iza { $back }
scrabble-list-changed =
    { $count ->
        [one] na spisku „{ $list }“ sada je { $count } reč
        [few] na spisku „{ $list }“ sada su { $count } reči
       *[other] na spisku „{ $list }“ sada je { $count } reči
    }
scrabble-wrong-tiles = „{ $text }“ nisu pločice: slova, i ? za džokera, najviše { $most }
scrabble-no-word = „{ $word }“ ne može biti reč: 2 do 26 slova od A do Z
scrabble-no-anagrams = nema reči
scrabble-list-empty = nema nijedne reči
scrabble-few-tiles = pločica je samo { $tiles }, a igrača { $seats }: svakom treba sedam
scrabble-no-rack = ne zna se koje pločice ima igrač na potezu: navedite ih sa `--rack`
scrabble-no-turn = nema poteza { $number }
scrabble-no-player = nema igrača „{ $text }“: postoje { $known }
scrabble-player-count = igraju dva do četiri igrača, a ne { $count }
scrabble-count-line = „{ $path }“, red { $line }, „{ $text }“: { $because }
scrabble-count-columns = red čine tabla i stalak, zatim možda kesa, broj poteza, zbir njihovih poena i najbolji, odvojeni tabulatorima
scrabble-count-other = u datoteci je { $numbers }
scrabble-count-totals = položaja: { $positions }, poteza: { $plays }, zbir: { $sum }, najbolji: { $best }
scrabble-count-times = vreme procesora po položaju: svi potezi { $all } µs, najbolji potez { $best } µs
scrabble-count-different = redova s drugim brojevima: { $count }
scrabble-leaves-written = { $path }: vrednosti iz partija: { $games }
scrabble-leaves-damaged = „{ $path }“ je oštećena ili nije posao na vrednostima: uklonite je, ili počnite bez `--resume`
scrabble-leaves-foreign = „{ $path }“ je započeta s drugim rečima, drugim pločicama ili drugom tablom: navedite njih, ili počnite bez `--resume`
scrabble-leaves-other = „{ $path }“ je drugi posao, sa `--seed { $seed } --games { $games }`: uzmite te brojeve, ili počnite bez `--resume`
scrabble-analysed = Stalak: { $rack }
