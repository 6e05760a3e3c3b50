/// Turn notices for people who are away: Web Push (RFC 8030) with the server's own key (RFC 8292) and contents that only the
/// browser can read (RFC 8291). Nothing of a game is in them.
@NullMarked
package tablee.server.push;

import org.jspecify.annotations.NullMarked;
