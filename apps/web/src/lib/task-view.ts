import { TASK_VIEW_MODES } from '@faena/shared/domain';
import { readCookie, writeCookie } from './cookie.ts';
import { useStored, writeStored } from './storage.ts';

export type TaskView = (typeof TASK_VIEW_MODES)[number];

const COOKIE = 'taskView';

/** The remembered way of looking at tasks; anything else that is stored counts as 'kanban' (FIND-8). */
export function useTaskView(): [TaskView, (view: TaskView) => void] {
  const stored = useStored('taskViewMode') ?? readCookie(COOKIE);
  const view = TASK_VIEW_MODES.find((mode) => mode === stored) ?? 'kanban';
  return [view, choose];
}

function choose(view: TaskView): void {
  writeCookie(COOKIE, view);
  writeStored('taskViewMode', view);
}
