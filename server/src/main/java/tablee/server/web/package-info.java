/// The way in: HTTP routes, sockets, limits, files of the browser client. Everything that leaves went through a view before.
@NullMarked
package tablee.server.web;

import org.jspecify.annotations.NullMarked;
