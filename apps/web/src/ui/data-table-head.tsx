import type { RowData } from '@tanstack/react-table';
import { cn } from './cn.ts';
import { ColumnHead } from './column-head.tsx';
import type { RowSelection } from './row-selection.ts';
import { SelectAll } from './select-all.tsx';
import { stickyEdgeClass } from './sticky-edge-class.ts';
import type { DataColumn, DataTableModel } from './use-data-table.ts';

type DataTableHeadProps<Data extends RowData> = {
  table: DataTableModel<Data>;
  columns: readonly DataColumn<Data>[];
  /** The head of the actions column; `null` without one. */
  actionsHeader: string | null;
  selection?: RowSelection<Data>;
};

/** The sticky head of a `DataTable`: a button in each sortable column, `aria-sort` on the sorted one. */
export function DataTableHead<Data extends RowData>({
  table,
  columns,
  actionsHeader,
  selection,
}: DataTableHeadProps<Data>) {
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={cn(headClass, 'w-px pr-0')}>
            <SelectAll table={table} selection={selection} hideLabel />
          </th>
        )}
        {columns.map((column) => (
          <ColumnHead
            key={column.id}
            table={table}
            column={column}
            style={{ width: column.fit ? 1 : column.width }}
            className={headClass}
          />
        ))}
        {actionsHeader !== null && (
          <th
            scope="col"
            className={cn(headClass, 'right-0 z-20 w-px text-right', stickyEdgeClass, 'before:to-surface')}
          >
            {actionsHeader}
          </th>
        )}
      </tr>
    </thead>
  );
}

const headClass =
  'sticky top-0 z-10 h-row whitespace-nowrap border-line border-b bg-surface px-3 text-left font-medium text-muted text-sm @max-[64rem]:px-2';
