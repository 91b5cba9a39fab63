import { TASK_STATUSES } from '@faena/shared/domain';
import type { HomeTask, TaskStatus } from '@faena/shared/schemas';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isOverdue, shownDue } from '@/lib/due-date.ts';
import { prefetchLater } from '@/lib/prefetch-later.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { employeeTexts } from '@/texts/employee-area.ts';
import { statusLabels } from '@/texts/labels.ts';
import { cn } from '@/ui/cn.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { Part } from '@/ui/part.tsx';
import { PriorityIcon } from '@/ui/priority-icon.tsx';
import { StatusDot } from '@/ui/status-dot.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { firstScreenTexts as texts } from '../texts/first-screen.ts';
import { pageOf } from './task-lists.ts';

/** The code for changes of boards loads after the first screen. */
const loadMoveOn = () => import('./move-on.tsx').then(({ MoveOn }) => MoveOn);
prefetchLater(loadMoveOn);

/** One task: its title opens it, and its chevron moves it to the next column (PHONE-13). */
export function TodayTask({ task, timeZone }: { task: HomeTask; timeZone: string }) {
  const { title, project, priority, status } = task;
  const [target, setTarget] = useState<TaskStatus | null>(null);
  const next = TASK_STATUSES[TASK_STATUSES.indexOf(status) + 1];
  const overdue = isOverdue(task, serverNow(), timeZone);
  const due = shownDue(task, timeZone);
  return (
    <li className="flex items-center gap-x-2 pr-1 pl-4">
      <Link
        to={pageOf(task)}
        state={{ back: '/employee' }}
        className="group min-w-0 flex-1 py-2 focus-visible:-outline-offset-2"
      >
        <span className="block font-medium group-hover:underline">
          <UserText lines={2}>{title}</UserText>
        </span>
        <span className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
          <PriorityIcon priority={priority} />
          <span className="inline-flex items-center gap-1.5">
            <StatusDot status={status} />
            {statusLabels[status]}
          </span>
          <UserText lines={1}>{project.name}</UserText>
          {due && (
            <span className={cn('tabular', overdue && 'text-danger')}>
              {due}
              {overdue && ` · ${employeeTexts.tasks.overdue}`}
            </span>
          )}
        </span>
      </Link>
      {next && (
        <IconButton
          icon={ChevronRight}
          label={texts.moveOn(statusLabels[next], title)}
          tooltip={statusLabels[next]}
          tooltipSide="left"
          loading={target !== null}
          onClick={() => setTarget(next)}
          className="min-h-11 min-w-11"
        />
      )}
      {target && (
        <Part load={loadMoveOn}>
          {(MoveOn) => <MoveOn task={task} to={target} onEnd={() => setTarget(null)} />}
        </Part>
      )}
    </li>
  );
}
