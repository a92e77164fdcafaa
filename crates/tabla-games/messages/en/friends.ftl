# Invitations

server-no-free-seat = no seat at this table is free
server-seat-taken = the seat is taken already
server-waits = the game begins when everybody has come
server-nobody-missing = nobody has been gone for so long
server-no-invitation = there is no invitation with this code, or it is too old
server-nobody-to-invite = there is no second seat to which somebody could be invited
server-long-patience = the time after which the others may go on is at most { $most } seconds
server-too-many-codes = too many codes were wrong; wait ten minutes
server-qr = a picture is made of a text of 1 to { $most } letters

# Playing a friend

web-friend = Play a friend
web-friend-game = Play a friend: { $game }
web-friend-people = How many play?
web-friend-waiting =
    { $count ->
        [one] Waiting for { $count } player
       *[other] Waiting for { $count } players
    }
web-friend-how = Whoever opens the link, scans the picture or types the code on the first page gets a free seat.
web-friend-link = Link
web-friend-code = Code of an invitation
web-friend-join = Join
web-friend-send = Send
web-friend-qr = The link as a picture for a camera
web-friend-renew = Make a new invitation
web-friend-computer = Play against the computer
web-friend-patience = Whoever is gone may be replaced after
web-never = never
web-your-name = Your name
web-invites = { $player } invites you: { $game }
web-invited = You are invited: { $game }
web-invited-go-on = Go on here: { $game }
web-invited-go-on-note = The other device will only watch from then on.
web-invited-players = Players: { $players }
web-invited-clock = Clock: { $clock }
web-invited-play = Sit down and play
web-invited-watch = Watch
web-invited-table = To the table
web-invited-own = You sit at this table already.
web-invited-taken = All seats are taken. You are watching.
web-invited-used = This link was used already. You are watching.
web-free-seat = free seat
web-is-away = away for a moment
web-is-gone = gone
web-is-gone-for = gone for { $minutes } min
web-ask-take-back = Ask to take back
web-ask-draw = Offer a draw
web-ask-more-time = Ask for a minute more
web-ask-rematch = Rematch
web-offer-take-back = { $player } asks to take the last move back.
web-offer-draw = { $player } offers a draw.
web-offer-more-time = { $player } asks for a minute more.
web-offer-rematch = { $player } wants a rematch.
web-asked-take-back = You have asked to take your move back.
web-asked-draw = You have offered a draw.
web-asked-more-time = You have asked for a minute more.
web-asked-rematch = You have asked for a rematch.
web-refused = The answer is no.
web-yes = Yes
web-missing = { $players } – gone for long.
web-claim = Claim the win
web-claim-on = Go on without them
web-replace = Go on against the computer
web-evening = This evening: { $score }
web-evening-draws =
    { $count ->
        [one] This evening: { $score }, { $count } drawn
       *[other] This evening: { $score }, { $count } drawn
    }
web-gone-elsewhere = Your seat goes on on another device; here you are watching.
web-gone-computer = You were gone for long, and a computer plays in your seat.
web-go-on-elsewhere = Go on on another device
web-give-note = Good once, for 15 minutes. Whoever opens it gets the seat { $player }, and this device only watches it.
web-onlookers =
    { $count ->
        [one] { $count } onlooker
       *[other] { $count } onlookers
    }
web-onlookers-named = { $onlookers }: { $names }
web-emote = Say something
web-emote-said = { $player }: { $words }
web-emote-hello = Hello!
web-emote-luck = Good luck!
web-emote-nice = Well played!
web-emote-thinking = Hmm …
web-emote-oops = Oh no!
web-emote-wow = Wow!
web-emote-thanks = Thank you!
web-emote-game = Good game!

# What is taken back, claimed and sealed

table-nothing-to-retract = you have offered nothing that waits for an answer
table-sealed-branch = what will fall in this game is sealed until it is over; it can be played on from an earlier move then
ending-gone = player { $player } was gone, and player { $winner } claimed the win
ending-gone-ended = player { $player } was gone, and the others ended the game
desk-gone = gone; the others went on
web-retract = Withdraw
web-retracted = The offer was withdrawn.
web-ending-gone = { $player } was gone, and { $winner } claimed the win.
web-ending-gone-ended = { $player } was gone, and the others ended the game.
web-ending-resigned = { $player } has resigned.
web-ending-out-of-time = { $player } has run out of time.
web-move-hidden = a move, hidden until the end

# Other devices

server-not-at-machine = only whoever sits at the machine of this house can open it to other devices
server-no-network = this machine is in no network that other devices could come from
web-network = Other devices
web-network-open = Open to other devices
web-network-close = Close to other devices
web-network-shut-note = At present only this computer can open the house. If you open it, everybody in the same network (the same Wi-Fi) can come in, until you close it or the house ends.
web-network-open-note = Everybody in the same network (the same Wi-Fi) can come in.
web-network-house = Address of the house
