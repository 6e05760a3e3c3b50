@org.jspecify.annotations.NullMarked
package tablee.server.web;
