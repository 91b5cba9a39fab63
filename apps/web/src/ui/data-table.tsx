import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { useMediaQuery } from '@/lib/use-media-query.ts';
import { DataTableCards } from './data-table-cards.tsx';
import { DataTableGrid } from './data-table-grid.tsx';
import { type DataColumn, type DataSort, useDataTable } from './use-data-table.ts';

export type DataTableProps<Data extends RowData> = {
  /** Names the table for screen readers. */
  label: string;
  /** Kept stable between renders: at module scope, or in `useMemo`. */
  columns: readonly DataColumn<Data>[];
  data: readonly Data[];
  getRowId: (row: Data) => string;
  /** Without it the data's own order holds until a head is pressed. */
  defaultSort?: DataSort;
  /** In place of `defaultSort`, for a sort that is kept elsewhere; null is the data's own order. */
  sort?: DataSort | null;
  onSortChange?: (sort: DataSort) => void;
  /** Icon buttons or small buttons at the right of a row: on hover and focus, on touch always. */
  rowActions?: (row: Data) => ReactNode;
  actionsHeader?: string;
  /** An `EmptyState`, in place of a table without rows. */
  empty: ReactNode;
};

/** Rows of data: a table with a sticky head, or cards below 640 px; more than 100 rows are virtual. */
export function DataTable<Data extends RowData>({
  label,
  columns,
  data,
  getRowId,
  defaultSort,
  sort,
  onSortChange,
  rowActions,
  actionsHeader = 'Acciones',
  empty,
}: DataTableProps<Data>) {
  const table = useDataTable({ columns, data, getRowId, defaultSort, sort, onSortChange });
  const narrow = useMediaQuery('(max-width: 639.98px)');
  if (data.length === 0) return empty;
  const View = narrow ? DataTableCards : DataTableGrid;
  return (
    <View
      label={label}
      table={table}
      columns={columns}
      actionsHeader={actionsHeader}
      {...(rowActions && { rowActions })}
    />
  );
}
