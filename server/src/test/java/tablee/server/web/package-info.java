@NullMarked
package tablee.server.web;

import org.jspecify.annotations.NullMarked;
