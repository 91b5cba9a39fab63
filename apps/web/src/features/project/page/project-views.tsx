import { isManager } from '@faena/shared/access';
import type { Project } from '@faena/shared/schemas';
import type { ReactNode } from 'react';
import { readSession } from '@/lib/session.ts';
import { useAddressParams } from '@/lib/use-address-params.ts';
import { projectPageTexts as texts } from '@/texts/project-page.ts';
import { Tabs } from '@/ui/tabs.tsx';
import { ProjectMembers } from '../members/project-members.tsx';
import { useProjectView } from './use-project-view.ts';

type ProjectViewsProps = {
  project: Project;
  /** Whether the person may change it, and so its members. */
  mayChange: boolean;
  tasks: ReactNode;
};

/** Tareas and Usuarios as tabs for roles 1 and 2; the others see only the tasks (PROJECT-16). */
export function ProjectViews({ project, mayChange, tasks }: ProjectViewsProps) {
  const [, change] = useAddressParams();
  const view = useProjectView();
  if (!isManager(readSession()?.roleId ?? 0)) return tasks;
  return (
    <Tabs
      label={texts.tabsLabel}
      tabs={[
        { value: 'tareas', label: texts.tabs.tasks, content: tasks },
        {
          value: 'usuarios',
          label: texts.tabs.users,
          content: <ProjectMembers project={project} mayChange={mayChange} />,
        },
      ]}
      value={view}
      onValueChange={(value) => change((current) => current.set('ver', value))}
    />
  );
}
