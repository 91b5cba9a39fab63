import { arrayMove } from '@dnd-kit/sortable';
import type { ChecklistItem, Task } from '@faena/shared/schemas';
import { client } from '@/lib/client.ts';
import { randomId } from '@/lib/random-id.ts';
import { withItem } from './items.ts';
import { useChecklist } from './use-checklist.ts';

interface Options {
  readonly idempotencyKey: string;
}

/** Before the server has named it. */
const UNNAMED = 'new-';

/** Whether an item can be changed: the server knows it already. */
export function isNamed({ _id }: ChecklistItem): boolean {
  return !_id.startsWith(UNNAMED);
}

/** What can be done to the items of a task's checklist. */
export function useItemChanges(task: Task) {
  const { query, items = [], put, tick } = useChecklist(task);
  const paramsOf = (itemId: string) => ({ params: { id: task.id, itemId } });

  return {
    query,
    items,
    add(texts: string[], onError: () => void): void {
      const added = texts.map((text) => ({ _id: `${UNNAMED}${randomId()}`, text, done: false }));
      const send = (options: Options) =>
        client.checklist.add({ params: { id: task.id }, body: { texts } }, options);
      put([...items, ...added], send, onError);
    },
    tick,
    setText(itemId: string, text: string): void {
      put(withItem(items, itemId, { text }), (options) =>
        client.checklist.setText({ ...paramsOf(itemId), body: { text } }, options),
      );
    },
    move(itemId: string, order: number): void {
      const from = items.findIndex(({ _id }) => _id === itemId);
      if (from < 0 || from === order) return;
      put(arrayMove([...items], from, order), (options) =>
        client.checklist.move({ ...paramsOf(itemId), body: { order } }, options),
      );
    },
    remove(itemId: string): void {
      put(
        items.filter(({ _id }) => _id !== itemId),
        (options) => client.checklist.remove(paramsOf(itemId), options),
      );
    },
  };
}

export type ItemChanges = ReturnType<typeof useItemChanges>;
