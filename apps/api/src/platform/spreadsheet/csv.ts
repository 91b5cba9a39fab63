import { type CSV_SEPARATORS, formatDuration, formatMoney, fromCents } from '@faena/shared/domain';
import { inPieces } from './in-pieces.ts';
import type { Cell, CellKind, Row, Table } from './table.ts';

/** Tells a spreadsheet that the text is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** Text that a spreadsheet would run as a formula, in ASCII or full width, or after stripping characters. */
const FORMULA = /^["\s\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Formulas within a text, at a place where another separator would begin a cell. */
const FORMULA_WITHIN = /([,;\t\r\n|]["\s\ufeff]*)(?=[=+\-@＝＋－＠])/g;

type Separator = (typeof CSV_SEPARATORS)[number];

/** Anything beyond ASCII: a spreadsheet must learn the encoding. */
const NOT_ASCII = /\P{ASCII}/u;

/**
 * A table as CSV: RFC 4180, UTF-8 with a byte order mark, headings first and totals last. Times are `YYYY-MM-DD
 * HH:mm:ss`, money looks as on the screen (PAY-45), hours have two decimals, minutes all they need. Text that could run
 * as a formula gets an apostrophe, also where another separator would make it begin a cell. Between semicolons bare
 * numbers have a decimal comma (EXPORT-6).
 */
export function csvOf(table: Table, separator: Separator = ','): AsyncGenerator<string> {
  return inPieces(linesOf(table, separator));
}

/** Lines of guarded texts in another program's format. A mark precedes them if they have letters beyond ASCII (SLIP-12). */
export function csvLinesOf(
  rows: readonly (readonly string[])[],
  separator: Separator,
): AsyncGenerator<string> {
  async function* lines() {
    if (rows.some((row) => row.some((cell) => NOT_ASCII.test(cell)))) yield BYTE_ORDER_MARK;
    for (const row of rows) yield lineOf(row.map(textOf), separator);
  }
  return inPieces(lines());
}

async function* linesOf(
  { columns, rows, totals, currency = '' }: Table,
  separator: Separator,
): AsyncGenerator<string> {
  const line = (row: Row) =>
    lineOf(
      columns.map(({ kind }, index) => {
        const cell = row[index] ?? null;
        const field = fieldOf(kind, cell, currency);
        return separator === ';' && typeof cell === 'number' ? field.replace(BARE_DECIMALS, '$1,$2') : field;
      }),
      separator,
    );
  yield BYTE_ORDER_MARK +
    lineOf(
      columns.map(({ heading }) => textOf(heading)),
      separator,
    );
  for await (const row of rows) yield line(row);
  if (totals) yield line(totals());
}

/** A plain number with decimals; money in a currency looks as on the screen. */
const BARE_DECIMALS = /^(-?\d+)\.(\d+)$/;

function fieldOf(kind: CellKind, cell: Cell, currency: string): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return textOf(cell);
  if (kind === 'time') return new Date(cell).toISOString().slice(0, 19).replace('T', ' ');
  if (kind === 'money' && currency) return formatMoney(fromCents(cell), currency);
  if (kind === 'money' || kind === 'amount') return fromCents(cell).toFixed(2);
  if (kind === 'duration') return formatDuration(cell);
  return kind === 'hours' ? hoursOf(cell) : String(cell);
}

/** A negative time that rounds to zero is no `-0.00` (PAY-65). */
function hoursOf(hours: number): string {
  const text = hours.toFixed(2);
  return text === '-0.00' ? '0.00' : text;
}

function textOf(text: string): string {
  const guarded = text.replace(FORMULA_WITHIN, "$1'");
  return FORMULA.test(guarded) ? `'${guarded}` : guarded;
}

function lineOf(fields: readonly string[], separator: Separator): string {
  return `${fields.map((field) => quoted(field, separator)).join(separator)}\r\n`;
}

function quoted(field: string, separator: string): string {
  return /["\r\n]/.test(field) || field.includes(separator) ? `"${field.replaceAll('"', '""')}"` : field;
}
