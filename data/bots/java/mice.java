import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Mice: WHITE/BLACK/INHAND/SIDE, and a player that closes mills.
 *
 * @param board what stands on each of the 24 points: w, b or a blank
 * @param whiteHand how many men White has still to place
 * @param blackHand how many men Black has still to place
 * @param side who is to move, w or b; when we are asked, that is us
 */
record Game(char[] board, int whiteHand, int blackHand, char side) {
    /** Ring by ring from outside, each clockwise from its corner at the top left: so points are ordered in a state. */
    private static final List<String> POINTS = List.of(
            "a7", "d7", "g7", "g4", "g1", "d1", "a1", "a4",
            "b6", "d6", "f6", "f4", "f2", "d2", "b2", "b4",
            "c5", "d5", "e5", "e4", "e3", "d3", "c3", "c4");

    private static final List<int[]> MILLS = mills();

    private static final char EMPTY = ' ';

    static Game read(String text) {
        String[] parts = text.split("/");
        var board = new char[24];
        for (int point = 0; point < 24; point++) {
            String name = POINTS.get(point);
            board[point] = parts[0].contains(name) ? 'w' : parts[1].contains(name) ? 'b' : EMPTY;
        }
        String[] hand = parts[2].split(",");
        return new Game(board, Integer.parseInt(hand[0]), Integer.parseInt(hand[1]), parts[3].charAt(0));
    }

    String write() {
        return String.format("%s/%s/%d,%d/%c", men('w'), men('b'), whiteHand, blackHand, side);
    }

    private String men(char colour) {
        var there = IntStream.range(0, 24).filter(point -> board[point] == colour);
        return there.mapToObj(POINTS::get).collect(Collectors.joining(","));
    }

    /** What the board is worth after a move such as d2, d2-d3 or d2-d3xa7. */
    int value(String move) {
        char[] after = board.clone();
        String[] halves = move.split("x");
        String[] path = halves[0].split("-");
        after[POINTS.indexOf(path[0])] = EMPTY;
        after[POINTS.indexOf(path[path.length - 1])] = side;
        int value = 0;
        if (halves.length == 2) {
            after[POINTS.indexOf(halves[1])] = EMPTY;
            value += 50;
        }
        for (int[] mill : MILLS) {
            int own = 0;
            int empty = 0;
            for (int point : mill) {
                own += after[point] == side ? 1 : 0;
                empty += after[point] == EMPTY ? 1 : 0;
            }
            if (own == 3) {
                value += 20;
            } else if (own == 2 && empty == 1) {
                value += 10;
            } else if (own == 0 && empty == 1) {
                value -= 12; // the other side could close it
            }
        }
        return value;
    }

    /** The four sides of each ring, and the four lines across the rings. */
    private static List<int[]> mills() {
        List<int[]> mills = new ArrayList<>();
        for (int ring = 0; ring < 24; ring += 8) {
            for (int corner = 0; corner < 8; corner += 2) {
                mills.add(new int[] {ring + corner, ring + corner + 1, ring + (corner + 2) % 8});
            }
        }
        for (int place = 1; place < 8; place += 2) {
            mills.add(new int[] {place, place + 8, place + 16});
        }
        return mills;
    }
}
