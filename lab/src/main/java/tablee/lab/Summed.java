package tablee.lab;

import java.io.Serializable;

/// A tally that can be added to another of its kind, in any order, and sent from one machine to another. Whole numbers only, so that the sum does
/// not tell how the work was divided.
public interface Summed<T> extends Serializable {

    void add(T other);
}
