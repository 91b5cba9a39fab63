import { escapeRegExp, foldSearch } from '@faena/shared/domain';

/** The scripts whose letters have others that fold to the same: Latin, Greek and Cyrillic. */
const LETTERS = [
  [0x0041, 0x024f],
  [0x0370, 0x052f],
  [0x1e00, 0x1fff],
] as const;

/** Every letter that `foldSearch` folds, by its folded character. */
const alike = new Map<string, string>();
for (const [from, to] of LETTERS) {
  for (let code = from; code <= to; code += 1) {
    const letter = String.fromCodePoint(code);
    const folded = foldSearch(letter);
    if (/^\p{L}$/u.test(letter) && folded !== letter)
      alike.set(folded, `${alike.get(folded) ?? ''}${letter}`);
  }
}

/**
 * The MongoDB pattern of a word that `foldSearch` answered, for stored text with any case and accents. So no task
 * carries its text a second time for being found.
 */
export function foldedPattern(folded: string): string {
  return [...folded]
    .map((letter) => {
      const others = alike.get(letter);
      return `${others ? `[${letter}${others}]` : escapeRegExp(letter)}\\p{Mn}*`;
    })
    .join('');
}
