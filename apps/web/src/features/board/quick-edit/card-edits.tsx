import type { Task } from '@faena/shared/schemas';
import { CalendarPlus, Tag, Users } from 'lucide-react';
import { CardHours, DueDate } from '@/features/task/index.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { AvatarGroup } from '@/ui/avatar-group.tsx';
import { PriorityIcon } from '@/ui/priority-icon.tsx';
import { DateEdit, PeopleEdit, PriorityEdit, TagsEdit } from './task-edits.tsx';

const ICON = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-4' } as const;

/** The last line of a card as buttons, for people who may change it (QUICK-5). */
export function CardEdits({ task }: { task: Task }) {
  const { priority, dueDate } = task;
  return (
    <>
      <PriorityEdit task={task} look={<PriorityIcon priority={priority} />} />
      <DateEdit
        task={task}
        empty={!dueDate}
        look={dueDate ? <DueDate task={task} /> : <CalendarPlus {...ICON} />}
      />
      <CardHours task={task} />
    </>
  );
}

/** The button that changes the people of a task. Without people it says 'Asignar'. */
export function CardPeople({ task }: { task: Task }) {
  return <PeopleEdit task={task} className="ml-auto" look={<Assigned task={task} />} />;
}

/** The button that changes the tags of a task. */
export function CardTagsButton({ task, className }: { task: Task; className: string }) {
  return <TagsEdit task={task} className={className} look={<Tag {...ICON} />} />;
}

/** The number of a task's assignees, and their faces. */
export function Assigned({ task: { assignedTo } }: { task: Task }) {
  return (
    <>
      <span className="inline-flex items-center gap-1">
        <Users aria-hidden strokeWidth={1.75} className="size-3.5" />
        <span className="sr-only">{taskTexts.card.assignees(assignedTo.length)}</span>
        {/* CSS draws the count, because the button's name already has it (KEYS-8). */}
        <span aria-hidden data-count={assignedTo.length} className="before:content-[attr(data-count)]" />
      </span>
      <AvatarGroup people={assignedTo} counted />
    </>
  );
}
