import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_QUOTED, partsOfQuotes, quoteOf } from './quotes.ts';

const line = fc.string({ unit: fc.constantFrom('a', '>', ' ', '@', 'ñ'), minLength: 1 });
const text = fc.array(line, { minLength: 1 }).map((lines) => lines.join('\n'));

describe('a quote of a comment (COMMENT-17)', () => {
  it('names the author before the text, line by line', () => {
    expect(quoteOf('Ana Xol', 'Falta el plano.\nY el permiso.')).toBe(
      '> Ana Xol: Falta el plano.\n> Y el permiso.\n\n',
    );
  });

  it('repeats only the own words of an answer, and the beginning of a long one', () => {
    expect(quoteOf('Ana', '> Elena: Falta.\n\nYa va.')).toBe('> Ana: Ya va.\n\n');
    expect(quoteOf('Ana', 'x'.repeat(MAX_QUOTED + 1))).toBe(`> Ana: ${'x'.repeat(MAX_QUOTED)}…\n\n`);
  });

  it('is one quoted part of a text, followed by the answer', () => {
    fc.assert(
      fc.property(text, (said) => {
        const [quoted, own, ...rest] = partsOfQuotes(`${quoteOf('Ana', said)}Sí.`);
        expect(quoted?.isQuoted).toBe(true);
        expect(own).toEqual({ isQuoted: false, text: 'Sí.' });
        expect(rest).toEqual([]);
      }),
    );
  });

  it('leaves a text without quotes as it is', () => {
    expect(partsOfQuotes('uno\n\ndos > tres')).toEqual([{ isQuoted: false, text: 'uno\n\ndos > tres' }]);
  });
});
