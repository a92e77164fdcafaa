/* Jewels: BOARD/PREVIEW/POINTS/TURNS/LEFT, and a player that counts runs. */

#include "game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIZE = 8 };

struct State {
    char board[SIZE][SIZE]; /* the rows from the top, digits of colours */
    char preview[SIZE + 1]; /* for each column the stone that falls next */
    long points;
    int turns; /* turns that are played */
    int left;  /* turns that are left */
};

State *read_state(const char *text) {
    State *state = calloc(1, sizeof *state);
    if (!state) {
        return NULL;
    }
    /* Eight rows, each with a comma or, the last, a slash behind it. */
    int is_right = strspn(text, "123456,") == SIZE * (SIZE + 1) - 1;
    for (int row = 0; is_right && row < SIZE; row++, text += SIZE + 1) {
        memcpy(state->board[row], text, SIZE);
    }
    const char *form = "%8[1-6]/%ld/%d/%d";
    if (is_right && sscanf(text, form, state->preview, &state->points, &state->turns, &state->left) == 4) {
        return state;
    }
    free(state);
    return NULL;
}

void write_state(const State *state) {
    for (int row = 0; row < SIZE; row++) {
        printf("%.8s%c", state->board[row], row < SIZE - 1 ? ',' : '/');
    }
    printf("%s/%ld/%d/%d", state->preview, state->points, state->turns, state->left);
}

/* How many threes lie in a line: four in a line are two of them, as the game counts. */
static int runs(char board[SIZE][SIZE]) {
    int runs = 0;
    for (int line = 0; line < SIZE; line++) {
        for (int at = 0; at + 2 < SIZE; at++) {
            runs += board[line][at] == board[line][at + 1] && board[line][at] == board[line][at + 2];
            runs += board[at][line] == board[at + 1][line] && board[at][line] == board[at + 2][line];
        }
    }
    return runs;
}

/* Three in a line after the swap are worth most; low on the board more stones fall after it. */
int value(const State *state, const char *move) {
    /* Column and row of one stone, column and row of the other, counted from 1 at the top left. */
    int column = move[0] - '1', row = move[1] - '1';
    int other_column = move[2] - '1', other_row = move[3] - '1';
    char board[SIZE][SIZE];
    memcpy(board, state->board, sizeof board);
    board[row][column] = state->board[other_row][other_column];
    board[other_row][other_column] = state->board[row][column];
    return 10 * runs(board) + (row > other_row ? row : other_row);
}
