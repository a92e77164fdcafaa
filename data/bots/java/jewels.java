import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Jewels: BOARD/PREVIEW/POINTS/TURNS/LEFT, and a player that counts runs.
 *
 * @param board the rows from the top, each of eight colours, 1 to 6
 * @param preview for each column the stone that falls next
 * @param points so far
 * @param turns that are played
 * @param left turns that are left
 */
record Game(int[][] board, int[] preview, int points, int turns, int left) {
    static Game read(String text) {
        String[] parts = text.split("/");
        int[][] board = Stream.of(parts[0].split(",")).map(Game::colours).toArray(int[][]::new);
        int[] numbers = Stream.of(parts).skip(2).mapToInt(Integer::parseInt).toArray();
        return new Game(board, colours(parts[1]), numbers[0], numbers[1], numbers[2]);
    }

    String write() {
        String rows = Stream.of(board).map(Game::digits).collect(Collectors.joining(","));
        return rows + "/" + digits(preview) + "/" + points + "/" + turns + "/" + left;
    }

    /** Three in a line after the swap are worth most; low on the board more stones fall after it. */
    int value(String move) {
        // Column and row of one stone, column and row of the other, counted from 1 at the top left.
        int[] places = move.chars().map(digit -> digit - '1').toArray();
        int column = places[0];
        int row = places[1];
        int otherColumn = places[2];
        int otherRow = places[3];
        int[][] after = Stream.of(board).map(int[]::clone).toArray(int[][]::new);
        after[row][column] = board[otherRow][otherColumn];
        after[otherRow][otherColumn] = board[row][column];
        return 10 * runs(after) + Math.max(row, otherRow);
    }

    /** How many threes lie in a line: four in a line are two of them, as the game counts. */
    private static int runs(int[][] board) {
        int runs = 0;
        for (int line = 0; line < 8; line++) {
            for (int at = 0; at < 6; at++) {
                runs += board[line][at] == board[line][at + 1] && board[line][at] == board[line][at + 2] ? 1 : 0;
                runs += board[at][line] == board[at + 1][line] && board[at][line] == board[at + 2][line] ? 1 : 0;
            }
        }
        return runs;
    }

    private static int[] colours(String text) {
        return text.chars().map(digit -> digit - '0').toArray();
    }

    private static String digits(int[] colours) {
        return IntStream.of(colours).mapToObj(String::valueOf).collect(Collectors.joining());
    }
}
