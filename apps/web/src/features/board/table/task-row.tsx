import type { Task } from '@faena/shared/schemas';
import { memo, type ReactNode } from 'react';
import { CardTabStop } from '@/lib/card-tab-stop.ts';
import { CellContent } from '@/ui/cell-content.tsx';
import { cn } from '@/ui/cn.ts';
import { stickyEdgeClass } from '@/ui/sticky-edge-class.ts';
import { ROW_ATTRIBUTE } from '@/ui/use-keep-row-focus.ts';
import { useIsSelected } from '../selection/selection-context.ts';
import { rowClass } from './row-class.ts';
import type { TaskColumn } from './task-columns.tsx';

type TaskRowProps = {
  id: string;
  index: number;
  task: Task;
  columns: readonly TaskColumn[];
  rowActions: ((task: Task) => ReactNode) | null;
  /** The cell that Tab reaches; null if Tab reaches another row. */
  stop: number | null;
  /** Whether the table is long and the pointer elsewhere. Then buttons and fields render on focus of the row. */
  oneOfMany: boolean;
};

/** A task as one row of the table (BOARD-30). */
export const TaskRow = memo(function TaskRow({
  id,
  index,
  task,
  columns,
  rowActions,
  stop,
  oneOfMany,
}: TaskRowProps) {
  const selected = useIsSelected(task.id);
  const whole = !oneOfMany || selected || stop !== null;
  return (
    <tr
      data-index={index}
      aria-selected={selected}
      aria-rowindex={index + 2}
      {...{ [ROW_ATTRIBUTE]: id }}
      className={cn(
        'group/row not-print:contain-strict',
        rowClass,
        selected ? 'bg-accent-tint' : 'hover:bg-hover',
      )}
    >
      {columns.map((column, place) => (
        <td
          key={column.id}
          {...(!column.pressed && { tabIndex: stop === place ? 0 : -1 })}
          className={cn(
            'h-row min-w-0 content-center border-line border-b px-2 py-0 group-last/row:border-b-0',
            column.fit && 'truncate',
            column.align === 'right' && 'tabular text-right',
          )}
        >
          <CardTabStop value={stop === place}>
            <CellContent>{(whole ? column.cell : (column.look ?? column.cell))(task)}</CellContent>
          </CardTabStop>
        </td>
      ))}
      {rowActions && (
        <td
          className={cn(
            'sticky right-0 content-center whitespace-nowrap border-line border-b px-2 text-right group-last/row:border-b-0',
            stickyEdgeClass,
            selected
              ? 'bg-accent-tint before:to-accent-tint'
              : 'bg-surface before:to-surface group-hover/row:bg-hover group-hover/row:before:to-hover',
          )}
        >
          {/* Muted except on hover or focus of the row. */}
          <span className="not-group-focus-within/row:not-group-hover/row:*:text-muted inline-flex justify-end gap-1">
            <CardTabStop value={stop === columns.length}>{whole && rowActions(task)}</CardTabStop>
          </span>
        </td>
      )}
    </tr>
  );
});
