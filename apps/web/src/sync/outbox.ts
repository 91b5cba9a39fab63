import type { Task } from '@faena/shared/schemas';
import { useSyncExternalStore } from 'react';
import { delay } from '@/lib/delay.ts';
import { codeOf, type Load, loadCode, loadLater } from '@/lib/later.ts';
import { reportError } from '@/lib/report.ts';
import { readSession } from '@/lib/session.ts';
import { formerQueueKeys, readStored, subscribeToStorage } from '@/lib/storage.ts';
import { allQueued, createdBy, type QueuedChange, subscribeToQueue, type ToQueue } from './queue.ts';

const besides: Load<unknown>[] = [];

/** Loads further code together with that of the queue, because none can load without a connection. */
export function loadWithQueue(load: Load<unknown>): void {
  besides.push(load);
}

/** Loads the code of the database, and reads the queue. The further code knows the commands that the queue may have. */
const loadStore = async () => {
  const [{ addQueued, queueLoaded, takeBack }] = await Promise.all([
    import('./queue-store.ts'),
    ...besides.map((load) => load()),
  ]);
  await queueLoaded();
  return { addQueued, takeBack };
};

/** The longest wait of a command for code, in milliseconds. */
const CODE_MS = 1_000;

const NONE: readonly QueuedChange[] = [];

/** The queue of one person, cached until the queue changes. */
let known = { all: NONE, personId: '', own: NONE };

/** The queued changes of the signed-in person, and the stopped ones, in the order they were made. */
export function readQueue(): readonly QueuedChange[] {
  const [all, personId] = [allQueued(), readSession()?.personId ?? ''];
  if (known.all !== all || known.personId !== personId) {
    const own = all.filter((each) => each.personId === personId);
    known = { all, personId, own: own.length > 0 ? own : NONE };
  }
  return known.own;
}

/** Resolves once the queue was read; at once if local storage has no sign of queued changes. */
export async function queueLoaded(): Promise<void> {
  const mayHold = readStored('queued') !== null || formerQueueKeys().length > 0;
  if (codeOf(loadStore) || !mayHold) return;
  // Without this code nothing can be queued.
  await loadCode(loadStore).catch(reportError);
}

let isFollowed = false;

/** Reads and follows the queue from now on: at once if it may hold changes, else soon. */
function followQueue(): void {
  if (isFollowed) return;
  isFollowed = true;
  void queueLoaded().then(() => loadLater(loadStore));
}

/** The queue of the signed-in person, once it was read. */
export async function loadedQueue(): Promise<readonly QueuedChange[]> {
  await queueLoaded();
  return readQueue();
}

/** The queued changes of a board. */
export function queuedIn(projectId: string): readonly QueuedChange[] {
  const all = readQueue();
  return all.length === 0 ? all : all.filter((each) => each.projectId === projectId && !each.stopped);
}

/** Queues a command. Returns null if the browser cannot store it; then nothing may show it as queued. */
export async function addQueued<Asked, Answer>(
  given: ToQueue<Asked, Answer>,
  before: readonly Task[],
): Promise<QueuedChange | null> {
  try {
    return await (await storeOf()).addQueued(given, before);
  } catch {
    return null;
  }
}

/** Removes a change and those that depend on it, unless a tab has begun to send it; returns whether it was in time. */
export async function takeBack(change: QueuedChange): Promise<boolean> {
  return (await storeOf()).takeBack(change);
}

/** Resolves once commands can be queued, or after a second: no command waits for ever for code. */
export function queueReady(): Promise<unknown> {
  return Promise.race([storeOf().catch(() => undefined), delay(CODE_MS)]);
}

async function storeOf() {
  return codeOf(loadStore) ?? loadCode(loadStore);
}

/** Calls the listener on changes by this tab and others, and when another person signs in. */
export function subscribeToOutbox(listener: () => void): () => void {
  followQueue();
  const unsubscribe = [subscribeToStorage(listener), subscribeToQueue(listener)];
  return () => {
    for (const end of unsubscribe) end();
  };
}

/** The queued and the stopped changes of the signed-in person. */
export function useQueue(): readonly QueuedChange[] {
  return useSyncExternalStore(subscribeToOutbox, readQueue);
}

/** Whether a change of a task is queued. */
export function useIsQueued(taskId: string): boolean {
  return useAnyQueued(({ after }) => taskId in after);
}

/** Whether the creation of a task is queued, so that the server does not know the task. */
export function useIsUnsaved(taskId: string): boolean {
  return useAnyQueued((change) => createdBy(change).includes(taskId));
}

/** Whether a change of a comment is queued. */
export function useIsCommentQueued(commentId: string): boolean {
  return useAnyQueued(({ items }) => items !== undefined && commentId in items.after);
}

function useAnyQueued(is: (change: QueuedChange) => boolean): boolean {
  return useSyncExternalStore(subscribeToOutbox, () => {
    const all = readQueue();
    return all.length > 0 && all.some((change) => !change.stopped && is(change));
  });
}
