import type { Task } from '@faena/shared/schemas';
import type { ReactNode } from 'react';
import { useTaskContext } from '@/features/task/index.ts';
import { isOverdue, shownDue } from '@/lib/due-date.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { priorityLabels } from '@/texts/labels.ts';
import { quickTexts } from '@/texts/quick.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { DropdownMenu } from '@/ui/dropdown-menu.tsx';
import { laterOpened } from '@/ui/later.tsx';
import { Popover } from '@/ui/popover.tsx';
import { EditButton } from './edit-button.tsx';

const load = () => import('./choices.ts');
const DateChoices = laterOpened(() => load().then(({ DateChoices }) => DateChoices));
const PeopleChoices = laterOpened(() => load().then(({ PeopleChoices }) => PeopleChoices));
const PriorityChoices = laterOpened(() => load().then(({ PriorityChoices }) => PriorityChoices));
const TagChoices = laterOpened(() => load().then(({ TagChoices }) => TagChoices));

const texts = quickTexts.edit;
const form = taskTexts.fields;

type TaskEditProps = {
  task: Task;
  /** The content of the button. */
  look: ReactNode;
  className?: string;
};

/** The label of a field of a task. */
const nameOf = (what: string, { title }: Task, value: string) => texts.of(what, title, value);

/** The button that changes the priority of a task, on its card and in its row (QUICK-5). */
export function PriorityEdit({ task, ...button }: TaskEditProps) {
  const label = nameOf(form.priority, task, priorityLabels[task.priority]);
  return (
    <EditButton label={label} hint={form.priority} popup="menu" {...button}>
      {(opened) => (
        <DropdownMenu {...opened} align="start">
          <PriorityChoices tasks={[task]} />
        </DropdownMenu>
      )}
    </EditButton>
  );
}

/** The button that changes the due date of a task; see `EditButton` for `empty`. */
export function DateEdit({ task, ...button }: TaskEditProps & { empty?: boolean }) {
  const { timeZone } = useTaskContext();
  const due = shownDue(task, timeZone) || texts.noDate;
  const value = isOverdue(task, serverNow(), timeZone) ? `${taskTexts.card.overdue} ${due}` : due;
  return (
    <EditButton label={nameOf(form.dueDate, task, value)} hint={form.dueDate} popup="dialog" {...button}>
      {(opened) => (
        <Popover {...opened} label={nameOf(form.dueDate, task, '')} whole>
          <DateChoices tasks={[task]} onDone={() => opened.onOpenChange(false)} />
        </Popover>
      )}
    </EditButton>
  );
}

/** The button that assigns people to a task, and removes them. */
export function PeopleEdit({ task, ...button }: TaskEditProps) {
  const { length } = task.assignedTo;
  const names = task.assignedTo.map(({ username }) => username).join(', ');
  // Uses the words of the table for no people and for several.
  const value =
    length === 0 ? taskTexts.unassigned : length === 1 ? names : `${taskTexts.users(length)}: ${names}`;
  return (
    <EditButton label={nameOf(form.assignees, task, value)} hint={form.assignees} popup="dialog" {...button}>
      {(opened) => (
        <Popover {...opened} label={nameOf(form.assignees, task, '')} align="end" className="w-64 p-1">
          <PeopleChoices tasks={[task]} />
        </Popover>
      )}
    </EditButton>
  );
}

/** The button that adds tags to a task, and removes them. */
export function TagsEdit({ task, ...button }: TaskEditProps) {
  const label = nameOf(form.tags, task, task.tags.join(', ') || texts.noTags);
  return (
    <EditButton label={label} hint={form.tags} popup="dialog" {...button}>
      {(opened) => (
        <Popover {...opened} label={nameOf(form.tags, task, '')} align="end" className="w-64 p-1">
          <TagChoices tasks={[task]} />
        </Popover>
      )}
    </EditButton>
  );
}
