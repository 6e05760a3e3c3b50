package tablee.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.syntax.elements.GivenClassesConjunction;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.Timer;
import java.util.UUID;
import tablee.bots.BotNames;
import tablee.bots.Hints;
import tablee.bots.Level;
import tablee.engine.Match;
import tablee.engine.State;
import tablee.engine.Stepper;

/// What engine, games, bots and tables may not do. A game that reads a clock, rolls by itself or looks into classes cannot be
/// replayed, verified, or run in a browser.
final class Laws {

    private Laws() {}

    static ArchRule noClock() {
        return inPureCode()
                .should()
                .dependOnClassesThat(
                        resideInAnyPackage("java.time..").or(belongToAnyOf(Timer.class)))
                .orShould()
                .callMethodWhere(target(System.class, "currentTimeMillis", "nanoTime"))
                .as("engine, games, bots and tables read no clock");
    }

    static ArchRule noGenerator() {
        return inPureCode()
                .should()
                .dependOnClassesThat(
                        resideInAnyPackage("java.util.random..", "java.security..")
                                .or(
                                        belongToAnyOf(
                                                Random.class, SplittableRandom.class, UUID.class)))
                .orShould()
                .callMethodWhere(target(Math.class, "random"))
                .orShould()
                .callMethodWhere(target(StrictMath.class, "random"))
                .orShould()
                .callMethodWhere(target(Collections.class, "shuffle"))
                .as("engine, games, bots and tables own no generator: chance is given to them");
    }

    static ArchRule noReflection() {
        return inPureCode()
                .should()
                .dependOnClassesThat(
                        resideInAnyPackage("java.lang.reflect..", "java.lang.invoke.."))
                .orShould()
                .callMethodWhere(
                        describe(
                                "look into a class",
                                call ->
                                        call.getTargetOwner().isEquivalentTo(Class.class)
                                                && !HARMLESS.contains(call.getTarget().getName())))
                .as("engine, games, bots and tables use no reflection");
    }

    /// What code without reflection asks of a class: its name for a message, its files, where it came from (to find services there), and what
    /// the compiler itself puts there.
    private static final Set<String> HARMLESS =
            Set.of(
                    "desiredAssertionStatus",
                    "getClassLoader",
                    "getSimpleName",
                    "getName",
                    "getResourceAsStream",
                    "isInstance",
                    "cast");

    static ArchRule noThreads() {
        return inPureCode()
                .should()
                .dependOnClassesThat(
                        resideInAnyPackage("java.util.concurrent..")
                                .or(
                                        belongToAnyOf(
                                                Thread.class,
                                                ThreadLocal.class,
                                                ThreadGroup.class)))
                .orShould()
                .callMethodWhere(target(Object.class, "wait", "notify", "notifyAll"))
                .as("engine, games, bots and tables start no thread and wait for none");
    }

    static ArchRule noOutsideWorld() {
        return inPureCode()
                .should()
                .accessTargetWhere(
                        describe(
                                "reach the machine through System or Runtime",
                                access ->
                                        access.getTargetOwner().isEquivalentTo(Runtime.class)
                                                || (access.getTargetOwner()
                                                                .isEquivalentTo(System.class)
                                                        && !access.getName().equals("arraycopy"))))
                .orShould()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "java.net..", "java.sql..", "java.nio.file..", "java.nio.channels..")
                .as(
                        "engine, games, bots and tables print nothing and touch no file, network or setting");
    }

    /// Hash codes of enums and identities differ from run to run, formatting from place to place.
    static ArchRule sameEverywhere() {
        return inPureCode()
                .should()
                .callMethodWhere(target(System.class, "identityHashCode"))
                .orShould()
                .callMethodWhere(target(Enum.class, "hashCode"))
                .orShould()
                .callMethodWhere(
                        describe(
                                "ask an enum for its hash code",
                                call ->
                                        call.getTarget().getName().equals("hashCode")
                                                && call.getTargetOwner().isEnum()))
                .orShould()
                .callMethodWhere(target(String.class, "format", "formatted"))
                .as("engine, games, bots and tables behave the same in every run and place");
    }

    /// Peeking does not compile for a bot that only has views; this keeps it so.
    static ArchRule botsMentionNoState() {
        return noClasses()
                .that()
                .resideInAnyPackage(Arrows.players())
                .should()
                .dependOnClassesThat(assignableTo(State.class))
                .orShould()
                .dependOnClassesThat()
                .belongToAnyOf(Match.class, Stepper.class)
                .orShould()
                .callCodeUnitWhere(handlesAState())
                .as("bots mention no state, directly or through the rules");
    }

    /// A table decides, evolves and tells by itself: the same on every node, in a test and in a browser. Of bots it knows their levels, their
    /// names and what they advise, never one that plays.
    static ArchRule tablesKnowNoPlayer() {
        return noClasses()
                .that()
                .resideInAPackage(Arrows.packages("table"))
                .should()
                .dependOnClassesThat(
                        resideInAnyPackage("tablee.bots..")
                                .and(not(belongToAnyOf(Level.class, BotNames.class, Hints.class))))
                .as("tables know no bot that plays");
    }

    /// What the JDK has and Java compiled for a browser has not.
    static ArchRule tablesRunInABrowser() {
        return noClasses()
                .that()
                .resideInAPackage(Arrows.packages("table"))
                .should()
                .dependOnClassesThat(
                        resideInAnyPackage("java.text..", "java.security..", "javax..")
                                .or(belongToAnyOf(HexFormat.class, ServiceLoader.class)))
                .orShould()
                .callMethodWhere(target(Long.class, "parseUnsignedLong"))
                .orShould()
                .callMethodWhere(target(Collections.class, "unmodifiableSortedMap"))
                .as("tables use what Java in a browser has");
    }

    private static DescribedPredicate<JavaCall<?>> handlesAState() {
        var state = assignableTo(State.class);
        return describe(
                "give or take a state",
                call ->
                        state.test(call.getTarget().getRawReturnType())
                                || call.getTarget().getRawParameterTypes().stream()
                                        .anyMatch(state));
    }

    private static GivenClassesConjunction inPureCode() {
        return noClasses().that().resideInAnyPackage(Arrows.pure());
    }

    private static DescribedPredicate<JavaCall<?>> target(Class<?> owner, String... names) {
        var wanted = List.of(names);
        return describe(
                "call %s.%s".formatted(owner.getSimpleName(), wanted),
                call -> {
                    JavaClass called = call.getTargetOwner();
                    return called.isEquivalentTo(owner)
                            && wanted.contains(call.getTarget().getName());
                });
    }
}
