import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Scrabble: CGP, that is ROWS RACKS POINTS SCORELESS NOTES, and a player of words with dear letters.
 *
 * @param board the rows from the top; a dot is an empty square, a small letter a joker
 * @param racks from the player to move on: when we are asked, ours is the first, and others are empty
 * @param scores in the same order
 * @param scoreless turns without points in a row
 * @param notes such as "seat 2": the second player is to move
 */
record Game(List<String> board, List<String> racks, List<Integer> scores, int scoreless, List<String> notes) {
    /** The values of A to Z. */
    private static final int[] VALUES =
            {1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 5, 1, 3, 1, 1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10};

    private static final Pattern NUMBER = Pattern.compile("\\d+");
    private static final Pattern DOTS = Pattern.compile("\\.+");

    static Game read(String text) {
        String[] parts = text.split(" ", 5);
        // Numbers stand for so many empty squares.
        var rows = Stream.of(parts[0].split("/")).map(
                row -> NUMBER.matcher(row).replaceAll(number -> ".".repeat(Integer.parseInt(number.group()))));
        var notes = Stream.of(parts.length > 4 ? parts[4].split(";") : new String[0]);
        return new Game(
                rows.toList(),
                // The limit keeps empty racks at the end.
                List.of(parts[1].split("/", -1)),
                Stream.of(parts[2].split("/")).map(Integer::valueOf).toList(),
                Integer.parseInt(parts[3]),
                notes.map(String::strip).filter(note -> !note.isEmpty()).toList());
    }

    String write() {
        var rows = board.stream().map(
                row -> DOTS.matcher(row).replaceAll(dots -> String.valueOf(dots.group().length())));
        String points = scores.stream().map(String::valueOf).collect(Collectors.joining("/"));
        String all = notes.stream().map(note -> " " + note + ";").collect(Collectors.joining());
        return rows.collect(Collectors.joining("/")) + " " + String.join("/", racks) + " " + points + " " + scoreless + all;
    }

    /** The letters of the word, and a point for each tile from the rack; coloured squares are left to you. */
    int value(String move) {
        String[] halves = move.split(":");
        if (halves.length < 2) {
            // To exchange tiles ("-ABC") is better than to pass ("-"); what others lay is not challenged.
            return move.equals("-") || move.equals("challenge") ? 0 : 1;
        }
        // The row has a letter and the column a number; the letter first is a word to the right, else it goes down.
        String start = halves[0];
        boolean isRight = Character.isLetter(start.charAt(0));
        int row = start.replaceAll("\\d", "").charAt(0) - 'a';
        int column = Integer.parseInt(start.replaceAll("[a-z]", "")) - 1;
        int value = 10;
        int laid = 0;
        for (char letter : halves[1].toCharArray()) {
            if (Character.isUpperCase(letter)) {
                value += VALUES[letter - 'A']; // a joker has none
            }
            laid += board.get(row).charAt(column) == '.' ? 1 : 0;
            row += isRight ? 0 : 1;
            column += isRight ? 1 : 0;
        }
        return value + laid + (laid == 7 ? 50 : 0);
    }
}
