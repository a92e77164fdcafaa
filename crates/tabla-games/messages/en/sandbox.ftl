# How programs are run, and what ends them.

run-exited = the program has ended with exit code { $code }
run-signalled = the program was ended by signal { $signal }
run-stopped = the program was stopped
run-limit-time = the program has used up all its time
run-limit-cpu = the program has used more processor time than it may
run-limit-memory = the program has used more memory than it may
run-limit-processes = the program has started more processes than it may
run-limit-file-size = the program has written a file that is longer than allowed
run-limit-disk = the program has written more into its folder than it may

fault-silent = there was no answer in time
fault-closed = the program has closed its input or output
fault-long-line = the program has written a line of more than { $most } bytes
fault-flood = the program has written more than { $most } bytes
fault-not-text = the program has written a line that is no text in UTF-8
fault-deaf = the program does not read what it is sent

sandbox-missing = the program was not started, because the sandbox cannot be set up here: { $protection } ({ $error }). With `--trust` it runs without the sandbox, and can then read, change and send whatever you can
sandbox-unreadable = { $path }, which the program is to read, is not there: { $error }
sandbox-users = the system gives no user namespace of its own to a program
sandbox-processes = the system gives no process namespace of its own to a program
sandbox-network = the system gives no network namespace of its own to a program
sandbox-names = the system gives no namespaces for shared memory and host names to a program
sandbox-mounts = the system gives no mount namespace of its own to a program
sandbox-files = the system cannot confine a program to its folder; that takes Linux 6.2 or later with `Landlock`
sandbox-calls = the system cannot filter the calls of a program; that takes `seccomp`
sandbox-limits = the system cannot limit what a program uses; run it as an ordinary user, or as the administrator on Linux 6.14 or later
sandbox-privileges = the system cannot take its privileges from a program
cli-jewels-judge-arg-read = A file or folder that the program may read besides its own folder and the system's programs
cli-jewels-judge-arg-trust = Start the program without the sandbox: it may do whatever you may do
cli-jewels-judge-example-read = what lies elsewhere can be read from inside the sandbox as well
cli-jewels-match-arg-trust = Start the commands among the bots without the sandbox: they may do whatever you may do
sandbox-too-wide = { $path } is not opened to a program that nobody trusts, because your home folder is there; use a folder for this program alone, or start it with `--trust`
sandbox-suspected = The sandbox may be the reason: a program can read only its own files and the system's programs there. With `--read` it may read more, and with `--trust` it runs without the sandbox
sandbox-terms = In the sandbox a program has for each game at most { $memory } MiB of memory, { $processes } processes and threads, { $file } MiB for a file, { $disk } MiB in its folder, { $cpu } hours of processor time, { $output } MiB of output and { $line } KiB in a line; it has no network, and its folder is removed after the game.
judge-last-words = The last that the program said on its error output: { $text }
