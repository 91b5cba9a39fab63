import {
  calendarDateOf,
  dateAfter,
  dueDayOf,
  TASK_STATUSES,
  type TaskGroupBy,
  weekdayOf,
} from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { locale } from '@/lib/language.ts';
import { statusLabels } from '@/texts/labels.ts';
import { taskTableTexts } from '@/texts/task-table.ts';
import { taskTexts } from '@/texts/tasks.ts';

const texts = taskTableTexts;

/** The tasks under one heading. */
export interface TaskGroup {
  readonly key: string;
  readonly label: string;
  readonly tasks: readonly Task[];
}

const NOBODY = 'nobody';

/** The groups by due date, the most urgent first; `past` holds finished tasks with a due date before today. */
const DUES = ['overdue', 'today', 'week', 'later', 'none', 'past'] as const;
type Due = (typeof DUES)[number];

/** The calendar in which due dates are read, and the present moment. */
interface Calendar {
  readonly now: number;
  readonly timeZone: string;
}

/**
 * The groups with tasks, each in the given order. Statuses come from the left, people by name, due dates by urgency. A
 * task of several people is in the group of each (BOARD-19).
 */
export function groupTasks(tasks: readonly Task[], by: TaskGroupBy, calendar: Calendar): TaskGroup[] {
  if (by === 'person') return peopleGroups(tasks);
  const keysOf: (task: Task) => readonly string[] =
    by === 'status' ? ({ status }) => [status] : dueReader(calendar);
  const found = gather(tasks, keysOf);
  return by === 'status'
    ? TASK_STATUSES.flatMap((status) => groupOf(found, status, statusLabels[status]))
    : DUES.flatMap((due) => groupOf(found, due, texts.dues[due]));
}

function peopleGroups(tasks: readonly Task[]): TaskGroup[] {
  const names = new Map<string, string>();
  for (const { assignedTo } of tasks)
    for (const { _id, fullname, username } of assignedTo) names.set(_id, fullname || username);
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' });
  const found = gather(tasks, ({ assignedTo }) =>
    assignedTo.length > 0 ? assignedTo.map(({ _id }) => _id) : [NOBODY],
  );
  return [
    ...[...names].sort(([, a], [, b]) => compare(a, b)).flatMap(([id, name]) => groupOf(found, id, name)),
    ...groupOf(found, NOBODY, taskTexts.unassigned),
  ];
}

function gather(tasks: readonly Task[], keysOf: (task: Task) => readonly string[]): Map<string, Task[]> {
  const found = new Map<string, Task[]>();
  for (const task of tasks) {
    for (const key of keysOf(task)) {
      const group = found.get(key);
      if (group) group.push(task);
      else found.set(key, [task]);
    }
  }
  return found;
}

function groupOf(found: ReadonlyMap<string, readonly Task[]>, key: string, label: string): TaskGroup[] {
  const tasks = found.get(key);
  return tasks ? [{ key, label, tasks }] : [];
}

function dueReader({ now, timeZone }: Calendar): (task: Task) => [Due] {
  const today = calendarDateOf(new Date(now), timeZone);
  const nextMonday = dateAfter(today, 8 - weekdayOf(today));
  return (task) => {
    const due = dueDayOf(task, timeZone);
    if (due === '') return ['none'];
    if (due < today) return [task.status === 'Done' ? 'past' : 'overdue'];
    if (due === today) return ['today'];
    return [due < nextMonday ? 'week' : 'later'];
  };
}
