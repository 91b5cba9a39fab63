import { type Column, DEFAULT_TASK_STATUS } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { Plus } from 'lucide-react';
import { memo, useRef } from 'react';
import { useTaskContext, useTaskLink } from '@/features/task/index.ts';
import { statusLabels } from '@/texts/labels.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { Button } from '@/ui/button.tsx';
import { StatusDot } from '@/ui/status-dot.tsx';
import { ROWS_ATTRIBUTE } from '@/ui/use-keep-row-focus.ts';
import { COLUMN_ATTRIBUTE } from '../drag/room.ts';
import { ColumnCount, useColumnName } from '../limits/column-count.tsx';
import { LimitButton } from '../limits/limit-button.tsx';
import { QuickAdd } from '../quick-add/quick-add.tsx';
import { ColumnList } from './column-list.tsx';

const texts = taskTexts.column;

type BoardColumnProps = {
  status: Column;
  /** The tasks that pass the filter. */
  tasks: readonly Task[];
  /** The number of all tasks of the column, not only the filtered ones. */
  held: number;
};

/** A column: dot, name and count above its cards. Managers can create a task in Backlog. */
export const BoardColumn = memo(function BoardColumn({ status, tasks, held }: BoardColumnProps) {
  const { canManage } = useTaskContext();
  const { create } = useTaskLink();
  const name = useColumnName({ status, drawn: tasks.length, held });
  const scroller = useRef<HTMLDivElement>(null);
  return (
    // The gutters are part of the columns, so that a card between two columns is over one.
    <div
      {...{ [COLUMN_ATTRIBUTE]: status }}
      className="flex w-full shrink-0 snap-start px-1.5 max-md:px-4 md:w-auto md:min-w-69 md:flex-1 @min-[69rem]:min-w-55 print:mb-4 print:block print:px-0"
    >
      <section
        aria-label={name}
        {...{ [ROWS_ATTRIBUTE]: '' }}
        {...(tasks.length === 0 && { tabIndex: -1 })}
        className="flex w-full flex-col rounded-card border border-line bg-sunken print:table print:border-0 print:bg-transparent"
      >
        {/* Small screens have the name and the count in the strip above. On paper it repeats as the head of a table. */}
        <header className="@container flex shrink-0 items-center px-2 md:h-9 md:pr-1 md:pl-3 print:table-header-group print:break-inside-avoid">
          {/* Only one line shows, so the sign of a passed limit disappears beside a count of three digits. */}
          <div className="flex h-5 min-w-0 flex-wrap content-start items-center gap-x-2 overflow-hidden leading-5 max-md:sr-only print:not-sr-only">
            <StatusDot status={status} />
            <h3 className="whitespace-nowrap font-semibold">{statusLabels[status]}</h3>
            <ColumnCount status={status} drawn={tasks.length} held={held} />
          </div>
          {canManage && <LimitButton status={status} className="ml-auto max-md:hidden md:size-7" />}
          {canManage && status === DEFAULT_TASK_STATUS && (
            <Button
              variant="ghost"
              aria-label={texts.add}
              onClick={() => create(status)}
              className="max-md:mt-1 max-md:w-full max-md:border-line md:px-1.5"
            >
              <Plus aria-hidden strokeWidth={1.75} />
              <span className="md:hidden">{texts.add}</span>
            </Button>
          )}
        </header>
        <ColumnList status={status} tasks={tasks} held={held} scroller={scroller} />
        {canManage && <QuickAdd status={status} scroller={scroller} />}
      </section>
    </div>
  );
});
