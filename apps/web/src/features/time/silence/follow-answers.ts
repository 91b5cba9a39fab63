import { connection } from '@/lib/connection.ts';
import { ANSWERS } from './answers-name.ts';

/** Sends the answers that an earlier page kept; most browsers have none, and load nothing (TIME-68). */
export function followAnswers(): void {
  // Without a network the code may not load.
  follow().catch(() => connection.addEventListener('online', followAnswers, { once: true }));
}

async function follow(): Promise<void> {
  const databases = (await indexedDB.databases?.()) ?? [];
  if (!databases.some(({ name }) => name === ANSWERS)) return;
  const { sendAnswersAlways } = await import('./send-answers.ts');
  await sendAnswersAlways();
}
