/// Whether a game is balanced: who wins from where and with what. A game's [tablee.lab.balance.Factors] say what to look for in its
/// events; [tablee.lab.balance.Balance] plays and counts; nothing here knows how a report looks.
@NullMarked
package tablee.lab.balance;

import org.jspecify.annotations.NullMarked;
