/** A drawing in its two versions, by the address of each. */
export interface Drawing {
  light: string;
  dark: string;
}

const found = import.meta.glob<Drawing>('./scenes/*.svg', {
  query: '?drawing',
  import: 'default',
  eager: true,
});

/** The grounds that pictures stand on, by name. */
export const SCENES: Record<string, Drawing | undefined> = Object.fromEntries(
  Object.entries(found).map(([path, drawing]) => [path.slice('./scenes/'.length, -'.svg'.length), drawing]),
);
