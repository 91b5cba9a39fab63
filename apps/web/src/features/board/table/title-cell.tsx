import type { Task } from '@faena/shared/schemas';
import {
  BlockedMark,
  ChecklistMark,
  RecurrenceMark,
  SubtasksMark,
  useTaskLink,
} from '@/features/task/index.ts';
import { UserText } from '@/ui/user-text.tsx';

/** The title, which opens the task. */
export function TitleCell({ task }: { task: Task }) {
  const { open } = useTaskLink();
  return (
    <>
      <button
        type="button"
        onClick={() => open(task.id)}
        className="max-w-full rounded-control text-left font-medium hover:underline"
      >
        <UserText lines={2}>{task.title}</UserText>
      </button>
      <span className="flex flex-wrap gap-x-3 text-muted text-sm empty:hidden">
        <RecurrenceMark task={task} />
        <BlockedMark task={task} />
        <ChecklistMark task={task} />
        <SubtasksMark task={task} />
      </span>
    </>
  );
}
