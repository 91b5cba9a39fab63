import { boardOf, type Ordered, tasksOf } from './board-order.ts';

/** A change of a board's tasks: new or changed tasks, changed fields of some, and removed ones. */
export interface BoardUpdate<T extends Ordered> {
  changed: readonly T[];
  moved: readonly (Pick<T, 'id'> & Partial<T>)[];
  removed: readonly string[];
}

/**
 * Applies an event of the live stream to a board's tasks, and returns them in board order. Unchanged tasks stay the same
 * objects. Applying an event twice changes nothing, and it skips the move of a task that is not on the board.
 */
export function applyBoardEvent<T extends Ordered>(tasks: readonly T[], update: BoardUpdate<T>): T[] {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  for (const task of update.changed) byId.set(task.id, task);
  for (const move of update.moved) {
    const task = byId.get(move.id);
    if (task) byId.set(task.id, { ...task, ...move });
  }
  for (const id of update.removed) byId.delete(id);
  return tasksOf(boardOf([...byId.values()]));
}
