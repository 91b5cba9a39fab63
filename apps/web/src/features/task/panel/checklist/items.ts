import type { ChecklistItem } from '@faena/shared/schemas';
import type { WaitingChange } from '@/lib/waiting.ts';
import { replayOf } from '../../waiting/kinds.ts';

/** The items of a task's checklist as they are drawn: with what waits laid over them, in the order it was made (NET-13). */
export function withWaiting(
  taskId: string,
  items: readonly ChecklistItem[],
  waiting: readonly WaitingChange[],
): readonly ChecklistItem[] {
  const ofTask = waiting.filter(({ stopped, before }) => !stopped && taskId in before);
  return ofTask.reduce((shown, change) => replayOf(change)?.expectItems(shown) ?? shown, items);
}
