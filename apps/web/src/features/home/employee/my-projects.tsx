import type { Project } from '@faena/shared/schemas';
import { FolderKanban } from 'lucide-react';
import { useWorkplace } from '@/features/time/index.ts';
import { employeeTexts } from '@/texts/employee-area.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { useSteps } from '@/ui/use-steps.tsx';
import { ProjectCard } from './project-card.tsx';
import { useMyProjects } from './requests.ts';

const texts = employeeTexts.home;
/** The number of cards that are drawn at once. */
const STEP = 60;
const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-3';

/** The grid of an employee's projects. */
export function MyProjects({ username, personId }: { username: string; personId: string }) {
  const { timeZone, isPending } = useWorkplace();
  return (
    <QueryState
      query={useMyProjects(username)}
      loading={texts.loadingProjects}
      skeleton={
        <div className={GRID}>
          {[0, 1, 2].map((card) => (
            <Skeleton key={card} className="h-36 rounded-card" />
          ))}
        </div>
      }
      waiting={isPending}
      failed={texts.projectsFailed}
      safe={employeeTexts.safe}
      keepData
      empty={<EmptyState icon={FolderKanban} title={texts.emptyProjects} hint={texts.emptyProjectsHint} />}
    >
      {(projects) => <Cards projects={projects} personId={personId} timeZone={timeZone} />}
    </QueryState>
  );
}

type CardsProps = { projects: readonly Project[]; personId: string; timeZone: string };

function Cards({ projects, personId, timeZone }: CardsProps) {
  const { shown, more } = useSteps(projects, STEP, 'projects-shown');
  return (
    <>
      <ul className={GRID}>
        {shown.map((project) => (
          <li key={project._id}>
            <ProjectCard project={project} personId={personId} timeZone={timeZone} />
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}
