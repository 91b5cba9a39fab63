/**
 * The kind of a column. A cell is text or a number. `day` is a calendar date as text, and a date in a workbook. `duration`
 * is milliseconds that show as h:mm. `time` is milliseconds of a wall clock as if in UTC, `hours` and
 * `minutes` are such, `money` and `amount` whole cents. `money` shows the table's currency, `amount` a bare number.
 */
export type CellKind =
  | 'text'
  | 'count'
  | 'day'
  | 'time'
  | 'duration'
  | 'hours'
  | 'minutes'
  | 'money'
  | 'amount';

export interface Column {
  readonly heading: string;
  readonly kind: CellKind;
  /** The width in characters. */
  readonly width: number;
}

/** A cell; empty when null. */
export type Cell = string | number | null;

/** A cell for each column. */
export type Row = readonly Cell[];

/** A table whose rows are streamed. Its last row, `totals`, is bold. */
export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: AsyncIterable<Row>;
  /** The currency of its money (ISO 4217); plain numbers without one. */
  readonly currency?: string;
  /** Called after the last row. */
  readonly totals?: () => Row;
  /** The table that a workbook opens on; by default the first. */
  readonly opens?: boolean;
}

/** A column with its cell of an item, and of the totals if it has one. */
export interface ColumnOf<Item, Totals> extends Column {
  readonly cell: (item: Item) => Cell;
  readonly total?: (totals: Totals) => Cell;
}

/** The row of an item. */
export function rowOf<Item>(columns: readonly ColumnOf<Item, never>[], item: Item): Row {
  return columns.map(({ cell }) => cell(item));
}

/** The row of the totals; a column without one stays empty. */
export function totalsOf<Totals>(columns: readonly ColumnOf<never, Totals>[], totals: Totals): Row {
  return columns.map(({ total }) => total?.(totals) ?? null);
}
