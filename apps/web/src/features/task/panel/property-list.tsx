import type { Task } from '@faena/shared/schemas';
import { taskFormTexts } from '@/texts/task-form.ts';
import { taskTableTexts } from '@/texts/task-table.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { PriorityIcon } from '@/ui/priority-icon.tsx';
import { StatusBadge } from '@/ui/status-badge.tsx';
import { Tag } from '@/ui/tag.tsx';
import { DueDate } from '../due-date.tsx';
import { recurrenceText } from '../recurrence.ts';
import { recurrenceTexts } from '../texts/recurrence.ts';
import { StatusField } from './status-field.tsx';

const texts = taskFormTexts;

/** The properties of a task for people who may not change them. Everyone who sees a task may move it (ACCESS-6). */
export function PropertyList({ task, canMove }: { task: Task; canMove: boolean }) {
  const { status, priority, dueDate, recurrence, estimatedHours, assignedTo, tags } = task;
  const facts = [
    [
      texts.assignees,
      assignedTo.map(({ fullname, username }) => fullname || username).join(', ') || texts.noAssignees,
    ],
    [texts.priority, <PriorityIcon key="priority" priority={priority} showLabel />],
    [texts.dueDate, dueDate ? <DueDate key="dueDate" task={task} /> : texts.noDue],
    [recurrenceTexts.label, recurrenceText(recurrence)],
    [texts.estimatedHours, estimatedHours > 0 ? taskTexts.card.hours(estimatedHours) : texts.noHours],
    [
      texts.tags,
      tags.length === 0 ? (
        taskTableTexts.none
      ) : (
        <span key="tags" className="flex flex-wrap gap-1">
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </span>
      ),
    ],
  ] as const;
  return (
    <div className="mt-3 grid gap-1">
      {canMove && <StatusField task={task} />}
      <dl className="grid grid-cols-[8rem_minmax(0,1fr)] sm:grid-cols-[10rem_minmax(0,1fr)] gap-x-2 gap-y-1">
        {!canMove && (
          <>
            <dt className="py-1.5 text-muted">{texts.status}</dt>
            <dd className="py-1.5">
              <StatusBadge status={status} />
            </dd>
          </>
        )}
        {facts.map(
          ([label, value]) =>
            value !== '' && (
              <div key={label} className="contents">
                <dt className="py-1.5 text-muted">{label}</dt>
                <dd dir="auto" className="tabular wrap-anywhere min-w-0 py-1.5 ltr:text-left">
                  {value}
                </dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}
