import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '../../../kernel/errors.ts';
import type { Logger } from '../../../platform/log.ts';
import { readPresence } from '../presence/read-presence.ts';
import { later } from './cursor.ts';
import type { Effect } from './effect.ts';
import { GATHER_MS, GatheredEffects } from './gathered-effects.ts';
import { readEvents } from './read-events.ts';
import type { Reader } from './reader.ts';
import type { RecentEffects } from './recent-effects.ts';

/** The time in which presence is gathered, so that many arrivals at once are one event. */
const PRESENCE_MS = 250;

/** The shared parts of all channels of a process. */
export interface ChannelOptions {
  readonly feed: { readonly cursor: string; readonly openedAt: string };
  readonly recent: RecentEffects;
  readonly log: Logger;
}

/**
 * One open board and its readers. Its jobs run in sequence, so that events stay in order and each follows the check of
 * the reader's right.
 */
export class Channel {
  readonly #projectId: string;
  readonly #options: ChannelOptions;
  readonly #readers = new Set<Reader>();
  #work = Promise.resolve();
  #jobs = 0;
  #gathered: GatheredEffects | undefined;
  /** The cursor of the last change in `#gathered`. */
  #gatheredAt = '';
  #rightsChanged = false;
  #presenceDue = false;

  constructor(projectId: string, options: ChannelOptions) {
    this.#projectId = projectId;
    this.#options = options;
  }

  get readers(): ReadonlySet<Reader> {
    return this.#readers;
  }

  /** The cursor up to which every event is sent; undefined while jobs are pending. */
  get toldUpTo(): string | undefined {
    return this.#jobs === 0 ? this.#options.feed.cursor : undefined;
  }

  /** Adds a reader: watches their right from now on, and sends the events they missed. */
  join(reader: Reader): void {
    this.#readers.add(reader);
    this.#enqueue(() => this.#catchUp(reader));
  }

  leave(reader: Reader): void {
    this.#readers.delete(reader);
  }

  /** Sends, soon, an effect of the change at `cursor`. */
  add(effect: Effect, cursor: string): void {
    if (effect.kind === 'presence') {
      void this.#tellPresenceSoon();
      return;
    }
    const isReader =
      effect.kind === 'person' && [...this.#readers].some((r) => r.personId === effect.personId);
    if (effect.kind === 'person' && !isReader && !effect.shownOtherwise) return;
    this.#rightsChanged ||= isReader || effect.kind === 'project';
    this.#gatheredAt = cursor;
    if (this.#gathered) {
      this.#gathered.add(effect);
    } else {
      this.#gathered = new GatheredEffects([effect]);
      this.#enqueue(() => this.#tellGathered());
    }
  }

  /** Makes all readers read the board again, and tells them who is present. */
  reset(): void {
    for (const reader of this.#readers) this.#startAnew(reader);
    void this.#tellPresenceSoon();
  }

  async #catchUp(reader: Reader): Promise<void> {
    const { lastEventId = '' } = reader.listener;
    const { cursor } = this.#options.feed;
    const missed = lastEventId <= cursor && this.#options.recent.after(lastEventId, this.#projectId);
    if (missed) reader.startAt(cursor, await readEvents(this.#projectId, new GatheredEffects(missed)));
    else this.#startAnew(reader);
  }

  #startAnew(reader: Reader): void {
    const { cursor, openedAt } = this.#options.feed;
    reader.startAt(later(cursor, openedAt), [{ type: 'reset' }]);
  }

  async #tellGathered(): Promise<void> {
    await pause(GATHER_MS);
    const gathered = this.#gathered;
    const cursor = this.#gatheredAt;
    this.#gathered = undefined;
    if (!gathered || this.#readers.size === 0) return;
    if (gathered.people.size > 0) void this.#tellPresenceSoon();
    const events = await readEvents(this.#projectId, gathered);
    while (this.#rightsChanged) await this.#readmitAll();
    for (const reader of this.#readers) reader.tell(events, cursor);
  }

  /** Sends, soon, the people who are present (LIVE-3); once for all changes until then. */
  async #tellPresenceSoon(): Promise<void> {
    if (this.#presenceDue) return;
    this.#presenceDue = true;
    await pause(PRESENCE_MS);
    this.#enqueue(async () => {
      this.#presenceDue = false;
      if (this.#readers.size === 0) return;
      const presence = await readPresence(this.#projectId);
      while (this.#rightsChanged) await this.#readmitAll();
      for (const reader of this.#readers) reader.tellPresence(presence);
    });
  }

  /** Disconnects readers who may no longer read the board. */
  async #readmitAll(): Promise<void> {
    this.#rightsChanged = false;
    const readers = [...this.#readers];
    // A session with many windows is checked once (LIMIT-5).
    const admissions = new Map<string, Promise<unknown>>();
    await Promise.all(
      readers.map((reader) => {
        const admission = admissions.get(reader.sessionId) ?? reader.readmit();
        admissions.set(reader.sessionId, admission);
        return admission.catch((error: unknown) => {
          this.#readers.delete(reader);
          if (error instanceof AppError) reader.listener.end(error);
          else reader.listener.drop();
        });
      }),
    );
  }

  #enqueue(job: () => Promise<void>): void {
    this.#jobs += 1;
    this.#work = this.#work
      .then(job)
      .catch((error: unknown) => {
        this.#options.log.warn({ err: error }, 'a board could not be told');
        // The readers reconnect, and then get the missed events.
        for (const reader of this.#readers) reader.listener.drop();
      })
      .finally(() => {
        this.#jobs -= 1;
      });
  }
}
