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
