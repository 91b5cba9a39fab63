import type { Project } from '@faena/shared/schemas';
import type { ReactNode } from 'react';
import { formatCalendarDate } from '@/lib/format-moment.ts';
import { projectDays } from '@/lib/project-days.ts';
import { FormattedText } from '@/ui/formatted-text.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { projectPageTexts as texts } from '../texts/project-page.ts';

type ProjectFactsProps = {
  project: Project;
  /** The time zone of the company, in which dates are calendar dates; undefined until it is known. */
  timeZone: string | undefined;
};

/** The whole name, description, dates and type of a project (ACCESS-6). */
export function ProjectFacts({ project, timeZone }: ProjectFactsProps) {
  const days = timeZone === undefined ? undefined : projectDays(project, timeZone);
  const shown = (day: string | undefined) => (day ? formatCalendarDate(day) : <Skeleton className="w-14" />);
  return (
    <>
      <p dir="auto" className="wrap-anywhere font-semibold">
        {project.name}
      </p>
      {project.description && (
        <FormattedText className="mt-1 text-muted">{project.description}</FormattedText>
      )}
      <dl className="mt-3 grid gap-1">
        <Fact label={texts.start}>{shown(days?.start)}</Fact>
        <Fact label={texts.end}>{shown(days?.end)}</Fact>
        <Fact label={texts.type}>{project.type}</Fact>
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
