import { ApiError } from '@faena/shared/client';
import { MAX_MARKS_AT_ONCE, textOfBatch } from '@faena/shared/domain';
import type { MarkReceipts, MarksSent } from '@faena/shared/schemas';
import { learnedFrom } from './learned-from.ts';
import { tellMarks } from './marks-channel.ts';
import { readClocks, signText } from './sign.ts';
import {
  changeDevice,
  type OwnDevice,
  type QueuedMark,
  readDevice,
  readQueue,
  takeAnswered,
} from './store.ts';

/** The request that carries marks. @throws ApiError; the error of the network */
export type PostMarks = (deviceId: string, body: MarksSent) => Promise<MarkReceipts>;

interface Sending {
  /** Somebody whose marks stay. */
  readonly exceptOf?: string;
  /** Keeps the stamp as it is: that of an open page knows when its marks were made. */
  readonly keepsStamp?: boolean;
}

/**
 * Sends the marks of this device, each by the key of its person, without a session (PHONE-21). The service
 * worker uses it, so it imports nothing of a page.
 * @throws the last failure that another try may change
 */
export async function sendKept(post: PostMarks, sending: Sending = {}): Promise<void> {
  const whose = new Set((await readQueue()).map(({ personId }) => personId));
  let failure: unknown;
  for (const personId of whose) {
    if (personId === sending.exceptOf) continue;
    await sendOf(personId, post, sending).catch((error: unknown) => {
      failure = error;
    });
  }
  if (failure) throw failure;
}

/**
 * Sends marks of one person, at most one request's number.
 * @throws as `post` does
 */
export async function sendBatch(
  { deviceId, keys }: OwnDevice,
  waiting: readonly QueuedMark[],
  post: PostMarks,
): Promise<MarkReceipts> {
  const id = deviceId ?? '';
  const batch = waiting.slice(0, MAX_MARKS_AT_ONCE);
  const now = readClocks();
  const signed = textOfBatch(
    id,
    now,
    batch.map((mark) => mark.id),
  );
  return post(id, { now, marks: batch.map(({ mark }) => mark), signature: await signText(keys, signed) });
}

async function sendOf(personId: string, post: PostMarks, { keepsStamp = false }: Sending): Promise<void> {
  for (;;) {
    const device = await readDevice(personId);
    const waiting = (await readQueue()).filter((mark) => mark.personId === personId);
    if (!device?.deviceId || waiting.length === 0) return;
    const answer = await sendBatch(device, waiting, post).catch(async (error: unknown) => {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
      // The next session of the person registers the device again.
      await changeDevice(personId, { deviceId: null });
      return null;
    });
    if (!answer) return;
    const { receipts } = answer;
    const { stamp, ...learned } = learnedFrom(device, waiting, answer);
    const ids = receipts.map(({ id }) => id);
    await takeAnswered(personId, ids, { ...learned, ...(!keepsStamp && { stamp }) });
    tellMarks({ personId, receipts });
    if (ids.length === 0) return;
  }
}
