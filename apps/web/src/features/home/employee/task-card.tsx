import type { Task } from '@faena/shared/schemas';
import { isOverdue, shownDue } from '@/lib/due-date.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { employeeTexts } from '@/texts/employee-area.ts';
import { Card } from '@/ui/card.tsx';
import { Fact } from '@/ui/fact.tsx';
import { PriorityIcon } from '@/ui/priority-icon.tsx';
import { StatusBadge } from '@/ui/status-badge.tsx';
import { TextLink } from '@/ui/text-link.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { pageOf } from './task-lists.ts';

const texts = employeeTexts.tasks;

/**
 * One assigned task, read-only (TIME-23); its title leads to its page, which can move it (PANEL-2). A missing value has
 * a line in Original alone (LANG-17).
 */
export function TaskCard({ task, timeZone }: { task: Task; timeZone: string }) {
  const { title, description, status, priority, assignedTo, estimatedHours } = task;
  const overdue = isOverdue(task, serverNow(), timeZone);
  const due = shownDue(task, timeZone) || texts.noDue;
  const hours = estimatedHours > 0 ? estimatedHours : texts.noHours;
  return (
    <Card className="flex h-full flex-col gap-3 p-4">
      <div>
        <h3 className="font-semibold">
          <TextLink to={pageOf(task)} printed>
            <UserText lines={3}>{title}</UserText>
          </TextLink>
        </h3>
        {description && (
          <p className="mt-1 text-muted">
            <UserText lines={2}>{description}</UserText>
          </p>
        )}
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <Fact label={texts.status}>
          <StatusBadge status={status} />
        </Fact>
        <Fact label={texts.priority}>
          <PriorityIcon priority={priority} showLabel />
        </Fact>
        <Fact label={texts.assignedTo}>
          {assignedTo.map(({ fullname, username }) => fullname || username).join(', ')}
        </Fact>
        {due && (
          <Fact label={texts.due}>
            <span className={overdue ? 'tabular text-danger' : 'tabular'}>
              {due}
              {overdue && ` · ${texts.overdue}`}
            </span>
          </Fact>
        )}
        {hours && (
          <Fact label={texts.hours}>
            <span className="tabular">{hours}</span>
          </Fact>
        )}
      </dl>
    </Card>
  );
}
