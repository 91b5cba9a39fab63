import { driverCollection } from '../database.ts';
import type { Job } from '../jobs/job.ts';
import { askForJob } from '../jobs/queue-job.ts';
import { type Rhythm, repeat } from '../repeat.ts';
import type { Services } from '../services.ts';
import { type Consumer, consume, DEAD_EVENT_JOB, expireEvents } from './consume.ts';
import { lastNumber, numberEvents } from './number-events.ts';
import { openCursor } from './outbox-cursor.ts';
import { type OutboxEventDoc, OutboxEventModel } from './outbox-event.ts';

const OUTBOX_JOB = 'outbox';

/** How often a company whose events wait is tried again (JOB-6); a new event requests the job at once. */
const RETRY_MS = 60_000;

/** How often a process looks for new events. */
const RHYTHM: Rhythm = { firstMs: 1_000, intervalMs: 1_000 };

/** The jobs that give events to consumers: one for all, and one for each dead letter that is retried (JOB-5, JOB-6). */
export function outboxJobs(consumers: readonly Consumer[], services: Pick<Services, 'clock' | 'log'>): Job[] {
  return [
    {
      name: OUTBOX_JOB,
      everyMs: RETRY_MS,
      async run({ signal }) {
        // Read before numbering, so that a new consumer gets every event committed from now on.
        const before = await lastNumber();
        for (const { name } of consumers) await openCursor(name, before);
        const last = await numberEvents();
        await Promise.all(consumers.map((consumer) => consume(consumer, last, services, signal)));
        await expireEvents(consumers, services.clock.now());
      },
    },
    {
      name: DEAD_EVENT_JOB,
      attempts: 1,
      async run({ data }) {
        const consumer = consumers.find(({ name }) => name === data.consumer);
        await consumer?.handle(data.event as OutboxEventDoc);
      },
    },
  ];
}

/** Looks for new events each second, and requests the job for them. @returns a function that stops it */
export function watchOutbox({ clock, log }: Pick<Services, 'clock' | 'log'>): () => Promise<void> {
  return repeat(async () => {
    try {
      const waiting = await driverCollection(OutboxEventModel).findOne(
        { seq: null },
        { projection: { _id: 1 } },
      );
      if (waiting) await askForJob(OUTBOX_JOB, clock.now());
    } catch (err) {
      log.error({ err }, 'looking for new events failed');
    }
  }, RHYTHM);
}
