import { setImmediate as nextTurn } from 'node:timers/promises';

/** Maps many items, and lets other work run after each `atOnce` of them (LIMIT-12). */
export async function mapInTurns<Item, Mapped>(
  items: Iterable<Item>,
  atOnce: number,
  map: (item: Item) => Mapped,
): Promise<Mapped[]> {
  const mapped: Mapped[] = [];
  for (const item of items) {
    mapped.push(map(item));
    if (mapped.length % atOnce === 0) await nextTurn();
  }
  return mapped;
}
