## Драгуљи: зашто је партија завршена, зашто се нешто одбија, грешке у датотекама, од чега се састоји оцена.

jewels-ending-repetition = партија је завршена: последња каскада се никад не би зауставила
jewels-ending-length = партија је завршена: последња каскада имала је милион корака и заустављена је
jewels-ending-turns = партија је завршена: сви потези су одиграни
jewels-ending-no-swap = партија је завршена: ниједна замена не прави низ од три једнака драгуља

jewels-refusal-count =
    { $count ->
        [one] написан је { $count } број
        [few] написана су { $count } броја
       *[other] написано је { $count } бројева
    }, а траже се четири: колона и ред за оба драгуља, на пример 6 3 6 4
jewels-refusal-number = „{ $text }“ није цео број
jewels-refusal-column = нема колоне { $number }: колоне су од 1 до 8, слева
jewels-refusal-row = нема реда { $number }: редови су од 1 до 8, одозго
jewels-refusal-neighbours = поља { $one } и { $other } немају заједничку страницу
jewels-refusal-no-run = замена { $swap } не прави низ од три једнака драгуља
jewels-refusal-over = { $because }

jewels-fault-parts =
    текст има { $count ->
        [one] { $count } део
        [few] { $count } дела
       *[other] { $count } делова
    } између косих црта, а треба пет: ТАБЛА/ЛИНИЈЕ/ПОТРОШЕНО/ПОЕНИ/ПОТЕЗИ
jewels-fault-rows = редова, раздвојених зарезима, табла има { $count }, а треба осам
jewels-fault-row-text = { $row }. ред је „{ $text }“, а треба осам цифара од 1 до 6
jewels-fault-lines = линија допуне, раздвојених зарезима, има { $count }, а треба осам
jewels-fault-line-text = у линији допуне за колону { $column } стоји „{ $text }“, а драгуљи су цифре од 1 до 6
jewels-fault-line-length =
    линија допуне за колону { $column } има { $length ->
        [one] { $length } драгуљ
        [few] { $length } драгуља
       *[other] { $length } драгуља
    }, а тражи се од 8 до 1024
jewels-fault-used-text = као потрошени драгуљи пише „{ $text }“, а треба осам бројева раздвојених зарезима
jewels-fault-used =
    за колону { $column } пише да { $used ->
        [one] је потрошен { $used } драгуљ
        [few] су потрошена { $used } драгуља
       *[other] је потрошено { $used } драгуља
    }, а њена линија допуне од { $length } почиње изнова пре тога
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
    }: низ доноси 3, а сваки потез склопи бар један
jewels-fault-stop = последњи део је „{ $text }“, а треба „repeats“ или „too-long“
jewels-fault-run =
    три { $jewel ->
        [1] црвена
        [2] зелена
        [3] плава
        [4] бела
        [5] жута
       *[other] љубичаста
    } драгуља чине низ почев од колоне { $column }, реда { $row }
jewels-fault-stopped-at-rest = пише да је каскада заустављена, а на табли нема ниједног низа

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
jewels-flaw-stone = „{ $found }“ није драгуљ: драгуљи су цифре од 1 до 6
jewels-flaw-row-length =
    ред има { $length ->
        [one] { $length } драгуљ
        [few] { $length } драгуља
       *[other] { $length } драгуља
    }, а треба 8
jewels-flaw-line-length =
    линија допуне има { $length ->
        [one] { $length } драгуљ
        [few] { $length } драгуља
       *[other] { $length } драгуља
    }, а тражи се од 8 до 1024
jewels-flaw-run =
    одавде три { $jewel ->
        [1] црвена
        [2] зелена
        [3] плава
        [4] бела
        [5] жута
       *[other] љубичаста
    } драгуља чине низ, а на почетку то не сме да буде
jewels-flaw-turns = „{ $text }“ није број потеза од 1 до 100
jewels-race-endless = трци треба крај: договорите број потеза или време за целу партију
jewels-race-save = сачувана партија се наставља како је почета; трка почиње таблом
jewels-player-random = Насумице
jewels-player-greedy = Брзо око
jewels-player-ai = Мисли унапред
jewels-player-random-about = мења било шта што направи линију, не гледајући даље
jewels-player-greedy-about = узима замену која одмах највише доноси
jewels-player-ai-about = испробава шта би могло да падне и тешко га је победити

jewels-time-form = „{ $text }“ нису минути и секунде, на пример 5:00, највише 999:59
jewels-time-seconds = у „{ $text }“ број секунди је { $seconds }, а може највише 59
jewels-time-nothing = партији треба бар једна секунда

