import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../test/read-csv.ts';
import { csvLinesOf, csvOf } from './csv.ts';
import type { CellKind, Row, Table } from './table.ts';

async function* each<T>(items: readonly T[]) {
  yield* items;
}

function tableOf(kinds: readonly CellKind[], rows: readonly Row[]): Table {
  const columns = kinds.map((kind, index) => ({ heading: `C${index}`, kind, width: 10 }));
  return { name: 'T', columns, rows: each(rows), totals: () => ['Total'] };
}
const csv = (kinds: readonly CellKind[], rows: readonly Row[]) => text(csvOf(tableOf(kinds, rows)));

describe('a table as CSV', () => {
  it('is UTF-8 with a byte order mark, lines end in CRLF, and special texts are quoted (RFC 4180)', async () => {
    const row = ['Peña, José', 'dice "hola"', 'dos\nlíneas', 'dos\r\nlíneas', "llano; y' simple", ''];
    const kinds = row.map(() => 'text' as const);
    expect(await csv(kinds, [row])).toBe(
      '\ufeffC0,C1,C2,C3,C4,C5\r\n' +
        '"Peña, José","dice ""hola""","dos\nlíneas","dos\r\nlíneas",llano; y\' simple,\r\n' +
        'Total,,,,,\r\n',
    );
  });

  it('writes money and hours with two decimals, minutes as exactly as they are, times by the wall clock', async () => {
    const rows = [
      [Date.UTC(2026, 10, 20, 7, 5, 9, 999), 4.166666666666667, 250.01667, 123_405, 3],
      [null, 0, 0, 7, 0],
    ];
    const lines = (await csv(['time', 'hours', 'minutes', 'money', 'count'], rows)).split('\r\n');
    expect(lines.slice(1, 3)).toEqual(['2026-11-20 07:05:09,4.17,250.01667,1234.05,3', ',0.00,0,0.07,0']);
  });

  it('writes money in a currency as the screens do, and an amount as a bare number', async () => {
    const table = tableOf(['money', 'amount'], [[-123_405, -123_405]]);
    const [, row] = readCsv(await text(csvOf({ ...table, currency: 'GTQ' })));
    expect(row).toEqual(['\u2212Q1,234.05', '-1234.05']);
  });

  it('has semicolons and decimal commas for spreadsheets of such locales, and money as on the screen (EXPORT-6)', async () => {
    const row = ['Peña, José; hijo', 4.5, 250.01667, -123_405, -123_405, '2026-11-20', 4_800_000, '1.5'];
    const table = tableOf(['text', 'hours', 'minutes', 'money', 'amount', 'day', 'duration', 'text'], [row]);
    const lines = (await text(csvOf({ ...table, currency: 'GTQ' }, ';'))).split('\r\n');
    expect(lines[0]).toBe('\ufeffC0;C1;C2;C3;C4;C5;C6;C7');
    expect(lines[1]).toBe('"Peña, José; hijo";4,50;250,01667;\u2212Q1,234.05;-1234,05;2026-11-20;1:20;1.5');
  });

  it('begins with a mark in the format of another program where Excel would misread its letters (SLIP-12)', async () => {
    expect(await text(csvLinesOf([['Muñoz', '1.00']], ';'))).toBe('\ufeffMuñoz;1.00\r\n');
    expect(await text(csvLinesOf([['Munoz', '1.00']], ','))).toBe('Munoz,1.00\r\n');
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    ' =1',
    '\u00a0=1',
    '\ufeff=1',
    '＝1',
    '＋1',
    '－1',
    '＠a',
    '=HYPERLINK("http://x","y")',
    "-2+3+cmd|' /C calc'!A0",
    '\tx',
    '\rx',
    '\nx',
  ])('never holds a cell that a spreadsheet would run: %j', async (cell) => {
    const [, row] = readCsv(await csv(['text', 'text'], [[cell, 'x']]));
    expect(row).toEqual([`'${cell}`, 'x']);
  });

  it.each([
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
    ['\n=1', "'\n'=1"],
    ['Ana;=1+1', "Ana;'=1+1"],
    ['Ana,=1+1', "Ana,'=1+1"],
    ['Ana;"=1+1"', 'Ana;"\'=1+1"'],
    ['Ana\t @SUM(A1)', "Ana\t '@SUM(A1)"],
    ['Ana\n-1; +2', "Ana\n'-1; '+2"],
  ])(
    'has no cell that a program runs if it divides cells by another sign: %j (PAY-20)',
    async (text, cell) => {
      const written = await csv(['text', 'text'], [['x', text]]);
      expect(readCsv(written)[1]).toEqual(['x', cell]);
      const [, ...lines] = written.split('\r\n');
      for (const separator of [',', ';', '\t']) {
        const cells = lines.flatMap((line) => line.split(/\n/)).flatMap((line) => line.split(separator));
        expect(cells.filter((each) => /^["\s]*[=+\-@]/.test(each))).toEqual([]);
      }
    },
  );

  it('leaves digits as they were typed, for programs that read accounts (EXPORT-9)', async () => {
    const [, row] = readCsv(await csv(['text', 'text'], [['00123', '1E5']]));
    expect(row).toEqual(['00123', '1E5']);
  });

  it('has no formula under any separator, from any text (PAY-20)', async () => {
    const unit = fc.constantFrom(...'=+-@;,|"\' xñ\t\r\n\u00a0＝');
    const property = fc.asyncProperty(
      fc.array(fc.string({ unit }), { minLength: 2, maxLength: 2 }),
      async (row) => {
        const [, ...lines] = (await csv(['text', 'text'], [row])).split(/\r\n|[\r\n]/);
        for (const separator of [',', ';', '\t', '|']) {
          const cells = lines.flatMap((line) => line.split(separator));
          expect(cells.filter((cell) => /^["\s\ufeff]*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
        }
      },
    );
    await fc.assert(property, { numRuns: 500 });
  });

  it('leaves all other text as it is', async () => {
    for (const cell of ['Ana-María', 'a=b', "'ya", '1+1', 'x@example.com', '5', '"', '日本', '#N/A']) {
      expect(readCsv(await csv(['text', 'text'], [[cell, 'x']]))[1]).toEqual([cell, 'x']);
    }
  });

  it('guards headings too', async () => {
    const table = tableOf(['text'], []);
    const columns = [{ heading: '=x', kind: 'text', width: 9 }] as const;
    expect(await text(csvOf({ ...table, columns }))).toContain("\ufeff'=x\r\n");
  });

  it('is read as the same cells, with any values', async () => {
    const cell = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', '=', "'", 'a', ' ', '\t', 'ñ') }),
    );
    const rows = fc.array(fc.tuple(cell, cell, cell), { maxLength: 20 });
    const property = fc.asyncProperty(rows, async (drawn) => {
      const read = readCsv(await csv(['text', 'text', 'text'], drawn)).slice(1, -1);
      expect(read.map((row) => row.map(bare))).toEqual(drawn.map((row) => row.map(bare)));
    });
    await fc.assert(property, { numRuns: 300 });
  });
});

/** A text without the apostrophes that guard it, or a formula within it. */
function bare(cell: string): string {
  return cell.replace(/^'/, '').replace(/([,;\t\r\n|]["\s\ufeff]*)'(?=[=+\-@＝＋－＠])/g, '$1');
}
