import type { ChecklistItem, TaskChecklist } from '../schemas/index.ts';
import { type AskedOfItem, aboutItem, answered, type Items, withoutItem } from './checklist-edits.ts';
import type { QueuedCommand } from './command.ts';
import { ofTaskPart } from './task-list-edits.ts';

interface Asked extends AskedOfItem {
  /** The neighbours it was dropped between: they give its place on any later list. */
  readonly above: string | undefined;
  readonly below: string | undefined;
  /** The order of the item on the list at the time of the drop. */
  readonly order: number;
}

/** Moves an item to another place of its list. */
export const moveItem: QueuedCommand<Asked, TaskChecklist> = {
  ...ofTaskPart,
  name: 'moveItem',
  send: (client, { id, itemId, order }, options) =>
    client.checklist.move({ params: { id, itemId }, body: { order } }, options),
  apply: (tasks) => tasks,
  checklist: {
    answered,
    apply: (items, asked) => {
      const moved = items.filter(({ _id }) => _id === asked.itemId);
      return withoutItem(items, asked.itemId).toSpliced(orderOn(items, asked), 0, ...moved);
    },
    touches: aboutItem,
  },
  rebase: async (asked, _tasks, client) => {
    const { items } = await client.checklist.read({ params: { id: asked.id } });
    return { ...asked, order: orderOn(items, asked) };
  },
};

/** The move of an item to an order of this list. */
export function itemMoveOn(
  items: Items,
  { _id: itemId, text }: ChecklistItem,
  order: number,
): Omit<Asked, 'id'> {
  const others = withoutItem(items, itemId);
  return { itemId, text, above: others[order - 1]?._id, below: others[order]?._id, order };
}

/** The place beside the same neighbours on this list. */
function orderOn(items: Items, { itemId, above, below, order }: Asked): number {
  const others = withoutItem(items, itemId);
  const afterAbove = others.findIndex(({ _id }) => _id === above) + 1;
  if (afterAbove > 0) return afterAbove;
  const atBelow = others.findIndex(({ _id }) => _id === below);
  return atBelow >= 0 ? atBelow : order;
}
