package oie;

import tablee.engine.Action;

public enum OieAction implements Action {
    THROW
}
