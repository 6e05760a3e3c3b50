/// Content sets that people change in their browser: what they send is held in memory ([SetDraft]), written so that every value has a line of its own
/// ([Lined]), judged by the game itself ([SetReport]), and kept in the folder of sets where the host allows it ([SetFolder]). No rule of any game
/// stands here: what a set may be, the game's reader says.
@NullMarked
package tablee.server.sets;

import org.jspecify.annotations.NullMarked;
