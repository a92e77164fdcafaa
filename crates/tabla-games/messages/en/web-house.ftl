## The house as it is today, the invitation to a game, and how boards look.

# The invitation to a game

web-against = Against whom?
web-face-alone = Alone
web-face-alone-about = Nobody else at the table: as many points as you can.
web-face-friend = A friend here
web-face-friend-about = Two people at this screen take turns.
web-face-beginner = Easy
web-face-easy = Practised
web-face-medium = Medium
web-face-hard = Strong
web-face-full = Champion
web-face-several = { $count } at the table, as chosen under More
web-strength-duel = Takes { $percent } % of the points from a player who looks two moves ahead.
web-strength-points = About { $points } points a game.
web-strength-turns = About { $points } points in twenty turns.
web-order = Who begins?
web-order-first = I begin
web-order-second = The other
web-order-lot = By lot

# What goes on in the house

web-house-going = On the table
web-house-your-turn = Your turn
web-house-turn = To move: { $player }
web-house-review = The last review

# How boards and pieces look

web-looks = Looks
web-looks-board = Board
web-looks-pieces = Pieces
web-look-island = Island
web-look-evening = Evening
web-look-winter = Winter
web-look-oak = Oak
web-look-slate = Slate
web-look-clay = Clay
web-look-linen = Linen
web-look-baize = Green baize
web-look-velvet = Velvet
web-look-burgundy = Burgundy
web-look-ebony = Ivory and ebony
web-look-coral = Coral and sea
web-look-amber = Amber and jade
web-look-ivory = Ivory
web-look-walnut = Walnut
web-look-porcelain = Porcelain
web-look-cut = Clear
web-look-soft = Soft
web-look-vivid = Vivid
