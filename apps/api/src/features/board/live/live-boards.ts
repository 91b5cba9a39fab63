import { randomUUID } from 'node:crypto';
import { unauthenticated } from '../../../kernel/errors.ts';
import type { Logger } from '../../../platform/log.ts';
import { Presences } from '../presence/presences.ts';
import type { ChangeFeed, FeedConsumer } from './change-feed.ts';
import { Channel } from './channel.ts';
import { isCursor } from './cursor.ts';
import { type Effect, EffectFinder } from './effect.ts';
import { Reader, type ReaderOptions } from './reader.ts';
import { RecentEffects } from './recent-effects.ts';
import { OF_BOARDS, SESSIONS, type WatchedChange } from './watched.ts';

/** The boards that are open through this process, all served by one change stream. */
export class LiveBoards implements FeedConsumer {
  readonly watches = OF_BOARDS;
  readonly #log: Logger;
  readonly #feed: ChangeFeed;
  readonly #finder = new EffectFinder();
  readonly #recent = new RecentEffects();
  readonly #presences: Presences;
  readonly #channels = new Map<string, Channel>();

  constructor(feed: ChangeFeed, log: Logger) {
    this.#log = log;
    this.#feed = feed;
    feed.serve(this);
    this.#presences = new Presences(log);
  }

  /** The number of connected readers. */
  get size(): number {
    return [...this.#channels.values()].reduce((sum, { readers }) => sum + readers.size, 0);
  }

  /** The cursor from which a stream continues a read that begins now; undefined when the process is ending. */
  place(): Promise<string | undefined> {
    return this.#feed.place();
  }

  /**
   * Sends a reader the changes of a board, from their `lastEventId` on, until one side ends it.
   * @throws AppError the refusal of `readmit`; `unavailable` when the process is ending
   */
  async follow(projectId: string, options: ReaderOptions): Promise<Reader> {
    const { lastEventId, ended } = options.listener;
    await this.#feed.open();
    if (lastEventId && isCursor(lastEventId)) await this.#feed.reach(lastEventId, ended);
    const channel = this.#channelOf(projectId);
    const reader = new Reader(options, channel);
    const leave = () => {
      channel.leave(reader);
      const isLast = channel.readers.size === 0 && this.#channels.get(projectId) === channel;
      if (isLast) this.#channels.delete(projectId);
    };
    channel.join(reader);
    ended.addEventListener('abort', leave);
    try {
      // From now on every change of the right is noticed, so this check is final.
      await reader.readmit();
    } catch (error) {
      leave();
      throw error;
    }
    // The reader may have left before the listener was attached.
    if (ended.aborted) leave();
    else await this.#show(projectId, options);
    return reader;
  }

  /** Shows a reader as present while their stream is connected (LIVE-3). */
  async #show(projectId: string, { personId, tab = randomUUID(), listener: { ended } }: ReaderOptions) {
    const go = await this.#presences.come({ projectId, personId, tab });
    if (ended.aborted) await go();
    else ended.addEventListener('abort', () => void go());
  }

  #channelOf(projectId: string): Channel {
    const options = { feed: this.#feed, recent: this.#recent, log: this.#log };
    const channel = this.#channels.get(projectId) ?? new Channel(projectId, options);
    this.#channels.set(projectId, channel);
    return channel;
  }

  /** Ends all streams, and the change stream. */
  async close(): Promise<void> {
    for (const { readers } of this.#channels.values()) {
      for (const { listener } of readers) listener.end();
    }
    await this.#presences.close();
    await this.#feed.close();
  }

  /** Called by the feed when it restarts. */
  onStart(cursor: string): void {
    this.#recent.startAt(cursor);
    for (const channel of this.#channels.values()) channel.reset();
  }

  /** Called by the feed for each change. */
  onChange(change: WatchedChange): void {
    if (SESSIONS.includes(change.ns.coll)) this.#showOut(String(change.documentKey._id));
    else this.#tell(change);
  }

  #tell(change: WatchedChange): void {
    const cursor = change._id._data;
    for (const effect of this.#finder.effectsOf(change)) {
      if (effect.cursor === cursor && effect.kind !== 'presence') this.#recent.add(effect);
      for (const channel of this.#channelsOf(effect)) channel.add(effect, cursor);
    }
  }

  /** Ends the streams of an ended session at once, on all boards. */
  #showOut(sessionId: string): void {
    for (const { readers } of this.#channels.values()) {
      for (const reader of readers)
        if (reader.sessionId === sessionId) reader.listener.end(unauthenticated());
    }
  }

  #channelsOf(effect: Effect): Channel[] {
    if (effect.kind === 'person') return [...this.#channels.values()];
    return [...effect.projectIds].flatMap((projectId) => this.#channels.get(projectId) ?? []);
  }
}
