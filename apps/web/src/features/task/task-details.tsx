import type { Task } from '@faena/shared/schemas';
import { taskTexts } from '@/texts/tasks.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Fact } from '@/ui/fact.tsx';
import { PriorityIcon } from '@/ui/priority-icon.tsx';
import { StatusBadge } from '@/ui/status-badge.tsx';
import { Tag } from '@/ui/tag.tsx';
import { DueDate } from './due-date.tsx';

const texts = taskTexts.form;

type TaskDetailsProps = { task: Task; onClose: () => void };

/** A task to read, for those who may not change it (TASK-14). */
export function TaskDetails({ task, onClose }: TaskDetailsProps) {
  const { title, description, status, priority, dueDate, estimatedHours, assignedTo, tags } = task;
  const none = taskTexts.table.none;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {description || <span className="text-muted">{texts.noDescription}</span>}
      </p>
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        <Fact label={texts.status}>
          <StatusBadge status={status} />
        </Fact>
        <Fact label={texts.priority}>
          <PriorityIcon priority={priority} showLabel />
        </Fact>
        <Fact label={texts.dueDate}>{dueDate ? <DueDate task={task} /> : none}</Fact>
        <Fact label={texts.estimatedHours}>
          {estimatedHours > 0 ? taskTexts.card.hours(estimatedHours) : none}
        </Fact>
        <Fact label={texts.assignees}>
          {assignedTo.map(({ fullname, username }) => fullname || username).join(', ') || texts.noAssignees}
        </Fact>
        <Fact label={texts.tags}>
          {tags.length === 0 && none}
          <span className="flex flex-wrap gap-1">
            {tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </span>
        </Fact>
      </dl>
    </Dialog>
  );
}
