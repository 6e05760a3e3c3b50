/// What is asked of the server over HTTP and what it answers, as shapes: the documents of the API
/// and the client package are made from them, and what is really said in the server's tests is held
/// against them. Nothing here answers anything; that is `tablee.server.web`.
@NullMarked
package tablee.server.api;

import org.jspecify.annotations.NullMarked;
