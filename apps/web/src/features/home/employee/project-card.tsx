import { DEFAULT_PROJECT_STATUS } from '@faena/shared/domain';
import type { Project } from '@faena/shared/schemas';
import { useNavigate } from 'react-router-dom';
import { formatCalendarDate } from '@/lib/format-moment.ts';
import { projectDays } from '@/lib/project-days.ts';
import { writeStored } from '@/lib/storage.ts';
import { employeeTexts } from '@/texts/employee-area.ts';
import { projectStatusLabel } from '@/texts/labels.ts';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { TextLink } from '@/ui/text-link.tsx';
import { UserText } from '@/ui/user-text.tsx';

const texts = employeeTexts.home;

type ProjectCardProps = { project: Project; personId: string; timeZone: string };

/** One project of an employee; 'Ver tasks' chooses it and leads to its tasks (TIME-23). */
export function ProjectCard({ project, personId, timeZone }: ProjectCardProps) {
  const navigate = useNavigate();
  const { _id, name, description, status } = project;
  const { start, end } = projectDays(project, timeZone);
  const showTasks = () => {
    writeStored('selectedProjectId', _id);
    navigate(`/employee/tasks/${personId}`);
  };
  return (
    <Card className="flex h-full flex-col gap-2 p-4">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 flex-1 font-semibold">
          <TextLink to={`/employee/projects/${_id}`} printed className="text-ink">
            <UserText lines={3}>{name}</UserText>
          </TextLink>
        </h3>
        <span className="flex max-w-2/5">
          <Badge tone={status === DEFAULT_PROJECT_STATUS ? 'ok' : 'neutral'}>
            {projectStatusLabel(status)}
          </Badge>
        </span>
      </div>
      <p className="text-muted">
        <UserText lines={2}>{description}</UserText>
      </p>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-3 pt-2">
        <dl className="tabular flex gap-6">
          {[[texts.start, start] as const, [texts.end, end] as const].map(([label, day]) => (
            <div key={label}>
              <dt className="text-muted text-sm">{label}</dt>
              <dd>{formatCalendarDate(day)}</dd>
            </div>
          ))}
        </dl>
        <Button aria-label={texts.seeTasksOf(name)} onClick={showTasks}>
          {texts.seeTasks}
        </Button>
      </div>
    </Card>
  );
}
