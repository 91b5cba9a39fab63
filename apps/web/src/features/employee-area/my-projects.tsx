import { FolderKanban } from 'lucide-react';
import { useWorkplace } from '@/features/working-time/index.ts';
import { useReport } from '@/lib/use-report.ts';
import { employeeTexts } from '@/texts/employee-area.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { ErrorState } from '@/ui/error-state.tsx';
import { Loading } from '@/ui/loading.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { ProjectCard } from './project-card.tsx';
import { useMyProjects } from './requests.ts';

const texts = employeeTexts.home;
const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-3';

/** The grid of the projects an employee is in. */
export function MyProjects({ username, userId }: { username: string; userId: string }) {
  const { timeZone, isPending } = useWorkplace();
  const projects = useMyProjects(username);
  useReport(projects.error);

  if (projects.isError && !projects.data) {
    return (
      <ErrorState
        title={texts.projectsFailed}
        safe={employeeTexts.safe}
        onRetry={() => void projects.refetch()}
        retrying={projects.isFetching}
      />
    );
  }
  if (!projects.data || isPending) {
    return (
      <Loading label={texts.loadingProjects}>
        <div className={GRID}>
          {[0, 1, 2].map((card) => (
            <Skeleton key={card} className="h-36 rounded-card" />
          ))}
        </div>
      </Loading>
    );
  }
  if (projects.data.length === 0) {
    return <EmptyState icon={FolderKanban} title={texts.emptyProjects} hint={texts.emptyProjectsHint} />;
  }
  return (
    <ul className={GRID}>
      {projects.data.map((project) => (
        <li key={project._id}>
          <ProjectCard project={project} userId={userId} timeZone={timeZone} />
        </li>
      ))}
    </ul>
  );
}
