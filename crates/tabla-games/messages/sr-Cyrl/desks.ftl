## Столови у прегледачу: шта у жељи споља може да буде погрешно, у свакој игри.

desk-setup = ово не описује ниједну партију: { $detail }
desk-act = тако нешто се у овој игри не може
desk-question = на такво питање ова игра не одговара: { $detail }
desk-format = овде нема формата „{ $format }“; формати су { $formats }
desk-ply =
    нема положаја после { $ply ->
        [one] { $ply } потеза
        [few] { $ply } потеза
       *[other] { $ply } потеза
    }; партија их има { $last }
desk-nothing-to-undo = нема шта да се врати
desk-nothing-to-redo = нема шта да се поново одигра
desk-jewels-contest = на такмичењу нема табле „{ $name }“; табле су { $boards }
desk-jewels-stopped = партија је завршена: прекинута је
desk-jamb-odds = пријатељ нема мерило „{ $text }“; мерила су { $figures }
desk-jamb-total =
    партија је завршена: { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }
desk-jamb-won =
    побеђује { $name }: { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }
desk-jamb-shared =
    прво место се дели: { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }
desk-jamb-stopped = прекинуто
desk-jamb-friend = помоћ пријатеља, { $friend }
desk-jamb-advised = уз савет
desk-jamb-no-dice = на столу нема коцкица, а савет је о коцкицама
desk-jamb-no-room = сопствени формат игре је за једног играча без помоћи; сачувајте ову партију као „json“
desk-scrabble-list = нема списка речи „{ $text }“; спискови су { $lists }
desk-scrabble-language = нема плочица за „{ $text }“; има „en“ и „ro“
desk-scrabble-challenge = „{ $text }“ не казује ништа о погрешним речима; изаберите „void“ или „double“
desk-scrabble-no-advice = овде нема шта да одлучите
desk-scrabble-no-words = где се погрешне речи могу оспорити, речи се проверавају тек после партије
desk-scrabble-no-save = чување би одало плочице рачунара; до краја партије сачувајте је као `GCG` или `CGP`
desk-scrabble-taken-back = повучено
desk-scrabble-exchanged =
    замењено: { $count ->
        [one] { $count } плочица
        [few] { $count } плочице
       *[other] { $count } плочица
    }
desk-scrabble-right = тачно: потез се повлачи
desk-scrabble-wrong = погрешно: следећи потез се губи
desk-jamb-no-range = рачунање расподеле збирова сада траје предуго; касније у партији је брже
