import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Jamb: DOWN/UP/HAND/TABLE, and a player that takes what is made and else throws for the next field.
 *
 * @param down the values of the column down, from the top
 * @param up the values of the column up, from the bottom: jamb is the first
 * @param hand the filled fields of the column hand, by the numbers of their rows
 * @param thrown the number of the throw: 1, 2 or 3
 * @param dice those that lie there, sorted; fewer than five while the others are in the cup
 */
record Game(List<Integer> down, List<Integer> up, Map<Integer, Integer> hand, int thrown, List<Integer> dice) {
    private static final List<String> ROWS =
            List.of("1", "2", "3", "4", "5", "6", "kenta", "ful", "poker", "jamb");

    /** What a row is worth at least when it is made: three dice of a face, or the combination. */
    private static final int[] PAR = {3, 6, 9, 12, 15, 18, 46, 37, 44, 55};

    static Game read(String text) {
        // The limit keeps empty parts at the end.
        String[] parts = text.split("/", -1);
        Map<Integer, Integer> hand = new TreeMap<>();
        items(parts[2]).map(field -> field.split("=")).forEach(
                field -> hand.put(ROWS.indexOf(field[0]), Integer.valueOf(field[1])));
        String[] table = parts[3].split(":");
        List<Integer> dice = table[1].chars().filter(Character::isDigit).mapToObj(die -> die - '0').toList();
        return new Game(numbers(parts[0]), numbers(parts[1]), hand, Integer.parseInt(table[0]), dice);
    }

    String write() {
        String fields = hand.entrySet().stream()
                .map(field -> ROWS.get(field.getKey()) + "=" + field.getValue())
                .collect(Collectors.joining(","));
        String cup = "?".repeat(5 - dice.size());
        return join(down, ",") + "/" + join(up, ",") + "/" + fields + "/" + thrown + ":" + join(dice, "") + cup;
    }

    private int count(int face) {
        return (int) dice.stream().filter(die -> die == face).count();
    }

    private boolean has(int count) {
        return Stream.of(1, 2, 3, 4, 5, 6).anyMatch(face -> count(face) == count);
    }

    /** The face that most dice show; of equal ones the greatest. */
    private int most() {
        int most = 1;
        for (int face = 2; face <= 6; face++) {
            most = count(face) >= count(most) ? face : most;
        }
        return most;
    }

    /** What the dice are worth in a row, counted from 0. */
    private int points(int row) {
        int most = most();
        return switch (ROWS.get(row)) {
            case "kenta" -> count(most) == 1 && count(1) + count(6) == 1 ? 76 - 10 * thrown : 0;
            case "ful" -> has(3) && has(2) ? 30 + dice.stream().mapToInt(die -> die).sum() : 0;
            case "poker" -> count(most) >= 4 ? 40 + 4 * most : 0;
            case "jamb" -> count(most) == 5 ? 50 + 5 * most : 0;
            default -> (row + 1) * count(row + 1);
        };
    }

    /** How many dice of a face to keep for a row. */
    private int wanted(int row, int face) {
        int count = count(face);
        int last = count(6) > 0 ? 6 : 1;
        return switch (ROWS.get(row)) {
            case "kenta" -> face == last || face > 1 && face < 6 ? Math.min(1, count) : 0;
            case "ful" -> count >= 2 ? Math.min(3, count) : 0;
            case "poker", "jamb" -> face == most() ? count : 0;
            default -> face == row + 1 ? count : 0;
        };
    }

    private List<Integer> wanted(int row) {
        List<Integer> wanted = new ArrayList<>();
        for (int face = 1; face <= 6; face++) {
            for (int count = wanted(row, face); count > 0; count--) {
                wanted.add(face);
            }
        }
        return wanted;
    }

    /** A field that is made is best, then keeping the right dice, then the field that costs least. */
    int value(String move) {
        String[] words = move.split("-", 2);
        if (List.of("down", "up", "hand").contains(words[0])) {
            int row = ROWS.indexOf(words[1]);
            int value = points(row) - PAR[row];
            return value >= 0 ? value + 100 : value;
        }
        List<Integer> keep = words[0].equals("keep") ? numbers(words[1].replace('-', ',')) : List.of();
        // The next field of down, counted from the top, and that of up, from the bottom.
        var following = Stream.of(down.size(), 9 - up.size()).filter(row -> row >= 0 && row <= 9);
        return following.anyMatch(row -> wanted(row).equals(keep)) ? 10 + keep.size() : -1000;
    }

    /** The parts of a text between commas; an empty text has none. */
    private static Stream<String> items(String text) {
        return text.isEmpty() ? Stream.empty() : Stream.of(text.split(","));
    }

    private static List<Integer> numbers(String text) {
        return items(text).map(Integer::valueOf).toList();
    }

    private static String join(List<Integer> numbers, String between) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(between));
    }
}
