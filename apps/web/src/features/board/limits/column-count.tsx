import type { Column } from '@faena/shared/domain';
import { TriangleAlert } from 'lucide-react';
import { useTaskContext } from '@/features/task/index.ts';
import { statusLabels } from '@/texts/labels.ts';
import { limitTexts as texts } from '@/texts/limits.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { cn } from '@/ui/cn.ts';
import { Tooltip } from '@/ui/tooltip.tsx';
import { useColumnCount } from './use-column-count.ts';

/** A column with how many of its tasks are drawn, and how many it has whatever the filter lets pass. */
export interface Counted {
  readonly status: Column;
  readonly drawn: number;
  readonly held: number;
}

/** What is counted: with a limit, all that the column has (WIP-3). */
function useCounts({ status, drawn, held }: Counted) {
  const limit = useTaskContext().limits[status];
  const count = useColumnCount(status, limit === undefined ? drawn : held);
  return { count, limit, isOver: limit !== undefined && count > limit };
}

/**
 * How many tasks a column has; where it has a limit, of how many, and whether they are too many (WIP-3): in words, at a
 * narrow head of a column by a sign.
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
