package tablee.testkit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// The clauses of a register that a test holds: `@Rule("CABO-SET-5")`, `@Rule({"CABO-SET-5", "CABO-SET-6"})`. The test
/// fails when one of them is broken. [RuleCoverage] finds it in the sources, so that coverage needs no test run; `--bite`
/// finds it in the running test.
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface Rule {
    String[] value();
}
