"""Games, states, batches, players: what the package promises of all five games."""

import doctest
import importlib
import pickle
import pkgutil
import signal
import tempfile
import threading
import time
import xml.etree.ElementTree as xml

import numpy as np
import pytest
import tabla

GAMES = {
    "santorini": {},
    "mice": {"flying": True},
    "jamb": {"seats": 2},
    "jewels": {"turns": 6},
    "scrabble": {},
}


def made(name):
    return tabla.game(name, **GAMES[name])


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_copied_taken_back_and_pickled(name):
    game = made(name)
    state, choose = game.new_game(7), tabla.random_player(3)
    seen = []
    while not state.is_over() and state.plies < 40:
        legal, texts = state.legal_actions(), state.legal_moves()
        assert sorted(legal) == list(np.flatnonzero(state.legal_mask()))
        assert {state.action_to_text(action) for action in legal} <= set(texts)
        assert state.observation().shape == (game.features,)
        before, copy, action = state.to_text(), state.clone(), choose(state)
        assert state.text_to_action(state.action_to_text(action)) == action
        state.play(action)
        assert copy.to_text() == before
        seen.append(state.to_text())
    again = pickle.loads(pickle.dumps(state))
    assert (again, hash(again), again.moves, again.turn) == (state, hash(state), state.moves, state.turn)
    assert state.undo() and state.to_text() == seen[-2]
    assert xml.fromstring(state._repr_svg_()).tag.endswith("svg")
    other = game.new_game(8)
    assert not other.undo()


@pytest.mark.parametrize("name", ["mice", "santorini", "jamb", "jewels"])
def test_a_position_as_text_is_the_position_again(name):
    game = tabla.game("jamb") if name == "jamb" else made(name)
    state, choose = game.new_game(5), tabla.random_player(1)
    for _ in range(4):
        state.play(choose(state))
    again = tabla.State.from_text(game, state.to_text(), 5)
    assert again.to_text() == state.to_text() and again.legal_moves() == state.legal_moves()


def test_repetition_survives_a_pickle():
    game = tabla.game("mice", flying=True)
    state = tabla.State.from_text(game, "a7,d6,g4,b4/f6,c5,d3,f2/0,0/w")
    for move in ["g4-g1", "f2-d2", "g1-g4", "d2-f2"]:
        state.play(move)
    once = pickle.loads(pickle.dumps(state))
    for copy in (state, once):
        for move in ["g4-g1", "f2-d2", "g1-g4", "d2-f2"]:
            copy.play(move)
        assert copy.is_over() and copy.returns() == [0.0, 0.0]
    # A position without its history is no draw yet.
    assert not tabla.State.from_text(game, state.to_text()).is_over()


def test_a_hidden_rack_is_hidden():
    game = tabla.game("scrabble")
    state = game.new_game(1)
    mover, other = state.turn, 1 - state.turn
    board, racks, *rest = state.to_text().split(" ")
    own = racks.split("/")
    # The same game but for what the seat to move holds and the bag has: the other seat must not be able to tell.
    changed = own.copy()
    changed[mover] = "AEIOUST" if own[mover] != "AEIOUST" else "AEIOUSR"
    different = tabla.State.from_text(game, " ".join([board, "/".join(changed), *rest]))
    assert different.to_text() != state.to_text()
    assert np.array_equal(different.observation(other), state.observation(other))
    assert not np.array_equal(different.observation(mover), state.observation(mover))
    assert different.told(other) == state.told(other) and own[mover] not in state.told(other)
    assert own[mover] in state.told(mover)
    assert tabla.view(different, other) == tabla.view(state, other) != tabla.view(state, mover)


@pytest.mark.parametrize("name", GAMES)
def test_a_batch_does_not_depend_on_threads_and_is_the_states(name):
    game, count, steps = made(name), 40, 30 if name != "scrabble" else 4
    results = []
    for threads in (1, 2, 3):
        batch = tabla.Batch(game, count, 11)
        actions = np.zeros(count, np.int64)
        rewards = np.zeros((count, game.seats), np.float32)
        done, movers = np.zeros(count, bool), np.zeros(count, np.uint8)
        seen, masks = np.zeros((count, game.features), np.float32), np.zeros((count, game.actions), bool)
        told = []
        single = batch.state(0)
        for _ in range(steps):
            batch.sample(actions, 5, threads=threads)
            if not single.is_over():
                single.play(int(actions[0]))
            batch.step(actions, rewards, done, seen, masks, movers, threads=threads)
            told.append([array.tobytes() for array in (actions, rewards, done, seen, masks, movers)])
            if not single.is_over():
                assert np.array_equal(seen[0], single.observation()) and movers[0] == single.turn
                assert np.array_equal(masks[0], single.legal_mask())
        results.append(told)
    assert results[0] == results[1] == results[2]


@pytest.mark.parametrize("name", GAMES)
def test_a_state_draws_what_its_batch_draws(name):
    game = made(name)
    batch, actions = tabla.Batch(game, 1, 4), np.zeros(1, np.int64)
    again, more = tabla.Batch(game, 1, 4), np.zeros(1, np.int64)
    state = batch.state(0)
    for seed in range(5 if name != "scrabble" else 2):
        batch.sample(actions, seed)
        assert state.draw(seed) == actions[0] and state.draw(seed) in state.legal_actions()
        batch.step(actions)
        again.step(more, draw=seed)
        state.step(state.draw(seed))
        assert state == batch.state(0) == again.state(0) and more == actions
    short = tabla.game("jewels", turns=1).new_game()
    short.step(short.draw())
    assert short.draw() is None


