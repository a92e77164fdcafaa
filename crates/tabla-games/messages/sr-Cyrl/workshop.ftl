# Мечеви, мерења и дуги послови.

cli-match-about = Нека два рачунарска играча одиграју меч из уједначених отварања
cli-match-arg-game = Игра
cli-match-arg-one = Играч чији се поени броје
cli-match-arg-other = Противник
cli-match-arg-games = Број партија; свако отварање игра се са обе стране
cli-match-arg-json = Испиши резултат са сваком партијом као JSON
cli-match-example = сто партија из педесет отварања
cli-deadline-about = Измери колико се играч држи времена док је рачунар заузет
cli-deadline-arg-game = Игра
cli-deadline-arg-player = Играч, са временом по потезу
cli-deadline-arg-moves = Број измерених потеза
cli-deadline-arg-busy = Број нити које оптерећују процесор
cli-deadline-example = 200 потеза поред осам заузетих нити
cli-santorini-book-about = Направи шампионову књигу постављања
cli-santorini-book-arg-out = Датотека књиге; недовршена се наставља
cli-santorini-book-arg-brief = Број чворова за кратак поглед на сваки одговор
cli-santorini-book-arg-long = Број чворова за најбоље одговоре
cli-santorini-book-arg-replies = Број одговора који се поново гледају
cli-santorini-book-example = направи уграђену књигу
cli-santorini-tune-about = Подеси шампионове тежине према партијама против самог себе
cli-santorini-tune-arg-games = Број одиграних партија
cli-santorini-tune-arg-nodes = Број чворова по потезу
cli-santorini-tune-arg-seed = Исто семе даје исте тежине
cli-santorini-tune-arg-epochs = Број пролаза кроз положаје
cli-santorini-tune-arg-out = Изворна датотека са тежинама
cli-santorini-tune-example = подеси тежине изнова, полазећи од уграђених
cli-santorini-selfplay-about = Одиграј партије против самог себе, из којих мрежа учи
cli-santorini-selfplay-arg-games = Број одиграних партија
cli-santorini-selfplay-arg-nodes = Број чворова по потезу
cli-santorini-selfplay-arg-seed = Исто семе даје исте партије
cli-santorini-selfplay-arg-net = Мрежа која процењује; без ње процењује ручно прављена оцена
cli-santorini-selfplay-arg-out = Датотека са положајима; недовршена се наставља
cli-santorini-selfplay-example = 1000 партија са ручно прављеном оценом
cli-santorini-selfplay-example-net = 1000 партија са мрежом
cli-santorini-measure-about = Измери колико добро мрежа предвиђа
cli-santorini-measure-arg-net = Мрежа
cli-santorini-measure-arg-data = Положаји из партија против самог себе
cli-santorini-measure-arg-told = Шта мрежа каже у реалним бројевима, како их је записао програм за учење
cli-santorini-measure-arg-json = Одговор у облику JSON
cli-santorini-measure-example = губитак на овим положајима
cli-santorini-measure-example-told = упореди заокружену мрежу и са оном у реалним бројевима
cli-santorini-trial-about = Пусти мрежу да игра против друге
cli-santorini-trial-arg-net = Мрежа чији се поени броје
cli-santorini-trial-arg-other = Друга мрежа; без ње игра ручно прављена оцена
cli-santorini-trial-arg-games = Број одиграних партија
cli-santorini-trial-arg-nodes = Број чворова по потезу
cli-santorini-trial-arg-time = Време процесора по потезу
cli-santorini-trial-arg-seed = Исто семе даје иста отварања
cli-santorini-trial-arg-json = Одговор у облику JSON
cli-santorini-trial-example = 200 партија против ручно прављене оцене
cli-santorini-trial-example-other = 200 партија против старије мреже, са истим временом за обе
match-seat = { $won } од { $played }
match-first = Добијено као први играч: { $result }
match-second = Добијено као други играч: { $result }
match-points = { $one } – { $other }: { $points } од { $games }
deadline-no-time = играч { $player } нема време за потезе; задајте га, на пример „champion:time=0.1s“
deadline-worst = Потеза: { $moves }, по { $allowed }, заузетих нити: { $busy }; најгори је каснио { $worst } ms
book-other = { $path } је друга књига: нема ред „{ $head }“; наведите другу датотеку уз `--out`
book-written = { $path }: постављања: { $lines }
tune-written = { $path }: подешено према положајима, укупно { $samples }; изненађење { $before } пре, { $after } после
workshop-number = „{ $text }“ није број за { $option }: потребан је цео број од { $least } до { $most }
workshop-same-file = „{ $path }“ је датотека која се чита, и била би изгубљена; наведите другу за писање
workshop-progress = урађено { $done } од { $total }
workshop-person = „{ $text }“ није рачунарски играч; узмите `simple`, `alphabeta` или `champion`
net-fault = { $kind ->
    [length] { $path } није мрежа за ову игру: број бајтова је { $bytes }, а мрежа их нема толико
    [head] { $path } није мрежа за ову игру: другачије почиње
    [checksum] { $path } је оштећена датотека: контролни збир не одговара њеним бројевима
   *[large] { $path } није употребљива мрежа: неки број у њој је превелик
}
selfplay-other = { $path } је настала са другим семеном, бројем чворова или мрежом; наведите другу датотеку помоћу `--out`
selfplay-broken = { $path } садржи нешто што није ни положај ни списак бројева
selfplay-written = { $path }: број партија: { $games }
measure-loss = Број положаја: { $positions }; губитак { $loss }, код ручно прављене оцене { $plain }
measure-off = Највећа разлика у поенима од мреже у реалним бројевима: { $largest }; просечна: { $mean }
trial-result = Добијено { $won } од { $played }: { $elo } Ело, плус-минус { $off }
