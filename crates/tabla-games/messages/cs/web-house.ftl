## Dům, jaký je dnes, pozvání ke hře a vzhled desek.

# Pozvání ke hře

web-against = S kým hrajete?
web-face-alone = Sám
web-face-alone-about = Nikdo jiný u stolu: co nejvíc bodů.
web-face-friend = Přítel u stolu
web-face-friend-about = Dva lidé u této obrazovky se střídají.
web-face-beginner = Lehký
web-face-easy = Zkušený
web-face-medium = Střední
web-face-hard = Těžký
web-face-full = Šampion
web-face-several = U stolu: { $count }, jak je zvoleno níže
web-strength-duel = Hráči, který vidí dva tahy dopředu, bere { $percent } % bodů.
web-strength-points = Asi { $points } bodů za partii.
web-strength-turns = Asi { $points } bodů za dvacet tahů.
web-order = Kdo začíná?
web-order-first = Začínám já
web-order-second = Soupeř
web-order-lot = Los

# Co se v domě děje

web-house-going = Na stole
web-house-your-turn = Jste na tahu
web-house-turn = Na tahu: { $player }
web-house-review = Poslední rozbor

# Vzhled desek a kamenů

web-looks = Vzhled
web-looks-board = Deska
web-looks-pieces = Kameny
web-look-island = Ostrov
web-look-evening = Večer
web-look-winter = Zima
web-look-oak = Dub
web-look-slate = Břidlice
web-look-clay = Hlína
web-look-linen = Len
web-look-baize = Zelené sukno
web-look-velvet = Samet
web-look-burgundy = Vínová
web-look-ebony = Slonovina a eben
web-look-coral = Korál a moře
web-look-amber = Jantar a nefrit
web-look-ivory = Slonovina
web-look-walnut = Ořech
web-look-porcelain = Porcelán
web-look-cut = Čiré
web-look-soft = Jemné
web-look-vivid = Syté
