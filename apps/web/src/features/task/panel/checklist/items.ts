import type { ChecklistItem } from '@faena/shared/schemas';
import type { WaitingChange } from '@/lib/waiting.ts';
import { type Tick, tickKind } from '../../waiting/kinds.ts';

/** The items of a task's checklist as they are drawn: with the ticks laid over them that wait (NET-13). */
export function withTicks(
  taskId: string,
  items: readonly ChecklistItem[],
  waiting: readonly WaitingChange[],
): readonly ChecklistItem[] {
  return waiting.reduce((before, { kind, variables, stopped }) => {
    if (kind !== tickKind.kind || stopped) return before;
    const { id, itemId, done } = variables as Tick;
    return id === taskId ? withItem(before, itemId, { done }) : before;
  }, items);
}

export function withItem(
  items: readonly ChecklistItem[],
  itemId: string,
  changes: Partial<ChecklistItem>,
): readonly ChecklistItem[] {
  return items.map((item) => (item._id === itemId ? { ...item, ...changes } : item));
}
