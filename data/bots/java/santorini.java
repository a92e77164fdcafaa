import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Santorini: HEIGHTS/SIDE/FIRST/SECOND, and a player that likes to climb.
 *
 * @param heights of 25 squares; 4 is a dome
 * @param side who is to move, 1 or 2; when we are asked, that is us
 * @param workers for each side its squares; none before they are placed
 */
record Game(int[] heights, int side, List<List<Integer>> workers) {
    private static final int CENTRE = square("C3");

    static Game read(String text) {
        // The limit keeps empty parts at the end.
        String[] parts = text.split("/", -1);
        int[] heights = parts[0].chars().map(height -> height - '0').toArray();
        return new Game(heights, Integer.parseInt(parts[1]), List.of(squares(parts[2]), squares(parts[3])));
    }

    String write() {
        var text = new StringBuilder();
        for (int height : heights) {
            text.append(height);
        }
        text.append('/').append(side);
        for (List<Integer> squares : workers) {
            text.append('/').append(squares.stream().map(Game::name).collect(Collectors.joining(",")));
        }
        return text.toString();
    }

    int value(String move) {
        List<Integer> path = squares(move);
        if (workers.get(side - 1).isEmpty()) {
            return -path.stream().mapToInt(worker -> distance(worker, CENTRE)).sum();
        }
        if (path.size() == 2) {
            return 1000; // a step to the third level wins, and nothing is built
        }
        int start = path.get(0);
        int end = path.get(1);
        int built = path.get(2);
        int level = heights[built] + 1;
        int value = 10 * (heights[end] - heights[start]) - distance(end, CENTRE);
        if (level <= Math.min(3, heights[end] + 1)) {
            value += 2 * level; // we can climb it in the next turn
        }
        // Somebody who stands on the second level beside the new storey.
        List<Integer> others = workers.get(2 - side);
        if (others.stream().anyMatch(other -> heights[other] == 2 && distance(other, built) == 1)) {
            value += level == 3 ? -500 : level == 4 ? 500 : 0;
        }
        return value;
    }

    /** The number of a square: A1 is 0, A2 is 1, B1 is 5, E5 is 24. */
    private static int square(String text) {
        return (text.charAt(0) - 'A') * 5 + text.charAt(1) - '1';
    }

    private static String name(int square) {
        return "" + (char) ('A' + square / 5) + (square % 5 + 1);
    }

    /** The squares of a text, with commas between them or, as in moves, nothing at all. */
    private static List<Integer> squares(String text) {
        List<Integer> squares = new ArrayList<>();
        String names = text.replace(",", "");
        for (int at = 0; at < names.length(); at += 2) {
            squares.add(square(names.substring(at, at + 2)));
        }
        return squares;
    }

    /** How many steps a king needs. */
    private static int distance(int one, int other) {
        return Math.max(Math.abs(one / 5 - other / 5), Math.abs(one % 5 - other % 5));
    }
}
