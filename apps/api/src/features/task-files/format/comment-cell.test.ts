import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commentCell, commentsOfCell } from './comment-cell.ts';

const earlier = (count: number) => `… ${count} anteriores`;
const whole = { timeZone: 'America/El_Salvador', longest: Number.POSITIVE_INFINITY, earlier };

const line = fc.oneof(
  fc.string({ maxLength: 20 }).map((text) => text.replace(/[\r\n]/g, '')),
  fc.constantFrom('', '  sangrado', '[2026-01-01 00:00:00 +00:00] ana', '… 3 anteriores', '- punto'),
);
const comment = fc.record({
  author: fc.constantFrom('ana', 'Luis Mejía', ''),
  at: fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }).map((at) => {
    at.setUTCMilliseconds(0);
    return at;
  }),
  text: fc.array(line, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n')),
});

describe('the comments of a cell (EXPORT-10)', () => {
  it('are read as they were written, in any time zone', () => {
    const zone = fc.constantFrom('America/El_Salvador', 'Asia/Kathmandu', 'UTC', 'America/St_Johns');
    fc.assert(
      fc.property(fc.array(comment, { maxLength: 5 }), zone, (comments, timeZone) => {
        const read = commentsOfCell(commentCell(comments, { ...whole, timeZone }));
        expect(read.map(({ at, ...rest }) => ({ ...rest, at: new Date(at) }))).toEqual(comments);
      }),
    );
  });

  it('have the time of the company, its offset and the author above them', () => {
    const at = new Date('2026-11-28T14:05:07.900Z');
    expect(commentCell([{ author: 'ana', at, text: 'Falta\nel plano.' }], whole)).toBe(
      '[2026-11-28 08:05:07 -06:00] ana\n  Falta\n  el plano.',
    );
  });

  it('are the latest ones where not all fit, and the cell counts the others', () => {
    fc.assert(
      fc.property(fc.array(comment, { maxLength: 8 }), fc.integer({ min: 60, max: 400 }), (all, longest) => {
        const cell = commentCell(all, { ...whole, longest });
        const read = commentsOfCell(cell);
        expect(cell.length).toBeLessThanOrEqual(longest);
        expect(read.map(({ text }) => text)).toEqual(
          all.slice(all.length - read.length).map(({ text }) => text),
        );
        if (read.length < all.length) expect(cell).toContain(earlier(all.length - read.length));
      }),
    );
  });

  it('are a single one of the importer where a cell of another program has any text', () => {
    expect(commentsOfCell('Llamar\nmañana')).toEqual([{ author: null, at: '', text: 'Llamar\nmañana' }]);
    expect(commentsOfCell('')).toEqual([]);
  });
});
