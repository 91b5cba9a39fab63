import { TASK_STATUSES } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { tellFailure, useSetStatus, useTaskContext } from '@/features/task/index.ts';
import { useCardTabIndex } from '@/lib/card-tab-stop.ts';
import { statusLabels } from '@/texts/labels.ts';
import { taskTableTexts } from '@/texts/task-table.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { ChoiceSelect } from '@/ui/choice-select.tsx';
import { StatusDot } from '@/ui/status-dot.tsx';

const FIELD = 'in-[table]:-mx-2 relative in-[table]:flex inline-flex items-center in-[dl]:-mr-2';
const DOT = 'pointer-events-none absolute left-2 z-1';

/** The field of a row in which a manager changes the status. */
export function StatusSelect({ task }: { task: Task }) {
  const { projectId } = useTaskContext();
  const setStatus = useSetStatus(projectId);
  const tabIndex = useCardTabIndex();
  return (
    <span className={FIELD}>
      <StatusDot status={task.status} className={DOT} />
      <ChoiceSelect
        choices={TASK_STATUSES}
        labels={statusLabels}
        tabIndex={tabIndex}
        aria-label={taskTableTexts.statusOf(task.title)}
        value={task.status}
        onChoose={(status) =>
          void setStatus({ id: task.id, status }, (error) => tellFailure(error, taskTexts.failed.status))
        }
        // Looks like plain text among the other cells, and like a field on hover.
        className="in-[table]:w-full w-32 [&>select]:border-transparent [&>select]:bg-transparent [&>select]:pl-6 [&>select]:hover:border-edge"
      />
    </span>
  );
}

/** The field as it looks before a pointer or the focus reaches it. */
export function StatusLook({ task: { status } }: { task: Task }) {
  return (
    <span className={FIELD}>
      <StatusDot status={status} className={DOT} />
      <span className="truncate border border-transparent pr-7 pl-6">{statusLabels[status]}</span>
    </span>
  );
}
