import type { ChecklistItem, Task } from '@faena/shared/schemas';
import { randomId } from '@/lib/random-id.ts';
import {
  addItemsKind,
  carryOn,
  moveItemKind,
  removeItemKind,
  setItemTextKind,
  tickKind,
} from '../../waiting/item-kinds.ts';
import { useChecklist, useItemChange } from './use-checklist.ts';

/** What can be done to the items of a task's checklist. */
export function useItemChanges(task: Task) {
  const { id } = task;
  const checklist = useChecklist(task);
  const { query, items = [] } = checklist;
  const add = useItemChange(checklist, addItemsKind);
  const tick = useItemChange(checklist, tickKind);
  const setText = useItemChange(checklist, setItemTextKind);
  const move = useItemChange(checklist, moveItemKind);
  const remove = useItemChange(checklist, removeItemKind);

  return {
    query,
    items,
    add(texts: string[], onError: () => void): void {
      add({ id, ids: texts.map(() => randomId().slice(0, 24)), texts }, onError);
    },
    tick({ _id: itemId, text }: ChecklistItem, done: boolean): void {
      tick({ id, itemId, text, done });
    },
    setText({ _id: itemId, text: was }: ChecklistItem, text: string): void {
      setText({ id, itemId, was, text });
    },
    move(itemId: string, order: number): void {
      const from = items.findIndex(({ _id }) => _id === itemId);
      const item = items[from];
      if (item && from !== order) move({ id, ...carryOn(items, item, order) });
    },
    remove({ _id: itemId, text, done }: ChecklistItem): void {
      remove({ id, itemId, text, done });
    },
  };
}

export type ItemChanges = ReturnType<typeof useItemChanges>;
