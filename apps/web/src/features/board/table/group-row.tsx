import { memo } from 'react';
import { taskTableTexts } from '@/texts/task-table.ts';
import { cn } from '@/ui/cn.ts';
import { FoldChevron } from '@/ui/fold-chevron.tsx';
import { ROW_ATTRIBUTE } from '@/ui/use-keep-row-focus.ts';
import { UserText } from '@/ui/user-text.tsx';
import type { TaskGroup } from './task-groups.ts';

type GroupRowProps = {
  id: string;
  index: number;
  group: TaskGroup;
  open: boolean;
  columns: number;
  /** Whether Tab reaches the heading. */
  stop: boolean;
  onToggle: (key: string) => void;
};

/** The heading of a group, with the number of its tasks; a press opens and closes it (BOARD-19). */
export const GroupRow = memo(function GroupRow({
  id,
  index,
  group,
  open,
  columns,
  stop,
  onToggle,
}: GroupRowProps) {
  return (
    <tr
      data-index={index}
      aria-rowindex={index + 2}
      {...{ [ROW_ATTRIBUTE]: id }}
      // In front of the rows, and behind the heads of the columns.
      className="sticky top-row z-[5] not-print:block h-row"
    >
      <td colSpan={columns} className="not-print:block h-row border-line border-b bg-sunken p-0">
        <GroupToggle
          group={group}
          open={open}
          onToggle={onToggle}
          tabIndex={stop ? 0 : -1}
          className="sticky left-0 h-[calc(var(--row)-1px)] max-w-full px-2"
        />
      </td>
    </tr>
  );
});

type GroupToggleProps = Pick<GroupRowProps, 'group' | 'open' | 'onToggle'> & {
  tabIndex?: number;
  className: string;
};

/** The heading of a group in the table and in the list of cards. */
export function GroupToggle({
  group: { key, label, tasks },
  open,
  onToggle,
  tabIndex,
  className,
}: GroupToggleProps) {
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-expanded={open}
      onClick={() => onToggle(key)}
      className={cn('flex items-center gap-1.5 rounded-control font-medium', className)}
    >
      <FoldChevron open={open} />
      <UserText lines={1}>{label}</UserText>
      <span className="sr-only">: {taskTableTexts.count(tasks.length)}</span>
      <span aria-hidden className="tabular font-normal text-muted">
        {tasks.length}
      </span>
    </button>
  );
}
