import { ListChecks } from 'lucide-react';
import { useWorkplace } from '@/features/time/index.ts';
import { useStored, writeStored } from '@/lib/storage.ts';
import { employeeTexts } from '@/texts/employee-area.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { TextLink } from '@/ui/text-link.tsx';
import { useSteps } from '@/ui/use-steps.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { useMyTasks } from './requests.ts';
import { TaskCard } from './task-card.tsx';
import { groupByProject } from './task-lists.ts';

const texts = employeeTexts.tasks;
/** The number of projects, and of cards in each, that are drawn at once. */
const STEP = 30;
const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-3';

/** 'Tareas asignadas por proyecto': grouped, and only of the stored project if one is chosen (TIME-23). */
export function AssignedTasks({ personId }: { personId: string }) {
  const { timeZone, isPending } = useWorkplace();
  const tasks = useMyTasks(personId);
  const selectedId = useStored('selectedProjectId');
  const groups = groupByProject(tasks.data ?? [], selectedId);
  const { shown, more } = useSteps(groups, STEP, 'groups-shown');

  return (
    <>
      <PageHeader
        title={texts.title}
        {...(selectedId && {
          description: groups[0] ? texts.only(groups[0].project.name) : texts.onlyOne,
          actions: <Button onClick={() => writeStored('selectedProjectId', null)}>{texts.all}</Button>,
        })}
      />
      <QueryState
        query={tasks}
        loading={texts.loading}
        skeleton={
          <>
            <Skeleton className="mb-3 w-48" />
            <div className={GRID}>
              {[0, 1, 2].map((card) => (
                <Skeleton key={card} className="h-52 rounded-card" />
              ))}
            </div>
          </>
        }
        waiting={isPending}
        failed={texts.failed}
        safe={employeeTexts.safe}
        keepData
      >
        {() =>
          groups.length === 0 ? (
            <EmptyState
              icon={ListChecks}
              title={texts.empty}
              hint={selectedId ? texts.emptyHere : texts.emptyHint}
            />
          ) : (
            <div className="grid grid-cols-1 gap-8">
              {shown.map((group) => (
                <ProjectTasks key={group.project._id} group={group} timeZone={timeZone} />
              ))}
              {more}
            </div>
          )
        }
      </QueryState>
    </>
  );
}

type ProjectTasksProps = { group: ReturnType<typeof groupByProject>[number]; timeZone: string };

function ProjectTasks({ group: { project, tasks }, timeZone }: ProjectTasksProps) {
  const { shown, more } = useSteps(tasks, STEP);
  return (
    <section aria-labelledby={`project-${project._id}`}>
      <h2 id={`project-${project._id}`} className="mb-3 flex items-baseline gap-2 font-semibold text-lg">
        <TextLink to={`/projects/${project._id}`} printed className="min-w-0">
          <UserText lines={2}>{project.name}</UserText>
        </TextLink>
        <span className="tabular font-normal text-base text-muted">{tasks.length}</span>
      </h2>
      <ul className={GRID}>
        {shown.map((task) => (
          <li key={task._id}>
            <TaskCard task={task} timeZone={timeZone} />
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}
