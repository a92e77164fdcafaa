## Драгуљи: зашто је игра завршена, зашто се нешто одбија, грешке у датотекама, од чега се састоји оцена.

jewels-ending-repetition = игра је завршена: последњи низ уклањања никад се не би зауставио
jewels-ending-length = игра је завршена: последњи низ уклањања имао је милион корака и заустављен је
jewels-ending-turns = игра је завршена: сви потези су одиграни
jewels-ending-no-swap = игра је завршена: ниједна замена не доводи три једнака камена у ред

jewels-refusal-count = број написаних бројева је { $count }, а траже се четири: колона и врста за оба камена, на пример 6 3 6 4
jewels-refusal-number = „{ $text }“ није цео број
jewels-refusal-column = нема колоне { $number }: колоне су од 1 до 8, слева
jewels-refusal-row = нема врсте { $number }: врсте су од 1 до 8, одозго
jewels-refusal-neighbours = поља { $one } и { $other } немају заједничку страницу
jewels-refusal-no-run = замена { $swap } не доводи три једнака камена у ред
jewels-refusal-over = { $because }

jewels-fault-parts =
    текст има { $count ->
        [one] { $count } део
        [few] { $count } дела
       *[other] { $count } делова
    } између косих црта, а треба пет: ТАБЛА/ЛИНИЈЕ/ПОТРОШЕНО/ПОЕНИ/ПОТЕЗИ
jewels-fault-rows =
    табла има { $count ->
        [one] { $count } врсту
        [few] { $count } врсте
       *[other] { $count } врста
    } између зареза, а треба осам
jewels-fault-row-text = врста { $row } је „{ $text }“, а треба осам цифара од 1 до 6
jewels-fault-lines =
    има { $count ->
        [one] { $count } линија допуне
        [few] { $count } линије допуне
       *[other] { $count } линија допуне
    } између зареза, а треба осам
jewels-fault-line-text = у линији допуне за колону { $column } стоји „{ $text }“, а каменови су цифре од 1 до 6
jewels-fault-line-length =
    линија допуне за колону { $column } има { $length ->
        [one] { $length } камен
        [few] { $length } камена
       *[other] { $length } каменова
    }, а тражи се од 8 до 1024
jewels-fault-used-text = као потрошени каменови пише „{ $text }“, а треба осам бројева између зареза
jewels-fault-used = за колону { $column } пише да је потрошено { $used }, а њена линија допуне од { $length } почиње изнова пре тога
jewels-fault-number = „{ $text }“ није цео број
jewels-fault-points =
    { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    } не може да се освоји за { $turns ->
        [one] { $turns } потез
        [few] { $turns } потеза
       *[other] { $turns } потеза
    }: три у реду доносе 3, а сваки потез их склопи бар једном
jewels-fault-stop = последњи део је „{ $text }“, а треба „repeats“ или „too-long“
jewels-fault-run =
    три { $jewel ->
        [1] црвена
        [2] зелена
        [3] плава
        [4] бела
        [5] жута
       *[other] љубичаста
    } камена леже у реду почев од колоне { $column }, врсте { $row }
jewels-fault-stopped-at-rest = пише да је низ уклањања заустављен, а на табли нема три једнака камена у реду

jewels-flaw = { $line }. ред, { $column }. место: { $because }
jewels-flaw-too-few-lines =
    датотека има { $lines ->
        [one] { $lines } ред
        [few] { $lines } реда
       *[other] { $lines } редова
    }, а тражи се { $expected }
jewels-flaw-too-many-lines =
    датотека има { $lines ->
        [one] { $lines } ред
        [few] { $lines } реда
       *[other] { $lines } редова
    }, а треба тачно { $expected }
jewels-flaw-stone = „{ $found }“ није камен: каменови су цифре од 1 до 6
jewels-flaw-row-length =
    врста има { $length ->
        [one] { $length } камен
        [few] { $length } камена
       *[other] { $length } каменова
    }, а треба 8
jewels-flaw-line-length =
    линија допуне има { $length ->
        [one] { $length } камен
        [few] { $length } камена
       *[other] { $length } каменова
    }, а тражи се од 8 до 1024
jewels-flaw-run =
    одавде леже у реду три { $jewel ->
        [1] црвена
        [2] зелена
        [3] плава
        [4] бела
        [5] жута
       *[other] љубичаста
    } камена, а на почетку то не сме да буде
jewels-flaw-turns = „{ $text }“ није број потеза од 1 до 100

jewels-time-form = „{ $text }“ нису минути и секунде, на пример 5:00, највише 999:59
jewels-time-seconds = у „{ $text }“ број секунди је { $seconds }, а може највише 59
jewels-time-nothing = партији треба бар једна секунда

