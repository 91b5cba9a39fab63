import { FairPlaces } from '../../../../platform/fair-places.ts';
import type { PrintableSlip } from './printable-slip.ts';
import type { SlipFile } from './slip-document.ts';
import { WriterThread } from './writer-thread.ts';

/** The numbers of files that are written at once, that one reader may have, and that wait (SLIP-5, LIMIT-23). */
const places = new FairPlaces({ places: 2, waiting: 8, retryAfter: 5, reason: 'too_busy' }, 4);

/** The longest time that a slow reader may take for a file. */
const LONGEST_MS = 120_000;

/**
 * A PDF of slips, written slip by slip while it is read. Its own thread keeps other requests from waiting. If too
 * many wait for a thread, the first read fails.
 * @param reader the owner of the file, who has one at a time
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
    // A reader who leaves early leaves unfinished work to the thread, so it ends.
    if (!last) await stop();
  }
  yield last;
}
