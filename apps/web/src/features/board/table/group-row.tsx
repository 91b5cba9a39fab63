import { memo } from 'react';
import { taskTableTexts } from '@/texts/task-table.ts';
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
  /** Whether Tab comes to it. */
  stop: boolean;
  onToggle: (key: string) => void;
};

/** The heading of a group, with how many tasks are in it; a press opens and closes it (BOARD-31). */
export const GroupRow = memo(function GroupRow({
  id,
  index,
  group: { key, label, tasks },
  open,
  columns,
  stop,
  onToggle,
}: GroupRowProps) {
  return (
    <tr data-index={index} aria-rowindex={index + 2} {...{ [ROW_ATTRIBUTE]: id }} className="h-row">
      <td colSpan={columns} className="h-row border-line border-b bg-sunken p-0">
        <button
          type="button"
          tabIndex={stop ? 0 : -1}
          aria-expanded={open}
          onClick={() => onToggle(key)}
          className="sticky left-0 flex h-[calc(var(--row)-1px)] max-w-full items-center gap-1.5 rounded-control px-2 font-medium"
        >
          <FoldChevron open={open} />
          <UserText lines={1}>{label}</UserText>
          <span className="sr-only">: {taskTableTexts.count(tasks.length)}</span>
          <span aria-hidden className="tabular font-normal text-muted">
            {tasks.length}
          </span>
        </button>
      </td>
    </tr>
  );
});
