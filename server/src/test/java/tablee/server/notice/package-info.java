/// How people are told when they are away.
@NullMarked
package tablee.server.notice;

import org.jspecify.annotations.NullMarked;
