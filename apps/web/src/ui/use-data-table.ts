import {
  type ColumnDef,
  createSortedRowModel,
  type ReactTable,
  type RowData,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';
import { locale } from '@/lib/language.ts';
import { useAddressParams } from '@/lib/use-address-params.ts';

/** One column of a `DataTable`. */
export type DataColumn<Data> = {
  id: string;
  header: string;
  cell: (row: Data) => ReactNode;
  /** The sort value; a column without it has no sort button. `null` comes last in both directions. */
  sortValue?: (row: Data) => string | number | null;
  /** Numbers go `right`, in tabular figures. */
  align?: 'left' | 'right';
  /** A part of the table, such as `30%`; the other columns share the rest, regardless of content. */
  width?: `${number}%`;
  /** As wide as the content, which never wraps: a date, a figure, a state. */
  fit?: true;
  /** In cards, for a narrow screen: the `title` is on top without its label, `hidden` is left out. */
  card?: 'title' | 'hidden';
};

/** The sorted column and the direction. */
export type DataSort = { column: string; direction: 'asc' | 'desc' };

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });

export type DataTableModel<Data extends RowData> = ReactTable<typeof features, Data>;

type Options<Data> = {
  columns: readonly DataColumn<Data>[];
  data: readonly Data[];
  getRowId: (row: Data) => string;
  defaultSort?: DataSort | undefined;
  /** The name of its sort in the address (SCREEN-24); tables of one screen have different ones. */
  sortParam?: string | undefined;
  /** The sort, if the caller keeps it elsewhere, such as in the address; null is the data's own order. */
  sort?: DataSort | null | undefined;
  onSortChange?: ((sort: DataSort) => void) | undefined;
};

/**
 * The sorted rows of a `DataTable`, by the collation of the language. A new column starts ascending; a second click
 * reverses it.
 */
export function useDataTable<Data extends RowData>({
  columns,
  data,
  getRowId,
  defaultSort,
  sortParam = 'sort',
  sort: givenSort,
  onSortChange,
}: Options<Data>): DataTableModel<Data> {
  const [params, changeAddress] = useAddressParams();
  const ownSort = sortOf(params.get(sortParam), columns) ?? defaultSort ?? null;
  const sort = givenSort === undefined ? ownSort : givenSort;
  const { column, direction } = sort ?? {};
  const sorting = useMemo(
    () => (column === undefined ? [] : [{ id: column, desc: direction === 'desc' }]),
    [column, direction],
  );
  const definitions = useMemo(
    () =>
      columns.map(
        ({ id, header, sortValue }): ColumnDef<typeof features, Data> => ({
          id,
          header,
          accessorFn: (row) => sortValue?.(row) ?? undefined,
          enableSorting: sortValue !== undefined,
          sortFn: (a, b, column) => compare(a.getValue(column), b.getValue(column)),
          sortUndefined: 'last',
        }),
      ),
    [columns],
  );

  return useTable({
    features,
    columns: definitions,
    data,
    getRowId,
    enableSortingRemoval: false,
    enableMultiSort: false,
    sortDescFirst: false,
    state: { sorting },
    onSortingChange: (change) => {
      const [first] = typeof change === 'function' ? change(sorting) : change;
      if (!first) return;
      const next: DataSort = { column: first.id, direction: first.desc ? 'desc' : 'asc' };
      if (givenSort === undefined)
        changeAddress((address) => address.set(sortParam, first.desc ? `-${first.id}` : first.id));
      onSortChange?.(next);
    },
  });
}

/** The sort that an address names, such as `-phone` for the last first; null for a column that does not sort. */
function sortOf<Data>(text: string | null, columns: readonly DataColumn<Data>[]): DataSort | null {
  const column = columns.find(({ id, sortValue }) => sortValue && id === text?.replace(/^-/, ''));
  return column ? { column: column.id, direction: text?.startsWith('-') ? 'desc' : 'asc' } : null;
}

function compare(a: unknown, b: unknown): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}
