package tablee.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/// The Python client against the real program, where there is a Python.
class LearnerClientTest {

    private static final String WALK =
            """
            import random
            from tablee_env import TableeEnv, Refused
            env = TableeEnv("cabo", seats=2)
            assert env.possible_agents == ["A", "B"]
            def walk(seed):
                rng, story = random.Random(5), []
                env.reset(seed=seed)
                for agent in env.agent_iter():
                    observation, reward, termination, truncation, info = env.last()
                    if termination or truncation:
                        story.append((agent, reward))
                        env.step(None)
                    else:
                        legal = [i for i, on in enumerate(observation["action_mask"]) if on]
                        assert sorted(env.texts[i] for i in legal) == sorted(info["legal"])
                        assert observation["observation"]["now"]["viewer"] == agent
                        action = rng.choice(legal)
                        story.append(env.texts[action])
                        env.step(action)
                return story
            one, two, three = walk(7), walk(7), walk(8)
            assert one == two and one != three
            assert sum(reward for agent, reward in one[-2:]) == 1.0
            env.reset(seed=1)
            try:
                env.step("call")
                raise SystemExit("an illegal action was played")
            except Refused:
                pass
            assert env.advise("habitué") in env.legal
            hidden = env.observe("B")["observation"]["now"]["tableaux"]
            assert all(card == "?" for card in hidden["A"])
            env.close()
            print("walked")
            """;

    private static boolean hasPython() {
        try {
            return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
        } catch (IOException _) {
            return false;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @Test
    void a_learner_in_python_plays_whole_games() throws Exception {
        Assumptions.assumeTrue(hasPython(), "left out: there is no python3 here");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var builder = new ProcessBuilder(List.of("python3", "-c", WALK)).redirectErrorStream(true);
        builder.environment().put("PYTHONPATH", Path.of("..", "samples", "learner").toString());
        builder.environment()
                .put(
                        "TABLEE",
                        "'%s' -cp '%s' tablee.cli.Main"
                                .formatted(java, System.getProperty("java.class.path")));
        Process python = builder.start();
        String said = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(python.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(said.trim()).isEqualTo("walked");
        assertThat(python.exitValue()).isZero();
    }
}
