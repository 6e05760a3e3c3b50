package tablee.cli.lab;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import tablee.bots.Bot;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Texts;
import tablee.engine.View;
import tablee.lab.learn.Batch;

/// Many tables over two streams of bytes, everything little-endian (`docs/learners.md`).
///
/// Asked with `R` and a seed (8 bytes), or `S` and a number for each table (4 bytes each). Answered with 0 and, for all tables, who is to decide (4
/// bytes), rewards of every seat (4-byte floats), how the last step ended (1 byte), rows (4-byte floats) and masks (1 byte each); or with 1, the
/// length of a sentence (4 bytes) and the sentence, when nothing was done. Asked with `A`, answered with 0 and what the teacher would decide (4 bytes
/// for each table).
final class BatchChannel<V extends View, A extends Action> {

    private final Batch<?, V, A> batch;
    private final Bot<V, A> teacher;
    private final Texts words;
    private final DataInputStream in;
    private final OutputStream out;
    private final byte[] question;
    private final byte[] bytes;
    private final ByteBuffer answer;
    private final int[] chosen;

    BatchChannel(
            Batch<?, V, A> batch,
            Bot<V, A> teacher,
            Texts words,
            InputStream in,
            OutputStream out) {
        this.batch = batch;
        this.teacher = teacher;
        this.words = words;
        this.in = new DataInputStream(in);
        this.out = out;
        chosen = new int[batch.size()];
        question = new byte[Math.max(Long.BYTES, Integer.BYTES * batch.size())];
        bytes =
                new byte
                        [1
                                + Integer.BYTES * batch.movers.length
                                + Float.BYTES * batch.rewards.length
                                + batch.endings.length
                                + Float.BYTES * batch.rows.length
                                + batch.masks.length];
        answer = little(bytes);
    }

    private static ByteBuffer little(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    /// Answers until the other side ends.
    void serve() throws IOException {
        for (int kind = in.read(); kind >= 0; kind = in.read()) {
            try {
                answer((char) kind);
            } catch (BadInput bad) {
                refuse(words.say(bad.sentence()));
            } catch (EOFException _) {
                return;
            }
        }
    }

    private void answer(char kind) throws IOException {
        switch (kind) {
            case 'R' -> {
                batch.reset(read(Long.BYTES).getLong());
                show();
            }
            case 'S' -> {
                read(Integer.BYTES * chosen.length).asIntBuffer().get(chosen);
                batch.step(chosen);
                show();
            }
            case 'A' -> {
                answer.clear().put((byte) 0);
                ints(batch.advice(teacher));
                send();
            }
            default -> throw BadInput.of("cli.learn.command", kind);
        }
    }

    private ByteBuffer read(int count) throws IOException {
        in.readFully(question, 0, count);
        return little(question);
    }

    private void show() throws IOException {
        answer.clear().put((byte) 0);
        ints(batch.movers);
        floats(batch.rewards);
        answer.put(batch.endings);
        floats(batch.rows);
        answer.put(batch.masks);
        send();
    }

    private void send() throws IOException {
        out.write(bytes, 0, answer.position());
        out.flush();
    }

    private void ints(int[] values) {
        answer.asIntBuffer().put(values);
        answer.position(answer.position() + Integer.BYTES * values.length);
    }

    private void floats(float[] values) {
        answer.asFloatBuffer().put(values);
        answer.position(answer.position() + Float.BYTES * values.length);
    }

    private void refuse(String sentence) throws IOException {
        byte[] text = sentence.getBytes(StandardCharsets.UTF_8);
        byte[] head = new byte[1 + Integer.BYTES];
        little(head).put((byte) 1).putInt(text.length);
        out.write(head);
        out.write(text);
        out.flush();
    }
}
