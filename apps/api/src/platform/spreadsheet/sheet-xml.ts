import { fromCents } from '@faena/shared/domain';
import { inPieces } from './in-pieces.ts';
import { STYLES } from './styles-xml.ts';
import type { Cell, CellKind, Column, Row, Table } from './table.ts';
import { xmlText } from './xml.ts';

const DAY_MS = 86_400_000;

/** The days from 30 December 1899, day 0 of spreadsheets, to 1 January 1970. */
const DAYS_TO_1970 = 25_569;

const HEAD =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  '<sheetViews><sheetView workbookViewId="0">' +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

/** Writes a table as the XML of a worksheet (ECMA-376 part 1, 18.3). Its first row, the headings, is frozen. */
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
  yield `${last}</sheetData></worksheet>`;
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
  return `${head} t="inlineStr"><is><t xml:space="preserve">${xmlText(literal(cell))}</t></is></c>`;
}

/** Escapes text that a spreadsheet would read as an escaped character (ECMA-376 part 1, 22.9.2.19). */
function literal(text: string): string {
  return text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
}

function numberOf(kind: CellKind, cell: number): number {
  if (kind === 'time') return cell / DAY_MS + DAYS_TO_1970;
  return kind === 'money' || kind === 'amount' ? fromCents(cell) : cell;
}

/** The letter of a column; a table has at most 26. */
function letter(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index);
}
