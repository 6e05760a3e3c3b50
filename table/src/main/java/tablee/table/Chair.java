package tablee.table;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tablee.bots.Level;
import tablee.table.fair.Share;

/// One place at a table and everything the table remembers about it. Belongs to its [Table] and changes only by its log.
public final class Chair {

    /// How many commands back a repeated one is recognised.
    private static final int REMEMBERED = 8;

    private record Command(String id, long seq) {}

    Optional<Sitter> sitter = Optional.empty();
    Optional<Level> substitute = Optional.empty();
    boolean ready;
    boolean resigned;
    Share share = Share.NONE;
    long goneSince;
    long nudgedAt;
    long reserve;
    long askedAt;
    long askedSeq;

    /// From when to when this seat is on holiday, and how long it was before.
    long holidayFrom;

    long holidayUntil;
    long holidaySpent;

    /// The line that says that a hint was taken; one for each question is enough.
    long hintedSeq;

    /// Decisions made for the absent in the turn that goes on here, since anybody at the table decided something.
    int defaults;

    /// Whether something in the turn that goes on here was decided by whoever sits here.
    boolean ownTurn;

    /// Whether a whole turn here was made of nothing else, and nobody at the table has decided anything since.
    boolean passedOver;

    /// The last step somebody chose here; -1 for none.
    int lastStep = -1;

    private Map<String, String> standing = Map.of();
    private final Deque<Command> commands = new ArrayDeque<>(1);

    public Optional<Sitter> sitter() {
        return sitter;
    }

    public Optional<Level> substitute() {
        return substitute;
    }

    public boolean ready() {
        return ready;
    }

    /// This seat's part in the draws.
    public Share share() {
        return share;
    }

    public boolean resigned() {
        return resigned;
    }

    /// Since when nobody is connected for this seat; 0 while somebody is, or nobody counts it.
    public long goneSince() {
        return goneSince;
    }

    public long reserve() {
        return reserve;
    }

    /// Since when the seat is awaited without a break.
    public long askedAt() {
        return askedAt;
    }

    /// Until when its time stands still because somebody is on holiday; 0, or past, when nobody is.
    public long holidayUntil() {
        return holidayUntil;
    }

    /// The log line that put the present question; an answer given to an older one is not meant for it.
    public long askedSeq() {
        return askedSeq;
    }

    /// The bot that decides here now, if one does.
    public Optional<Level> robot() {
        if (substitute.isPresent()) {
            return substitute;
        }
        return sitter.flatMap(
                who ->
                        who instanceof Sitter.Robot(Level level)
                                ? Optional.of(level)
                                : Optional.empty());
    }

    public Optional<Sitter.Person> person() {
        return sitter.flatMap(
                who ->
                        who instanceof Sitter.Person person
                                ? Optional.of(person)
                                : Optional.empty());
    }

    public boolean belongsTo(String personId) {
        return person().filter(person -> person.id().equals(personId)).isPresent();
    }

    /// A person who is expected to answer here.
    boolean isAttended() {
        return person().isPresent() && robot().isEmpty();
    }

    /// One who is there to do so, as far as the log knows.
    boolean isPresent() {
        return isAttended() && goneSince == 0;
    }

    public Map<String, String> standing() {
        return standing;
    }

    void answer(String question, String answer) {
        var all = new HashMap<>(standing);
        if (answer.isEmpty()) {
            all.remove(question);
        } else {
            all.put(question, answer);
        }
        standing = Map.copyOf(all);
    }

    void remember(String command, long seq) {
        if (commands.size() == REMEMBERED) {
            commands.removeFirst();
        }
        commands.addLast(new Command(command, seq));
    }

    /// The line in which this command was carried out already.
    Optional<Long> done(String command) {
        for (Command done : commands) {
            if (done.id().equals(command)) {
                return Optional.of(done.seq());
            }
        }
        return Optional.empty();
    }
}
