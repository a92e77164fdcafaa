/* Jamb: DOWN/UP/HAND/TABLE, and a player that takes what is made and else throws for the next field. */

#include "game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { KENTA = 6, FUL, POKER, JAMB, ROWS };

static const char *const NAMES[ROWS] = {"1", "2", "3", "4", "5", "6", "kenta", "ful", "poker", "jamb"};

/* What a row is worth at least when it is made: three dice of a face, or the combination. */
static const int PAR[ROWS] = {3, 6, 9, 12, 15, 18, 46, 37, 44, 55};

typedef struct {
    int values[ROWS];
    int count;
} Column;

struct State {
    Column down;     /* its values from the top */
    Column up;       /* its values from the bottom: jamb is the first */
    int hand[ROWS];  /* the column hand, row by row; -1 where nothing is written */
    int throw;       /* its number: 1, 2 or 3 */
    int dice[7];     /* how many dice show 1 to 6; fewer than five while the others are in the cup */
};

/* The row that a text begins with; -1 when it is none. */
static int row_of(const char *text) {
    size_t length = strcspn(text, "=/");
    for (int row = 0; row < ROWS; row++) {
        if (length == strlen(NAMES[row]) && strncmp(text, NAMES[row], length) == 0) {
            return row;
        }
    }
    return -1;
}

/* Reads numbers with commas between them, to the next slash. Returns what follows it. */
static const char *read_column(const char *text, Column *column) {
    while (*text && *text != '/' && column->count < ROWS) {
        char *end;
        column->values[column->count++] = (int)strtol(text, &end, 10);
        text = end + (*end == ',');
    }
    return text + (*text == '/');
}

State *read_state(const char *text) {
    State *state = calloc(1, sizeof *state);
    if (!state) {
        return NULL;
    }
    text = read_column(read_column(text, &state->down), &state->up);
    for (int row = 0; row < ROWS; row++) {
        state->hand[row] = -1;
    }
    for (int row = row_of(text); row >= 0; row = row_of(text)) {
        char *end;
        state->hand[row] = (int)strtol(strchr(text, '=') + 1, &end, 10);
        text = end + (*end == ',');
    }
    if (text[0] != '/' || text[1] < '1' || text[1] > '3' || text[2] != ':') {
        free(state);
        return NULL;
    }
    state->throw = text[1] - '0';
    for (text += 3; *text; text++) {
        if (*text >= '1' && *text <= '6') {
            state->dice[*text - '0']++;
        }
    }
    return state;
}

static void write_column(const Column *column) {
    for (int place = 0; place < column->count; place++) {
        printf("%s%d", place ? "," : "", column->values[place]);
    }
    putchar('/');
}

void write_state(const State *state) {
    write_column(&state->down);
    write_column(&state->up);
    const char *between = "";
    for (int row = 0; row < ROWS; row++) {
        if (state->hand[row] >= 0) {
            printf("%s%s=%d", between, NAMES[row], state->hand[row]);
            between = ",";
        }
    }
    printf("/%d:", state->throw);
    int cup = 5;
    for (int face = 1; face <= 6; face++) {
        for (int die = 0; die < state->dice[face]; die++, cup--) {
            printf("%d", face);
        }
    }
    printf("%.*s", cup, "?????");
}

/* The face that most dice show; of equal ones the greatest. */
static int most(const int dice[7]) {
    int most = 1;
    for (int face = 2; face <= 6; face++) {
        most = dice[face] >= dice[most] ? face : most;
    }
    return most;
}

/* What the dice are worth in a row. */
static int points(const State *state, int row) {
    const int *dice = state->dice;
    int face = most(dice), sum = 0, has_two = 0, has_three = 0;
    for (int pips = 1; pips <= 6; pips++) {
        sum += pips * dice[pips];
        has_two |= dice[pips] == 2;
        has_three |= dice[pips] == 3;
    }
    switch (row) {
    case KENTA:
        return dice[face] == 1 && dice[1] + dice[6] == 1 ? 76 - 10 * state->throw : 0;
    case FUL:
        return has_two && has_three ? 30 + sum : 0;
    case POKER:
        return dice[face] >= 4 ? 40 + 4 * face : 0;
    case JAMB:
        return dice[face] == 5 ? 50 + 5 * face : 0;
    default:
        return (row + 1) * dice[row + 1];
    }
}

/* How many dice of a face to keep for a row. */
static int wanted(const int dice[7], int row, int face) {
    int count = dice[face], last = dice[6] ? 6 : 1;
    switch (row) {
    case KENTA:
        return count && (face == last || (face > 1 && face < 6));
    case FUL:
        return count < 2 ? 0 : count > 3 ? 3 : count;
    case POKER:
    case JAMB:
        return face == most(dice) ? count : 0;
    default:
        return face == row + 1 ? count : 0;
    }
}

/* Whether just these dice are to be kept for a row. */
static int is_wanted(const int dice[7], const int keep[7], int row) {
    for (int face = 1; face <= 6; face++) {
        if (keep[face] != wanted(dice, row, face)) {
            return 0;
        }
    }
    return 1;
}

/* A field that is made is best, then keeping the right dice, then the field that costs least. */
int value(const State *state, const char *move) {
    const char *rest = strchr(move, '-') + 1;
    int is_throw = strncmp(move, "throw", 5) == 0;
    if (!is_throw && strncmp(move, "keep", 4) != 0) {
        int row = row_of(rest);
        int value = points(state, row) - PAR[row];
        return value >= 0 ? value + 100 : value;
    }
    int keep[7] = {0}, count = 0;
    for (; !is_throw && *rest; rest++) {
        if (*rest != '-') {
            keep[*rest - '0']++;
            count++;
        }
    }
    /* The next field of down, counted from the top, and that of up, from the bottom. */
    int next_down = state->down.count, next_up = JAMB - state->up.count;
    int fits = (next_down < ROWS && is_wanted(state->dice, keep, next_down)) ||
               (next_up >= 0 && is_wanted(state->dice, keep, next_up));
    return fits ? 10 + count : -1000;
}
