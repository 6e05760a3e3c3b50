/// What Métro is played with: cards, characters, sets, their files and the checks of section 6, and what a card says, made from its
/// data. Nothing here knows a table; of the rules it reads the numbers of `MetroOptions` (how many cards a game needs) and nothing else.
@NullMarked
package tablee.metro.content;

import org.jspecify.annotations.NullMarked;
