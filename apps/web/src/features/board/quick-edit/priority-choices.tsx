import type { Task, TaskPriority } from '@faena/shared/schemas';
import { useChangeTasks } from '@/features/task/index.ts';
import { taskFormTexts } from '@/texts/task-form.ts';
import { MenuRadioGroup } from '@/ui/menu-item.tsx';
import { PRIORITY_OPTIONS } from '@/ui/task-options.ts';

/** The priorities in a menu; a priority that all these tasks share is marked. */
export function PriorityChoices({ tasks }: { tasks: readonly Task[] }) {
  const change = useChangeTasks();
  const [first, ...others] = new Set(tasks.map(({ priority }) => priority));
  return (
    <MenuRadioGroup<TaskPriority | ''>
      label={taskFormTexts.priority}
      value={first && others.length === 0 ? first : ''}
      options={PRIORITY_OPTIONS}
      onValueChange={(priority) => priority && change(tasks, { priority })}
    />
  );
}
