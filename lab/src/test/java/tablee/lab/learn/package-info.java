@NullMarked
package tablee.lab.learn;

import org.jspecify.annotations.NullMarked;
