import { Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../../test/read-csv.ts';
import { csvOf } from '../../../platform/spreadsheet/csv.ts';
import { joinCell, splitCell, withOwnApostrophes, withoutGuards } from './cell-text.ts';

async function written(text: string): Promise<string> {
  async function* rows() {
    yield [withOwnApostrophes(text)];
  }
  const columns = [{ heading: 'x', kind: 'text', width: 1 }] as const;
  const csv = await textOf(Readable.from(csvOf({ name: 'x', columns, rows: rows() })));
  return readCsv(csv)[1]?.[0] ?? '';
}

const tricky = fc
  .array(fc.constantFrom(...'=+-@\'",;|a \n\t＝'), { maxLength: 14 })
  .map((letters) => letters.join(''));

describe('a cell of a file of tasks (PAY-20)', () => {
  it('is read as it was written, with any apostrophes and formulas', async () => {
    await fc.assert(
      fc.asyncProperty(tricky, async (text) => {
        expect(withoutGuards(await written(text))).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  it.each(['=1+1', "'=1+1", 'a;=1', "''+5"])('is never a formula: %s', async (text) => {
    expect(await written(text)).not.toMatch(/(^|[,;\t|])\s*[=+\-@]/);
  });

  it('looks at a long row of the same sign once', () => {
    const long = ["'", '\t', ',', '"'].map((sign) => sign.repeat(200_000)).join('');
    // A quadratic search would not end before the test does.
    expect(withoutGuards(long)).toBe(long.slice(1));
    expect(splitCell(long)).toHaveLength(2);
  });
});

describe('several texts in one cell (EXPORT-2)', () => {
  it('are read back unchanged, with commas and quotes in them', () => {
    const tags = ['obra', 'a, b', 'dice "ya"', 'x;y', 'línea\notra'];
    expect(splitCell(joinCell(tags))).toEqual(tags);
  });

  it('may be separated by semicolons and line breaks too', () => {
    expect(splitCell(' obra;  urgente \n norte,')).toEqual(['obra', 'urgente', 'norte']);
  });
});
