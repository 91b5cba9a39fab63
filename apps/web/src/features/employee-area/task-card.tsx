import type { Task } from '@faena/shared/schemas';
import { isOverdue } from '@/lib/due-date.ts';
import { formatDay } from '@/lib/format-moment.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { employeeTexts } from '@/texts/employee-area.ts';
import { Card } from '@/ui/card.tsx';
import { Fact } from '@/ui/fact.tsx';
import { PriorityIcon } from '@/ui/priority-icon.tsx';
import { StatusBadge } from '@/ui/status-badge.tsx';

const texts = employeeTexts.tasks;

/** One assigned task, to read (TIME-27); it is moved on its project's board. */
export function TaskCard({ task, timeZone }: { task: Task; timeZone: string }) {
  const { title, description, status, priority, assignedTo, dueDate, estimatedHours } = task;
  const overdue = isOverdue(task, serverNow(), timeZone);
  return (
    <Card className="flex h-full flex-col gap-3 p-4">
      <div>
        <h3 className="break-words font-semibold">{title}</h3>
        {description && <p className="mt-1 line-clamp-2 break-words text-muted">{description}</p>}
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <Fact label={texts.status}>
          <StatusBadge status={status} />
        </Fact>
        <Fact label={texts.priority}>
          <PriorityIcon priority={priority} showLabel />
        </Fact>
        <Fact label={texts.assignedTo}>
          {assignedTo.map(({ fullname, username }) => fullname || username).join(', ')}
        </Fact>
        <Fact label={texts.due}>
          <span className={overdue ? 'tabular text-danger' : 'tabular'}>
            {dueDate ? formatDay(dueDate, timeZone) : texts.noDue}
            {overdue && ` · ${texts.overdue}`}
          </span>
        </Fact>
        <Fact label={texts.hours}>
          <span className="tabular">{estimatedHours > 0 ? estimatedHours : texts.noHours}</span>
        </Fact>
      </dl>
    </Card>
  );
}
