import type { Values } from '@faena/shared/commands';
import type { QueryClient } from '@tanstack/react-query';
import { randomId } from '@/lib/random-id.ts';
import { drawBoard } from './board.ts';
import type { QueuedChange } from './queue.ts';
import { dependentsOf, removeQueued, updateQueued } from './queue-store.ts';

/**
 * Sends a stopped change after all. Over the values of others it becomes a new change, with its own key, based on
 * those values.
 */
export async function applyStopped(
  queryClient: QueryClient,
  { stopped, ...change }: QueuedChange,
): Promise<void> {
  const { before, items } = change;
  const { now = {} } = stopped ?? {};
  const rebased = stopped?.why === 'changed' && {
    key: randomId(),
    maybeMade: false,
    before: merged(before, now),
    items: items && { ...items, before: merged(items.before, now) },
  };
  const at = Date.now();
  // Changes that were stopped with a new task are sent with it.
  const dependents = dependentsOf(change).map(({ stopped: _, ...each }) => ({ ...each, at }));
  await updateQueued({ ...change, ...rebased, at }, ...dependents);
  drawBoard(queryClient, change.projectId);
}

/** Discards a change and those that depend on it. */
export async function discardQueued(queryClient: QueryClient, change: QueuedChange): Promise<void> {
  await removeQueued(...dependentsOf(change), change);
  drawBoard(queryClient, change.projectId);
}

function merged(before: Values, now: Values): Values {
  return Object.fromEntries(Object.entries(before).map(([id, said]) => [id, { ...said, ...now[id] }]));
}
