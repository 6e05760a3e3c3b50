/** The same set with one thing more or less: pressed once it is in, pressed again it is out. */
export function toggled<T>(set: ReadonlySet<T>, thing: T): Set<T> {
  const next = new Set(set);
  if (!next.delete(thing)) {
    next.add(thing);
  }
  return next;
}
