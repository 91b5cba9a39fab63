import type { Task } from '@faena/shared/schemas';
import { replaceEqualDeep } from '@tanstack/react-query';

/**
 * The tasks that are there now, each that is as it was before the very same object, whatever its index. The query cache
 * by itself compares by index: one card that moves would make all below it other objects, and draw them anew.
 */
export function shareTasks(before: Task[] | undefined, after: Task[]): Task[] {
  if (!before) return after;
  const known = new Map(before.map((task) => [task.id, task]));
  const shared = after.map((task) => replaceEqualDeep(known.get(task.id), task));
  const isSame = before.length === shared.length && before.every((task, index) => task === shared[index]);
  return isSame ? before : shared;
}
