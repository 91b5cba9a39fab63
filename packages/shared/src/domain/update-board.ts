import { boardOf, type Ordered, tasksOf } from './board.ts';

/** Tasks as they have become meanwhile: whole ones, the orders of some, and those that are gone. */
export interface BoardUpdate<T extends Ordered> {
  changed: readonly T[];
  moved: readonly (Pick<T, 'id'> & Partial<T>)[];
  removed: readonly string[];
}

/**
 * Brings the tasks of a board up to date, in board order; those that did not change stay the same objects.
 * Saying the same twice changes nothing, and the move of a task that is not on the board is passed over.
 */
export function updateBoard<T extends Ordered>(tasks: readonly T[], update: BoardUpdate<T>): T[] {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  for (const task of update.changed) byId.set(task.id, task);
  for (const move of update.moved) {
    const task = byId.get(move.id);
    if (task) byId.set(task.id, { ...task, ...move });
  }
  for (const id of update.removed) byId.delete(id);
  return tasksOf(boardOf([...byId.values()]));
}
