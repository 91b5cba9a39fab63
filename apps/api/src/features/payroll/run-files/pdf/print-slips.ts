import { FairPlaces } from '../../../../platform/fair-places.ts';
import type { PrintableSlip } from './printable-slip.ts';
import type { SlipFile } from './slip-document.ts';
import { WriterThread } from './writer-thread.ts';

/** Files that are written at once, one of a reader, and those that wait for one of them (SLIP-5, LIMIT-23). */
const places = new FairPlaces({ places: 2, waiting: 8, retryAfter: 5, reason: 'too_busy' }, 4);

/** Longest a file may take with a reader who is slow to take it. */
const LONGEST_MS = 120_000;

/**
 * A PDF of slips, written slip by slip as it is read by a thread of its own, so that nobody else waits for it. Where
 * that has no room the first read is refused.
 * @param reader whose file it is: each reader has one written at a time
 * @throws AppError `unavailable`
 */
export async function* printSlips(
  file: SlipFile,
  slips: AsyncIterable<PrintableSlip>,
  reader: string,
): AsyncGenerator<Uint8Array> {
  const leave = await places.take(reader);
  const thread = WriterThread.take();
  const stop = async () => {
    await thread.stop();
    leave();
  };
  const limit = setTimeout(() => void stop(), LONGEST_MS);
  let last: Uint8Array | undefined;
  try {
    await thread.ask({ file });
    for await (const slip of slips) {
      const bytes = await thread.ask({ slip });
      if (bytes.length > 0) yield bytes;
    }
    last = await thread.ask({ end: true });
    thread.giveBack();
    leave();
  } finally {
    clearTimeout(limit);
    // A reader who leaves early leaves a thread with unfinished work.
    if (!last) await stop();
  }
  yield last;
}
