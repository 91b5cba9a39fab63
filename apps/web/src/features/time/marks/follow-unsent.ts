import { mark } from '@faena/shared/contract/mark';
import { clientOf } from '@/lib/client-of.ts';
import { fetchReadingClock } from '@/lib/server-clock.ts';
import { readAnswers } from '../silence/kept-answers.ts';
import { hearMarks } from './marks-channel.ts';
import { type PostMarks, sendKept } from './send-kept.ts';
import { RETRY_MS, readDevice, readQueue } from './store.ts';

/** The unsent marks and answers of one person on this device. `name` is unknown on a device of an earlier version. */
export interface Unsent {
  readonly personId: string;
  readonly name: string | undefined;
  readonly marks: number;
  readonly answers: number;
}

const client = clientOf({ mark }, fetchReadingClock, () => null);
const post: PostMarks = (id, body) => client.mark.send({ params: { id }, body });

/**
 * Sends the marks of all people on this device while nobody is signed in, and calls `onChange` with all that waits
 * (PHONE-26). Answers wait for a session. Returns a function that stops both.
 */
export function followUnsent(onChange: (unsent: readonly Unsent[]) => void): () => void {
  let stopped = false;
  const read = async () => {
    const unsent = await readUnsent();
    if (!stopped) onChange(unsent);
  };
  const send = async () => {
    await read();
    // The next try follows by itself.
    await sendKept(post).catch(() => undefined);
    await read();
  };
  // Without a database nothing waits on this device.
  const trySend = () => void send().catch(() => undefined);
  trySend();
  const timer = setInterval(trySend, RETRY_MS);
  window.addEventListener('online', trySend);
  const stopHearing = hearMarks(() => void read().catch(() => undefined));
  return () => {
    stopped = true;
    clearInterval(timer);
    window.removeEventListener('online', trySend);
    stopHearing();
  };
}

async function readUnsent(): Promise<Unsent[]> {
  const [queue, answers] = await Promise.all([readQueue(), readAnswers()]);
  const people = new Set([...queue, ...answers].map(({ personId }) => personId));
  return Promise.all(
    [...people].map(async (personId) => {
      const own = answers.filter((answer) => answer.personId === personId);
      return {
        personId,
        name: (await readDevice(personId))?.name ?? own.at(-1)?.name,
        marks: queue.filter((mark) => mark.personId === personId).length,
        answers: own.length,
      };
    }),
  );
}
