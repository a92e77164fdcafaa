# Jiné systémy než Linux a sestavení, v nichž něco chybí.

process-unconfined = izolace pro programy je jen v Linuxu a zde nebylo nic spuštěno: s volbou `--trust` program běží bez omezení a může číst, měnit a odesílat všechno, co můžete vy
sandbox-absent = Na tomto systému není izolace: program běží bez omezení a může číst, měnit a odesílat všechno, co můžete vy. Po uplynutí času se ukončí se vším, co spustil.
serve-left-out = toto sestavení programu `tabla` neumí hru v prohlížeči; umí ji sestavení s funkcí `web`
