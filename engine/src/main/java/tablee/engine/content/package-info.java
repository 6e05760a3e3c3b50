/// Content that people write: cards in files. One [tablee.engine.content.Findings] collects what is wrong with a set, each fault with file, line and card,
/// and the figures of its constraints; [tablee.engine.content.ContentFields] reads records by forms, so that what cannot be read is a fault too and
/// reading goes on. What a card means is the game's.
@NullMarked
package tablee.engine.content;

import org.jspecify.annotations.NullMarked;
