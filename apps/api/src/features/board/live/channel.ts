import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '../../../kernel/errors.ts';
import type { Logger } from '../../../platform/log.ts';
import { readPresence } from '../presence/read-presence.ts';
import { later } from './cursor.ts';
import type { Effect } from './effect.ts';
import { GatheredEffects } from './gathered-effects.ts';
import { readEvents } from './read-events.ts';
import type { Reader } from './reader.ts';
import type { RecentEffects } from './recent-effects.ts';

/** How long changes are gathered: those of one transaction, and of one burst, are told together. */
const GATHER_MS = 25;

/** How long it is gathered who comes and goes: on a board that many open at once, nobody is told of each of them. */
const PRESENCE_MS = 250;

/** What all channels of a process share. */
export interface ChannelOptions {
  readonly feed: { readonly cursor: string; readonly openedAt: string };
  readonly recent: RecentEffects;
  readonly log: Logger;
}

/**
 * One board that is looked at, and its readers. Its work is done one after the other, so that nobody is
 * told something older after something newer, or anything before it is clear that they still may know.
 */
export class Channel {
  readonly #projectId: string;
  readonly #options: ChannelOptions;
  readonly #readers = new Set<Reader>();
  #work = Promise.resolve();
  #jobs = 0;
  #gathered: GatheredEffects | undefined;
  /** The place of the last change in `#gathered`. */
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

  /** The place up to which everything is told, or undefined while something is about to be. */
  get toldUpTo(): string | undefined {
    return this.#jobs === 0 ? this.#options.feed.cursor : undefined;
  }

  /** Lets a reader in: from now on their right is watched, and they are told what they missed. */
  join(reader: Reader): void {
    this.#readers.add(reader);
    this.#enqueue(() => this.#catchUp(reader));
  }

  leave(reader: Reader): void {
    this.#readers.delete(reader);
  }

  /** Tells, soon, an effect of the change at `cursor`. */
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

  /** Has everybody read the board again. */
  reset(): void {
    for (const reader of this.#readers) this.#startAnew(reader);
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

  /** Tells, soon, who is there (LIVE-3); once, whatever becomes of it until then. */
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

  /** Shows everybody out who may not read the board any longer. */
  async #readmitAll(): Promise<void> {
    this.#rightsChanged = false;
    const readers = [...this.#readers];
    // However many windows a session has open, it is asked once (LIMIT-5).
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
        // They come back, and are then told what they miss.
        for (const reader of this.#readers) reader.listener.drop();
      })
      .finally(() => {
        this.#jobs -= 1;
      });
  }
}
