/// Pictures of cards and places. A content set says in its `art.json` what each of its cards looks like: one of the client's scenes and
/// pictograms upon it, or a file of its owner. Here such a file is read and judged ([ArtFile]), pictures are put together or made harmless
/// ([Composition], [OwnFile]) and kept by the hash of what they are ([Gallery]). Rules know nothing of it.
@NullMarked
package tablee.server.art;

import org.jspecify.annotations.NullMarked;
