package tablee.lab;

import java.util.function.Supplier;
import tablee.bots.Bot;
import tablee.bots.Budget;
import tablee.engine.Action;
import tablee.engine.View;

/// Somebody who takes part in a tournament.
///
/// @param budget gives a new one for each decision
public record Entrant<V extends View, A extends Action>(
        String name, Bot<V, A> bot, Supplier<Budget> budget) {}
