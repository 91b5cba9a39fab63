import type { Task } from '@faena/shared/schemas';
import { useWorkplace } from '@/features/time/index.ts';
import { isOverdue, shownDue } from '@/lib/due-date.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { employeeTexts } from '@/texts/employee-area.ts';
import { cn } from '@/ui/cn.ts';
import { PriorityIcon } from '@/ui/priority-icon.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { StatusBadge } from '@/ui/status-badge.tsx';
import { TextLink } from '@/ui/text-link.tsx';
import { useSteps } from '@/ui/use-steps.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { useMyTasks } from './requests.ts';
import { pageOf, tasksOfToday } from './task-lists.ts';

const texts = employeeTexts.tasks;
/** The number of rows that are drawn at once. */
const STEP = 50;

/** Tasks due today or late, and tasks under way (TIME-23). */
export function TodayTasks({ personId }: { personId: string }) {
  const { timeZone, isPending } = useWorkplace();
  return (
    <QueryState
      query={useMyTasks(personId)}
      loading={texts.loading}
      skeleton={<Skeleton className="h-24 rounded-card" />}
      waiting={isPending}
      failed={texts.failed}
      safe={employeeTexts.safe}
      keepData
    >
      {(tasks) => <TodayList tasks={tasksOfToday(tasks, serverNow(), timeZone)} timeZone={timeZone} />}
    </QueryState>
  );
}

function TodayList({ tasks, timeZone }: { tasks: readonly Task[]; timeZone: string }) {
  const { shown, more } = useSteps(tasks, STEP, 'tasks-shown');
  if (tasks.length === 0) return <p className="text-muted">{employeeTexts.home.emptyToday}</p>;
  return (
    <ul className="@container divide-y divide-line rounded-card border border-line bg-surface">
      {shown.map((task) => (
        <TodayTask key={task._id} task={task} timeZone={timeZone} />
      ))}
      {more && <li className="pb-3">{more}</li>}
    </ul>
  );
}

function TodayTask({ task, timeZone }: { task: Task; timeZone: string }) {
  const { title, project, priority, status } = task;
  const overdue = isOverdue(task, serverNow(), timeZone);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-3 py-2 @2xl:grid-cols-[minmax(0,1fr)_1rem_6rem_9rem]">
      <div className="min-w-0 @max-2xl:col-span-3">
        <p className="font-medium">
          <TextLink to={pageOf(task)} className="pointer-fine:block pointer-fine:py-0.5">
            <UserText lines={3}>{title}</UserText>
          </TextLink>
        </p>
        <TextLink
          to={`/projects/${project._id}`}
          className="max-w-full text-sm pointer-fine:inline-flex pointer-fine:min-h-6 pointer-fine:items-center"
        >
          <UserText lines={1}>{project.name}</UserText>
        </TextLink>
      </div>
      <PriorityIcon priority={priority} />
      <span>
        <StatusBadge status={status} />
      </span>
      <span className={cn('tabular text-right', overdue ? 'text-danger' : 'text-muted')}>
        {shownDue(task, timeZone)}
        {overdue && ` · ${texts.overdue}`}
      </span>
    </li>
  );
}
