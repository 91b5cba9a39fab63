import type { Task } from '@faena/shared/schemas';
import { cn } from '@/ui/cn.ts';
import { ColumnHead } from '@/ui/column-head.tsx';
import { stickyEdgeClass } from '@/ui/sticky-edge-class.ts';
import type { DataTableModel } from '@/ui/use-data-table.ts';
import { ColumnEdge } from './column-edge.tsx';
import { HEAD } from './grid-keys.ts';
import { rowClass } from './row-class.ts';
import type { TaskColumn } from './task-columns.tsx';

const HEAD_CLASS =
  'h-row min-w-0 content-center whitespace-nowrap border-line border-b bg-surface px-2 text-left font-medium text-muted text-sm';

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
    <thead className="not-print:block sticky top-0 z-10">
      <tr data-index={HEAD} aria-rowindex={1} className={rowClass}>
        {columns.map((column, place) => (
          <ColumnHead
            key={column.id}
            table={table}
            column={column}
            tabIndex={stop === place ? 0 : -1}
            truncate
            className={cn(HEAD_CLASS, 'relative')}
          >
            <Edge column={column} px={widthOf(column)} onResize={onResize} />
          </ColumnHead>
        ))}
        {actionsHeader !== null && (
          <th
            scope="col"
            tabIndex={stop === columns.length ? 0 : -1}
            className={cn(HEAD_CLASS, 'sticky right-0 z-20 text-right', stickyEdgeClass, 'before:to-surface')}
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
