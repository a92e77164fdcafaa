## Столови у прегледачу: шта у жељи споља може да буде погрешно, у свакој игри.

desk-setup = ово не описује ниједну игру: { $detail }
desk-act = тако нечег у овој игри нема
desk-question = на такво питање ова игра не одговара: { $detail }
desk-format = овде нема формата „{ $format }“; формати су { $formats }
desk-ply =
    нема позиције после { $ply ->
        [one] { $ply } потеза
        [few] { $ply } потеза
       *[other] { $ply } потеза
    }; партија их има { $last }
desk-nothing-to-undo = нема шта да се врати
desk-nothing-to-redo = нема шта да се поново одигра
desk-jewels-contest = на такмичењу нема табле „{ $name }“; табле су { $boards }
desk-jewels-stopped = партија је готова: прекинута је
