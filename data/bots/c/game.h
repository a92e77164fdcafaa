/* What the bot has to know of a game; game.c knows the rest. */

#ifndef GAME_H
#define GAME_H

typedef struct State State;

/* Reads a state, which is freed with free(). NULL when the text is none. */
State *read_state(const char *text);

/* Writes a state to the standard output, as it was read. */
void write_state(const State *state);

/* What a legal move is worth. */
int value(const State *state, const char *move);

#endif
