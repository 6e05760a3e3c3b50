/// The *expert*: a search that works for any game, because all it knows are views and the worlds imagined from them.
///
/// [tablee.bots.search.Expert] lets the legal actions race each other over the same imagined worlds; below each of them
/// [tablee.bots.search.Tree] grows by information sets, and [tablee.bots.search.Guide] plays on where the tree ends.
@NullMarked
package tablee.bots.search;

import org.jspecify.annotations.NullMarked;
