/** Made from the folders of `src/i18n` by `build/languages.mjs`. */
declare module 'virtual:languages' {
  /** Its words, and the keys of those that it borrows from English because it lacks them. */
  interface Said {
    words: Record<string, string>;
    borrowed: string[];
  }
  interface Spoken {
    /** As it calls itself. */
    name: string;
    /** How dates and numbers are written. */
    locale: string;
    /** Names that are lent to whoever has not said theirs. */
    lent: string[];
    load: () => Promise<Said>;
  }
  export const LANGUAGES: Record<string, Spoken>;
}
