import { fromCents, isCalendarDate } from '@faena/shared/domain';
import { inPieces } from './in-pieces.ts';
import { STYLES } from './styles-xml.ts';
import type { Cell, CellKind, Column, Row, Table } from './table.ts';
import { xmlText } from './xml.ts';

const DAY_MS = 86_400_000;
const LETTERS = 26;

/** The days from 30 December 1899, day 0 of spreadsheets, to 1 January 1970. */
const DAYS_TO_1970 = 25_569;

const HEAD =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' +
  '<sheetViews><sheetView workbookViewId="0">' +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

/** Paper is landscape and one page wide; its head repeats by `PRINT_TITLES` of the workbook. */
const PAGE =
  '<printOptions gridLines="1"/>' +
  '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.6" header="0.3" footer="0.3"/>' +
  '<pageSetup orientation="landscape" fitToWidth="1" fitToHeight="0"/>' +
  '<headerFooter><oddFooter>&amp;L&amp;A&amp;R&amp;P / &amp;N</oddFooter></headerFooter>';

/** Writes a table as the XML of a worksheet (ECMA-376 part 1, 18.3). Its first row, the headings, is frozen and filters. */
export function sheetXml(table: Table): AsyncGenerator<string> {
  return inPieces(partsOf(table));
}

async function* partsOf({ columns, rows, totals }: Table): AsyncGenerator<string> {
  let number = 1;
  const headings = columns.map(({ heading }) => heading);
  const texts = columns.map(() => ({ kind: 'text' }) as const);
  yield `${HEAD}<cols>${columns.map(columnXml).join('')}</cols><sheetData>`;
  yield rowXml(number, texts, headings, 'bold');
  for await (const row of rows) {
    number += 1;
    yield rowXml(number, columns, row, 'plain');
  }
  const last = totals ? rowXml(number + 1, columns, totals(), 'bold') : '';
  const filter = `<autoFilter ref="A1:${letter(columns.length - 1)}${number}"/>`;
  yield `${last}</sheetData>${filter}${PAGE}</worksheet>`;
}

function columnXml({ width }: Column, index: number): string {
  return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
}

function rowXml(
  number: number,
  columns: readonly Pick<Column, 'kind'>[],
  row: Row,
  weight: 'plain' | 'bold',
): string {
  const cells = columns.map(({ kind }, index) => {
    const cell = row[index] ?? null;
    return cell === null ? '' : cellXml(`${letter(index)}${number}`, STYLES[weight][kind], kind, cell);
  });
  return `<row r="${number}">${cells.join('')}</row>`;
}

/** Writes text as an inline string, so that it is never a formula and needs no table of shared strings. */
function cellXml(at: string, style: number, kind: CellKind, cell: NonNullable<Cell>): string {
  const head = `<c r="${at}" s="${style}"`;
  if (typeof cell === 'number') return `${head}><v>${numberOf(kind, cell)}</v></c>`;
  if (kind === 'day' && isCalendarDate(cell)) return `${head}><v>${serialOf(Date.parse(cell))}</v></c>`;
  return `${head} t="inlineStr"><is><t xml:space="preserve">${xmlText(literal(cell))}</t></is></c>`;
}

/** Escapes text that a spreadsheet would read as an escaped character (ECMA-376 part 1, 22.9.2.19). */
function literal(text: string): string {
  return text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
}

function numberOf(kind: CellKind, cell: number): number {
  if (kind === 'time') return serialOf(cell);
  if (kind === 'duration') return cell / DAY_MS;
  return kind === 'money' || kind === 'amount' ? fromCents(cell) : cell;
}

/** A wall time as the days that a spreadsheet counts. */
function serialOf(wallMs: number): number {
  return wallMs / DAY_MS + DAYS_TO_1970;
}

/** The letters of a column: A to Z, then AA and so on. */
function letter(index: number): string {
  const last = String.fromCharCode('A'.charCodeAt(0) + (index % LETTERS));
  return index < LETTERS ? last : letter(Math.floor(index / LETTERS) - 1) + last;
}
