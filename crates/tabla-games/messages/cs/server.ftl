## Server za prohlížečem: co odmítá a proč, co vypisuje, a jeho nápověda.

store-busy = „{ $path }“ používá jiný server Tabla; ukončete ho, nebo zvolte jinou složku pomocí `--data`
store-damaged = stoly v souboru „{ $path }“ nelze přečíst ({ $detail }); soubor se nezměnil: nahraďte ho dobrou kopií, nebo ho přesuňte jinam a začněte znovu
store-too-new = stoly v souboru „{ $path }“ zapsala novější verze programu Tabla (formát { $format }); soubor se nezměnil
store-unread = stůl „{ $id }“ ze starší verze programu Tabla nelze přečíst: { $because }; zůstává uložen beze změny
store-failed = do „{ $path }“ nelze zapisovat: { $because }

server-no-game = hra „{ $text }“ tu není
server-not-your-turn = nejste na tahu
server-not-your-seat = místo { $seat } není vaše
server-not-alone = to jde jen tehdy, když u stolu nehraje nikdo jiný
server-only-watching = jen se díváte; kdo chce hrát, potřebuje odkaz na místo
server-no-computer = na tahu není žádný počítačový hráč
server-time-left = ještě zbývá čas
server-table-too-large = počítačový hráč tu smí použít nejvýš { $most } megabajtů
server-bad-key = klíč požadavku má 1 až { $most } znaků
server-bad-seat-key = to není klíč k žádnému místu
server-too-long = to je příliš dlouhé; mez je { $most }
server-long-name = jméno má nejvýš { $most } písmen
server-advice-time = na radu lze dát více než 0 a nejvýš { $most } sekund
server-advice-stopped = pozice se mezitím změnila
server-full = herna je plná: počet stolů je nejvýš { $most }
server-not-found = tady nic není
server-failed = v programu se něco pokazilo; nic se neztratilo
server-too-often = příliš mnoho požadavků; chvíli počkejte
server-wrong-host = na toto jméno server neslyší; přidejte je při spuštění pomocí `--host`
server-wrong-origin = požadavky z jiných stránek se nepřijímají
server-wrong-method = to na této adrese nejde
server-not-json = požadavek musí být JSON
server-too-large = požadavek je příliš velký; mez je { $most } KB
server-too-slow = požadavek přicházel příliš pomalu; má na to { $most } s
server-unreadable = požadavek nelze přečíst: { $detail }
server-needs-upgrade = tato adresa je pro živá spojení
server-too-many-connections = příliš mnoho spojení; zkuste to později

server-port-taken = port { $port } je obsazený; zvolte jiný pomocí `--port`
server-cannot-listen = na adrese { $addr } nelze naslouchat: { $detail }
server-bad-address = „{ $text }“ není adresa; pište ji jako 127.0.0.1, ::1 nebo 0.0.0.0
server-bad-port = „{ $text }“ není port od 0 do 65535
serve-at = Tabla běží na { $url }
serve-elsewhere = Z jiných zařízení: { $url }
serve-data = Hry se ukládají do složky { $path }
serve-memory = Hry zmizí, až server skončí.
serve-stop = Ctrl-C server ukončí.

cli-value-address = ADRESA
cli-value-port = PORT
cli-serve-about = Hrát v prohlížeči: spustit místní webovou aplikaci a otevřít ji
cli-serve-arg-addr = Adresa, na které se naslouchá; 0.0.0.0 pustí i jiná zařízení
cli-serve-arg-port = Port, na kterém se naslouchá; 0 je kterýkoli volný
cli-serve-arg-data = Složka pro hry; „:memory:“ nic neuchová
cli-serve-arg-host = Další jméno, pod kterým smějí prohlížeče server oslovit
cli-serve-arg-no-open = Neotevírat prohlížeč
cli-serve-arg-json = Vypsat jeden řádek JSON s adresou, pro programy
cli-serve-example-open = spustit a otevřít prohlížeč
cli-serve-example-network = pustit i jiná zařízení v síti
cli-serve-example-script = pro skript: kterýkoli volný port, nic se neuchová, bez prohlížeče
