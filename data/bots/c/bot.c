/* Speaks the line protocol of the arena. What a state is, and which move is good, is in game.c. */

#define _POSIX_C_SOURCE 200809L /* for getline */

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "game.h"

static State *read_or_leave(const char *text) {
    State *state = read_state(text);
    if (!state) {
        fprintf(stderr, "'%s' is no state\n", text);
        exit(1);
    }
    return state;
}

/* Answers a question with the legal move of the greatest value; of equal ones the first. */
static void answer(char *question) {
    /* The state is the last field: it may have blanks. */
    char *end = strstr(question, " state=");
    char *moves = strstr(question, " moves=");
    if (!end || !moves || moves > end) {
        fprintf(stderr, "a question without a state or without moves: %s\n", question);
        exit(1);
    }
    *end = '\0';
    State *state = read_or_leave(end + strlen(" state="));
    moves += strlen(" moves=");
    moves[strcspn(moves, " ")] = '\0';
    const char *best = NULL;
    int most = INT_MIN;
    for (char *move = strtok(moves, "|"); move; move = strtok(NULL, "|")) {
        int worth = value(state, move);
        if (!best || worth > most) {
            best = move;
            most = worth;
        }
    }
    puts(best ? best : "");
    free(state);
}

int main(int count, char *words[]) {
    /* Reads states, one a line, and writes them back: whoever changes the parser can see that it still works. */
    int is_echo = count > 1 && strcmp(words[1], "--echo") == 0;
    char *line = NULL; /* as long as it has to be: in Scrabble there are thousands of moves */
    size_t size = 0;
    while (getline(&line, &size, stdin) > 0) {
        line[strcspn(line, "\n")] = '\0';
        if (is_echo) {
            State *state = read_or_leave(line);
            write_state(state);
            putchar('\n');
            free(state);
        } else if (strncmp(line, "tabla ", 6) == 0) {
            puts("ready moves"); /* asks for the legal moves with every question */
        } else if (strncmp(line, "move ", 5) == 0) {
            answer(line);
        } else if (strncmp(line, "over ", 5) == 0) {
            break;
        } /* Any other word is for later versions of the protocol, and passed over. */
        fflush(stdout); /* or the answer would wait in a buffer */
    }
    free(line);
    return 0;
}
