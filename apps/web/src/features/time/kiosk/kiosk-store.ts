import type { KioskPeople, LinkedKiosk } from '@faena/shared/schemas';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export type KioskPerson = KioskPeople['people'][number];

/** The tries of a person whose PIN was wrong, until the moment at which it is judged again, in milliseconds. */
export interface Tries {
  readonly wrong: number;
  readonly until: number;
}

/** The kiosk that this browser is (KIOSK-1). Its key and its marks lie with those of phones. */
export interface OwnKiosk extends Pick<LinkedKiosk, 'companyName' | 'pinKey' | 'project'> {
  readonly _id: string;
  readonly people: readonly KioskPerson[];
  readonly tries: Readonly<Record<string, Tries>>;
}

/** The key of a device that a link is about to make a kiosk; a try after a lost answer sends the same one. */
interface Linking {
  readonly token: string;
  readonly keys: CryptoKeyPair;
}

interface Schema extends DBSchema {
  kiosk: { key: 'own'; value: OwnKiosk };
  linking: { key: string; value: Linking };
}

const KIOSK = 'faena.kiosk';

async function inStore<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const database = await openDB<Schema>(KIOSK, 1, {
    upgrade: (created) => {
      created.createObjectStore('kiosk');
      created.createObjectStore('linking', { keyPath: 'token' });
    },
  });
  return work(database).finally(() => database.close());
}

/** The kiosk that this browser is, if any. @throws the error of the browser's database */
export function readKiosk(): Promise<OwnKiosk | undefined> {
  return inStore((database) => database.get('kiosk', 'own'));
}

/** @throws the error of the browser's database: then nothing is stored */
export function storeKiosk(kiosk: OwnKiosk): Promise<unknown> {
  return inStore((database) => database.put('kiosk', kiosk, 'own'));
}

/** The key that a link's redemption sends, made and stored at the first try. @throws the error of the browser's database */
export async function keysFor(token: string, make: () => Promise<CryptoKeyPair>): Promise<CryptoKeyPair> {
  const known = await inStore((database) => database.get('linking', token));
  if (known) return known.keys;
  const keys = await make();
  await inStore((database) => database.put('linking', { token, keys }));
  return keys;
}
