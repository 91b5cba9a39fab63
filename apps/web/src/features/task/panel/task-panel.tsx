import type { Task } from '@faena/shared/schemas';
import { later } from '@/ui/later.tsx';
import type { TasksQuery } from '../use-linked-task.ts';
import { useOpenPage } from '../use-task-link.ts';

const OpenPanel = later(() => import('./open-panel.tsx').then(({ OpenPanel }) => OpenPanel));

export type TaskPanelProps = {
  query: TasksQuery;
  /** Which tasks one goes on to from the page. */
  shows: (task: Task) => boolean;
};

/** The task that the address names, as a page beside the screen (PANEL-1). */
export function TaskPanel(props: TaskPanelProps) {
  const id = useOpenPage();
  return id !== null && <OpenPanel id={id} {...props} />;
}
