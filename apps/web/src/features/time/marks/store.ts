import type { KeptStamp, MarkKind } from '@faena/shared/domain';
import type { Mark, WorkRecord } from '@faena/shared/schemas';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { MARKS } from './marks-name.ts';

/** A person's device. The private key cannot leave the browser (MARK-11). */
export interface OwnDevice {
  readonly personId: string;
  /** The person's first name, for the login. Absent from devices of earlier versions. */
  readonly name?: string;
  readonly keys: CryptoKeyPair;
  /** The server's id of it; null until it is registered. */
  readonly deviceId: string | null;
  /** The number of the last mark, and its hash. */
  readonly counter: number;
  readonly previous: string;
  readonly stamp: KeptStamp | null;
  /** Whether it is the person's own, so that its sessions last (SESSION-41). */
  readonly isOwn: boolean;
  /** Whether the person switched push messages on here (NOTICE-19). Absent from devices of earlier versions. */
  readonly takesPush?: boolean;
  /** The last record from the server; undefined before its first answer. */
  readonly base?: WorkRecord | null;
}

/** A mark without an answer. `at` is the time of the press, by the server's clock if that is known. */
export interface QueuedMark {
  readonly id: string;
  readonly personId: string;
  readonly mark: Mark;
  readonly at: number;
  /** The kind of the mark that an undo takes back. */
  readonly undone: MarkKind | null;
  /** A paid lunch, through which the record goes on. Absent from marks of earlier versions. */
  readonly isPaid?: boolean;
}

/** The pause between tries while marks are queued, in milliseconds (PHONE-20). */
export const RETRY_MS = 30_000;

/** Marks outlive sessions: on a shared phone everyone keeps theirs (PHONE-21). */
interface Schema extends DBSchema {
  devices: { key: string; value: OwnDevice };
  marks: { key: string; value: QueuedMark };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function open(): Promise<IDBPDatabase<Schema>> {
  const forget = () => {
    opened = null;
  };
  if (!opened) {
    opened = openDB<Schema>(MARKS, 1, {
      upgrade: (database) => {
        database.createObjectStore('devices', { keyPath: 'personId' });
        database.createObjectStore('marks', { keyPath: 'id' });
      },
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

/** The device of a person on this browser. */
export async function readDevice(personId: string): Promise<OwnDevice | undefined> {
  return (await open()).get('devices', personId);
}

/** All queued marks of this device, in the order of their counters. */
export async function readQueue(): Promise<QueuedMark[]> {
  const all = await (await open()).getAll('marks');
  return all.sort((a, b) => a.mark.counter - b.mark.counter);
}

/** Stores a first device, unless another tab was quicker; returns the stored one. */
export async function addDevice(device: OwnDevice): Promise<OwnDevice> {
  const transaction = (await open()).transaction('devices', 'readwrite', { durability: 'strict' });
  const known = await transaction.store.get(device.personId);
  if (!known) await transaction.store.put(device);
  await transaction.done;
  return known ?? device;
}

/** Changes fields of a stored device. */
export async function changeDevice(personId: string, change: Partial<OwnDevice>): Promise<void> {
  const transaction = (await open()).transaction('devices', 'readwrite');
  const known = await transaction.store.get(personId);
  if (known) await transaction.store.put({ ...known, ...change });
  await transaction.done;
}

/**
 * Stores marks with the device's new counter and hash in one transaction, so that a power failure loses none of them.
 * False, and nothing stored, if another tab has made a mark since `device` was read. A device that the browser has wiped is
 * stored again as it was read, so that its chain goes on.
 */
export async function addMarks(
  queued: readonly QueuedMark[],
  device: OwnDevice,
  next: Pick<OwnDevice, 'counter' | 'previous'>,
): Promise<boolean> {
  const transaction = (await open()).transaction(['devices', 'marks'], 'readwrite', { durability: 'strict' });
  const devices = transaction.objectStore('devices');
  const known = (await devices.get(device.personId)) ?? device;
  const isLatest = known.counter === device.counter;
  if (isLatest) {
    await devices.put({ ...known, ...next });
    for (const mark of queued) await transaction.objectStore('marks').put(mark);
  }
  await transaction.done;
  return isLatest;
}

/** Removes answered marks, and stores the answer's values of the device. */
export async function takeAnswered(
  personId: string,
  ids: readonly string[],
  learned: Partial<OwnDevice>,
): Promise<void> {
  const transaction = (await open()).transaction(['devices', 'marks'], 'readwrite', { durability: 'strict' });
  const devices = transaction.objectStore('devices');
  const known = await devices.get(personId);
  if (known) await devices.put({ ...known, ...learned });
  for (const id of ids) await transaction.objectStore('marks').delete(id);
  await transaction.done;
}
