import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { driverCollection } from '../../../platform/database.ts';
import type { Logger } from '../../../platform/log.ts';
import { PresenceModel, presenceIdOf } from './model.ts';

/** The interval of heartbeats. */
const RENEWED_MS = 15_000;

/** A presence without a heartbeat for longer has lost its process. With the interval above, it goes within 60 s (LIVE-3). */
const SILENT_MS = 40_000;

/** A tab that has a board open. */
export interface Tab {
  readonly projectId: string;
  readonly personId: string;
  readonly tab: string;
}

interface Held extends Tab {
  readonly stream: string;
}

/** The open boards of this process's readers, stored for all processes. */
export class Presences {
  readonly #log: Logger;
  readonly #held = new Map<string, Held>();
  #renewing: ReturnType<typeof setInterval> | undefined;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Shows a tab as present; answers a function that ends this. */
  async come(tab: Tab): Promise<() => Promise<void>> {
    const held = { ...tab, stream: randomUUID() };
    this.#held.set(held.stream, held);
    this.#renewing ??= setInterval(() => void this.#renew(), RENEWED_MS).unref();
    await this.#store([held]);
    return () => this.#leave(held);
  }

  /** Ends every presence of this process. */
  async close(): Promise<void> {
    await Promise.all([...this.#held.values()].map((held) => this.#leave(held)));
  }

  async #leave(held: Held): Promise<void> {
    this.#held.delete(held.stream);
    if (this.#held.size === 0) {
      clearInterval(this.#renewing);
      this.#renewing = undefined;
    }
    const { projectId, personId, tab, stream } = held;
    await this.#quietly(
      PresenceModel.deleteOne({ _id: presenceIdOf(projectId, personId, tab), stream }).exec(),
    );
  }

  async #renew(): Promise<void> {
    const presences = driverCollection(PresenceModel);
    const held = [...this.#held.values()];
    const renew = async () => {
      const isOwn = { stream: { $in: held.map(({ stream }) => stream) } };
      const ids = held.map(({ projectId, personId, tab }) => presenceIdOf(projectId, personId, tab));
      const renewed = await presences.updateMany({ _id: { $in: ids }, ...isOwn }, [
        { $set: { at: '$$NOW' } },
      ]);
      // During a long outage other processes may have deleted them. Tabs that left meanwhile are not stored again.
      if (renewed.matchedCount < held.length) {
        await this.#store(held.filter(({ stream }) => this.#held.has(stream)));
      }
      await presences.deleteMany({ $expr: { $lt: ['$at', { $subtract: ['$$NOW', SILENT_MS] }] } });
    };
    await this.#quietly(renew());
  }

  async #store(held: readonly Held[]): Promise<void> {
    if (held.length === 0) return;
    const writes = held.map(({ projectId, personId, tab, stream }) => ({
      updateOne: {
        filter: { _id: presenceIdOf(projectId, personId, tab) },
        update: [
          {
            $set: {
              projectId: new Types.ObjectId(projectId),
              personId: new Types.ObjectId(personId),
              taskId: { $ifNull: ['$taskId', null] },
              stream,
              at: '$$NOW',
            },
          },
        ],
        upsert: true,
      },
    }));
    await driverCollection(PresenceModel).bulkWrite(writes, { ordered: false });
  }

  /** Logs a failure: an outage must not end a stream for the sake of presence. */
  async #quietly(work: Promise<unknown>): Promise<void> {
    await work.catch((error: unknown) =>
      this.#log.warn({ err: error }, 'who is on a board could not be stored'),
    );
  }
}
