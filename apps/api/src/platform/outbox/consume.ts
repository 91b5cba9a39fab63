import { DAY_MS } from '@faena/shared/domain';
import type { Types } from 'mongoose';
import { driverCollection } from '../database.ts';
import { pauseAfter } from '../jobs/job.ts';
import { queueDeadLetter } from '../jobs/queue-job.ts';
import type { Services } from '../services.ts';
import { type HeldCompany, type OutboxCursorDoc, OutboxCursorModel } from './outbox-cursor.ts';
import { type OutboxEventDoc, OutboxEventModel } from './outbox-event.ts';

/** A part of Faena that follows events, in order within each company and at least once each (JOB-5). */
export interface Consumer {
  /** Names its cursor. */
  readonly name: string;
  readonly types: readonly string[];
  /** May be called again with an event that it has handled. Slow work is a job that it queues. */
  readonly handle: (event: OutboxEventDoc) => Promise<void>;
}

type ConsumerServices = Pick<Services, 'clock' | 'log'>;

/** The job that runs an event which a consumer could not take, when an administrator retries it. */
export const DEAD_EVENT_JOB = 'outbox-event';

/** Failures, over two hours, until an event is a dead letter and its company continues (JOB-6). */
const MOST_FAILURES = 8;

/** Events that every consumer has handled are kept for so long. */
const KEPT_MS = 7 * DAY_MS;
const BATCH = 100;

const cursors = () => driverCollection(OutboxCursorModel);
const events = () => driverCollection(OutboxEventModel);
const isSame = (a: Types.ObjectId | null, b: Types.ObjectId | null) => String(a) === String(b);

/** Another process has moved this cursor. */
class Overtaken extends Error {}

/** Hands a consumer its waiting events, up to the number `last`. @throws the reason of the aborted `signal` */
export async function consume(
  consumer: Consumer,
  last: number,
  services: ConsumerServices,
  signal: AbortSignal,
): Promise<void> {
  const reader = await Reader.open(consumer, services, signal);
  if (!reader) return;
  try {
    await reader.retryHeld();
    await reader.readOn(last);
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
  }
}

/** Deletes events a week after all consumers handled them. */
export async function expireEvents(consumers: readonly Consumer[], now: Date): Promise<void> {
  const names = consumers.map(({ name }) => name);
  const found = await cursors()
    .find({ _id: { $in: names } })
    .toArray();
  const done = found.map(({ seq, held }) => Math.min(seq, ...held.map((one) => one.seq - 1)));
  await events().updateMany(
    { seq: { $lte: Math.min(...done) }, expiresAt: null },
    { $set: { expiresAt: new Date(+now + KEPT_MS) } },
  );
}

/** One consumer at its cursor, in one process. */
class Reader {
  readonly #consumer: Consumer;
  readonly #services: ConsumerServices;
  readonly #signal: AbortSignal;
  #cursor: OutboxCursorDoc;

  private constructor(
    consumer: Consumer,
    services: ConsumerServices,
    signal: AbortSignal,
    cursor: OutboxCursorDoc,
  ) {
    this.#consumer = consumer;
    this.#services = services;
    this.#signal = signal;
    this.#cursor = cursor;
  }

  static async open(
    consumer: Consumer,
    services: ConsumerServices,
    signal: AbortSignal,
  ): Promise<Reader | null> {
    const cursor = await cursors().findOne({ _id: consumer.name });
    return cursor && new Reader(consumer, services, signal, cursor);
  }

  /** Tries the companies again whose pause is over, each up to the cursor. */
  async retryHeld(): Promise<void> {
    const now = this.#services.clock.now();
    for (const { company, dueAt } of this.#cursor.held) {
      if (dueAt <= now) await this.#catchUp(company);
    }
  }

  /** Hands over the events after the cursor; those of a held company wait. */
  async readOn(last: number): Promise<void> {
    while (this.#cursor.seq < last) {
      const batch = await this.#find({ $gt: this.#cursor.seq, $lte: last });
      for (const event of batch) {
        const isHeld = this.#heldOf(event.company) !== undefined;
        await this.#store(isHeld ? {} : await this.#give(event), Number(event.seq));
      }
      // The remaining events are of other types.
      if (batch.length < BATCH) await this.#store({}, last);
    }
  }

  async #catchUp(company: Types.ObjectId | null): Promise<void> {
    for (let held = this.#heldOf(company); held; held = this.#heldOf(company)) {
      const [event] = await this.#find({ $gte: held.seq, $lte: this.#cursor.seq }, { company }, 1);
      if (!event) return this.#store({ held: this.#othersThan(company) });
      // Failures are counted on only for the same event.
      const failures = event.seq === held.seq ? held.failures : 0;
      const after = await this.#give(event, failures);
      if (after.held) return this.#store(after);
      const next = { company, seq: Number(event.seq) + 1, failures: 0, dueAt: held.dueAt };
      await this.#store({ held: [...this.#othersThan(company), next] });
    }
  }

  /** Hands over one event. @returns the new state of the cursor; a failure holds the company */
  async #give(event: OutboxEventDoc, failuresBefore = 0): Promise<{ held?: HeldCompany[] }> {
    this.#signal.throwIfAborted();
    const { clock, log } = this.#services;
    const { name, handle } = this.#consumer;
    try {
      await handle(event);
      return {};
    } catch (err) {
      const failures = failuresBefore + 1;
      const about = { err, consumer: name, event: String(event._id), failures };
      if (failures >= MOST_FAILURES) {
        log.error(about, 'an event is a dead letter');
        await this.#bury(event, failures, err);
        return {};
      }
      log.warn(about, 'an event is tried again');
      const dueAt = new Date(+clock.now() + pauseAfter(failures, {}));
      const held = { company: event.company, seq: Number(event.seq), failures, dueAt };
      return { held: [...this.#othersThan(event.company), held] };
    }
  }

  async #bury(event: OutboxEventDoc, attempts: number, error: unknown): Promise<void> {
    const { name } = this.#consumer;
    const failure = error instanceof Error ? error.message : String(error);
    await queueDeadLetter(
      {
        name: DEAD_EVENT_JOB,
        key: `${name}:${event._id}`,
        data: { consumer: name, event },
        about: event.subject,
      },
      { attempts, failure, deadAt: this.#services.clock.now() },
    );
  }

  #find(seq: object, filter: object = {}, limit = BATCH): Promise<OutboxEventDoc[]> {
    const type = { $in: [...this.#consumer.types] };
    return events()
      .find({ ...filter, seq, type })
      .sort({ seq: 1 })
      .limit(limit)
      .toArray();
  }

  #heldOf(company: Types.ObjectId | null): HeldCompany | undefined {
    return this.#cursor.held.find((one) => isSame(one.company, company));
  }

  #othersThan(company: Types.ObjectId | null): HeldCompany[] {
    return this.#cursor.held.filter((one) => !isSame(one.company, company));
  }

  /** Writes the cursor, unless another process has. */
  async #store({ held = [...this.#cursor.held] }: { held?: HeldCompany[] }, seq = this.#cursor.seq) {
    const { _id, version } = this.#cursor;
    const next = { seq, held, version: version + 1 };
    const { matchedCount } = await cursors().updateOne({ _id, version }, { $set: next });
    if (matchedCount === 0) throw new Overtaken();
    this.#cursor = { _id, ...next };
  }
}
