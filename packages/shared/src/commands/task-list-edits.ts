import { boardOf, type Column, moveTask, removeTask, type Target, tasksOf } from '../domain/index.ts';
import { rememberLast } from '../remember-last.ts';
import type { Task } from '../schemas/index.ts';

/*
 * Edits of a board's list of tasks, for the optimistic updates and the answers of commands. Unchanged tasks stay the same
 * objects. An edit skips a task that is not on the board, because the server decides.
 */

/** The board after a move; repeated calls for the same move compute it once. */
export const moveIn = rememberLast((tasks: readonly Task[], id: string, status: Column, index: number) =>
  moveTask(tasks, id, { status, index }),
);

/** Moves a task and renumbers both columns 0..n-1. */
export function withMove(tasks: Task[], id: string, { status, index }: Target): Task[] {
  return has(tasks, id) ? tasksOf(moveIn(tasks, id, status, index).board) : tasks;
}

/** Removes a task; its column closes the gap. */
export function withoutTask(tasks: Task[], id: string): Task[] {
  return has(tasks, id) ? tasksOf(removeTask(tasks, id).board) : tasks;
}

/** Removes tasks; their columns close the gaps. */
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

/** Puts a task, new or changed, at its own status and order. */
export function withTask(tasks: Task[], task: Task): Task[] {
  const rest = withoutTask(tasks, task.id);
  return tasksOf(moveTask([...rest, task], task.id, { status: task.status, index: task.order }).board);
}

/** Changes fields of a task but not its place: a move of it may be pending. */
export function withDetails(tasks: Task[], changed: Pick<Task, 'id'> & Partial<Task>): Task[] {
  return tasks.map((task) =>
    task.id === changed.id ? { ...task, ...changed, status: task.status, order: task.order } : task,
  );
}

/** Replaces a task by the server's but keeps its place: a move of it may be pending. */
export function withContent(tasks: Task[], whole: Task): Task[] {
  return tasks.map((task) =>
    task.id === whole.id ? { ...whole, status: task.status, order: task.order } : task,
  );
}

/** The parts that all commands of a checklist or of comments share; they touch no field of the task. */
export const ofTaskPart = {
  confirm: (tasks: Task[], { task }: { readonly task: Task }) => withContent(tasks, task),
  touches: ({ id }: { readonly id: string }) => ({ ids: [id], fields: [] }),
};

/** Replaces columns by the server's. */
export function withColumns(tasks: Task[], columns: Task[], renumbered: readonly Column[]): Task[] {
  const answered = new Set(columns.map(({ id }) => id));
  const rest = tasks.filter(({ id, status }) => !renumbered.includes(status) && !answered.has(id));
  return tasksOf(boardOf([...rest, ...columns]));
}

function has(tasks: Task[], id: string): boolean {
  return tasks.some((task) => task.id === id);
}
