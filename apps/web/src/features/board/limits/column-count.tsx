import type { Column } from '@faena/shared/domain';
import { TriangleAlert } from 'lucide-react';
import { useTaskContext } from '@/features/task/index.ts';
import { statusLabels } from '@/texts/labels.ts';
import { limitTexts as texts } from '@/texts/limits.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { cn } from '@/ui/cn.ts';
import { Tooltip } from '@/ui/tooltip.tsx';
import { useDrag } from '../drag/board-context.ts';

/** A column with the number of its drawn tasks, and of all its tasks. */
export interface Counted {
  readonly status: Column;
  readonly drawn: number;
  readonly held: number;
}

/** The count of a column: with a limit, all of its tasks (WIP-3). */
function useCounts({ status, drawn, held }: Counted) {
  const limit = useTaskContext().limits[status];
  const count = useColumnCount(status, limit === undefined ? drawn : held);
  return { count, limit, isOver: limit !== undefined && count > limit };
}

/**
 * The number of tasks of a column with its limit. A word, or a sign in a narrow head, reports too many tasks (WIP-3).
 */
export function ColumnCount(column: Counted) {
  const { count, limit, isOver } = useCounts(column);
  return (
    <>
      <span className={cn('tabular', isOver ? 'font-semibold text-danger' : 'text-muted')}>
        {limit === undefined ? count : texts.count(count, limit)}
      </span>
      {isOver && (
        <>
          <Tooltip label={texts.exceeded}>
            <span className="hidden text-danger @max-[18rem]:inline-flex">
              <TriangleAlert aria-hidden strokeWidth={1.75} className="size-4" />
            </span>
          </Tooltip>
          <span className="whitespace-nowrap text-danger text-sm @max-[18rem]:sr-only">{texts.exceeded}</span>
        </>
      )}
    </>
  );
}

/** 'Doing, 4 tareas, límite 3, Excedido': a column for screen readers. */
export function useColumnName(column: Counted): string {
  const { count, limit, isOver } = useCounts(column);
  const said = limit === undefined ? [] : [texts.said(limit), ...(isOver ? [texts.exceeded] : [])];
  return [taskTexts.column.name(statusLabels[column.status], count), ...said].join(', ');
}

/** The number of tasks of a column. A dragged task counts in the column under it. */
function useColumnCount(status: Column, held: number): number {
  const change = useDrag((drag) => {
    if (!drag) return 0;
    return Number(drag.target.status === status) - Number(drag.home.status === status);
  });
  return held + change;
}
