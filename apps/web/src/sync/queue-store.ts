import { type Difference, valuesOf } from '@faena/shared/commands';
import type { Task } from '@faena/shared/schemas';
import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, type IDBPTransaction, openDB } from 'idb';
import { reportError } from '@/lib/report.ts';
import { readSession } from '@/lib/session.ts';
import { formerQueueKeys, QUEUE_DATABASE, readStored, writeStored } from '@/lib/storage.ts';
import {
  allQueued,
  createdBy,
  type NewChange,
  type QueuedChange,
  showQueue,
  type ToQueue,
  tellOtherTab,
} from './queue.ts';

interface Schema extends DBSchema {
  /** One entry for each change; the ids rise in the order of the changes of all tabs. */
  queue: { key: number; value: NewChange & { readonly id?: number } };
  /** The keys in local storage whose changes were taken over. */
  takenOver: { key: string; value: true };
}

type Stores = ['queue', 'takenOver'];
export type QueueStore = IDBPObjectStore<Schema, Stores, 'queue', 'readwrite'>;

let opened: Promise<IDBPDatabase<Schema>> | null = null;

/** The channel on which a tab reports that it edited the queue, and the projects whose changes it removed. */
const channel = new BroadcastChannel(QUEUE_DATABASE);

channel.addEventListener('message', async ({ data }: MessageEvent<readonly string[]>) => {
  await read().catch(reportError);
  tellOtherTab(data);
});

function open(): Promise<IDBPDatabase<Schema>> {
  const forget = () => {
    opened = null;
  };
  if (!opened) {
    opened = openDB<Schema>(QUEUE_DATABASE, 1, {
      upgrade: (database) => {
        database.createObjectStore('queue', { keyPath: 'id', autoIncrement: true });
        database.createObjectStore('takenOver');
      },
      // A newer version of the page, in another tab, waits to upgrade the database.
      blocking: (_current, _blocked, { target }) => {
        forget();
        (target as IDBDatabase).close();
      },
      terminated: forget,
    });
    opened.catch(forget);
  }
  return opened;
}

/** Edits the queue in one transaction, which may await only the store. Rejects unless everything is stored durably. */
export async function editQueue<T>(edit: (store: QueueStore) => Promise<T>): Promise<T> {
  const { before, answer, after } = await durably(async (transaction) => {
    const store = transaction.objectStore('queue');
    return { before: await store.getAll(), answer: await edit(store), after: await store.getAll() };
  });
  show(after);
  const left = new Set(after.map(({ id }) => id));
  const removed = before.flatMap(({ id, projectId }) => (left.has(id) ? [] : projectId));
  channel.postMessage(removed);
  return answer;
}

/** Does all of some work or nothing. Once it resolves, the work survives a loss of power. */
async function durably<T>(
  work: (transaction: IDBPTransaction<Schema, Stores, 'readwrite'>) => Promise<T>,
): Promise<T> {
  const stores: Stores = ['queue', 'takenOver'];
  const transaction = (await open()).transaction(stores, 'readwrite', { durability: 'strict' });
  // Throws the first failure.
  transaction.done.catch(() => {});
  try {
    const result = await work(transaction);
    await transaction.done;
    return result;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // The transaction has already aborted.
    }
    throw error;
  }
}

/** Stores a command at the end of the queue. Rejects where the browser has no room for it. */
export async function addQueued<Asked, Answer>(
  { projectId, command, asked, key, maybeMade, note }: ToQueue<Asked, Answer>,
  tasks: readonly Task[],
): Promise<QueuedChange | null> {
  const personId = readSession()?.personId;
  if (!personId) return null;
  // First, so that no page misses a change that is stored.
  writeStored('queued', 'true');
  const entry = withoutAddresses({
    personId,
    projectId,
    kind: command.name,
    variables: asked,
    key,
    at: Date.now(),
    before: valuesOf(command, asked, tasks),
    after: valuesOf(command, asked, command.apply([...tasks], asked)),
    items: (command.checklist ?? command.comments)?.touches(asked),
    maybeMade,
    ...note,
  });
  return { ...entry, id: await editQueue((store) => store.add(entry)) };
}

