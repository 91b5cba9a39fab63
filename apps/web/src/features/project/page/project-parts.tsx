import { isManager } from '@faena/shared/access';
import type { ReactNode } from 'react';
import { readSession } from '@/lib/session.ts';
import { useAddressParams } from '@/lib/use-address-params.ts';
import { TabFrame, TabList, TabPanel } from '@/ui/tabs.tsx';
import { projectPageTexts as texts } from '../texts/project-page.ts';
import { useProjectView } from './use-project-view.ts';

const PARTS = [
  { value: 'tareas', label: texts.tabs.tasks },
  { value: 'usuarios', label: texts.tabs.users },
] as const;

type ProjectPartsProps = {
  /** Renders the head of the page with the given tabs. */
  head: (tabs: ReactNode) => ReactNode;
  tasks: ReactNode;
  users: ReactNode;
};

/** Tareas and Usuarios as tabs for roles 1 and 2. Others see only the tasks (ACCESS-6). */
export function ProjectParts({ head, tasks, users }: ProjectPartsProps) {
  const [, change] = useAddressParams();
  const view = useProjectView();
  if (!isManager(readSession()?.roleId ?? 0)) {
    return (
      <>
        {head(null)}
        {tasks}
      </>
    );
  }
  return (
    <TabFrame
      value={view}
      onValueChange={(value) => change((current) => current.set('ver', value))}
      className="flex min-h-0 flex-col filled:flex-1"
    >
      {head(<TabList label={texts.tabsLabel} tabs={PARTS} className="shrink-0" />)}
      <TabPanel value={view} className="flex min-h-0 flex-col filled:flex-1">
        {view === 'tareas' ? tasks : <div className="pt-2">{users}</div>}
      </TabPanel>
    </TabFrame>
  );
}
