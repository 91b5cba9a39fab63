import type { Task } from '@faena/shared/schemas';
import {
  BlockedMark,
  ChecklistMark,
  CommentsMark,
  FilesMark,
  RecurrenceMark,
  SubtasksMark,
  useTaskLink,
  WaitingMark,
} from '@/features/task/index.ts';
import { useCardTabIndex } from '@/lib/card-tab-stop.ts';
import { UserText } from '@/ui/user-text.tsx';

/** The title, which opens the task. In the table, one line with the marks of the task. */
export function TitleCell({ task }: { task: Task }) {
  const { open } = useTaskLink();
  const tabIndex = useCardTabIndex();
  return (
    <span className="in-[table]:flex min-w-0 items-center gap-x-3">
      <button
        type="button"
        data-opens=""
        tabIndex={tabIndex}
        onClick={() => open(task.id)}
        className="min-w-0 max-w-full rounded-control text-left font-medium hover:underline"
      >
        <UserText lines={2} className="in-[table]:line-clamp-1">
          {task.title}
        </UserText>
      </button>
      {/* In the table the marks take one line. Marks without room are hidden, and none is cut. */}
      <span className="flex in-[table]:h-[1lh] in-[table]:max-w-1/2 shrink-0 flex-wrap gap-x-3 in-[table]:overflow-hidden whitespace-nowrap text-muted text-sm empty:hidden">
        <WaitingMark task={task} />
        <RecurrenceMark task={task} />
        <BlockedMark task={task} />
        <ChecklistMark task={task} />
        <SubtasksMark task={task} />
        <FilesMark task={task} />
        <CommentsMark task={task} />
      </span>
    </span>
  );
}
