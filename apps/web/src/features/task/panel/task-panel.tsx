import { later } from '@/ui/later.tsx';
import { useOpenPage } from '../use-task-link.ts';
import type { TaskPanelProps } from './open-panel.tsx';

const OpenPanel = later(() => import('./open-panel.tsx').then(({ OpenPanel }) => OpenPanel));

/** The task that the address names, as a page beside the screen (PANEL-1). */
export function TaskPanel(props: TaskPanelProps) {
  const id = useOpenPage();
  return id !== null && <OpenPanel id={id} {...props} />;
}
