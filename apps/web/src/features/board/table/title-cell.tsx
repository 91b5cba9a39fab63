import type { Task } from '@faena/shared/schemas';
import { useTaskLink } from '@/features/task/index.ts';

/** The title, which opens the task. */
export function TitleCell({ task }: { task: Task }) {
  const { open } = useTaskLink();
  return (
    <button
      type="button"
      onClick={() => open(task.id)}
      className="line-clamp-2 sm:min-w-34 break-words rounded-control text-left font-medium hover:underline"
    >
      {task.title}
    </button>
  );
}
