/// Telling people who are away that a table waits for them: by their browsers at once, by mail and hooks when they want to be told. What
/// is known of a game does not get here, only that somebody is awaited.
@NullMarked
package tablee.server.notice;

import org.jspecify.annotations.NullMarked;
