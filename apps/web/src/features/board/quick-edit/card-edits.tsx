import type { Task } from '@faena/shared/schemas';
import { CalendarPlus, Tag, Users } from 'lucide-react';
import { DueDate, useTaskContext } from '@/features/task/index.ts';
import { formatDay } from '@/lib/format-moment.ts';
import { priorityLabels } from '@/texts/labels.ts';
import { quickTexts } from '@/texts/quick.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { AvatarGroup } from '@/ui/avatar-group.tsx';
import { DropdownMenu } from '@/ui/dropdown-menu.tsx';
import { Popover } from '@/ui/popover.tsx';
import { PriorityIcon } from '@/ui/priority-icon.tsx';
import { facesOf } from '../people.ts';
import { DateChoices } from './date-choices.tsx';
import { OnDemand } from './on-demand.tsx';
import { PeopleChoices } from './people-choices.tsx';
import { PriorityChoices } from './priority-choices.tsx';
import { TagChoices } from './tag-choices.tsx';

const texts = quickTexts.edit;
const form = taskTexts.form;
const ICON = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-4' } as const;

/** How a task is named where it is changed. */
const nameOf = (what: string, { title }: Task, value: string) => texts.of(what, title, value);

/** What the last line of a card says, for who may change it, are the buttons that change it (QUICK-5). */
export function CardEdits({ task }: { task: Task }) {
  const { timeZone } = useTaskContext();
  const { priority, dueDate, estimatedHours } = task;
  return (
    <>
      <OnDemand
        label={nameOf(form.priority, task, priorityLabels[priority])}
        hint={form.priority}
        popup="menu"
        look={<PriorityIcon priority={priority} />}
      >
        {(opened) => (
          <DropdownMenu {...opened} align="start">
            <PriorityChoices tasks={[task]} />
          </DropdownMenu>
        )}
      </OnDemand>
      <OnDemand
        label={nameOf(form.dueDate, task, dueDate ? formatDay(dueDate, timeZone) : texts.noDate)}
        hint={form.dueDate}
        popup="dialog"
        empty={!dueDate}
        look={dueDate ? <DueDate task={task} /> : <CalendarPlus {...ICON} />}
      >
        {(opened) => (
          <Popover {...opened} label={nameOf(form.dueDate, task, '')}>
            <DateChoices tasks={[task]} onDone={() => opened.onOpenChange(false)} />
          </Popover>
        )}
      </OnDemand>
      {estimatedHours > 0 && <span>{taskTexts.card.hours(estimatedHours)}</span>}
    </>
  );
}

/** The people of a task, as the button that changes them; 'Asignar' stands for it where there are none. */
export function CardPeople({ task }: { task: Task }) {
  const names = task.assignedTo.map(({ username }) => username).join(', ');
  return (
    <OnDemand
      label={nameOf(form.assignees, task, names)}
      hint={form.assignees}
      popup="dialog"
      className="ml-auto"
      look={<Assigned task={task} />}
    >
      {(opened) => (
        <Popover {...opened} label={nameOf(form.assignees, task, '')} align="end" className="w-64 p-1">
          <PeopleChoices tasks={[task]} />
        </Popover>
      )}
    </OnDemand>
  );
}

/** What changes the tags of a task. */
export function CardTagsButton({ task, className }: { task: Task; className: string }) {
  return (
    <OnDemand
      label={nameOf(form.tags, task, task.tags.join(', ') || texts.noTags)}
      hint={form.tags}
      popup="dialog"
      className={className}
      look={<Tag {...ICON} />}
    >
      {(opened) => (
        <Popover {...opened} label={nameOf(form.tags, task, '')} align="end" className="w-64 p-1">
          <TagChoices tasks={[task]} />
        </Popover>
      )}
    </OnDemand>
  );
}

/** How many a task is assigned to, and their faces. */
export function Assigned({ task: { assignedTo } }: { task: Task }) {
  return (
    <>
      <span className="inline-flex items-center gap-1">
        <Users aria-hidden strokeWidth={1.75} className="size-3.5" />
        <span className="sr-only">{taskTexts.card.assignees(assignedTo.length)}</span>
        <span aria-hidden>{assignedTo.length}</span>
      </span>
      <AvatarGroup people={facesOf(assignedTo)} counted />
    </>
  );
}
