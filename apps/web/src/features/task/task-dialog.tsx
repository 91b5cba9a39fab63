import { DEFAULT_TASK_STATUS, TASK_STATUSES } from '@faena/shared/domain';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { taskTexts } from '@/texts/tasks.ts';
import { laterOpened } from '@/ui/later.tsx';
import { toast } from '@/ui/toast.ts';
import { useTaskContext } from './task-context.ts';
import { type TasksQuery, useLinkedTask } from './use-linked-task.ts';
import { COLUMN_PARAM, EDIT_PARAM, NEW_TASK, TASK_PARAM, useTaskLink } from './use-task-link.ts';

const TaskFormDialog = laterOpened(() =>
  import('./form/task-form-dialog.tsx').then(({ TaskFormDialog }) => TaskFormDialog),
);

/** The form of a new or existing task, if the address of a manager names it. */
export function TaskDialog({ query }: { query: TasksQuery }) {
  const { canManage } = useTaskContext();
  const { closeForm } = useTaskLink();
  const [params] = useSearchParams();
  const id = canManage ? params.get(EDIT_PARAM) : null;
  // The form stays open if somebody else deletes the task.
  const { task, gone } = useLinkedTask(id, query);
  const lost = gone && !task;

  useEffect(() => {
    if (!lost) return;
    toast.message(taskTexts.failed.gone);
    closeForm();
  }, [lost, closeForm]);

  if (task) return <TaskFormDialog key={task.id} task={task} gone={gone} column={task.status} />;
  if (params.get(TASK_PARAM) !== NEW_TASK || !canManage || !query.data) return null;
  const column = TASK_STATUSES.find((status) => status === params.get(COLUMN_PARAM)) ?? DEFAULT_TASK_STATUS;
  return <TaskFormDialog key={NEW_TASK} task={null} column={column} />;
}
