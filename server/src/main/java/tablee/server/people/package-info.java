/// What grows around people beside their tables: how their games ended, and the figures made of it. Knows the store and reads logs; routes are in
/// `tablee.server.web`.
@org.jspecify.annotations.NullMarked
package tablee.server.people;
