import { foldSearch, searchWords } from '@faena/shared/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldedPattern } from './folded-pattern.ts';

const patterns = new Map<string, RegExp>();

function finds(word: string, text: string): boolean {
  const pattern = patterns.get(word) ?? new RegExp(foldedPattern(word), 'iu');
  patterns.set(word, pattern);
  return pattern.test(text);
}

const codes = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, more) => from + more);

/** Letters that fold to several, ligatures of them, and signs that a search skips. */
const TRICKY = [
  ...'sßẞſtﬅaæÆeœfﬀﬁﬃiıİlłŁoø…½.12-—–\'’´"«\u200b\u00ad\u0301ñnｆ·№①❷×²/12',
  '\u0065\u0301',
  '\u20e3',
  '🏽',
  '👍',
  '\u200d♂',
  '♂',
  '\u200d',
  '𝗳',
  '🄰',
];
const tricky = fc.array(fc.constantFrom(...TRICKY), { maxLength: 12 }).map((signs) => signs.join(''));

describe('the pattern of a folded word (SEARCH-7)', () => {
  it('finds exactly the texts whose fold has the word', () => {
    fc.assert(
      fc.property(tricky, tricky, (typed, text) => {
        for (const word of searchWords(typed)) {
          expect([text, word, finds(word, text)]).toEqual([text, word, foldSearch(text).includes(word)]);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('finds every sign that folds to other letters', () => {
    const styled = [...codes(0x1d400, 0x1d7ff), ...codes(0x1f100, 0x1f189)];
    const signs = [...codes(0, 0xffff), ...styled].map((code) => String.fromCodePoint(code));
    const lost = signs.filter((sign) => {
      const text = `a${sign}b`;
      const [word = '', ...more] = searchWords(text);
      const isLeftOut = more.length > 0 || [...word].length > 6 || /[\p{Cs}\p{Cn}\p{Nl}]/u.test(sign);
      return word !== text && !isLeftOut && !finds(word, text);
    });
    expect(lost).toEqual([]);
  });

  it('stays short enough for the database, however many ligatures a word allows', () => {
    for (const letters of ['s', 'l', 'ffi', 'e', '.', 'kg', 'st']) {
      const pattern = foldedPattern(letters.repeat(80).slice(0, 80));
      expect(Buffer.byteLength(pattern), letters).toBeLessThan(32_000);
    }
  });
});
