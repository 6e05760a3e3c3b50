/// Positions with a task: what a game's folder brings (`house/puzzles.json`), shown to one seat, and what becomes of a try. Pure, as all of `table`.
@NullMarked
package tablee.table.puzzle;

import org.jspecify.annotations.NullMarked;
