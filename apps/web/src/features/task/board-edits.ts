import { boardOf, type Column, moveTask, removeTask, type Target, tasksOf } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { rememberLast } from '@/lib/remember-last.ts';

/*
 * Changes of a board's list of tasks, for the cache. All keep tasks that do not change as the same objects, and none
 * minds a task that is not there (any more): the server has the last word.
 */

/** What a move makes of a board. It is asked, drawn and told of the same tasks: of thousands it is worked out once. */
export const moveIn = rememberLast((tasks: readonly Task[], id: string, status: Column, index: number) =>
  moveTask(tasks, id, { status, index }),
);

/** Moves a task; both columns are numbered 0..n-1 again. */
export function withMove(tasks: Task[], id: string, { status, index }: Target): Task[] {
  return has(tasks, id) ? tasksOf(moveIn(tasks, id, status, index).board) : tasks;
}

/** Takes a task away; its column closes the gap. */
export function withoutTask(tasks: Task[], id: string): Task[] {
  return has(tasks, id) ? tasksOf(removeTask(tasks, id).board) : tasks;
}

/** Takes tasks away; their columns close the gaps. */
export function withoutTasks(tasks: Task[], ids: readonly string[]): Task[] {
  const gone = new Set(ids);
  const next = new Map<Task['status'], number>();
  return tasks.flatMap((task) => {
    if (gone.has(task.id)) return [];
    const order = next.get(task.status) ?? 0;
    next.set(task.status, order + 1);
    return task.order === order ? task : { ...task, order };
  });
}

/** Puts a task, new or changed, where it says it stands. */
export function withTask(tasks: Task[], task: Task): Task[] {
  const rest = withoutTask(tasks, task.id);
  return tasksOf(moveTask([...rest, task], task.id, { status: task.status, index: task.order }).board);
}

/** Changes what a task says, not where it stands: it may be on its way elsewhere. */
export function withDetails(tasks: Task[], changed: Pick<Task, 'id'> & Partial<Task>): Task[] {
  return tasks.map((task) =>
    task.id === changed.id ? { ...task, ...changed, status: task.status, order: task.order } : task,
  );
}

/** Takes over a whole task as the server has it, but for where it stands: it may be on its way elsewhere. */
export function withContent(tasks: Task[], whole: Task): Task[] {
  return tasks.map((task) =>
    task.id === whole.id ? { ...whole, status: task.status, order: task.order } : task,
  );
}

/** Replaces columns by what the server says of them. */
export function withColumns(tasks: Task[], columns: Task[], renumbered: readonly Column[]): Task[] {
  const answered = new Set(columns.map(({ id }) => id));
  const rest = tasks.filter(({ id, status }) => !renumbered.includes(status) && !answered.has(id));
  return tasksOf(boardOf([...rest, ...columns]));
}

function has(tasks: Task[], id: string): boolean {
  return tasks.some((task) => task.id === id);
}
