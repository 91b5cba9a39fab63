import type { Home } from '@faena/shared/schemas';
import { hashKey, type QueryKey } from '@tanstack/react-query';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { crewsOf, homeOf, type KeptTime, showKeptTime, timeToKeep } from '@/features/time/index.ts';
import { isRefusal } from '@/lib/client.ts';
import { homeDatabaseOf } from '@/lib/person-databases.ts';
import { queryClient } from '@/lib/query-client.ts';
import { reportError } from '@/lib/report.ts';
import { readSession, type StoredSession } from '@/lib/session.ts';
import { projectsOfPerson } from './requests.ts';

interface Answer {
  readonly key: QueryKey;
  readonly data: unknown;
  /** The time of the server's answer, in milliseconds since 1970. */
  readonly at: number;
}

interface KeptHome {
  readonly answers: readonly Answer[];
  readonly time: KeptTime;
}

interface Schema extends DBSchema {
  home: { key: 'last'; value: KeptHome };
}

/** An older answer is not shown, because too much has changed. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1_000;
/** Several answers arrive together and are stored once. */
const TOGETHER_MS = 500;

/** The keys of the stored answers. */
function keysOf({ username, personId }: StoredSession): QueryKey[] {
  return [homeOf(personId).queryKey, projectsOfPerson(username).queryKey, crewsOf(personId).queryKey];
}

/** The stored form of an answer: a phone in other hands shows no money. */
function withoutMoney(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'pay' in data ? { ...data, pay: null } : data;
}

let followed: string | null = null;

/** Shows the last answers about the person's home, and stores the next ones in the person's own database (PHONE-6). */
export async function keepHome(): Promise<void> {
  const session = readSession();
  if (!session || followed === session.personId) return;
  followed = session.personId;
  follow(session);
  await inStore(session, restore);
}

async function restore(database: IDBPDatabase<Schema>): Promise<void> {
  const kept = await database.get('home', 'last');
  if (!kept) return;
  for (const { key, data, at } of kept.answers) {
    const isYoung = at > Date.now() - KEPT_MS;
    const { data: answered, error } = queryClient.getQueryState(key) ?? {};
    // The server may have answered before the database.
    if (!isYoung || answered !== undefined || isRefusal(error)) continue;
    queryClient.setQueryData(key, data, { updatedAt: at });
    // The server is asked, even after a recent answer.
    void queryClient.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' });
  }
  showKeptTime(kept.time);
}

function follow(session: StoredSession): void {
  const keys = new Map(keysOf(session).map((key) => [hashKey(key), key]));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (!isOf(session)) {
      clearTimeout(timer);
      followed = null;
      stop();
      return;
    }
    if (event.type !== 'updated') return;
    const { action, query } = event;
    // After a refusal the stored answer is deleted, because a right may have ended.
    if (action.type === 'error' && keys.has(query.queryHash) && isRefusal(action.error)) {
      query.setState({ data: undefined });
    } else if (action.type !== 'success') return;
    clearTimeout(timer);
    timer = setTimeout(() => void inStore(session, (database) => keep(database, session)), TOGETHER_MS);
  });
}

async function keep(database: IDBPDatabase<Schema>, session: StoredSession): Promise<void> {
  if (!isOf(session)) return;
  const answers = keysOf(session).flatMap((key) => {
    const { data, dataUpdatedAt: at = 0 } = queryClient.getQueryState(key) ?? {};
    return data === undefined ? [] : [{ key, data: withoutMoney(data), at }];
  });
  const home = queryClient.getQueryData<Home>(homeOf(session.personId).queryKey);
  await database.put('home', { answers, time: timeToKeep(home) }, 'last');
}

async function inStore(
  session: StoredSession,
  work: (database: IDBPDatabase<Schema>) => Promise<void>,
): Promise<void> {
  if (!isOf(session)) return;
  const name = homeDatabaseOf(session.personId);
  try {
    const database = await openDB<Schema>(name, 1, {
      upgrade: (created) => {
        created.createObjectStore('home');
      },
      // The end of the session deletes the database.
      blocking: (_current, _blocked, { target }) => (target as IDBDatabase).close(),
    });
    await work(database).finally(() => database.close());
  } catch (error) {
    // Without a database the home needs the network.
    reportError(error);
  }
  // The end of a session deletes the databases that are there; this one may have been opened since.
  if (!isOf(session)) indexedDB.deleteDatabase(name);
}

/** Whether the session goes on. */
function isOf({ personId }: StoredSession): boolean {
  return readSession()?.personId === personId;
}
