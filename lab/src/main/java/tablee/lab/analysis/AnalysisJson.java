package tablee.lab.analysis;

import java.util.List;
import tablee.bots.Hints;
import tablee.engine.Json;
import tablee.engine.Message;
import tablee.engine.Seat;
import tablee.engine.Texts;

/// An analysis for programs, with the words of a reader's language beside the notation.
public final class AnalysisJson {

    private AnalysisJson() {}

    /// The whole analysis.
    ///
    /// @param texts of the game, in the reader's language
    public static Json of(Analysis analysis, Texts texts) {
        return Json.object()
                .put("start", chances(analysis.start()))
                .put("moments", Json.list(analysis.moments(), moment -> moment(moment, texts)))
                .put("seats", Json.list(analysis.seats(), AnalysisJson::account))
                .put("costly", Json.list(analysis.costly(), choice -> choice(choice, texts)))
                .put("decisive", Json.list(analysis.decisive(), turning -> turning(turning, texts)))
                .build();
    }

    private static Json turning(Analysis.Turning turning, Texts texts) {
        var json =
                Json.object()
                        .put("step", turning.step())
                        .put("seat", turning.seat().label())
                        .put("before", rounded(turning.before()))
                        .put("after", rounded(turning.after()));
        turning.choice().ifPresent(choice -> json.put("choice", choice(choice, texts)));
        return json.build();
    }

    private static Json moment(Analysis.Moment moment, Texts texts) {
        var json = Json.object().put("step", moment.step());
        moment.seat().map(Seat::label).ifPresent(seat -> json.put("seat", seat));
        json.put(moment.seat().isPresent() ? "do" : "draw", moment.notation())
                .put("chances", chances(moment.chances()));
        moment.choice()
                .filter(choice -> choice.cost() > 0)
                .ifPresent(choice -> json.put("choice", choice(choice, texts)));
        return json.build();
    }

    private static Json choice(Analysis.Choice choice, Texts texts) {
        var json = Json.object();
        choice.why()
                .map(why -> Message.of("why.fact", why))
                .map(why -> texts.with(Hints.texts(texts.language())).say(why))
                .ifPresent(why -> json.put("why", why));
        return json.put("step", choice.step())
                .put("seat", choice.seat().label())
                .put("played", choice.played())
                .put("playedSay", texts.say(choice.playedSaid()))
                .put("better", choice.better())
                .put("betterSay", texts.say(choice.betterSaid()))
                .put("cost", rounded(choice.cost()))
                .put("error", rounded(choice.error()))
                .build();
    }

    private static Json account(Analysis.Account account) {
        return Json.object()
                .put("seat", account.seat().label())
                .put("start", rounded(account.start()))
                .put("end", rounded(account.end()))
                .put("decisions", rounded(account.decisions()))
                .put("decisionsError", rounded(account.decisionsError()))
                .put("luck", rounded(account.luck()))
                .put("others", rounded(account.others()))
                .build();
    }

    private static Json chances(List<Double> chances) {
        return Json.list(chances, chance -> Json.of(rounded(chance)));
    }

    private static double rounded(double value) {
        return Math.round(value * 1000) / 1000.0;
    }
}
