## Санторини: зашто се потез или положај одбија, и од чега се састоји оцена.

santorini-refusal-not-a-square = „{ $text }“ није поље од A1 до E5
santorini-refusal-empty = за постављање се пишу два поља, за потез три, на пример C3 B3 A3
santorini-refusal-over = партија је завршена, победио је играч { $player }
santorini-refusal-placement-length = за постављање се пишу два поља, а не { $count }
santorini-refusal-placed-together = оба радника не могу да стоје на пољу { $square }
santorini-refusal-turn-length = за потез се пишу три поља (одакле, куда, где се гради), а не { $count }
santorini-refusal-others-worker = радник на пољу { $square } је противников
santorini-refusal-no-worker = на пољу { $square } не стоји ниједан ваш радник
santorini-refusal-step-too-far = поље { $to } није суседно пољу { $from }
santorini-refusal-occupied = на пољу { $square } стоји радник
santorini-refusal-dome = поље { $square } је затворено куполом
santorini-refusal-too-high = корак са поља { $from } (ниво { $from-level }) на поље { $to } (ниво { $to-level }) води више од једног нивоа увис
santorini-refusal-build-after-win = корак на поље { $to } доноси победу, после њега се не гради
santorini-refusal-build-missing = недостаје треће поље: после корака мора да се гради
santorini-refusal-build-too-far = гради се поред поља на које је радник прешао, а поље { $build } није суседно пољу { $to }
santorini-refusal-build-occupied = на пољу { $square } не може да се гради, тамо стоји радник
santorini-refusal-build-dome = на пољу { $square } не може да се гради, затворено је куполом

santorini-fault-parts =
    { $count ->
        [one] текст има { $count } део
        [few] текст има { $count } дела
       *[other] текст има { $count } делова
    } између косих црта, а треба четири: ВИСИНЕ/СТРАНА/ПРВИ/ДРУГИ
santorini-fault-height-count =
    { $count ->
        [one] висине имају { $count } знак
        [few] висине имају { $count } знака
       *[other] висине имају { $count } знакова
    }, а треба 25
santorini-fault-height-text = висина „{ $text }“ поља { $square } није цифра од 0 до 4
santorini-fault-too-high = висина поља { $square } је { $height }, а највиша је купола, 4
santorini-fault-side = као страна на потезу пише „{ $text }“, а треба 1 или 2
santorini-fault-square = „{ $text }“ није поље од A1 до E5
santorini-fault-worker-count = играч { $player } има { $count } радника, а треба 2 (или ниједног пре постављања)
santorini-fault-crowded = на пољу { $square } стоје два радника
santorini-fault-on-dome = радник стоји на куполи поља { $square }
santorini-fault-built-too-early = на табли је нешто изграђено пре него што су сви радници постављени
santorini-fault-first-missing = радници другог играча су постављени, а радници првог нису
santorini-fault-wrong-side =
    { $levels ->
        [one] кад је изграђен { $levels } ниво
        [few] кад су изграђена { $levels } нивоа
       *[other] кад је изграђено { $levels } нивоа
    }, на потезу је играч { $player }
santorini-fault-many-winners = на трећем нивоу стоји више од једног радника; победио је онај ко је тамо први стигао
santorini-fault-winner-not-mover =
    { $levels ->
        [one] играч { $player } стоји на трећем нивоу, али кад је изграђен { $levels } ниво
        [few] играч { $player } стоји на трећем нивоу, али кад су изграђена { $levels } нивоа
       *[other] играч { $player } стоји на трећем нивоу, али кад је изграђено { $levels } нивоа
    }, на потезу је био његов противник

santorini-term-height = висина радника
santorini-term-centre = близина средишта
santorini-term-climb = поља на која може да се попне
santorini-term-safe = пењања која нико не може да спречи
santorini-term-mobility = слобода кретања
santorini-term-support = висока поља у близини
santorini-term-distance = удаљеност од противника
santorini-term-tempo = право на потез
santorini-won-third = радник стоји на трећем нивоу
santorini-won-stuck = играч { $player } нема ниједан дозвољен потез
