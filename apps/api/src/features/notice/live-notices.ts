import { setTimeout as pause } from 'node:timers/promises';
import { NOTICE_STREAM_MS } from '@faena/shared/domain';
import type { UnreadNotices } from '@faena/shared/schemas';
import type { Types } from 'mongoose';
import type { CallingSession } from '../../kernel/actor.ts';
import { AppError, unauthenticated } from '../../kernel/errors.ts';
import type { EventSource, Listener, StreamEvent } from '../../kernel/stream.ts';
import { driverCollection } from '../../platform/database.ts';
import { type ChangeFeed, type FeedConsumer, SESSIONS, USERS, type WatchedChange } from '../board/index.ts';
import { countUnread } from './list-notices.ts';
import { NoticeModel } from './model.ts';

const NOTICES = NoticeModel.collection.collectionName;

/** The bells that are open through this process, served by its one change stream (NOTICE-24). */
export class LiveNotices implements FeedConsumer {
  /** Boards watch the changes of sessions and people that matter here. */
  readonly watches = [
    { 'ns.coll': NOTICES, operationType: { $in: ['insert', 'delete'] } },
    { 'ns.coll': NOTICES, 'updateDescription.updatedFields.isRead': { $exists: true } },
  ];
  readonly #feed: ChangeFeed;
  readonly #bells = new Set<Bell>();
  /** Changed notices whose person is to be looked up. */
  #changed: Types.ObjectId[] = [];
  #isLookingUp = false;

  constructor(feed: ChangeFeed) {
    this.#feed = feed;
    feed.serve(this);
  }

  /** The number of connected bells. */
  get size(): number {
    return this.#bells.size;
  }

  /**
   * Sends the number of the caller's unread notices, now and whenever it may be another, until one side ends it.
   * @throws AppError `unavailable` when the process is ending
   */
  async follow(
    personId: Types.ObjectId,
    session: CallingSession,
    listener: Listener,
  ): Promise<EventSource<UnreadNotices>> {
    await this.#feed.open();
    const bell = new Bell(String(personId), String(session.id), listener);
    if (listener.ended.aborted) return bell;
    this.#bells.add(bell);
    listener.ended.addEventListener('abort', () => this.#bells.delete(bell));
    return bell;
  }

  /** Ends all streams. */
  close(): void {
    for (const { listener } of this.#bells) listener.end();
  }

  /** Called by the feed when it restarts: changes may be missing. */
  onStart(): void {
    this.#ringAll();
  }

  /** Called by the feed for each change. */
  onChange({ ns, operationType, documentKey, personId }: WatchedChange): void {
    const id = String(documentKey._id);
    if (SESSIONS.includes(ns.coll)) this.#showOut(id);
    else if (ns.coll === USERS) this.#ring(id);
    else if (ns.coll !== NOTICES || this.#bells.size === 0) return;
    else if (personId) this.#ring(String(personId));
    else if (operationType === 'delete') this.#ringAll();
    else {
      this.#changed.push(documentKey._id);
      if (!this.#isLookingUp) void this.#ringOwners();
    }
  }

  /** The change of a notice does not name its person. Those that arrive during a lookup share the next one. */
  async #ringOwners(): Promise<void> {
    this.#isLookingUp = true;
    try {
      while (this.#changed.length > 0) {
        const ids = this.#changed.splice(0);
        const people = await driverCollection(NoticeModel).distinct('personId', { _id: { $in: ids } });
        for (const person of people) this.#ring(String(person));
      }
    } catch {
      // The bells connect again, and then get their number.
      this.#changed = [];
      for (const { listener } of this.#bells) listener.drop();
    } finally {
      this.#isLookingUp = false;
    }
  }

  /** For a change that names nobody. */
  #ringAll(): void {
    for (const bell of this.#bells) bell.ring();
  }

  #ring(personId: string): void {
    for (const bell of this.#bells) if (bell.personId === personId) bell.ring();
  }

  #showOut(sessionId: string): void {
    for (const bell of this.#bells) if (bell.sessionId === sessionId) bell.listener.end(unauthenticated());
  }
}

/** One open bell. It has no queue: whatever changed, it sends the number of the moment, at most once a second. */
class Bell implements EventSource<UnreadNotices> {
  readonly cursor = undefined;
  readonly personId: string;
  readonly sessionId: string;
  readonly listener: Listener;
  #isDue = true;
  #wake = () => {};

  constructor(personId: string, sessionId: string, listener: Listener) {
    this.personId = personId;
    this.sessionId = sessionId;
    this.listener = listener;
    listener.ended.addEventListener('abort', () => this.#wake(), { once: true });
  }

  /** Has the number sent, soon. */
  ring(): void {
    this.#isDue = true;
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<StreamEvent<UnreadNotices>> {
    const { ended } = this.listener;
    while (!ended.aborted) {
      if (this.#isDue) {
        this.#isDue = false;
        const data = await this.#count();
        if (!data || ended.aborted) return;
        yield { data };
        await pause(NOTICE_STREAM_MS, undefined, { signal: ended }).catch(() => undefined);
      } else {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
      }
    }
  }

  /** The number by the caller's present rights; undefined, and the stream ended, if they have none (NOTICE-4). */
  async #count(): Promise<UnreadNotices | undefined> {
    try {
      return await countUnread(await this.listener.readmit());
    } catch (error) {
      if (error instanceof AppError) this.listener.end(error);
      else this.listener.drop();
      return undefined;
    }
  }
}
