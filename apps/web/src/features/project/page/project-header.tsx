import { DEFAULT_PROJECT_STATUS } from '@faena/shared/domain';
import type { Project } from '@faena/shared/schemas';
import { Pencil } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { projectStatusLabel } from '@/texts/labels.ts';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { later, laterOpened } from '@/ui/later.tsx';
import { useRoom } from '@/ui/use-table-fits.ts';
import { useIsGuest } from '../invitations/use-is-guest.ts';
import { projectPageTexts as texts } from '../texts/project-page.ts';
import { ProjectMenu } from './project-menu.tsx';

const EditProjectDialog = laterOpened(() =>
  import('./edit-project-dialog.tsx').then(({ EditProjectDialog }) => EditProjectDialog),
);

const LeaveProject = later(() =>
  import('../invitations/leave-project.tsx').then(({ LeaveProject }) => LeaveProject),
);
const ProjectFacts = later(() => import('./project-facts.tsx').then(({ ProjectFacts }) => ProjectFacts));

/** The width that all parts of the head need, with room for a name. */
const WHOLE_PX = 680;

type ProjectHeaderProps = {
  project: Project;
  /** The time zone of the company, in which dates are calendar dates; undefined until it is known. */
  timeZone: string | undefined;
  /** Whether the person may change the project. */
  mayChange: boolean;
  /** The chooser of another project, if no list is beside the page. */
  chooser?: ReactNode;
  /** The tabs of the project's parts, for people who have several. */
  parts?: ReactNode;
  /** The controls of the shown part. */
  controls?: (narrow: boolean) => ReactNode;
  /** The menu items of the shown part. */
  menu?: ReactNode;
};

/** The head of a project in one line. Parts without room move into its menu (ROOM-1). */
export function ProjectHeader({
  project,
  timeZone,
  mayChange,
  chooser,
  parts,
  controls,
  menu,
}: ProjectHeaderProps) {
  const [editing, setEditing] = useState(false);
  const line = useRef<HTMLElement>(null);
  const narrow = !useRoom(line, WHOLE_PX);
  const { name, status } = project;
  const isGuest = useIsGuest(project);
  const badge = (
    <Badge tone={status === DEFAULT_PROJECT_STATUS ? 'ok' : 'neutral'}>{projectStatusLabel(status)}</Badge>
  );
  const inMenu = mayChange && (
    <Button variant="ghost" onClick={() => setEditing(true)} className="justify-start">
      <Pencil aria-hidden strokeWidth={1.75} />
      {texts.edit}
    </Button>
  );
  const actions = mayChange ? (
    <IconButton icon={Pencil} label={texts.edit} tooltipSide="bottom" onClick={() => setEditing(true)} />
  ) : (
    isGuest && <LeaveProject project={project} />
  );
  return (
    <header ref={line} className="@container flex min-h-control items-center gap-2 md:mb-2 md:gap-3">
      <title>{`${name} · Faena`}</title>
      {chooser}
      <h1 tabIndex={-1} dir="auto" className="min-w-8 truncate font-semibold text-lg md:text-xl">
        {name}
      </h1>
      {!narrow && <span className="flex min-w-0 max-w-40 shrink-0">{badge}</span>}
      {!narrow && parts}
      <div className="ml-auto flex shrink-0 items-center gap-1 md:gap-2">
        {controls?.(narrow)}
        {!narrow && actions}
        <ProjectMenu>
          {narrow && parts}
          <div>
            <ProjectFacts project={project} timeZone={timeZone} />
            {narrow && <div className="mt-2">{badge}</div>}
          </div>
          <div className="-mx-2 -mb-1 grid">
            {narrow && (inMenu || actions)}
            {menu}
          </div>
        </ProjectMenu>
      </div>
      {editing && timeZone && (
        <EditProjectDialog project={project} timeZone={timeZone} onClose={() => setEditing(false)} />
      )}
    </header>
  );
}
