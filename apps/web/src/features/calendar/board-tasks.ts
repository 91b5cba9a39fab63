import { calendarDateOf, DEFAULT_TASK_PRIORITY, DONE_STATUS, dueDayOf } from '@faena/shared/domain';
import type { Calendar, CalendarProject, CalendarTask, Task } from '@faena/shared/schemas';
import { dueFields } from '@/lib/due-date.ts';
import { serverNow } from '@/lib/server-clock.ts';

/** Changes the tasks of one board. */
type Change = (tasks: Task[]) => Task[];

/** A task of the calendar, and the form in which commands change it. */
interface Known {
  readonly shown: CalendarTask;
  readonly given: Task;
}

/**
 * The calendar after a change of one board, such as a command that the server has not answered (CAL-11). Unchanged tasks
 * keep their place, and a task without a due day leaves.
 */
export function withBoardChange(calendar: Calendar, projectId: string, change: Change): Calendar {
  const project = calendar.projects.find(({ _id }) => _id === projectId);
  if (!project) return calendar;
  const known = new Map<string, Known>();
  for (const shown of calendar.tasks) {
    if (shown.projectId === projectId)
      known.set(shown.id, { shown, given: asBoardTask(shown, project, known.size) });
  }
  const changed = change([...known.values()].map(({ given }) => given));
  const after = new Map(changed.map((task) => [task.id, asCalendarTask(task, project, known.get(task.id))]));
  const stay = calendar.tasks.flatMap((task) =>
    task.projectId === projectId ? (after.get(task.id) ?? []) : task,
  );
  const added = [...after].flatMap(([id, task]) => (known.has(id) ? [] : (task ?? [])));
  return { ...calendar, tasks: [...stay, ...added] };
}

/** A task of the calendar in the form that commands change. The calendar knows a part of its fields. */
export function asBoardTask(
  { id, title, status, day }: CalendarTask,
  { _id, name, timeZone }: CalendarProject,
  order = 0,
): Task {
  const at = new Date(serverNow()).toISOString();
  return {
    ...{ _id: id, id, title, status, order, description: '' },
    ...{ priority: DEFAULT_TASK_PRIORITY, estimatedHours: 0, tags: [], assignedTo: [] },
    ...{ dueDay: day, dueDate: dueFields(day, timeZone).dueDate },
    ...{ project: { _id, name }, createdBy: '', createdAt: at, updatedAt: at },
  };
}

function asCalendarTask(
  task: Task,
  { _id, timeZone }: CalendarProject,
  known: Known | undefined,
): CalendarTask | null {
  if (known?.given === task) return known.shown;
  const { id, title, status, assignedTo } = task;
  const day = dueDayOf(task, timeZone);
  if (day === '') return null;
  const today = calendarDateOf(new Date(serverNow()), timeZone);
  // A command that leaves the people alone leaves the list of the given task, which has none.
  const isSame = known?.given.assignedTo === assignedTo;
  return {
    ...{ id, title, status, day, projectId: _id },
    isLate: status !== DONE_STATUS && day < today,
    assigneeIds: isSame ? known.shown.assigneeIds : assignedTo.map((person) => person._id),
  };
}
