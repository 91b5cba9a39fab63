import { foldSearch, MAX_EXCERPT } from '@faena/shared/domain';

/** The characters of an excerpt before the word that was found. */
const BEFORE = 30;

/**
 * The part of a text around its first searched word, in one line of at most `MAX_EXCERPT` characters. An ellipsis marks
 * each side on which the text goes on (SEARCH-10).
 */
export function excerptOf(text: string, words: readonly string[]): string {
  const parts = text.split(/\s+/).filter(Boolean);
  const at = parts.findIndex((part) => {
    const folded = foldSearch(part);
    return words.some((word) => folded.includes(word));
  });
  let from = Math.max(at, 0);
  let room = BEFORE;
  while (from > 0 && (parts[from - 1] ?? '').length < room) {
    from -= 1;
    room -= (parts[from] ?? '').length + 1;
  }
  const start = from > 0 ? '… ' : '';
  const rest = `${start}${parts.slice(from).join(' ')}`;
  if (rest.length <= MAX_EXCERPT) return rest;
  // No sign of two halves is cut in its middle.
  return `${rest
    .slice(0, MAX_EXCERPT - 1)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`;
}
