# A bot that repeats what it hears where the arena keeps it.
# `sh line-bot.sh [WORD TURN [ALWAYS]]` plays the first legal move or, without asking for the moves, always the
# same one; in the turn of that number it says WORD.
turn=0
while read -r line; do
  echo "$line" >&2
  case $line in
    tabla*) if [ -n "$3" ]; then echo ready; else echo ready moves; fi ;;
    move*)
      turn=$((turn + 1))
      moves=${line#*moves=}
      first=${moves%%[| ]*}
      if [ "$turn" = "$2" ]; then echo "$1"; else echo "${3:-$first}"; fi
      ;;
  esac
done