/** Updates those of the changes that are still queued; returns their number. */
export function updateQueued(...changes: readonly QueuedChange[]): Promise<number> {
  return editQueue(async (store) => {
    let count = 0;
    for (const change of changes) {
      if (!(await store.getKey(change.id))) continue;
      await store.put(change);
      count += 1;
    }
    return count;
  });
}

/** Removes changes that were sent or discarded. */
export function removeQueued(...changes: readonly QueuedChange[]): Promise<void> {
  return editQueue(async (store) => {
    for (const { id } of changes) await store.delete(id);
  });
}

/** Removes a change and those that depend on it, unless a tab has begun to send it; returns whether it was in time. */
export function takeBack(change: QueuedChange): Promise<boolean> {
  const dependents = dependentsOf(change);
  return editQueue(async (store) => {
    const stored = await store.get(change.id);
    if (stored?.maybeMade !== false) return false;
    for (const { id } of [...dependents, change]) await store.delete(id);
    return true;
  });
}

/** Tests whether a change touches only created tasks, items or comments. */
function isOfThose(created: readonly string[], change: Difference | undefined): boolean {
  const about = Object.keys({ ...change?.before, ...change?.after });
  return about.length > 0 && about.every((id) => created.includes(id));
}

/** The changes that depend on this one: they touch only tasks or items that it creates. */
export function dependentsOf(change: QueuedChange): readonly QueuedChange[] {
  const tasks = createdBy(change);
  const items = change.items ? createdBy(change.items) : [];
  if (tasks.length + items.length === 0) return [];
  return allQueued().filter(
    (each) =>
      each.personId === change.personId &&
      each.id !== change.id &&
      (isOfThose(tasks, each) || isOfThose(items, each.items)),
  );
}

/** The queue outlives a logout, so it holds no e-mail address (NET-17). */
function withoutAddresses(change: NewChange): NewChange {
  return JSON.parse(JSON.stringify(change, (name, value) => (name === 'email' ? '' : value)));
}

async function read(): Promise<void> {
  const transaction = (await open()).transaction('queue');
  // The request throws the failure.
  transaction.done.catch(() => {});
  show(await transaction.store.getAll());
}

function show(all: readonly Schema['queue']['value'][]): void {
  // The store gives each change its id.
  showQueue(all as readonly QueuedChange[]);
  const holds = all.length > 0;
  if (holds !== (readStored('queued') !== null)) writeStored('queued', holds ? 'true' : null);
}

let loading: Promise<void> | undefined;

/** Resolves once the queue was read, or could not be. */
export function queueLoaded(): Promise<void> {
  loading ??= loadQueue();
  return loading;
}

/** Reads the queue, after taking over the changes that an older version left in local storage. */
export async function loadQueue(): Promise<void> {
  try {
    await takeOver();
    await read();
  } catch (error) {
    // Without a database nothing is queued, and local storage stays unchanged.
    reportError(error);
  }
}

/** The form in which older versions stored a change. */
const FORMER_FORM = 1;

/**
 * Moves the changes of older versions into the database, each once. The transaction notes their keys: another tab may
 * do the same, or a crash may bring a removed key back to local storage.
 */
async function takeOver(): Promise<void> {
  const former = formerQueueKeys()
    .sort()
    .flatMap((key) => formerChange(key) ?? []);
  if (former.length === 0) return;
  await durably(async (transaction) => {
    const taken = transaction.objectStore('takenOver');
    for (const { key, change } of former) {
      if (await taken.get(key)) continue;
      await taken.put(true, key);
      await transaction.objectStore('queue').add(change);
    }
  });
  for (const { key } of former) localStorage.removeItem(key);
}

function formerChange(key: string): { key: string; change: NewChange } | null {
  try {
    const { form, ...change } = JSON.parse(localStorage.getItem(key) ?? '');
    const [, personId = ''] = key.split(':');
    return form === FORMER_FORM ? { key, change: { ...change, personId } } : null;
  } catch {
    return null;
  }
}
