import { COMMANDS } from '@faena/shared/commands';
import type { Task } from '@faena/shared/schemas';
import { expect, it, vi } from 'vitest';
import { storePerson, storeSession } from '@/lib/session.ts';
import { person, session } from '@/test/entities.ts';
import { newId, storedQueue } from '@/test/index.ts';
import { addQueued, readQueue, takeBack } from './outbox.ts';
import { loadQueue } from './queue-store.ts';

const change = {
  projectId: newId(),
  kind: 'update',
  variables: { id: 'a', changes: { priority: 'High' } },
  before: { a: { priority: 'Low' } },
  after: { a: { priority: 'High' } },
  told: 'Tarea cambiada.',
  maybeMade: false,
} as const;

const board = [{ id: 'a', priority: 'Low' }] as Task[];

/** Queues the change like a command. */
function queue() {
  const { projectId, told, maybeMade } = change;
  const asked = { id: 'a', changes: { priority: 'High' } } as const;
  const given = { projectId, command: COMMANDS.update, asked, key: newId(), maybeMade, note: { told } };
  return addQueued(given, board);
}

/** Stores a change in local storage like an older version; returns its key there. */
function leaveFormer(personId: string, number: number, key: string = newId(), form = 1): string {
  const name = `waiting:${personId}:${String(number).padStart(6, '0')}:${key}`;
  localStorage.setItem(name, JSON.stringify({ form, ...change, key, at: number }));
  return name;
}

function formerKeys(): string[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith('waiting:'))
    .sort();
}

function signIn(): string {
  const me = person('manager');
  storeSession(session(me));
  storePerson(me);
  return me._id;
}

it('takes over the changes of an older version once, in their order, though two tabs do it at once (NET-12)', async () => {
  const [mine, other] = ['1', '2'].map((digit) => digit + newId().slice(1)) as [string, string];
  leaveFormer(mine, 2, 'second');
  leaveFormer(mine, 1, 'first');
  leaveFormer(other, 1, 'of another person');
  await Promise.all([loadQueue(), loadQueue()]);
  const queue = await storedQueue();
  expect(queue.map(({ personId, key }) => [personId, key])).toEqual([
    [mine, 'first'],
    [mine, 'second'],
    [other, 'of another person'],
  ]);
  expect(queue[0]).toMatchObject({ ...change, at: 1 });
  expect(formerKeys()).toEqual([]);
});

it('takes over no change a second time, should local storage bring it back after a crash (NET-14)', async () => {
  const name = leaveFormer(newId(), 1);
  const stored = localStorage.getItem(name) ?? '';
  await loadQueue();
  expect(await storedQueue()).toHaveLength(1);
  localStorage.setItem(name, stored);
  await loadQueue();
  expect(await storedQueue()).toHaveLength(1);
  expect(localStorage.getItem(name)).toBeNull();
});

it('local storage keeps changes that the database has no room for, and a form that it does not know', async () => {
  const [name, unknown] = [leaveFormer(newId(), 1), leaveFormer(newId(), 2, newId(), 2)];
  const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await loadQueue();
  expect(full).toHaveBeenCalledOnce();
  full.mockRestore();
  log.mockRestore();
  expect(formerKeys()).toEqual([name, unknown].sort());

  await loadQueue();
  expect(await storedQueue()).toHaveLength(1);
  expect(formerKeys()).toEqual([unknown]);
});

it('acknowledges no change before it is stored durably (NET-12)', async () => {
  signIn();
  const { transaction } = IDBDatabase.prototype;
  const begin = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function fail(
    this: IDBDatabase,
    ...of
  ) {
    const begun = transaction.apply(this, of);
    // The disk fails when all requests have succeeded.
    setImmediate(() => begun.abort());
    return begun;
  });
  expect(await queue()).toBeNull();
  expect(begin).toHaveBeenCalledWith(['queue', 'takenOver'], 'readwrite', { durability: 'strict' });
  begin.mockRestore();
  expect(readQueue()).toEqual([]);
  expect(await storedQueue()).toEqual([]);

  const added = await queue();
  expect(await storedQueue()).toEqual([added]);
  expect(readQueue()).toEqual([added]);
});

it('shows the queue to its owner, and to nobody else (NET-17)', async () => {
  const mine = signIn();
  await queue();
  expect(readQueue()).toMatchObject([{ personId: mine }]);
  signIn();
  expect(readQueue()).toEqual([]);
  expect(await storedQueue()).toHaveLength(1);
});

it('says in local storage whether the queue may hold anything, so that a page reads it before it draws a board', async () => {
  signIn();
  const added = await queue();
  expect(localStorage.getItem('queued')).toBe('true');
  if (added) await takeBack(added);
  expect(await storedQueue()).toEqual([]);
  expect(localStorage.getItem('queued')).toBeNull();
});
