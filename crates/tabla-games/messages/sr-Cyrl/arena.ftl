# Програми за столом: како се покрећу и како се оцењују.

process-empty = нема команде коју треба покренути
process-not-started = { $program } се не може покренути: { $error }
process-not-found = { $program } се не може покренути: { $error }; испред имена програма из ове фасцикле пише се `./`
process-not-executable = { $program } се не може покренути, јер није извршна датотека; `chmod +x { $program }` је чини таквом
process-no-keeper = команда се не може покренути, јер се не може покренути процес који би пазио на њу: { $error }
process-unsupported = програми се могу покретати само на систему Linux: други системи не умеју да окончају све што је програм покренуо

cli-jewels-judge-about = Пусти програм да игра Драгуље по датотекама такмичења и преброј му поене
cli-jewels-judge-arg-file = Датотека с таблом: осам врста, затим осам линија допуне
cli-jewels-judge-arg-turns = Колико потеза се игра: од 1 до 100
cli-jewels-judge-arg-command = Програм са својим аргументима; за сваки потез покреће се у текућој фасцикли, у изолацији из које не може писати другде
cli-jewels-judge-arg-time = Време за сваки потез, од покретања до завршетка; 5 секунди ако се ништа не каже
cli-jewels-judge-arg-json = Испиши резултат са свим потезима као JSON
cli-jewels-judge-example = десет потеза програма из ове фасцикле; сваки потез се бележи и у `zaznam.txt`
cli-jewels-judge-example-input = датотека с таблом сме бити и сам `vstup.txt`: на крају се враћа
cli-jewels-judge-example-json = секунда за сваки потез, и резултат за програме

judge-turns-wrong = „{ $text }“ није број потеза: задаје се цео број од 1 до { $most }
judge-time-wrong = „{ $text }“ није време за потез: задаје се време као `5s` или `500ms`, највише један сат
judge-board-unreadable = датотека с таблом { $path } не може да се прочита: { $error }
judge-board-not-a-file = { $path } није датотека с таблом: није обична датотека, или је дужа од мегабајта
judge-board-wrong = датотека с таблом { $path } није исправна: { $because }
judge-board-clash = датотека с таблом { $path } била би преписана: судија сам пише `vystup.txt` и `zaznam.txt`; дајте јој друго име
judge-head = Табла: { $board }; потеза: { $turns }; време за потез: { $limit }; команда: { $command }
judge-turn = Потез { $turn }: { $swap }; поени: { $points }; укупно: { $total } ({ $time } ms)
judge-left = Остављени и окончани процеси: { $count }
judge-over = Игра је завршена: { $because }
judge-total = Одиграно потеза: { $turns }; поени: { $points }
judge-ending-turns = сви потези су одиграни
judge-ending-no-swap = ниједна замена не доводи три једнака камена у ред
judge-ending-endless = последњи низ уклањања никад се не би зауставио
judge-ending-too-long = последњи низ уклањања био је предуг и заустављен је
judge-missing = нема одговора: програм није написао `vystup.txt`
judge-crashed = нема одговора у `vystup.txt`: { $because }
judge-late = програм се није завршио за { $limit }
judge-not-a-file = `vystup.txt` није обична датотека
judge-long = први ред датотеке `vystup.txt` дужи је од { $most } бајтова
judge-unreadable = `vystup.txt` не може да се прочита: { $error }
judge-garbled = одговор не може да се прочита: { $because }
judge-illegal = одговор није дозвољен: { $because }
judge-broke = програм је онеспособио процес који пази на њега
judge-interrupted = прекинута је
judge-write = { $path } не може да се упише: { $error }
judge-remove = { $path } не може да се уклони: { $error }
judge-restore = { $path } не може да се врати ({ $error }); садржај је у { $kept }
judge-put-back = Програм је изменио или уклонио { $path }; садржај је враћен
