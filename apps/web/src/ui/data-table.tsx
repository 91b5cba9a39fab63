import type { RowData } from '@tanstack/react-table';
import { type ReactNode, useMemo, useRef } from 'react';
import { uiTexts } from '@/texts/ui.ts';
import { DataTableCards } from './data-table-cards.tsx';
import { DataTableGrid } from './data-table-grid.tsx';
import type { RowSelection } from './row-selection.ts';
import { type DataColumn, type DataSort, useDataTable } from './use-data-table.ts';
import { useKeepRowFocus } from './use-keep-row-focus.ts';
import { useTableFits } from './use-table-fits.ts';

export type DataTableProps<Data extends RowData> = {
  /** Names the table for screen readers. */
  label: string;
  /** Keep it stable between renders: at module scope, or in `useMemo`. */
  columns: readonly DataColumn<Data>[];
  data: readonly Data[];
  getRowId: (row: Data) => string;
  /** The sort before a click on a column head; by default the order of the data. */
  defaultSort?: DataSort;
  /** The query parameter of the sort, for a screen with several tables. */
  sortParam?: string;
  /** Replaces `defaultSort` by a sort that is stored elsewhere; null is the data's own order. */
  sort?: DataSort | null;
  onSortChange?: (sort: DataSort) => void;
  /** Icon buttons or small buttons at the right of a row: always there, muted until the row has the pointer or focus. */
  rowActions?: (row: Data) => ReactNode;
  actionsHeader?: string;
  /** Gives selectable rows a checkbox, and the head one for all of them. */
  selection?: RowSelection<Data>;
  /** An `EmptyState`, in place of a table without rows. */
  empty: ReactNode;
};

/** A table with a sticky head, or cards in a narrow room. It is virtual beyond 100 rows. */
export function DataTable<Data extends RowData>({
  label,
  columns,
  data,
  getRowId,
  defaultSort,
  sortParam,
  sort,
  onSortChange,
  rowActions,
  actionsHeader = uiTexts.actions,
  selection,
  empty,
}: DataTableProps<Data>) {
  const table = useDataTable({ columns, data, getRowId, defaultSort, sortParam, sort, onSortChange });
  const root = useRef<HTMLDivElement>(null);
  const { rows } = table.getRowModel();
  useKeepRowFocus(
    root,
    useMemo(() => [rows.map(({ id }) => id)], [rows]),
  );
  const fits = useTableFits(root, columns.length, rowActions !== undefined);
  const View = fits ? DataTableGrid : DataTableCards;
  return (
    // An emptied table takes over the focus of its last row.
    <div ref={root} {...(data.length === 0 && { tabIndex: -1 })} className="@container min-w-0 rounded-card">
      {data.length === 0 ? (
        empty
      ) : (
        <View
          label={label}
          table={table}
          columns={columns}
          actionsHeader={actionsHeader}
          {...(rowActions && { rowActions })}
          {...(selection && { selection })}
        />
      )}
    </div>
  );
}
