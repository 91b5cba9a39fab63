import { dateNamed, once } from './days.ts';
import type { Form } from './form.ts';

/** Matches a whole phrase of folded words. */
export const phrase = (source: string): RegExp => new RegExp(`^(?:${source})$`);

/** The index of a word or its beginning of three letters; -1 for another word. */
export const indexOf = (words: readonly string[], word: string): number =>
  words.findIndex((each) => each === word || (word.length >= 3 && each.startsWith(word)));

/** A number in figures, or one of the words for 0 to 10. */
export const countOf = (words: readonly string[], word: string): number =>
  /^\d/.test(word) ? Number(word) : words.indexOf(word);

/** `31/12`, `31/12/2026` or `2026-12-31`. The day comes first in every language (LANG-5). */
export const FIGURES = '(?:(\\d\\d?)/(\\d\\d?)(?:/(\\d{4}))?|(\\d{4})-(\\d\\d)-(\\d\\d))';

/** Reads the groups of `FIGURES`. */
export const FROM_FIGURES: Form['read'] = ([day, month, year, isoYear, isoMonth, isoDay], today) => {
  const named = year ?? isoYear;
  const isNamed = named !== undefined;
  return once(
    dateNamed(Number(day ?? isoDay), Number(month ?? isoMonth), isNamed ? Number(named) : null, today),
  );
};
