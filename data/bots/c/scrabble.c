/* Scrabble: CGP, that is ROWS RACKS POINTS SCORELESS NOTES, and a player of words with dear letters. */

#include "game.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_ROWS = 26, PLAYERS = 4, RACK = 26, NOTES = 128, EMPTY = '.' };

/* The values of A to Z. */
static const int VALUES[] = {1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 5, 1, 3, 1, 1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10};

struct State {
    char board[MOST_ROWS][MOST_ROWS]; /* from the top; letters, a small one for a joker, and dots */
    int rows, columns;
    char racks[PLAYERS][RACK + 1]; /* from the player to move on: ours is the first, others are empty */
    int scores[PLAYERS];           /* in the same order */
    int players;
    int scoreless;         /* turns without points in a row */
    char notes[NOTES + 1]; /* such as "seat 2;": the second player is to move */
};

/* Reads the rows, in which numbers stand for so many empty squares. Returns what follows, NULL if it is no board. */
static const char *read_board(State *state, const char *text) {
    for (; *text && *text != ' '; text += *text == '/') {
        int column = 0;
        while (*text && !strchr("/ ", *text)) {
            char *end;
            int empty = isdigit((unsigned char)*text) ? (int)strtol(text, &end, 10) : 0;
            if (state->rows == MOST_ROWS || column + (empty ? empty : 1) > MOST_ROWS) {
                return NULL;
            }
            if (empty) {
                memset(state->board[state->rows] + column, EMPTY, empty);
                column += empty;
                text = end;
            } else {
                state->board[state->rows][column++] = *text++;
            }
        }
        state->rows++;
        state->columns = column;
    }
    return *text == ' ' ? text + 1 : NULL;
}

/* Reads the racks. Returns what follows, NULL if they are none. */
static const char *read_racks(State *state, const char *text) {
    for (;;) {
        size_t length = strcspn(text, "/ ");
        if (state->players == PLAYERS || length > RACK) {
            return NULL;
        }
        memcpy(state->racks[state->players++], text, length);
        text += length;
        if (*text++ != '/') {
            return text;
        }
    }
}

State *read_state(const char *text) {
    State *state = calloc(1, sizeof *state);
    if (!state) {
        return NULL;
    }
    text = read_board(state, text);
    text = text ? read_racks(state, text) : NULL;
    if (text) {
        char *end = NULL;
        for (int player = 0; player < state->players; player++, text = end + 1) {
            state->scores[player] = (int)strtol(text, &end, 10);
        }
        state->scoreless = (int)strtol(text, &end, 10);
        snprintf(state->notes, sizeof state->notes, "%s", end);
        return state;
    }
    free(state);
    return NULL;
}

void write_state(const State *state) {
    for (int row = 0; row < state->rows; row++) {
        if (row) {
            putchar('/');
        }
        for (int column = 0; column < state->columns;) {
            int empty = 0;
            while (column + empty < state->columns && state->board[row][column + empty] == EMPTY) {
                empty++;
            }
            if (empty) {
                printf("%d", empty);
                column += empty;
            } else {
                putchar(state->board[row][column++]);
            }
        }
    }
    for (int player = 0; player < state->players; player++) {
        printf("%c%s", player ? '/' : ' ', state->racks[player]);
    }
    for (int player = 0; player < state->players; player++) {
        printf("%c%d", player ? '/' : ' ', state->scores[player]);
    }
    printf(" %d%s", state->scoreless, state->notes);
}

/* The letters of the word, and a point for each tile from the rack; coloured squares are left to you. */
int value(const State *state, const char *move) {
    const char *word = strchr(move, ':');
    if (!word) {
        /* To exchange tiles ("-ABC") is better than to pass ("-"); what others lay is not challenged. */
        return strcmp(move, "-") != 0 && strcmp(move, "challenge") != 0;
    }
    /* The row has a letter and the column a number; the letter first is a word to the right, else it goes down. */
    int is_right = islower((unsigned char)move[0]) != 0;
    int row = (is_right ? move[0] : word[-1]) - 'a';
    int column = atoi(move + is_right) - 1;
    int value = 10, laid = 0;
    for (const char *letter = word + 1; *letter; letter++) {
        if (isupper((unsigned char)*letter)) {
            value += VALUES[*letter - 'A']; /* a joker has none */
        }
        laid += state->board[row][column] == EMPTY;
        row += !is_right;
        column += is_right;
    }
    return value + laid + (laid == 7 ? 50 : 0);
}
