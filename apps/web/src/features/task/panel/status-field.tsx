import { TASK_STATUSES } from '@faena/shared/domain';
import type { Task, TaskStatus } from '@faena/shared/schemas';
import { statusLabels } from '@/texts/labels.ts';
import { taskFormTexts } from '@/texts/task-form.ts';
import { ChoiceSelect } from '@/ui/choice-select.tsx';
import { StatusDot } from '@/ui/status-dot.tsx';
import { useSetStatus } from '../requests.ts';
import { useTaskContext } from '../task-context.ts';
import { SavedField } from './saved-field.tsx';
import { useField } from './use-field.ts';

const label = taskFormTexts.status;

/** The status, which everyone who sees a task may change (BOARD-4, PANEL-8). */
export function StatusField({ task }: { task: Task }) {
  const { projectId } = useTaskContext();
  const setStatus = useSetStatus(projectId);
  const saved = useField<TaskStatus>({
    latest: task.status,
    label,
    send: (status, { onSaved, onError }) => setStatus({ id: task.id, status }, onError, onSaved),
  });
  return (
    <SavedField task={task} label={label} saved={saved} said={statusLabels[task.status]}>
      <span className="relative flex items-center">
        <StatusDot status={saved.value} className="pointer-events-none absolute left-2.5 z-1" />
        <ChoiceSelect
          choices={TASK_STATUSES}
          labels={statusLabels}
          value={saved.value}
          onChoose={saved.save}
          className="w-full [&>select]:pl-7"
        />
      </span>
    </SavedField>
  );
}
