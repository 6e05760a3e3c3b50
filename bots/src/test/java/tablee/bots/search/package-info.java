/// The search from within: what it believes of what it has seen.
@NullMarked
package tablee.bots.search;

import org.jspecify.annotations.NullMarked;
