import { boardOf, type Placed, tasksOf } from './board.ts';

/** Tasks as they have become meanwhile: whole ones, places of some, and those that are gone. */
export interface BoardUpdate<T extends Placed> {
  changed: readonly T[];
  moved: readonly (Pick<T, 'id'> & Partial<T>)[];
  removed: readonly string[];
}

/**
 * Brings the tasks of a board up to date, in board order; those that did not change stay the same objects.
 * Saying the same twice changes nothing, and the place of a task that is not on the board is passed over.
 */
export function updateBoard<T extends Placed>(tasks: readonly T[], update: BoardUpdate<T>): T[] {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  for (const task of update.changed) byId.set(task.id, task);
  for (const place of update.moved) {
    const task = byId.get(place.id);
    if (task) byId.set(task.id, { ...task, ...place });
  }
  for (const id of update.removed) byId.delete(id);
  return tasksOf(boardOf([...byId.values()]));
}
