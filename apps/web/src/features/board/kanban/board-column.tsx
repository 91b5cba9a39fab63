import { type Column, DEFAULT_TASK_STATUS } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { Plus } from 'lucide-react';
import { memo } from 'react';
import { useTaskContext, useTaskLink } from '@/features/task/index.ts';
import { statusLabels } from '@/texts/labels.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { Button } from '@/ui/button.tsx';
import { StatusDot } from '@/ui/status-dot.tsx';
import { ROWS_ATTRIBUTE } from '@/ui/use-keep-row-focus.ts';
import { COLUMN_ATTRIBUTE } from '../drag/over-at.ts';
import { ColumnList } from './column-list.tsx';
import { useColumnCount } from './use-column-count.ts';

const texts = taskTexts.column;

type BoardColumnProps = { status: Column; tasks: readonly Task[] };

/** A column: dot, name and count above its cards. Only Backlog has an add button, and only for managers. */
export const BoardColumn = memo(function BoardColumn({ status, tasks }: BoardColumnProps) {
  const { canManage } = useTaskContext();
  const { create } = useTaskLink();
  const count = useColumnCount(status, tasks.length);
  return (
    // The gutters are part of the columns: between two of them is no nowhere.
    <div
      {...{ [COLUMN_ATTRIBUTE]: status }}
      className="flex w-full shrink-0 snap-start px-1.5 max-md:px-4 md:w-auto md:min-w-69 md:flex-1"
    >
      <section
        aria-label={texts.name(statusLabels[status], count)}
        {...{ [ROWS_ATTRIBUTE]: '' }}
        {...(tasks.length === 0 && { tabIndex: -1 })}
        className="flex w-full flex-col rounded-card border border-line bg-sunken"
      >
        {/* Small screens have the name and the count in the strip above. */}
        <header className="flex shrink-0 items-center px-2 max-md:pt-1 md:h-10 md:pr-1 md:pl-3">
          <div className="flex items-center gap-2 max-md:sr-only">
            <StatusDot status={status} />
            <h3 className="font-semibold">{statusLabels[status]}</h3>
            <span className="tabular text-muted">{count}</span>
          </div>
          {canManage && status === DEFAULT_TASK_STATUS && (
            <Button
              variant="ghost"
              aria-label={texts.add}
              onClick={() => create(status)}
              className="ml-auto max-md:my-1 max-md:w-full max-md:border-line md:px-1.5"
            >
              <Plus aria-hidden strokeWidth={1.75} />
              <span className="md:hidden">{texts.add}</span>
            </Button>
          )}
        </header>
        <ColumnList status={status} tasks={tasks} />
      </section>
    </div>
  );
});
