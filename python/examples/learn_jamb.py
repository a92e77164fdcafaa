# %% [markdown]
# # A small learner for Jamb
#
# Thousands of games at once, a linear opinion of what is still to come, and a match against chance and against the optimum.
# The cells are those of a notebook; as a program it takes about a minute of processor time, and as a test some seconds.

# %%
import os
import time

import numpy as np
import tabla

BUDGET = float(os.environ.get("TABLA_LEARN_SECONDS", "60"))
GAMES = 256
game = tabla.game("jamb")
print(game, game.actions, game.features)

# %% [markdown]
# Every turn ends with a number in a field. The learner keeps dice at random and writes by what it has learnt: how many points a
# field brings above what it brings in the mean. `mean[row]` is learnt from the games of the batch.

# %%
ROWS, FIELDS = 10, 30
batch = tabla.Batch(game, GAMES, seed=1)
actions = np.zeros(GAMES, np.int64)
rewards, done = np.zeros((GAMES, 1), np.float32), np.zeros(GAMES, bool)
masks = np.zeros((GAMES, game.actions), bool)
batch.read(masks=masks)
dice = np.random.default_rng(1)
mean, seen = np.zeros(FIELDS), np.full(FIELDS, 1e-9)


# %%
began = time.process_time()
finished = 0
while time.process_time() - began < BUDGET:
    weights = masks * dice.random(masks.shape)
    actions[:] = weights.argmax(axis=1)
    batch.step(actions, rewards, done, masks=masks)
    writes = actions < FIELDS
    np.add.at(mean, actions[writes], rewards[writes, 0])
    np.add.at(seen, actions[writes], 1)
    finished += int(done.sum())
worth = mean / seen
print(f"{finished} games; a field brings in the mean {worth.mean():.1f}, the best {worth.max():.1f}")

# %% [markdown]
# What was learnt plays: it writes where that brings most above the mean of the field, and otherwise throws again, keeping the
# dice of the face that lies most often.


# %%
def learnt(state: tabla.State) -> int:
    """A player like any other."""
    legal = state.legal_actions()
    points = state.points()[state.turn]
    best, most = legal[0], -np.inf
    for action in legal:
        if action >= FIELDS:
            continue
        after = state.clone()
        seat = state.turn
        after.step(action)
        gain = (after.points()[seat] - points) - worth[action]
        if gain > most:
            best, most = action, gain
    keeps = [action for action in legal if action >= FIELDS]
    if keeps and most < 8:
        faces = [text for text in (state.action_to_text(action) for action in keeps) if text.startswith("keep-")]
        same = [text for text in faces if len(set(text.split("-")[1:])) == 1]
        if same:
            return state.text_to_action(max(same, key=lambda text: text.count("-")))
    return best


# %%
GAMES_PLAYED = 20
against_chance = tabla.match("jamb", learnt, tabla.random_player(2), games=GAMES_PLAYED)
print(against_chance)
assert against_chance.scores["learnt"] > 0.9

# %%
against_optimum = tabla.match("jamb", learnt, "optimal", games=GAMES_PLAYED)
print(against_optimum)
assert against_optimum.scores["optimal"] >= 0.5
