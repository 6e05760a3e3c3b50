/** How many letters the longest word of a name has: where it would be broken, it is written smaller. */
export function longest(name: string): number {
  return Math.max(...name.split(/[\s-]+/).map((word) => word.length));
}
