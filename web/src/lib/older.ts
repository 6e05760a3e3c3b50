/** What browsers of a few years ago lack and the boards use; nothing happens in newer ones. */
if (!('symmetricDifference' in Set.prototype)) {
  Object.defineProperty(Set.prototype, 'symmetricDifference', {
    configurable: true,
    writable: true,
    value<T>(this: Set<T>, other: Set<T>): Set<T> {
      const either = [...this].filter((item) => !other.has(item));
      return new Set([...either, ...[...other].filter((item) => !this.has(item))]);
    },
  });
}

export {};
