import type { PushMessage } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import { pauseAfter } from '../../platform/jobs/job.ts';
import type { Services } from '../../platform/services.ts';
import { liveSessions } from '../session/index.ts';
import { type PushBrowserDoc, PushBrowserModel } from './model.ts';
import { sendPush } from './send-push.ts';

type PushServices = Pick<Services, 'clock' | 'config' | 'log'>;

/** Messages under way at once; one slow push server holds no other up for longer than its time to answer. */
const AT_ONCE = 20;

/** The message that waits for one browser. */
export interface Waiting {
  readonly message: PushMessage;
  readonly ttl: number;
  readonly topic: string;
  /** Notes that it was sent. */
  readonly sent: () => Promise<void>;
  /** Whether more waits behind it. */
  readonly hasMore: boolean;
}

/** The instant before which nothing is pushed to one browser (NOTICE-21). */
export interface Held {
  readonly heldUntil: Date;
}

const subscriptions = () => driverCollection(PushBrowserModel);

/** Notes that something may wait for the browsers of some people. @returns whether they have any */
export async function markWaiting(people: readonly Types.ObjectId[]): Promise<boolean> {
  if (people.length === 0) return false;
  const waiting = { $set: { waiting: new Types.ObjectId() } };
  const { matchedCount } = await subscriptions().updateMany({ personId: { $in: [...people] } }, waiting);
  return matchedCount > 0;
}

/** The people with a browser that takes push messages. */
export function peopleWithPush(): Promise<Types.ObjectId[]> {
  return subscriptions().distinct('personId');
}

/**
 * Pushes what waits, each thing once (NOTICE-15). A browser whose session ended, or whose push server knows it no more, is
 * forgotten. While a push server fails, its attempts are further and further apart, up to an hour.
 * @param waitingFor finds what waits for a browser, or until when it is held; null if nothing waits any longer
 */
export async function pushWaiting(
  services: PushServices,
  waitingFor: (subscription: PushBrowserDoc) => Promise<Waiting | Held | null>,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const now = services.clock.now();
    const due = await subscriptions()
      .find({ waiting: { $type: 'objectId' }, $or: [{ retryAt: null }, { retryAt: { $lte: now } }] })
      .limit(AT_ONCE)
      .toArray();
    if (due.length === 0) return;
    const ids = due.map(({ _id }) => _id);
    const live = await liveSessions(ids, now);
    await Promise.all(
      due.map(async (subscription) => {
        if (!live.has(String(subscription._id))) return forget(subscription);
        return pushTo(subscription, await waitingFor(subscription), services);
      }),
    );
  }
}

async function pushTo(
  subscription: PushBrowserDoc,
  waiting: Waiting | Held | null,
  services: PushServices,
): Promise<void> {
  if (!waiting) return settle(subscription);
  if ('heldUntil' in waiting) return setNext(subscription, { retryAt: waiting.heldUntil });
  const { message, sent, hasMore, ...delivery } = waiting;
  try {
    const outcome = await sendPush(subscription, message, delivery, services);
    if (outcome === 'gone') return await forget(subscription);
  } catch (err) {
    services.log.warn({ err, user: String(subscription.personId) }, 'a push failed and is tried again');
    return postpone(subscription, services.clock.now());
  }
  await sent();
  if (!hasMore) await settle(subscription);
}

/** Nothing waits any more, unless something new came meanwhile. */
async function settle({ _id, waiting }: PushBrowserDoc): Promise<void> {
  await subscriptions().updateOne({ _id, waiting }, { $set: { waiting: null, failures: 0, retryAt: null } });
}

function postpone(subscription: PushBrowserDoc, now: Date): Promise<void> {
  const failures = subscription.failures + 1;
  return setNext(subscription, { failures, retryAt: new Date(+now + pauseAfter(failures, {})) });
}

async function setNext({ _id, endpoint }: PushBrowserDoc, next: Partial<PushBrowserDoc>): Promise<void> {
  await subscriptions().updateOne({ _id, endpoint }, { $set: next });
}

/** Has the browsers of a person whose messages are held asked for again at once. */
export async function holdNoLonger(personId: Types.ObjectId): Promise<void> {
  await subscriptions().updateMany({ personId, failures: 0 }, { $set: { retryAt: null } });
}

async function forget({ _id, endpoint }: PushBrowserDoc): Promise<void> {
  await subscriptions().deleteOne({ _id, endpoint });
}
