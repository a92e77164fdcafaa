/* Santorini: HEIGHTS/SIDE/FIRST/SECOND, and a player that likes to climb. */

#include "game.h"

#include <stdio.h>
#include <stdlib.h>

/* A square is a number: A1 is 0, A2 is 1, B1 is 5, E5 is 24. */
enum { SQUARES = 25, CENTRE = 12, MOST = 3 };

struct State {
    int heights[SQUARES]; /* 4 is a dome */
    int side;             /* who is to move, 1 or 2; when we are asked, that is us */
    int workers[2][MOST]; /* for each side its squares */
    int count[2];         /* how many they are: none before they are placed */
};

/* Reads squares, with commas between them or, as in moves, nothing at all. Returns what follows them. */
static const char *read_squares(const char *text, int squares[MOST], int *count) {
    for (*count = 0; *count < MOST && *text >= 'A' && *text <= 'E'; ++*count) {
        squares[*count] = (text[0] - 'A') * 5 + text[1] - '1';
        text += 2;
        text += *text == ',';
    }
    return text;
}

State *read_state(const char *text) {
    State *state = calloc(1, sizeof *state);
    if (!state) {
        return NULL;
    }
    for (int square = 0; square < SQUARES && *text >= '0' && *text <= '4'; square++) {
        state->heights[square] = *text++ - '0';
    }
    if (text[0] == '/' && (text[1] == '1' || text[1] == '2') && text[2] == '/') {
        state->side = text[1] - '0';
        text = read_squares(text + 3, state->workers[0], &state->count[0]);
        if (*text == '/' && *read_squares(text + 1, state->workers[1], &state->count[1]) == '\0') {
            return state;
        }
    }
    free(state);
    return NULL;
}

void write_state(const State *state) {
    for (int square = 0; square < SQUARES; square++) {
        printf("%d", state->heights[square]);
    }
    printf("/%d", state->side);
    for (int side = 0; side < 2; side++) {
        for (int worker = 0; worker < state->count[side]; worker++) {
            int square = state->workers[side][worker];
            printf("%c%c%d", worker ? ',' : '/', 'A' + square / 5, square % 5 + 1);
        }
        if (state->count[side] == 0) {
            putchar('/');
        }
    }
}

/* How many steps a king needs. */
static int distance(int one, int other) {
    int rows = abs(one / 5 - other / 5), columns = abs(one % 5 - other % 5);
    return rows > columns ? rows : columns;
}

int value(const State *state, const char *move) {
    int path[MOST], count;
    read_squares(move, path, &count);
    if (state->count[state->side - 1] == 0) {
        return -distance(path[0], CENTRE) - distance(path[1], CENTRE);
    }
    if (count == 2) {
        return 1000; /* a step to the third level wins, and nothing is built */
    }
    const int *heights = state->heights;
    int start = path[0], end = path[1], built = path[2];
    int level = heights[built] + 1;
    int value = 10 * (heights[end] - heights[start]) - distance(end, CENTRE);
    if (level <= 3 && level <= heights[end] + 1) {
        value += 2 * level; /* we can climb it in the next turn */
    }
    int other_side = 2 - state->side;
    for (int worker = 0; worker < state->count[other_side]; worker++) {
        int other = state->workers[other_side][worker];
        /* Somebody who stands on the second level beside the new storey. */
        if (heights[other] == 2 && distance(other, built) == 1) {
            return value + (level == 3 ? -500 : level == 4 ? 500 : 0);
        }
    }
    return value;
}
