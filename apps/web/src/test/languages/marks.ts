/*
 * Puts every text of a catalogue between marks, so that a page shows the origin of its words. Words outside the marks
 * are written into a screen, in one language for all.
 */

const OPEN = '⟦';
const CLOSE = '⟧';
const MARKED = new RegExp(`${OPEN}[^${OPEN}${CLOSE}]*${CLOSE}`, 'gu');
const MARKS = new RegExp(`[${OPEN}${CLOSE}]`, 'gu');

/**
 * A text of a catalogue, or a function that makes one from values, with marks around its words. Values stay outside the
 * marks.
 */
export function mark<T>(text: T): T;
export function mark(text: unknown): unknown {
  if (typeof text === 'string') return `${OPEN}${text}${CLOSE}`;
  if (typeof text !== 'function') return text;
  return (...values: unknown[]) => {
    const said: unknown = text(...values);
    return typeof said === 'string' ? mark(without(said, stringsIn(values))) : said;
  };
}

/** The sentence with the marks interrupted around each of these values. */
function without(sentence: string, values: readonly string[]): string {
  if (values.length === 0) return sentence;
  const longestFirst = values.toSorted((a, b) => b.length - a.length);
  return sentence.replace(new RegExp(longestFirst.map(literally).join('|'), 'giu'), `${CLOSE}$&${OPEN}`);
}

/** The words among the values of a text, also those within lists and objects. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return /\p{L}/u.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** The text outside the marks. A text may hold another. */
export function outsideMarks(text: string): string {
  const rest = text.replace(MARKED, ' ');
  return rest === text ? rest : outsideMarks(rest);
}

/** The text as a reader would see it. */
export function readable(text: string): string {
  return text.replace(MARKS, '');
}

/** A pattern that finds a piece as a whole word. */
export function literally(piece: string): string {
  const before = /^\p{L}/u.test(piece) ? '(?<![\\p{L}\\d])' : '';
  const after = /\p{L}$/u.test(piece) ? '(?!\\p{L})' : '';
  return `${before}${piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}${after}`;
}
