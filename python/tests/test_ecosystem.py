"""The official checkers of Gymnasium, PettingZoo and OpenSpiel."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec, turn_based_aec_to_parallel

import tabla.gym
from tabla import pettingzoo


@pytest.mark.parametrize("name", ["tabla/Jamb-v0", "tabla/Jewels-v0"])
def test_gymnasium_finds_nothing_wrong(name):
    env = gymnasium.make(name)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(name, render_mode="ansi").unwrapped)
    _, info = env.reset(seed=3)
    total, over = 0.0, False
    while not over:
        _, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        total += reward
    assert total == env.unwrapped.state.points()[0]
    _, info = env.reset(seed=3)
    _, reward, _, _, info = env.step(int(np.argmin(info["action_mask"])))
    assert info["illegal"] and reward == -1.0


def test_vector_environments_are_the_single_ones_and_begin_anew():
    envs = gymnasium.make_vec("tabla/Jewels-v0", num_envs=5, turns=3)
    seen, infos = envs.reset(seed=1)
    assert seen.shape == envs.observation_space.shape
    ended = 0
    for _ in range(7):
        actions = np.array([envs.single_action_space.sample(mask) for mask in infos["action_mask"]])
        seen, rewards, done, truncated, infos = envs.step(actions)
        assert (rewards > 0).all() and not truncated.any()
        ended += int(done.sum())
    assert ended == 10


@pytest.mark.parametrize("name", ["mice", "santorini", "scrabble"])
def test_pettingzoo_finds_nothing_wrong(name):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(pettingzoo.env(name), num_cycles=20)
        seed_test(lambda: pettingzoo.env(name), num_cycles=10)
        parallel_api_test(turn_based_aec_to_parallel(pettingzoo.env(name)), num_cycles=20)
        api_test(parallel_to_aec(turn_based_aec_to_parallel(pettingzoo.env(name))), num_cycles=10)


def test_an_illegal_move_loses_in_pettingzoo():
    env = pettingzoo.env("mice")
    env.reset(seed=1)
    env.step(14_999)
    assert env.rewards[env.possible_agents[0]] == -1


@pytest.mark.parametrize("name", ["mice", "santorini", "scrabble", "jamb", "jewels"])
def test_openspiel_simulates_it(name):
    pyspiel = pytest.importorskip("pyspiel")
    import tabla.openspiel  # noqa: F401

    game = pyspiel.load_game(f"tabla_{name}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    observer = game.make_py_observer()
    state = game.new_initial_state()
    if state.is_chance_node():
        state.apply_action(7)
    observer.set_from(state, 0)
    assert observer.tensor.any() and observer.string_from(state, 0)
