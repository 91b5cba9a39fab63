import type { RowData } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { cn } from './cn.ts';
import type { RowSelection } from './row-selection.ts';
import { SelectAll } from './select-all.tsx';
import { stickyEdgeClass } from './sticky-edge-class.ts';
import type { DataColumn, DataTableModel } from './use-data-table.ts';

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

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
          <HeadCell key={column.id} table={table} column={column} />
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

function HeadCell<Data extends RowData>({
  table,
  column,
}: {
  table: DataTableModel<Data>;
  column: DataColumn<Data>;
}) {
  const model = table.getColumn(column.id);
  const sorted = model?.getIsSorted() ?? false;
  const right = column.align === 'right';
  const Icon = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ChevronsUpDown;
  return (
    <th
      scope="col"
      {...(sorted && { 'aria-sort': ARIA_SORT[sorted] })}
      style={{ width: column.fit ? 1 : column.width }}
      className={cn(headClass, right && 'text-right')}
    >
      {model?.getCanSort() ? (
        <button
          type="button"
          onClick={() => model.toggleSorting(sorted === 'asc')}
          className={cn(
            'group/sort inline-flex min-h-6 items-center align-middle gap-1 rounded-control font-medium hover:text-ink',
            right && 'flex-row-reverse',
            sorted && 'text-ink',
          )}
        >
          {column.header}
          <Icon
            aria-hidden
            strokeWidth={1.75}
            className={cn(
              'size-3.5',
              !sorted && 'opacity-0 group-hover/sort:opacity-100 group-focus-visible/sort:opacity-100',
            )}
          />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
