import { KeyedPlaces } from '../../../../platform/keyed-places.ts';
import { Places } from '../../../../platform/places.ts';
import { Spool } from '../../../../platform/spool.ts';
import type { PrintableSlip } from './printable-slip.ts';
import type { SlipFile } from './slip-document.ts';
import { WriterThread } from './writer-thread.ts';

const REFUSED = { retryAfter: 5, reason: 'too_busy' } as const;

/** The numbers of files that are written at once, and that wait (SLIP-5). */
const writers = new Places({ places: 2, waiting: 8, ...REFUSED });

/** The numbers of files that one reader may have, and that wait for the one before (LIMIT-23). */
const readers = new KeyedPlaces({ places: 1, waiting: 4, ...REFUSED });

/** The longest time that the writing of a file may take. */
const LONGEST_MS = 120_000;

/**
 * A PDF of slips, written slip by slip. Its own thread keeps other requests from waiting. A slow reader keeps no thread
 * (LIMIT-23). If too many wait for a thread, the first read fails.
 * @param reader the owner of the file, who has one at a time
 * @throws AppError `unavailable`
 */
export async function* printSlips(
  file: SlipFile,
  slips: AsyncIterable<PrintableSlip>,
  reader: string,
): AsyncGenerator<Uint8Array> {
  const leave = await readers.take(reader);
  try {
    const spool = await Spool.create();
    const writing = write(file, slips, spool);
    try {
      yield* spool.read();
    } finally {
      await writing;
      await spool.close();
    }
  } finally {
    leave();
  }
}

/** Writes the file until it is complete, fails, or its reader has left. The reader gets the failure. */
async function write(file: SlipFile, slips: AsyncIterable<PrintableSlip>, spool: Spool): Promise<void> {
  try {
    const leave = await writers.take();
    await writeInThread(file, slips, spool).finally(leave);
    spool.end();
  } catch (error) {
    spool.end(error);
  }
}

async function writeInThread(file: SlipFile, slips: AsyncIterable<PrintableSlip>, spool: Spool) {
  const thread = WriterThread.take();
  const limit = setTimeout(() => void thread.stop(), LONGEST_MS);
  let isComplete = false;
  try {
    await thread.ask({ file });
    for await (const slip of slips) {
      if (spool.left) return;
      await spool.write(await thread.ask({ slip }));
    }
    await spool.write(await thread.ask({ end: true }));
    isComplete = true;
  } finally {
    clearTimeout(limit);
    // A thread with an unfinished file ends.
    if (isComplete) thread.giveBack();
    else await thread.stop();
  }
}
