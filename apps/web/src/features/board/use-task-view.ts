import { TASK_VIEW_MODES } from '@faena/shared/domain';
import { useStored, writeStored } from '@/lib/storage.ts';

type TaskView = (typeof TASK_VIEW_MODES)[number];

/** The remembered way of looking at tasks; anything else that is stored counts as 'kanban' (BOARD-7). */
export function useTaskView(): [TaskView, (view: TaskView) => void] {
  const stored = useStored('taskViewMode');
  const view = TASK_VIEW_MODES.find((mode) => mode === stored) ?? 'kanban';
  return [view, (next) => writeStored('taskViewMode', next)];
}
