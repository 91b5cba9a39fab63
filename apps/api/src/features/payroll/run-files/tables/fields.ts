import { durationHours } from '@faena/shared/domain';
import type { Cell, Column, Row, Table } from '../../../../platform/spreadsheet/table.ts';

const MINUTE_MS = 60_000;

/** The values of an item: time or money, which have totals, or a text, number, rate or instant, which have none. */
type Value<T> =
  | { readonly text: (item: T) => string | null; readonly width?: number }
  | { readonly day: (item: T) => string }
  | { readonly count: (item: T) => number }
  | { readonly time: (item: T) => number | null }
  | { readonly rate: (item: T) => number | null }
  | { readonly ms: (item: T) => number }
  | { readonly cents: (item: T) => number };

export type Field<T> = Value<T> & { readonly heading: string };

/** The format of a run's tables. */
export interface TableTerms {
  readonly currency: string;
  readonly isCsv: boolean;
  /** The headings of the columns for minutes, h:mm and plain numbers, from that of their neighbour. */
  readonly minutes: (heading: string) => string;
  readonly duration: (heading: string) => string;
  readonly number: (heading: string) => string;
  readonly total: string;
}

interface Part<T> {
  readonly column: Column;
  readonly cell: (item: T) => Cell;
  /** The summed values, and the form of the sum. */
  readonly sum?: { readonly of: (item: T) => number; readonly cell: (sum: number) => Cell };
}

/**
 * A table of items, with totals of time and money over the items that count. Hours have their exact minutes beside
 * them; in a CSV, formatted money has its plain number there (PAY-18).
 */
export function tableOf<T>(
  name: string,
  items: AsyncIterable<T> | Iterable<T>,
  fields: readonly Field<T>[],
  terms: TableTerms,
  counts: (item: T) => boolean = () => true,
): Table {
  const parts = fields.flatMap((field) => partsOf(field, terms));
  const sums = parts.map(() => 0);
  async function* rows(): AsyncGenerator<Row> {
    for await (const item of items) {
      if (counts(item)) {
        for (const [at, { sum }] of parts.entries()) sums[at] = (sums[at] ?? 0) + (sum?.of(item) ?? 0);
      }
      yield parts.map(({ cell }) => cell(item));
    }
  }
  const totals = () =>
    parts.map(({ sum }, at) => (at === 0 ? terms.total : (sum?.cell(sums[at] ?? 0) ?? null)));
  const columns = parts.map(({ column }) => column);
  const hasSums = parts.some(({ sum }) => sum);
  return { name, columns, rows: rows(), ...(hasSums && { totals }), currency: terms.currency };
}

function partsOf<T>(field: Field<T>, { currency, isCsv, minutes, duration, number }: TableTerms): Part<T>[] {
  const { heading } = field;
  const column = (kind: Column['kind'], width: number, title = heading): Column => ({
    heading: title,
    kind,
    width,
  });
  if ('text' in field) return [{ column: column('text', field.width ?? 24), cell: field.text }];
  if ('day' in field) return [{ column: column('day', 12), cell: field.day }];
  if ('count' in field) return [{ column: column('count', 10), cell: field.count }];
  if ('time' in field) return [{ column: column('time', 22), cell: field.time }];
  if ('rate' in field) return [{ column: column('money', 16), cell: field.rate }];
  if ('ms' in field) {
    const inMinutes = (ms: number) => Number((ms / MINUTE_MS).toFixed(5));
    return [
      summed(column('hours', 12), field.ms, durationHours),
      summed(column('minutes', 14, minutes(heading)), field.ms, inMinutes),
      summed(column('duration', 14, duration(heading)), field.ms, (ms) => ms),
    ];
  }
  const money = summed(column('money', 18), field.cents, (cents) => cents);
  const bare = summed(column('amount', 18, number(heading)), field.cents, (cents) => cents);
  return isCsv && currency !== '' ? [money, bare] : [money];
}

function summed<T>(column: Column, of: (item: T) => number, write: (sum: number) => Cell): Part<T> {
  return { column, cell: (item) => write(of(item)), sum: { of, cell: write } };
}
