/// The shape of the whole program, held by tests: which module may know which, what rules and bots may not do. They live in
/// `cli` because it sees every module.
@NullMarked
package tablee.architecture;

import org.jspecify.annotations.NullMarked;
