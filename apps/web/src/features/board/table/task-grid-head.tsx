import type { Task } from '@faena/shared/schemas';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/ui/cn.ts';
import { stickyEdgeClass } from '@/ui/sticky-edge-class.ts';
import type { DataTableModel } from '@/ui/use-data-table.ts';
import { ColumnEdge } from './column-edge.tsx';
import { HEAD } from './grid-keys.ts';
import type { TaskColumn } from './task-columns.tsx';

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;
const HEAD_CLASS =
  'sticky top-0 z-10 h-row whitespace-nowrap border-line border-b bg-surface px-2 text-left font-medium text-muted text-sm';

type TaskGridHeadProps = {
  table: DataTableModel<Task>;
  columns: readonly TaskColumn[];
  /** The head of the column of buttons; null without one. */
  actionsHeader: string | null;
  /** The cell that Tab reaches; null if Tab reaches a row. */
  stop: number | null;
  widthOf: (column: TaskColumn) => number | null;
  onResize: (id: string, px: number | null) => void;
};

/** The heads of the columns; those that sort are buttons (BOARD-19). */
export function TaskGridHead({ table, columns, actionsHeader, stop, widthOf, onResize }: TaskGridHeadProps) {
  return (
    <thead>
      <tr data-index={HEAD} aria-rowindex={1}>
        {columns.map((column, place) => (
          <HeadCell key={column.id} table={table} column={column} stop={stop === place}>
            <Edge column={column} px={widthOf(column)} onResize={onResize} />
          </HeadCell>
        ))}
        {actionsHeader !== null && (
          <th
            scope="col"
            tabIndex={stop === columns.length ? 0 : -1}
            className={cn(HEAD_CLASS, 'right-0 z-20 text-right', stickyEdgeClass, 'before:to-surface')}
          >
            {actionsHeader}
          </th>
        )}
      </tr>
    </thead>
  );
}

type EdgeProps = { column: TaskColumn; px: number | null; onResize: (id: string, px: number | null) => void };

/** Every column has one, except the column that takes the rest of the width. */
function Edge({ column: { id, header }, px, onResize }: EdgeProps) {
  if (px === null) return null;
  return <ColumnEdge name={header} px={px} onResize={(next) => onResize(id, next)} />;
}

type HeadCellProps = {
  table: DataTableModel<Task>;
  column: TaskColumn;
  stop: boolean;
  children: ReactNode;
};

function HeadCell({ table, column, stop, children }: HeadCellProps) {
  const model = table.getColumn(column.id);
  const sorted = model?.getIsSorted() ?? false;
  const sortable = model?.getCanSort() ?? false;
  const tabIndex = stop ? 0 : -1;
  const right = column.align === 'right';
  const Icon = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ChevronsUpDown;
  return (
    <th
      scope="col"
      {...(!sortable && { tabIndex })}
      {...(sorted && { 'aria-sort': ARIA_SORT[sorted] })}
      className={cn(HEAD_CLASS, right && 'text-right')}
    >
      {sortable ? (
        <button
          type="button"
          tabIndex={tabIndex}
          onClick={() => model?.toggleSorting(sorted === 'asc')}
          className={cn(
            'group/sort inline-flex min-h-6 max-w-full items-center gap-1 rounded-control align-middle font-medium hover:text-ink',
            right && 'flex-row-reverse',
            sorted && 'text-ink',
          )}
        >
          <span className="truncate">{column.header}</span>
          <Icon
            aria-hidden
            strokeWidth={1.75}
            className={cn(
              'size-3.5 shrink-0',
              !sorted && 'opacity-0 group-hover/sort:opacity-100 group-focus-visible/sort:opacity-100',
            )}
          />
        </button>
      ) : (
        column.header
      )}
      {children}
    </th>
  );
}
