# Systems other than Linux, and builds that leave something out.

process-unconfined = only Linux has a sandbox for programs, and here nothing was started: with `--trust` the program runs unconfined, and can then read, change and send whatever you can
sandbox-absent = This system has no sandbox: the program runs unconfined, and can read, change and send whatever you can. When its time is over, it is ended with everything that it has started.
serve-left-out = this build of `tabla` has no browser face; a build with the feature `web` has it
