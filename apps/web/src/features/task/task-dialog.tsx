import { DEFAULT_TASK_STATUS, TASK_STATUSES } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { taskTexts } from '@/texts/tasks.ts';
import { toast } from '@/ui/toast.ts';
import { TaskFormDialog } from './form/task-form-dialog.tsx';
import { useTaskContext } from './task-context.ts';
import { TaskDetails } from './task-details.tsx';
import { COLUMN_PARAM, NEW_TASK, TASK_PARAM, useTaskLink } from './use-task-link.ts';

type TaskDialogProps = {
  /** All of the project. */
  tasks: readonly Task[];
  /** Reads them again. */
  refetch: (options: {
    cancelRefetch: false;
  }) => Promise<{ data: readonly Task[] | undefined; isSuccess: boolean }>;
};

/** The task window that the address asks for, if it does: the form for managers, the task to read for others. */
export function TaskDialog({ tasks, refetch }: TaskDialogProps) {
  const { canManage } = useTaskContext();
  const { close } = useTaskLink();
  const [params] = useSearchParams();
  const id = params.get(TASK_PARAM);
  const found = tasks.find((candidate) => candidate.id === id) ?? null;
  // The form of a task outlives it: somebody else may delete what is being changed here.
  const [opened, setOpened] = useState(found);
  if (found && found !== opened) setOpened(found);
  const task = found ?? (canManage && opened?.id === id ? opened : null);
  const creates = id === NEW_TASK && canManage;
  const missing = id !== null && !task && !creates;
  // What was never seen here may be newer than the tasks that are shown; the server is asked before it is given up.
  const [sought, setSought] = useState<string | null>(null);
  const lost = missing && (id === opened?.id || id === sought);

  useEffect(() => {
    if (!missing || lost) return;
    let current = true;
    void refetch({ cancelRefetch: false }).then(({ data, isSuccess }) => {
      // The answer may be here before the tasks that are shown follow it.
      if (current && isSuccess && !data?.some((task) => task.id === id)) setSought(id);
    });
    return () => {
      current = false;
    };
  }, [missing, lost, id, refetch]);

  useEffect(() => {
    if (!lost) return;
    toast.message(taskTexts.failed.gone);
    close();
  }, [lost, close]);

  if (creates) {
    const column = TASK_STATUSES.find((status) => status === params.get(COLUMN_PARAM)) ?? DEFAULT_TASK_STATUS;
    return <TaskFormDialog key={NEW_TASK} task={null} column={column} />;
  }
  if (!task) return null;
  return canManage ? (
    <TaskFormDialog key={task.id} task={task} gone={!found} column={task.status} />
  ) : (
    <TaskDetails task={task} onClose={close} />
  );
}
