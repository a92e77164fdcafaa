/* Mice: WHITE/BLACK/INHAND/SIDE, and a player that closes mills. */

#include "game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { POINTS = 24, EMPTY = ' ' };

/* Ring by ring from outside, each clockwise from its corner at the top left: so points are ordered in a state. */
static const char NAMES[] =
    "a7d7g7g4g1d1a1a4"
    "b6d6f6f4f2d2b2b4"
    "c5d5e5e4e3d3c3c4";

struct State {
    char board[POINTS]; /* what stands on each point: w, b or a blank */
    int hand[2];        /* how many men White and Black have still to place */
    char side;          /* who is to move, w or b; when we are asked, that is us */
};

/* The point that a text begins with; -1 when it is none. */
static int point(const char *name) {
    for (int point = 0; point < POINTS; point++) {
        if (strncmp(name, NAMES + 2 * point, 2) == 0) {
            return point;
        }
    }
    return -1;
}

State *read_state(const char *text) {
    State *state = calloc(1, sizeof *state);
    if (!state) {
        return NULL;
    }
    memset(state->board, EMPTY, POINTS);
    for (const char *colour = "wb"; *colour; colour++) {
        for (int man = point(text); man >= 0; man = point(text)) {
            state->board[man] = *colour;
            text += 2;
            text += *text == ',';
        }
        text += *text == '/';
    }
    if (sscanf(text, "%d,%d/%c", &state->hand[0], &state->hand[1], &state->side) == 3) {
        return state;
    }
    free(state);
    return NULL;
}

void write_state(const State *state) {
    for (const char *colour = "wb"; *colour; colour++) {
        const char *between = "";
        for (int point = 0; point < POINTS; point++) {
            if (state->board[point] == *colour) {
                printf("%s%.2s", between, NAMES + 2 * point);
                between = ",";
            }
        }
        putchar('/');
    }
    printf("%d,%d/%c", state->hand[0], state->hand[1], state->side);
}

/* What a line of three is worth to a side. */
static int line_value(const char *board, char side, int first, int second, int third) {
    int own = (board[first] == side) + (board[second] == side) + (board[third] == side);
    int empty = (board[first] == EMPTY) + (board[second] == EMPTY) + (board[third] == EMPTY);
    if (own == 3) {
        return 20;
    }
    if (own == 2 && empty == 1) {
        return 10;
    }
    return own == 0 && empty == 1 ? -12 : 0; /* the other side could close it */
}

/* What the board is worth after a move such as d2, d2-d3 or d2-d3xa7. */
int value(const State *state, const char *move) {
    char board[POINTS];
    memcpy(board, state->board, POINTS);
    const char *end = strchr(move, '-'), *taken = strchr(move, 'x');
    board[point(move)] = EMPTY;
    board[point(end ? end + 1 : move)] = state->side;
    int value = 0;
    if (taken) {
        board[point(taken + 1)] = EMPTY;
        value += 50;
    }
    for (int place = 0; place < 8; place += 2) {
        /* A side of each ring, and one of the four lines across the rings. */
        for (int ring = 0; ring < POINTS; ring += 8) {
            value += line_value(board, state->side, ring + place, ring + place + 1, ring + (place + 2) % 8);
        }
        value += line_value(board, state->side, place + 1, place + 9, place + 17);
    }
    return value;
}
