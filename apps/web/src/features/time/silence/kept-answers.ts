import type { Home } from '@faena/shared/schemas';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { reportError } from '@/lib/report.ts';

export type Silence = NonNullable<Home['silence']>;

/** An answer about a silence, until the server has it (TIME-68). */
export interface KeptAnswer extends Silence {
  readonly personId: string;
  readonly worked: boolean;
  /** The key of its request, which acts once also after a lost answer (WIRE-21). */
  readonly key: string;
}

/** The database in IndexedDB that holds unsent answers. They outlive sessions, as marks do (PHONE-21). */
const ANSWERS = 'faena.answers';

interface Schema extends DBSchema {
  answers: { key: string; value: KeptAnswer };
}

/** The unsent answers of a person. Never rejects. */
export async function readAnswers(personId: string): Promise<readonly KeptAnswer[]> {
  const all = await inStore((database) => database.getAll('answers'));
  return (all ?? []).filter((answer) => answer.personId === personId);
}

/** Stores an answer before it is sent. Never rejects. */
export async function keepAnswer(answer: KeptAnswer): Promise<void> {
  await inStore((database) => database.put('answers', answer));
}

/** Removes an answer that the server has taken or refused. Never rejects. */
export async function forgetAnswer({ recordId }: KeptAnswer): Promise<void> {
  await inStore((database) => database.delete('answers', recordId));
}

async function inStore<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T | undefined> {
  try {
    const database = await openDB<Schema>(ANSWERS, 1, {
      upgrade: (created) => {
        created.createObjectStore('answers', { keyPath: 'recordId' });
      },
    });
    return await work(database).finally(() => database.close());
  } catch (error) {
    // Without a database the answer lives as long as its page.
    reportError(error);
    return undefined;
  }
}
