#!/bin/bash
# Three generations of Santorini's network: games against itself, training, again.
#
#     training/santorini/make.sh FOLDER      (SCALE=0.1 does a tenth of each step; PYTHON names another Python)
#
# Whatever is in the folder already is not made again, and a job that was broken off goes on.
set -eu
HERE=$(cd "$(dirname "$0")" && pwd)
TABLA=${TABLA:-$HERE/../../target/release/tabla}
PYTHON=${PYTHON:-python3}
SCALE=${SCALE:-1}
FOLDER=${1:?"make.sh FOLDER: where everything goes"}
mkdir -p "$FOLDER"
cd "$FOLDER"
of() { "$PYTHON" -c "print(max(2, round($1 * $SCALE)))"; }
games() { # NAME GAMES NODES SEED [NET]
    "$TABLA" santorini selfplay --games "$(of "$2")" --nodes "$3" --seed "$4" ${5:+--net "$5"} --out "$1.dat"
}
learn() { # NAME STEPS ARGUMENTS…
    local name=$1 steps=$2
    shift 2
    [ -s "$name.bin" ] ||
        "$PYTHON" "$HERE/train.py" "$@" --steps "$(of "$steps")" --keep "$name.pt" --log "$name.csv" --out "$name.bin"
}
games a 100000 1500 1
learn net1 8100 a.dat
games a2 33000 2500 2
games b 39000 2000 3 net1.bin
learn net2 10100 a.dat a2.dat b.dat --start net1.pt --rate 1.5e-3
games b2 17000 2500 4 net1.bin
games c 28000 2500 5 net2.bin
learn net3 14600 a2.dat b.dat b2.dat c.dat --start net2.pt --rate 1.5e-3
