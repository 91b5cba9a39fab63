import type { Task } from '@faena/shared/schemas';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { memo } from 'react';
import { DueDate } from '@/features/task/index.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { AvatarGroup } from '@/ui/avatar-group.tsx';
import { PriorityIcon } from '@/ui/priority-icon.tsx';
import { Tag } from '@/ui/tag.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { facesOf } from '../people.ts';

const texts = taskTexts.card;

type TaskCardProps = {
  task: Task;
  /** The title as what opens the task; plain text unless given. */
  title?: ReactNode;
};

/** What a card of the board shows of a task (BOARD-9). */
export const TaskCard = memo(function TaskCard({
  task,
  title = <UserText lines={3}>{task.title}</UserText>,
}: TaskCardProps) {
  const { description, tags, dueDate, estimatedHours, assignedTo } = task;
  return (
    <>
      <h4 className="font-semibold">{title}</h4>
      {description && (
        <p className="mt-1 text-muted text-sm">
          <UserText lines={2}>{description}</UserText>
        </p>
      )}
      {tags.length > 0 && (
        <ul className="mt-2 flex max-h-11 flex-wrap gap-1 overflow-hidden">
          {tags.map((tag) => (
            <li key={tag} className="flex max-w-full">
              <Tag>{tag}</Tag>
            </li>
          ))}
        </ul>
      )}
      <div className="tabular mt-2 flex min-h-5 flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
        <PriorityIcon priority={task.priority} />
        {dueDate && <DueDate task={task} />}
        {estimatedHours > 0 && <span>{texts.hours(estimatedHours)}</span>}
        {assignedTo.length > 0 && (
          <span className="ml-auto inline-flex items-center gap-1.5">
            <span className="inline-flex items-center gap-1">
              <Users aria-hidden strokeWidth={1.75} className="size-3.5" />
              <span className="sr-only">{texts.assignees(assignedTo.length)}</span>
              <span aria-hidden>{assignedTo.length}</span>
            </span>
            <AvatarGroup people={facesOf(assignedTo)} />
          </span>
        )}
      </div>
    </>
  );
});
