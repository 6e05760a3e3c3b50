"""What PettingZoo and Gymnasium ask of an environment, as a written contract: runs with Python alone, and with their own tests where they are
installed. TABLEE says how the program is started."""
import random
import unittest

from tablee import Refused, TableeEnv, TableeGym, TableeVector

# Each with the smallest table it has.
GAMES = {"cabo": 2, "cv": 2, "metro": 3, "hasard": 2}


def walk(env, seed, rng):
    """One game played at random; everything that was seen and done."""
    story = []
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        if termination or truncation:
            story.append((agent, reward))
            env.step(None)
            continue
        legal = [number for number, allowed in enumerate(observation["action_mask"]) if allowed]
        action = rng.choice(legal)
        story.append((agent, action, list(observation["observation"])))
        env.step(action)
    return story


class AecTest(unittest.TestCase):

    def test_a_whole_game_of_each_kind_follows_the_conventions(self):
        for game, seats in GAMES.items():
            with self.subTest(game):
                # Random play may take its time: a game that is cut off has no winner.
                env = TableeEnv(game, seats=seats, max_steps=150)
                env.reset(seed=3)
                self.assertEqual(env.agents, env.possible_agents)
                rng, acted, cut, totals = random.Random(1), 0, False, dict.fromkeys(env.possible_agents, 0.0)
                for agent in env.agent_iter():
                    self.assertEqual(agent, env.agent_selection)
                    self.assertIs(env.action_space(agent), env.action_space(agent))
                    self.assertIs(env.observation_space(agent), env.observation_space(agent))
                    for table in (env.rewards, env.terminations, env.truncations, env.infos):
                        self.assertEqual(set(table), set(env.agents))
                    observation, reward, termination, truncation, info = env.last()
                    totals[agent] += reward
                    cut = cut or truncation
                    if termination or truncation:
                        with self.assertRaises(ValueError):
                            env.step(0)
                        env.step(None)
                        self.assertNotIn(agent, env.agents)
                        continue
                    if acted < 50:
                        self.assertTrue(env.observation_space(agent).contains(observation))
                    legal = [number for number, allowed in enumerate(observation["action_mask"]) if allowed]
                    self.assertEqual(len(legal), len(info["legal"]))
                    action = rng.choice(legal)
                    self.assertTrue(env.action_space(agent).contains(action))
                    env.step(action)
                    acted += 1
                self.assertEqual(env.agents, [])
                self.assertAlmostEqual(sum(totals.values()), 0.0 if cut else 1.0, places=5)
                self.assertTrue(acted == 150 if cut else 0 < acted <= 150)
                env.close()

    def test_a_seed_deals_the_same_game_again(self):
        env = TableeEnv("cabo", seats=3)
        one, two, three = (walk(env, seed, random.Random(5)) for seed in (7, 7, 8))
        self.assertEqual(one, two)
        self.assertNotEqual(one, three)
        env.close()

    def test_what_is_illegal_changes_nothing(self):
        env = TableeEnv("cabo", seats=2)
        env.reset(seed=1)
        before = env.observe(env.agent_selection)
        for wrong in ("call", env.actions.index("call"), 10_000, "xyz"):
            with self.assertRaises(Refused):
                env.step(wrong)
        after = env.observe(env.agent_selection)
        self.assertEqual(list(before["observation"]), list(after["observation"]))
        self.assertIn(env.advise("habitué"), env.legal)
        env.close()

    def test_a_seat_is_shown_no_more_than_it_may_know(self):
        env = TableeEnv("cabo", seats=2)
        env.reset(seed=1)
        env.step("look 1")
        self.assertTrue(all(card == "?" for card in env.view("B")["now"]["tableaux"]["A"]))
        own, other = env.observe("A")["observation"], env.observe("B")["observation"]
        place, theirs = env.layout.index("card +0 1"), env.layout.index("card +1 1")
        self.assertGreaterEqual(own[place], 0)
        self.assertEqual(other[theirs], -1)
        self.assertEqual(other[env.layout.index("known to owner +1 1")], 1)
        env.close()

    def test_a_long_game_is_cut_off(self):
        env = TableeEnv("cabo", seats=2, max_steps=5)
        story = walk(env, 1, random.Random(1))
        self.assertEqual([reward for _, reward in story[-2:]], [0.0, 0.0])
        env.close()

    def test_pettingzoo_agrees(self):
        try:
            from pettingzoo.test import api_test, seed_test
        except ImportError:
            self.skipTest("PettingZoo is not installed here")
        api_test(TableeEnv("cabo", seats=2), num_cycles=200)
        seed_test(lambda: TableeEnv("cabo", seats=2), num_cycles=100)


class GymTest(unittest.TestCase):

    def test_games_against_a_bot(self):
        env, rng, rewards = TableeGym("cabo", opponent="random"), random.Random(1), []
        for seed in (1, None, None, None):
            observation, _ = env.reset(seed=seed)
            terminated = truncated = False
            while not (terminated or truncated):
                self.assertTrue(env.observation_space.contains(observation))
                legal = [number for number, allowed in enumerate(observation["action_mask"]) if allowed]
                observation, reward, terminated, truncated, _ = env.step(rng.choice(legal))
            self.assertFalse(any(observation["action_mask"]))
            rewards.append(reward)
        self.assertTrue(all(0 <= reward <= 1 for reward in rewards))
        env.close()


class VectorTest(unittest.TestCase):

    def test_tables_are_played_to_their_ends(self):
        tables, rng, over = TableeVector("cabo", tables=8, seats=2), random.Random(1), 0
        shown = tables.reset(3)
        for _ in range(400):
            chosen = [rng.choice([i for i, legal in enumerate(mask) if legal]) for mask in shown.masks]
            shown = tables.step(chosen)
            for table in range(8):
                if shown.endings[table]:
                    over += 1
                    self.assertAlmostEqual(sum(shown.rewards[table]), 1.0, places=5)
                else:
                    self.assertEqual(sum(shown.rewards[table]), 0.0)
        self.assertGreater(over, 8)
        tables.close()

    def test_a_seed_deals_the_same_tables_with_the_names_of_the_single_one(self):
        env, tables = TableeEnv("cabo", seats=2), TableeVector("cabo", tables=3, seats=2)
        self.assertEqual((tables.actions, tables.layout), (env.actions, env.layout))
        one, two = tables.reset(9), tables.reset(9)
        self.assertEqual([list(row) for row in one.observations], [list(row) for row in two.observations])
        self.assertEqual(len(one.masks[0]), len(env.actions))
        env.close()
        tables.close()

    def test_one_illegal_action_stops_all_tables(self):
        tables = TableeVector("cabo", tables=2, seats=2)
        before = tables.reset(1)
        legal = [next(i for i, allowed in enumerate(mask) if allowed) for mask in before.masks]
        with self.assertRaises(Refused):
            tables.step([legal[0], tables.actions.index("call")])
        self.assertEqual([list(row) for row in tables.reset(1).observations], [list(row) for row in before.observations])
        with self.assertRaises(ValueError):
            tables.step(legal + [0])
        tables.close()

    def test_a_teacher_advises_what_is_legal(self):
        for game, seats in GAMES.items():
            tables = TableeVector(game, tables=4, seats=seats, opponent="random")
            shown = tables.reset(1)
            for _ in range(30):
                advice = tables.advise()
                self.assertTrue(all(shown.masks[table][advice[table]] for table in range(4)))
                shown = tables.step(list(advice))
            tables.close()


if __name__ == "__main__":
    unittest.main()
