import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { getDefaultHighWaterMark } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import readExcelFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import type { Column, Row, Table } from './table.ts';
import { xlsxOf } from './xlsx.ts';

const COLUMNS: readonly Column[] = [
  { heading: 'Nombre', kind: 'text', width: 20 },
  { heading: 'Inicio', kind: 'time', width: 20 },
  { heading: 'Horas', kind: 'hours', width: 10 },
  { heading: 'Costo', kind: 'money', width: 10 },
  { heading: 'Veces', kind: 'count', width: 10 },
];

/** The cells of a text in a row. */
const TEXT_BYTES = 200;

function tableOf(rows: AsyncIterable<Row>, name = 'Registros'): Table {
  return { name, columns: COLUMNS, rows, totals: () => ['Total', null, 1.5, 150, 2] };
}
async function* each(rows: readonly Row[]) {
  yield* rows;
}
const read = async (tables: readonly Table[]) => readExcelFile(await buffer(xlsxOf(tables)));

describe('tables as a workbook', () => {
  it('are sheets with headings, rows and totals, numbers and times as such', async () => {
    const at = Date.UTC(2026, 10, 20, 7, 5, 9);
    const rows: Row[] = [
      ['Peña, "José" <&>', at, 8.016666666666667, 123_405, 3],
      [null, null, 0, null, 0],
    ];
    const headings = ['Nombre', 'Inicio', 'Horas', 'Costo', 'Veces'];
    const totals = ['Total', null, 1.5, 1.5, 2];
    expect(await read([tableOf(each(rows)), tableOf(each([]), 'Resumen & más')])).toEqual([
      {
        sheet: 'Registros',
        data: [
          headings,
          ['Peña, "José" <&>', new Date(at), 8.016666666666667, 1_234.05, 3],
          [null, null, 0, null, 0],
          totals,
        ],
      },
      { sheet: 'Resumen & más', data: [headings, totals] },
    ]);
  });

  it('take text for text, never for a formula or a number (EXPORT-9)', async () => {
    const texts = [
      '=1+1',
      '+1',
      '@x',
      '-1',
      ' spaces ',
      '<v>1</v>',
      '00123',
      '1E5',
      'dos\nlíneas',
      '&amp;',
      '日本😀',
    ];
    const rows = texts.map((text): Row => [text, null, null, null, 0]);
    const [sheet] = await read([tableOf(each(rows))]);
    expect(sheet?.data.slice(1, -1).map(([text]) => text)).toEqual(texts.map((text) => text.trim()));
  });

  it('filter by their headings, keep them in sight, and print landscape, one page wide, with them on each page (EXPORT-8)', async () => {
    const columns = [
      ...COLUMNS,
      ...Array.from({ length: 22 }, (_, n) => ({ heading: `C${n}`, kind: 'count' as const, width: 8 })),
    ];
    const row = columns.map(() => null);
    const tables = [
      { ...tableOf(each([row, row]), "Boletas d'aquí"), columns },
      tableOf(each([]), 'Resumen'),
    ];
    const part = partsOf(await buffer(xlsxOf(tables)));
    const [first = '', second = ''] = [part('xl/worksheets/sheet1.xml'), part('xl/worksheets/sheet2.xml')];
    // The totals stay out of the filter.
    expect(first).toContain('<autoFilter ref="A1:AA3"/>');
    expect(second).toContain('<autoFilter ref="A1:E1"/>');
    for (const sheet of [first, second]) {
      expect(sheet).toContain('state="frozen"');
      expect(sheet).toContain('<pageSetUpPr fitToPage="1"/>');
      expect(sheet).toContain('<pageSetup orientation="landscape" fitToWidth="1" fitToHeight="0"/>');
    }
    expect(part('xl/workbook.xml')).toContain(
      `<definedName name="_xlnm.Print_Titles" localSheetId="0">'Boletas d''aquí'!$1:$1</definedName>`,
    );
  });

  it('have days as dates and times worked as times, which add up there (EXPORT-8)', async () => {
    const columns: readonly Column[] = [
      { heading: 'Día', kind: 'day', width: 12 },
      { heading: 'Horas', kind: 'duration', width: 12 },
    ];
    const rows: Row[] = [
      ['2026-11-20', 4_800_000],
      ['no day', null],
      ['', 0],
    ];
    const [sheet] = await read([{ name: 'T', columns, rows: each(rows) }]);
    expect(sheet?.data.slice(1).map(([day]) => day)).toEqual([new Date('2026-11-20'), 'no day', null]);
    const xml = partsOf(await buffer(xlsxOf([{ name: 'T', columns, rows: each(rows) }])))(
      'xl/worksheets/sheet1.xml',
    );
    expect(xml).toContain(`<v>${4_800_000 / 86_400_000}</v>`);
  });

  it('hold any text, without characters that XML cannot write', async () => {
    const property = fc.asyncProperty(fc.array(fc.string({ unit: 'binary' })), async (texts) => {
      const rows = texts.map((text): Row => [`(${text}\ud800\u0007\ufffe)`, null, null, null, 0]);
      const [sheet] = await read([tableOf(each(rows))]);
      const written = texts.map((text) => `(${writable(text)})`);
      expect(sheet?.data.slice(1, -1).map(([text]) => text)).toEqual(written);
    });
    await fc.assert(property, { numRuns: 30 });
  });

  it('are asked for rows one table after the other, as they are read', async () => {
    const asked: string[] = [];
    async function* rows(name: string) {
      for (let n = 0; n < 3; n += 1) {
        asked.push(name);
        yield ['x', null, null, null, n];
      }
    }
    const stream = xlsxOf([tableOf(rows('first')), tableOf(rows('second'), 'Resumen')]);
    expect(asked).toEqual([]);
    await buffer(stream);
    expect(asked).toEqual(['first', 'first', 'first', 'second', 'second', 'second']);
  });

  it('produce only the rows that the reader takes, and none after the reader has left', async () => {
    let asked = 0;
    let ended = false;
    async function* endless() {
      try {
        for (;;) {
          asked += 1;
          // Incompressible data fills each buffer on the way as fast as it comes.
          yield [randomBytes(TEXT_BYTES / 2).toString('hex'), null, null, null, asked];
        }
      } finally {
        ended = true;
      }
    }
    const stream = xlsxOf([tableOf(endless())]);
    await once(stream, 'readable');
    const askedWithin = async (ms: number) => {
      const before = asked;
      await setTimeout(ms);
      return asked - before;
    };
    await expect.poll(() => askedWithin(300), { timeout: 20_000 }).toBe(0);
    expect(asked * TEXT_BYTES).toBeLessThan(16 * getDefaultHighWaterMark(false));
    stream.destroy();
    await expect.poll(() => ended).toBe(true);
  });

  it('break off if their rows do', async () => {
    async function* failing(): AsyncGenerator<Row> {
      yield ['x', null, null, null, 1];
      throw new Error('the database is gone');
    }
    await expect(buffer(xlsxOf([tableOf(failing())]))).rejects.toThrow('the database is gone');
  });
});

/** The part of a text XML 1.0 can write; a carriage return alone is kept as such. */
function writable(text: string): string {
  return [...text]
    .filter((character) => /[\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u.test(character))
    .join('');
}

/** The files of a workbook by name, found by the heads of its archive. */
function partsOf(book: Buffer): (name: string) => string {
  return (name) => inflateRawSync(book.subarray(book.indexOf(name) + name.length)).toString();
}
