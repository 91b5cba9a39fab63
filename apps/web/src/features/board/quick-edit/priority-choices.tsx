import { TASK_PRIORITIES } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { useChangeTasks } from '@/features/task/index.ts';
import { priorityLabels } from '@/texts/labels.ts';
import { taskFormTexts } from '@/texts/task-form.ts';
import { MenuRadioGroup } from '@/ui/menu-item.tsx';

const OPTIONS = TASK_PRIORITIES.map((value) => ({ value, label: priorityLabels[value] }));

/** The priorities in a menu; a priority that all these tasks share is marked. */
export function PriorityChoices({ tasks }: { tasks: readonly Task[] }) {
  const change = useChangeTasks();
  const [first, ...others] = new Set(tasks.map(({ priority }) => priority));
  return (
    <MenuRadioGroup<(typeof TASK_PRIORITIES)[number] | ''>
      label={taskFormTexts.priority}
      value={first && others.length === 0 ? first : ''}
      options={OPTIONS}
      onValueChange={(priority) => priority && change(tasks, { priority })}
    />
  );
}
