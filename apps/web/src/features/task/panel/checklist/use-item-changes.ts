import { COMMANDS, itemMoveOn } from '@faena/shared/commands';
import type { ChecklistItem, Task } from '@faena/shared/schemas';
import { randomId } from '@/lib/random-id.ts';
import { WORDS } from '../../change-texts.ts';
import { useChecklist, useItemChange } from './use-checklist.ts';

/** The changes of the items of a task's checklist. */
export function useItemChanges(task: Task) {
  const { id } = task;
  const { query, items = [] } = useChecklist(task);
  const add = useItemChange(COMMANDS.addItems, WORDS.addItems);
  const tick = useItemChange(COMMANDS.tick, WORDS.tick);
  const setText = useItemChange(COMMANDS.setItemText, WORDS.setItemText);
  const move = useItemChange(COMMANDS.moveItem, WORDS.moveItem);
  const remove = useItemChange(COMMANDS.removeItem, WORDS.removeItem);

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
      if (item && from !== order) move({ id, ...itemMoveOn(items, item, order) });
    },
    remove({ _id: itemId, text, done }: ChecklistItem): void {
      remove({ id, itemId, text, done });
    },
  };
}

export type ItemChanges = ReturnType<typeof useItemChanges>;
