/// Order and privacy of a whole server: who may not talk or come in, which words and names are welcome, how long things are kept, what is
/// known about somebody, and how they are forgotten. Tables have a house right of their own, in `table`.
@org.jspecify.annotations.NullMarked
package tablee.server.house;
