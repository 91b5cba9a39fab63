import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { reportError } from '@/lib/report.ts';
import { ANSWERS } from './answers-name.ts';
import { type KeptAnswer, showAnswers, shownAnswers } from './unsent-answers.ts';

interface Schema extends DBSchema {
  answers: { key: string; value: KeptAnswer };
}

/** Reads and shows the unsent answers of all people of this device. Never rejects. */
export async function readAnswers(): Promise<readonly KeptAnswer[]> {
  const all = await inStore((database) => database.getAll('answers'));
  if (all) showAnswers(all);
  return shownAnswers();
}

/** Stores an answer before it is sent, and shows it. Never rejects. */
export async function keepAnswer(answer: KeptAnswer): Promise<void> {
  await inStore((database) => database.put('answers', answer));
  showAnswers([...shownAnswers().filter(({ recordId }) => recordId !== answer.recordId), answer]);
}

/**
 * Removes an answer that the server has taken or refused. False if another tab has removed it, which then tells of it.
 * Never rejects.
 */
export async function forgetAnswer({ recordId, key }: KeptAnswer): Promise<boolean> {
  const removed = await inStore(async (database) => {
    const transaction = database.transaction('answers', 'readwrite');
    const isPresent = (await transaction.store.get(recordId))?.key === key;
    if (isPresent) await transaction.store.delete(recordId);
    await transaction.done;
    return isPresent;
  });
  if (removed === undefined) showAnswers(shownAnswers().filter((other) => other.key !== key));
  return removed ?? true;
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
