## Јамб: редови и колоне, зашто се нешто одбија, датотеке партија и шта мисли пријатељ.

jamb-column-down = надоле
jamb-column-up = нагоре
jamb-column-hand = ручна
jamb-row-face = { $face }
jamb-row-kenta = кента
    .accusative = кенту
jamb-row-ful = фул
jamb-row-poker = покер
jamb-row-jamb = јамб
jamb-ending-full = сва поља су попуњена

jamb-refusal-empty = потез је поље, на пример „надоле“, „нагоре“ или „ручна кента“, или коцкице, на пример „задржи 2 2“ или „баци 1 5“
jamb-refusal-not-a-word = „{ $text }“ није ни колона, ни ред, ни коцкица, ни „задржи“ ни „баци“
jamb-refusal-not-a-row = „{ $text }“ није ред; редови су од „1“ до „6“, „кента“, „фул“, „покер“, „јамб“
jamb-refusal-not-a-die = „{ $text }“ није коцкица: од 1 до 6
jamb-refusal-too-many-dice =
    { $count ->
        [one] наведена је { $count } коцкица
        [few] наведене су { $count } коцкице
       *[other] наведено је { $count } коцкица
    }, а има их пет
jamb-refusal-which-row = који ред ручне колоне? на пример „ручна кента“
jamb-refusal-which-dice = које коцкице? на пример „баци 1 5“ или „баци све“
jamb-refusal-too-much = „{ $text }“ је вишак после поља
jamb-refusal-over = партија је завршена: сва поља су попуњена
jamb-refusal-not-thrown = коцкице су у чаши: најпре их баците
jamb-refusal-filled = поље { $row } у колони „{ $column }“ већ је попуњено
jamb-refusal-column-full = колона „{ $column }“ је попуњена
jamb-refusal-not-next = колона „{ $column }“ се попуњава без прескакања: на реду је { $next }, а не { $row }
jamb-refusal-hand-too-late = ручна колона се попуњава одмах после првог бацања, а ово је { $throw }. бацање
jamb-refusal-no-throw-left = искористили сте сва три бацања: морате да упишете неко поље
jamb-refusal-only-hand-left = остала је само ручна колона, а она се попуњава после првог бацања
jamb-refusal-not-on-table = међу коцкицама { $dice } нема свих које сте навели: { $wanted }
jamb-refusal-nothing-thrown = мора да се баци бар једна коцкица; да бисте задржали свих пет, упишите поље

jamb-fault-parts =
    { $count ->
        [one] текст има { $count } део
        [few] текст има { $count } дела
       *[other] текст има { $count } делова
    } између косих црта, а треба четири: НАДОЛЕ/НАГОРЕ/РУЧНА/СТО
jamb-fault-value-text = „{ $text }“ није вредност поља: од 0 до 80
jamb-fault-hand-text = „{ $text }“ није поље ручне колоне; пише се, на пример, „kenta=66“
jamb-fault-table-text = „{ $text }“ није стање на столу; пише се, на пример, 1:12233 или 2:22???
jamb-fault-too-many =
    { $count ->
        [one] колона „{ $column }“ има { $count } вредност
        [few] колона „{ $column }“ има { $count } вредности
       *[other] колона „{ $column }“ има { $count } вредности
    }, а десет поља
jamb-fault-value = у колони „{ $column }“, ред { $row }, не може да стоји { $value }
jamb-fault-twice = поље { $row } у ручној колони попуњено је два пута
jamb-fault-kept-before-first = пре првог бацања не може да се задржи { $dice }
jamb-fault-nothing-in-cup = у чаши нема коцкице за { $throw }. бацање
jamb-fault-dice-after-end = сва поља су попуњена, па на крају пише 1:?????
jamb-fault-throw-too-late = колоне „надоле“ и „нагоре“ су попуњене, па нема { $throw }. бацања

jamb-file-format = „{ $text }“ није „jamb 1“, чиме почиње партија Јамба
jamb-file-line = „{ $text }“ није ред партије: „dice“, „rules“, „storage“, потез који почиње коцкицама или „end“
jamb-file-heading-late = „{ $text }“ стоји пре првог потеза или нигде
jamb-file-dice = „{ $text }“ није извор коцкица: „lcg 42“, „bbs 42“ или „table“
jamb-file-rule = „{ $text }“ није кућно правило: „jamb-is-ful“, „jamb-is-poker“ или „none“
jamb-file-storage = „{ $text }“ није начин чувања: „coo“, „csr“, „csc“ или „dense“
jamb-file-unfinished = претходни потез није завршен
jamb-file-after-end = партија је завршена пре овог реда
jamb-file-throw = „{ $text }“ није бацање: коцкице се пишу, на пример, 12233
jamb-file-dice-count =
    { $count ->
        [one] бачена је { $count } коцкица
        [few] бачене су { $count } коцкице
       *[other] бачено је { $count } коцкица
    }, а у чаши их је { $expected }
jamb-file-other-dice = коцкице су „{ $text }“, а семе даје { $expected }

jamb-reckoning-exact = тачна вероватноћа
jamb-reckoning-source = бројка из извора
jamb-tenths = { $whole },{ $tenths }
jamb-prospect-upper = { $row } у колони „{ $column }“ (на столу: { $count })
jamb-prospect-lower = { $row } у колони „{ $column }“ (тачно { $exact } = { $exactpercent } %; по извору { $source } = { $sourcepercent } %)
jamb-reason-hand-made =
    Прво бацање је { $row }, а то поље ручне колоне је слободно: { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }.
jamb-reason-hand-best =
    Остала је само ручна колона, а највише доноси { $row }: { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }.
jamb-reason-hand-crossed = Остала је само ручна колона, а ниједно слободно поље не доноси ништа: прецртава се { $row }.
jamb-reason-one-column = Једна колона је попуњена, па је циљ { $aim }.
jamb-reason-both-upper = Оба следећа поља су у горњем делу: игра се на број са више коцкица, а кад их је једнако, на колону „надоле“. Циљ је { $aim }; друго поље је { $other }.
jamb-reason-both-lower = Оба следећа поља су комбинације: игра се на вероватнију, а кад су једнако вероватне, на колону „нагоре“. Циљ је { $aim }; друго поље је { $other }.
jamb-reason-above-threshold = Вероватноћа је изнад прага од { $threshold } %, па је циљ { $aim }.
jamb-reason-below-threshold = Није изнад прага од { $threshold } %: { $lower }. Зато је циљ { $aim }.
jamb-reason-other-reckoning = По другом мерилу ({ $reckoning }) одлука би била друкчија: { $row } у колони „{ $column }“.
jamb-reason-keeps = За циљ { $row } задржава { $dice }, а остале баца поново.
jamb-reason-keeps-none = Ништа не помаже за циљ { $row }, па се поново бацају све коцкице.
jamb-reason-writes =
    Уписује поље { $row } у колони „{ $column }“: { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }.
jamb-reason-misses = За поље { $row } у колони „{ $column }“ нема шта да се упише, па се прецртава.
