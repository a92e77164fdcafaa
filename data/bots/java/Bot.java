import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Speaks the line protocol of the arena. What a state is, and which move is good, is in Game.java. */
public final class Bot {
    public static void main(String[] words) throws IOException {
        // Reads states, one a line, and writes them back: whoever changes the parser can see that it still works.
        boolean isEcho = List.of(words).contains("--echo");
        var input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = input.readLine(); line != null; line = input.readLine()) {
            if (isEcho) {
                answer(Game.read(line).write());
            } else if (line.startsWith("tabla ")) {
                // It asks for the legal moves with every question.
                answer("ready moves");
            } else if (line.startsWith("move ")) {
                answer(best(line));
            } else if (line.startsWith("over ")) {
                break;
            }
            // Any other word is for later versions of the protocol, and passed over.
        }
    }

    private static void answer(String text) {
        System.out.println(text);
        // Without this the answer might wait in a buffer.
        System.out.flush();
    }

    /** The legal move with the greatest value; of equal ones the first. */
    private static String best(String question) {
        // The state is the last field: it may have blanks.
        int end = question.indexOf(" state=");
        Game state = Game.read(question.substring(end + " state=".length()));
        String best = null;
        int most = Integer.MIN_VALUE;
        for (String field : question.substring(0, end).split(" ")) {
            if (field.startsWith("moves=")) {
                for (String move : field.substring("moves=".length()).split("\\|")) {
                    int value = state.value(move);
                    if (best == null || value > most) {
                        best = move;
                        most = value;
                    }
                }
            }
        }
        return best;
    }
}
