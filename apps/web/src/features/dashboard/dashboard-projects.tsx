import { DEFAULT_PROJECT_STATUS } from '@faena/shared/domain';
import { Link } from 'react-router-dom';
import { useProjects } from '@/features/project/index.ts';
import { writeStored } from '@/lib/storage.ts';
import { useReport } from '@/lib/use-report.ts';
import { projectStatusLabel } from '@/texts/labels.ts';
import { managerTexts } from '@/texts/manager.ts';
import { Badge } from '@/ui/badge.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { ErrorState } from '@/ui/error-state.tsx';
import { DashboardSection } from './dashboard-section.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';

const texts = managerTexts.dashboard;

/** What a dashboard has room for; the rest is on /projects. */
const SHOWN = 6;

/** The section 'Your Projects'; every entry leads to /projects (COMPANY-17). */
export function DashboardProjects({ companyId }: { companyId: string }) {
  const query = useProjects(companyId);
  return (
    <DashboardSection
      title={texts.projects}
      count={query.data?.length}
      all={{ label: texts.allProjects, to: '/projects' }}
    >
      <Projects query={query} />
    </DashboardSection>
  );
}

function Projects({
  query: { data, error, isPending, refetch, isFetching },
}: {
  query: ReturnType<typeof useProjects>;
}) {
  useReport(error);
  if (isPending) return <RowsSkeleton label={texts.loading} />;
  if (error) {
    return (
      <ErrorState
        title={texts.failed}
        safe={texts.safe}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (data.length === 0) return <EmptyState title={texts.emptyProjects} hint={texts.emptyProjectsHint} />;
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {data.slice(0, SHOWN).map(({ _id, name, description, status }) => (
        <li key={_id}>
          <Link
            to="/projects"
            // It is that project which /projects opens with.
            onClick={() => writeStored('current_project', _id)}
            className="flex items-start gap-3 rounded-card px-4 py-3 transition-colors hover:bg-hover focus-visible:-outline-offset-2"
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{name}</span>
              <span className="block truncate text-muted text-sm">{description}</span>
            </span>
            <Badge tone={status === DEFAULT_PROJECT_STATUS ? 'ok' : 'neutral'}>
              {projectStatusLabel(status)}
            </Badge>
          </Link>
        </li>
      ))}
    </ul>
  );
}
