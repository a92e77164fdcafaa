# Jak se programy spouštějí a co je ukončí.

run-exited = program skončil s návratovým kódem { $code }
run-signalled = program ukončil signál { $signal }
run-stopped = program byl zastaven
run-limit-time = program spotřeboval všechen svůj čas
run-limit-cpu = program spotřeboval více procesorového času, než smí
run-limit-memory = program spotřeboval více paměti, než smí
run-limit-processes = program spustil více procesů, než smí
run-limit-file-size = program zapsal soubor delší, než je dovoleno
run-limit-disk = program zapsal do své složky více, než smí

fault-silent = odpověď nepřišla včas
fault-closed = program zavřel svůj vstup nebo výstup
fault-long-line = program napsal řádek delší než { $most } bajtů
fault-flood = program napsal více než { $most } bajtů
fault-not-text = program napsal řádek, který není textem v UTF-8
fault-deaf = program nečte, co se mu posílá

sandbox-missing = program nebyl spuštěn, protože zde nelze zřídit izolaci: { $protection } ({ $error }). S volbou `--trust` běží bez izolace a může číst, měnit a odesílat všechno, co můžete vy
sandbox-unreadable = { $path }: soubor nebo složka, kterou má program číst, neexistuje: { $error }
sandbox-users = systém nedává programu vlastní jmenný prostor uživatelů
sandbox-processes = systém nedává programu vlastní jmenný prostor procesů
sandbox-network = systém nedává programu vlastní síťový jmenný prostor
sandbox-names = systém nedává programu jmenné prostory pro sdílenou paměť a jméno počítače
sandbox-mounts = systém nedává programu vlastní jmenný prostor připojení
sandbox-files = systém neumí omezit program na jeho složku; je k tomu třeba Linux 6.2 nebo novější s modulem `Landlock`
sandbox-calls = systém neumí filtrovat volání programu; je k tomu třeba `seccomp`
sandbox-limits = systém neumí omezit, co program spotřebuje; správce k tomu potřebuje Linux 6.14 nebo novější, obyčejný uživatel nikoli
sandbox-privileges = systém neumí odebrat programu jeho oprávnění
cli-jewels-judge-arg-read = Soubor nebo složka, které program smí číst kromě své složky a programů systému
cli-jewels-judge-arg-trust = Spustit program bez izolace: smí všechno, co smíte vy
cli-jewels-judge-example-read = z izolace lze číst i to, co leží jinde
cli-jewels-match-arg-trust = Spouštět bez izolace boty, kteří jsou příkazy: smějí všechno, co smíte vy
sandbox-too-wide = { $path } se programu, kterému nikdo nevěří, nezpřístupní, protože je tam vaše domovská složka; použijte složku jen pro tento program, nebo jej spusťte s `--trust`
sandbox-suspected = Důvodem může být izolace: program v ní čte jen své soubory a programy systému. S `--read` smí číst i něco dalšího a s `--trust` běží bez izolace
sandbox-terms = V izolaci má program na každou partii nejvýše { $memory } MiB paměti, { $processes } procesů a vláken, { $file } MiB na jeden soubor, { $disk } MiB ve své složce, { $cpu } hodin procesorového času, { $output } MiB výstupu a { $line } KiB na jeden řádek; nemá síť a jeho složka se po partii odstraní.
judge-last-words = Poslední, co program napsal na chybový výstup: { $text }