def test_an_illegal_action_plays_nothing_in_a_batch():
    game = tabla.game("mice")
    batch = tabla.Batch(game, 8, 1)
    before = [batch.state(at).to_text() for at in range(8)]
    actions = np.zeros(8, np.int64)
    batch.sample(actions)
    actions[5] = game.actions - 1
    with pytest.raises(tabla.Illegal, match="5"):
        batch.step(actions)
    assert [batch.state(at).to_text() for at in range(8)] == before
    actions.setflags(write=False)
    with pytest.raises(TypeError, match="writeable"):
        batch.step(actions, draw=1)
    with pytest.raises(ValueError, match="rewards"):
        batch.step(actions, np.zeros((8, 5), np.float32))


def test_rewards_are_points_alone_and_results_among_several():
    jewels = tabla.game("jewels", turns=3)
    batch, actions = tabla.Batch(jewels, 4, 1), np.zeros(4, np.int64)
    rewards, done, total = np.zeros((4, 1), np.float32), np.zeros(4, bool), np.zeros(4)
    for _ in range(3):
        batch.sample(actions)
        batch.step(actions, rewards, done, auto_reset=False)
        total += rewards[:, 0]
    assert done.all() and [points for (points,) in batch.points()] == list(total)
    assert batch.restart() == 4
    duel = tabla.Batch(tabla.game("santorini"), 16, 1)
    actions, rewards = np.zeros(16, np.int64), np.zeros((16, 2), np.float32)
    won = 0
    for _ in range(60):
        duel.sample(actions)
        duel.step(actions, rewards)
        assert (rewards.sum(axis=1) == 0).all()
        won += int((rewards != 0).any(axis=1).sum())
    assert won > 0


def test_refusals_have_reasons():
    mice = tabla.game("mice")
    with pytest.raises(tabla.Unknown):
        tabla.game("chess")
    with pytest.raises(tabla.BadSetup):
        tabla.game("mice", castling=True)
    state = mice.new_game()
    for wrong in ("z9", "d2-d3"):
        with pytest.raises(tabla.TablaError) as refused:
            state.play(wrong)
        assert refused.value.reason and wrong in str(refused.value)
    with pytest.raises(tabla.Illegal):
        state.play(14999)
    with pytest.raises(tabla.Unknown):
        state.observation(2)
    again = pickle.loads(pickle.dumps(refused.value))
    assert again.reason == refused.value.reason and type(again) is type(refused.value)


def test_a_player_chooses_the_same_wherever_it_is_asked():
    game = tabla.game("mice", flying=True)
    for spec in ("champion:nodes=3000", "alphabeta:depth=3"):
        state, one = game.new_game(), tabla.Player(game, spec)
        for _ in range(6):
            choice = one.choose(state)
            assert choice.move in state.legal_moves() and choice.line[0] == choice.move
            state.play(choice.move)
        # Somebody new who sees only the position of a new game plays as the one who comes back to it.
        assert one.choose(game.new_game()).move == tabla.Player(game, spec).choose(game.new_game()).move
    with pytest.raises(tabla.Unknown):
        tabla.player("mice", "nobody")
    assert tabla.player("mice", "champion", time=0.1).is_timed


@pytest.mark.parametrize("name, spec", [("jamb", "optimal"), ("jewels", "ai:samples=200"), ("scrabble", "greedy")])
def test_players_of_every_game_see_what_falls_where_the_state_says(name, spec):
    game = tabla.game(name, **({"turns": 4} if name == "jewels" else {}))
    state, one = game.new_game(4), tabla.Player(game, spec)
    for _ in range(5):
        if state.is_over():
            break
        state.play(one.choose(state).move)
    assert state.plies >= 4


def thinks_long():
    tabla.player("mice", "champion", time=60).choose(tabla.game("mice").new_game(start="d6/b4/8,8/w"))


def plays_long():
    tabla.match("mice", "champion:time=60", "champion:time=60,threads=1", games=4, jobs=2)


def steps_long():
    tabla.Batch(tabla.game("mice"), 256).random_steps(1 << 40)


def solves_long():
    with tempfile.TemporaryDirectory() as folder:
        tabla.mice.solve(folder, men=9)


@pytest.mark.parametrize("long", [thinks_long, plays_long, steps_long, solves_long])
def test_ctrl_c_ends_what_takes_long(long):
    press = (threading.main_thread().ident, signal.SIGINT)
    timer = threading.Timer(0.5, signal.pthread_kill, press)
    began = time.monotonic()
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        long()
    assert time.monotonic() - began < 30


def test_a_tournament_with_functions_has_the_plan_of_the_arena():
    def first(state):
        return state.legal_moves()[0]

    def last(state):
        return state.legal_actions()[-1]

    result = tabla.tournament("mice", [first, last, "alphabeta:depth=1"], games=4)
    assert result.standings["games"] == 12 and result.standings["finished"]
    plan = tabla.tournament("mice", ["simple:depth=1", "alphabeta:depth=1"], games=4)
    assert [record["opening"] for record in plan.records][::2] == [record["opening"] for record in plan.records][1::2]
    assert str(plan).count("\n") == 2
    tested = tabla.match("jamb", "optimal", tabla.random_player(1), games=200, sprt="0,50,0.05,0.05")
    assert tested.standings["finished"] and len(tested.records) < 200
    with pytest.raises(tabla.TablaError):
        tabla.tournament("mice", ["nobody", "alphabeta"], games=2)


@pytest.mark.parametrize(
    "name",
    ["tabla", *(f"tabla.{one.name}" for one in pkgutil.iter_modules(tabla.__path__))],
)
def test_examples_run(name):
    module = importlib.import_module(name)
    ran = doctest.testmod(module, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert ran.failed == 0
    assert ran.attempted or name not in {"tabla", "tabla._tabla"}
