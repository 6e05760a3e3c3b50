import type { RuleSection } from './types';

/** Without capitals and accents, so that "defausse" finds "Défausse". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Sections that hold every word of the search. */
export function search(sections: readonly RuleSection[], words: string): RuleSection[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return sections.filter((section) => {
    const text = plain(`${section.clause} ${section.heading ?? ''} ${section.text}`);
    return wanted.every((word) => text.includes(word));
  });
}

/**
 * The section for a clause. The book is shorter than the register: where it has no paragraph of its own for a clause, the nearest
 * one before it in the same chapter is meant (`CABO-SET-5` is told under `CABO-SET-4`).
 */
export function sectionFor(sections: readonly RuleSection[], clause: string): RuleSection | undefined {
  const exact = sections.find((section) => section.clause === clause);
  if (exact || clause === '') {
    return exact;
  }
  const [chapter, number] = split(clause);
  const near = sections.filter((section) => split(section.clause)[0] === chapter);
  const before = near.filter((section) => split(section.clause)[1] <= number);
  return before.sort((a, b) => split(b.clause)[1] - split(a.clause)[1])[0] ?? near[0];
}

function split(clause: string): [string, number] {
  const parts = /^(.*?)[-.](\d+(?:\.\d+)?)$/.exec(clause);
  return parts ? [parts[1] ?? clause, Number(parts[2])] : [clause, 0];
}
