import { MAX_IMPORT_COLUMNS } from '@faena/shared/domain';
import { walkXml } from './walk-xml.ts';

/** The content of a cell. */
export interface SheetCell {
  /** The text of the cell in a CSV. */
  readonly text: string;
  /** The value of a number, which may be a day. */
  readonly number: number | null;
  /** The cell is an uncomputed formula or an error. */
  readonly isWithoutValue: boolean;
}

export interface SheetRow {
  /** The number of the row in the sheet. */
  readonly number: number;
  readonly cells: ReadonlyMap<number, SheetCell>;
  /** Cells with values after the last column read. */
  readonly further: number;
}

/** The references of a sheet, and the amount of it to read. */
interface SheetTerms {
  readonly strings: readonly string[];
  readonly mostRows: number;
  /** Most characters of all cells; a text that many of them share counts for each. */
  readonly mostText: number;
  readonly tooMuch: () => Error;
}

/** The texts that the cells of a workbook share (ECMA-376 part 1, 18.4). */
export async function readSharedStrings(xml: AsyncIterable<string>): Promise<string[]> {
  const strings: string[] = [];
  const text = new TextOfCell();
  await walkXml(xml, {
    open: (name) => {
      if (name === 'si') text.begin();
      text.open(name);
    },
    text: (piece) => text.add(piece),
    close: (name) => {
      text.close(name);
      if (name === 'si') strings.push(unescaped(text.whole));
    },
  });
  return strings;
}

/**
 * The rows of a worksheet that are not empty (ECMA-376 part 1, 18.3).
 * @throws Error for another file
 */
export async function readSheet(xml: AsyncIterable<string>, terms: SheetTerms): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  const text = new TextOfCell();
  let number = 0;
  let cells = new Map<number, SheetCell>();
  let further = 0;
  let column = -1;
  let type = '';
  let isFormula = false;
  let hasValue = false;
  let length = 0;
  const open = (name: string, attribute: (name: string) => string | undefined) => {
    if (name === 'row') {
      number = Number(attribute('r') ?? number + 1);
      if (!Number.isSafeInteger(number) || number < 1) throw new Error('no row number');
      cells = new Map();
      further = 0;
      column = -1;
    } else if (name === 'c') {
      column = columnOf(attribute('r')) ?? column + 1;
      type = attribute('t') ?? 'n';
      isFormula = false;
      hasValue = false;
      text.begin();
    } else if (name === 'f') isFormula = true;
    else if (name === 'v' || name === 'is') hasValue = true;
    text.open(name);
  };
  const close = (name: string) => {
    text.close(name);
    if (name === 'row' && cells.size > 0) rows.push({ number, cells, further });
    if (name !== 'c') return;
    if (column >= MAX_IMPORT_COLUMNS) {
      if (hasValue || isFormula) further += 1;
      return;
    }
    const cell = isFormula && !hasValue ? WITHOUT_VALUE : cellOf(type, text.whole, (at) => terms.strings[at]);
    length += cell.text.length;
    if (length > terms.mostText) throw terms.tooMuch();
    if (cell.isWithoutValue || cell.text.trim() !== '') cells.set(column, cell);
  };
  const isDone = () => rows.length >= terms.mostRows;
  await walkXml(xml, { open, close, text: (piece) => text.add(piece), isDone });
  return rows;
}

const WITHOUT_VALUE: SheetCell = { text: '', number: null, isWithoutValue: true };

function cellOf(type: string, value: string, shared: (at: number) => string | undefined): SheetCell {
  const text = (text: string): SheetCell => ({ text, number: null, isWithoutValue: false });
  if (type === 'e') return WITHOUT_VALUE;
  if (type === 's') return text(sharedOf(value, shared));
  if (type === 'b') return text(value === '1' ? 'TRUE' : 'FALSE');
  // The day only, because a cell has no time zone.
  if (type === 'd') return text(value.slice(0, 10));
  if (type !== 'n') return text(unescaped(value));
  if (value === '') return text('');
  const number = Number(value);
  if (!Number.isFinite(number)) throw new Error('no number');
  // As many digits as a spreadsheet shows, so that 0.1 + 0.2 is 0.3.
  return { ...text(String(Number(number.toPrecision(15)))), number };
}

function sharedOf(at: string, shared: (at: number) => string | undefined): string {
  const text = shared(Number(at));
  if (text === undefined) throw new Error('no such text');
  return text;
}

/** The text of a cell, joined from pieces with different formats, without its pronunciation. */
class TextOfCell {
  whole = '';
  #isText = false;
  #isPhonetic = false;

  begin(): void {
    this.whole = '';
  }

  open(name: string): void {
    if (name === 'rPh') this.#isPhonetic = true;
    this.#isText = name === 'v' || name === 't';
  }

  add(piece: string): void {
    if (this.#isText && !this.#isPhonetic) this.whole += piece;
  }

  close(name: string): void {
    if (name === 'rPh') this.#isPhonetic = false;
    this.#isText = false;
  }
}

/** Letters of an address such as `AB12` as the index of a column. */
function columnOf(address: string | undefined): number | undefined {
  const [letters] = /^[A-Z]{1,3}/.exec(address ?? '') ?? [];
  if (!letters) return undefined;
  return [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Characters that XML cannot contain, in a workbook's notation: `_x000D_` (ECMA-376 part 1, 22.9.2.19). */
function unescaped(text: string): string {
  return text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
