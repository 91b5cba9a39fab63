import { act } from '@testing-library/react';
import { openDB } from 'idb';
import { QUEUE_DATABASE } from '@/lib/storage.ts';
import type { NewChange, QueuedChange } from '@/sync/queue.ts';
import { loadQueue } from '@/sync/queue-store.ts';
import { settle } from './time.ts';

/** The stored queue of every person (NET-12). */
export async function storedQueue(): Promise<readonly QueuedChange[]> {
  const database = await openQueue();
  const all = await database.getAll('queue');
  database.close();
  return all;
}

/** Queues changes as in another tab, or updates queued ones, and informs the other tabs. */
export function anotherTabQueues(...changes: readonly NewChange[]): Promise<void> {
  return act(async () => {
    const database = await openQueue();
    for (const change of changes) await database.put('queue', change);
    database.close();
    const channel = new BroadcastChannel(QUEUE_DATABASE);
    channel.postMessage([]);
    channel.close();
    await settle();
  });
}

/** A connection besides that of the page, which has created the stores. */
async function openQueue() {
  await loadQueue();
  return openDB(QUEUE_DATABASE);
}
