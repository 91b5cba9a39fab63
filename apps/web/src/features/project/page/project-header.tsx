import { DEFAULT_PROJECT_STATUS } from '@faena/shared/domain';
import type { Project } from '@faena/shared/schemas';
import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatDay } from '@/lib/format-moment.ts';
import { projectStatusLabel } from '@/texts/labels.ts';
import { projectPageTexts as texts } from '@/texts/project-page.ts';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { LeaveProject } from '../invitations/leave-project.tsx';
import { EditProjectDialog } from './edit-project-dialog.tsx';

type ProjectHeaderProps = {
  project: Project;
  /** The company's, in which a project's dates are calendar dates; undefined until it is known. */
  timeZone: string | undefined;
  /** Whether the person may change the project. */
  mayChange: boolean;
};

/** Name, description, dates, status and type of a project (PROJECT-15). */
export function ProjectHeader({ project, timeZone, mayChange }: ProjectHeaderProps) {
  const [editing, setEditing] = useState(false);
  const { name, description, type, status, start_date, end_date } = project;
  const day = (instant: string) => (timeZone ? formatDay(instant, timeZone) : <Skeleton className="w-14" />);
  return (
    <>
      <PageHeader
        title={name}
        beside={
          <Badge tone={status === DEFAULT_PROJECT_STATUS ? 'ok' : 'neutral'}>
            {projectStatusLabel(status)}
          </Badge>
        }
        description={description}
        actions={
          mayChange ? (
            <Button onClick={() => setEditing(true)}>
              <Pencil aria-hidden strokeWidth={1.75} />
              {texts.edit.title}
            </Button>
          ) : (
            <LeaveProject project={project} />
          )
        }
      />
      {editing && timeZone && (
        <EditProjectDialog project={project} timeZone={timeZone} onClose={() => setEditing(false)} />
      )}
      <dl className="-mt-4 mb-4 flex flex-wrap gap-x-6 gap-y-1">
        <Fact label={texts.start}>{day(start_date)}</Fact>
        <Fact label={texts.end}>{day(end_date)}</Fact>
        <Fact label={texts.type}>{type}</Fact>
      </dl>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex max-w-full gap-1.5">
      <dt className="text-muted">{label}</dt>
      <dd dir="auto" className="tabular wrap-anywhere min-w-0">
        {children}
      </dd>
    </div>
  );
}
