## The server behind the browser: what it refuses and why, what it prints, and its help.

store-busy = '{ $path }' is in use by another Tabla server; end that one, or name another folder with `--data`
store-damaged = the tables in '{ $path }' cannot be read ({ $detail }); the file was left as it is: put a good copy in its place, or move it away and begin anew
store-too-new = the tables in '{ $path }' were written by a newer version of Tabla (format { $format }); the file was left as it is
store-unread = the table '{ $id }' of an older version of Tabla cannot be read: { $because }; it is kept as it is
store-failed = '{ $path }' cannot be written: { $because }

server-no-game = there is no game '{ $text }' here
server-not-your-turn = it is not your turn
server-not-your-seat = seat { $seat } is not yours
server-not-alone = that is possible only while nobody else plays at this table
server-only-watching = you are watching; whoever wants to play needs the link to a seat
server-no-computer = no computer player is to move
server-time-left = there is still time left
server-table-too-large = a computer player may use at most { $most } megabytes here
server-bad-key = the key of a request has 1 to { $most } characters
server-bad-seat-key = that is no key of a seat
server-too-long = that is too long; { $most } is the limit
server-long-name = a name has at most { $most } letters
server-advice-time = advice takes more than 0 and at most { $most } seconds
server-advice-stopped = the position has changed meanwhile
server-full = the house is full: it keeps { $most } tables
server-not-found = there is nothing here
server-failed = something went wrong in the house; nothing was lost
server-too-often = too many requests; wait a moment
server-wrong-host = this server does not go by that name; start it with `--host` to add one
server-wrong-origin = requests from other sites are not accepted
server-wrong-method = that cannot be done at this address
server-not-json = the request must be JSON
server-too-large = the request is too large; { $most } KB is the limit
server-too-slow = the request arrived too slowly; it has { $most } s
server-unreadable = the request cannot be read: { $detail }
server-needs-upgrade = this address is for live connections
server-too-many-connections = too many connections; try again later

server-port-taken = port { $port } is taken; name another one with `--port`
server-cannot-listen = it is not possible to listen at { $addr }: { $detail }
server-bad-address = '{ $text }' is not an address; write it like 127.0.0.1, ::1 or 0.0.0.0
server-bad-port = '{ $text }' is not a port from 0 to 65535
serve-at = Tabla is open at { $url }
serve-elsewhere = From other devices: { $url }
serve-data = The games are kept in { $path }
serve-memory = The games are gone when the server ends.
serve-stop = Ctrl-C ends the server.

cli-value-address = ADDRESS
cli-value-port = PORT
cli-serve-about = Play in the browser: start the local web app and open it
cli-serve-arg-addr = Address to listen at; 0.0.0.0 lets other devices in
cli-serve-arg-port = Port to listen at; 0 is any free one
cli-serve-arg-data = Folder for the games; ':memory:' keeps nothing
cli-serve-arg-host = One more name by which browsers may call this server
cli-serve-arg-no-open = Do not open the browser
cli-serve-arg-json = Print one line of JSON with the address, for programs
cli-serve-example-open = start, and open the browser
cli-serve-example-network = let other devices of the network in
cli-serve-example-script = for a script: any free port, nothing kept, no browser
