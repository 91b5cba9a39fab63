import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import mongoose from 'mongoose';
import { type AppError, unavailable } from '../../../kernel/errors.ts';
import type { Logger } from '../../../platform/log.ts';
import { TASKS_AT_ONCE } from '../../task-store/index.ts';
import { later } from './cursor.ts';
import { type WatchedChange, watching } from './watched.ts';

const { Long, MongoServerError, Timestamp } = mongoose.mongo;

/** How far back the feed begins. A reader whose process ended within this time can resume here. */
const REACH_BACK_S = 120;

const RETRY_MS = 1_000;

const POLL_MS = 20;

/** The longest that the database waits for a change before it answers; the end of a process waits for that answer. */
const AWAIT_MS = 300;

/** Changes of a batch that are delivered without a pause: some milliseconds (LIMIT-12). */
const CHANGES_A_TURN = 64;

/** The database has lost the history after a cursor: ChangeStreamFatalError, ChangeStreamHistoryLost. */
const FORGOTTEN = [280, 286];

/** A receiver of the feed. */
export interface FeedConsumer {
  /** The changes that it needs, as conditions of the change stream; it gets those of other consumers too. */
  readonly watches: readonly object[];
  /** A change, in the order of the whole database. */
  onChange(change: WatchedChange): void;
  /** The changes after `cursor` follow; some before it may be missing. */
  onStart(cursor: string): void;
}

/**
 * The changes that matter to open streams, from the one change stream of this process. It opens on first use, survives
 * an outage of the database, and closes with the process.
 *
 * A cursor is the `_data` of a resume token. It is valid in every process, and MongoDB documents that its text sorts by
 * time. A caller's cursor never goes to the database, where a forged one would stop the stream for everybody.
 */
export class ChangeFeed {
  readonly #consumers: FeedConsumer[] = [];
  readonly #log: Logger;
  #opening: Promise<void> | undefined;
  #reading = Promise.resolve();
  #cursor = '';
  #openedAt = '';
  #closed = false;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Adds a receiver, before the feed opens. */
  serve(consumer: FeedConsumer): void {
    this.#consumers.push(consumer);
  }

  /** The cursor of the last delivered change. */
  get cursor(): string {
    return this.#cursor;
  }

  /** The cursor at the time of opening. A new reader needs no changes from before. */
  get openedAt(): string {
    return this.#openedAt;
  }

  /**
   * Opens the feed unless it is open.
   * @throws AppError `unavailable` when the process is ending
   */
  async open(): Promise<void> {
    if (this.#closed) throw ending();
    this.#opening ??= this.#begin(REACH_BACK_S).then(() => {
      this.#reading = this.#read();
    });
    try {
      await this.#opening;
    } catch (error) {
      this.#opening = undefined;
      throw error;
    }
    if (this.#closed) throw ending();
  }

  /** A cursor that a read from now on covers; undefined when the process is ending. */
  async place(): Promise<string | undefined> {
    if (this.#closed) return undefined;
    await this.open();
    return this.#cursor;
  }

  /**
   * Waits until the feed reaches the cursor of another process, while the reader stays. A cursor beyond the end of the
   * database is forged, and is not awaited.
   * @throws AppError `unavailable` when the process is ending
   */
  async reach(cursor: string, ended: AbortSignal): Promise<void> {
    if (this.#cursor < cursor && cursor < (await databaseEnd())) {
      while (this.#cursor < cursor && !ended.aborted && !this.#closed) await pause(POLL_MS);
    }
    if (this.#closed) throw ending();
  }

  /** Ends the stream once its read has answered: the driver would leave one in the database that it closes meanwhile. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#opening?.catch(() => undefined);
    await this.#reading;
  }

  async #begin(secondsBack: number): Promise<void> {
    const [seconds, count] = await databaseTime();
    this.#openedAt = await cursorAt(seconds, count);
    this.#cursor = secondsBack > 0 ? await cursorAt(seconds - secondsBack, 1) : this.#openedAt;
    for (const consumer of this.#consumers) consumer.onStart(this.#cursor);
  }

  async #read(): Promise<void> {
    while (!this.#closed) {
      const stream = watch(
        this.#consumers.flatMap(({ watches }) => watches),
        this.#cursor,
      );
      try {
        await this.#follow(stream);
      } catch (error) {
        if (!this.#closed) await this.#recover(error);
      } finally {
        await stream.close();
      }
    }
  }

  async #follow(stream: ReturnType<typeof watch>): Promise<void> {
    for (let read = 1; !this.#closed; read += 1) {
      const change = await stream.tryNext();
      if (change) for (const consumer of this.#consumers) consumer.onChange(change);
      if (read % CHANGES_A_TURN === 0) await nextTurn();
      // Without a change, the stream has been read to its present end.
      const reached = dataOf(change ? change._id : stream.resumeToken) ?? '';
      this.#cursor = later(this.#cursor, reached);
    }
  }

  async #recover(error: unknown): Promise<void> {
    this.#log.warn({ err: error }, 'the change stream of the boards broke');
    try {
      if (error instanceof MongoServerError && FORGOTTEN.includes(Number(error.code))) await this.#begin(0);
      else await pause(RETRY_MS);
    } catch {
      await pause(RETRY_MS);
    }
  }
}

function watch(watches: readonly object[], cursor: string) {
  return database().watch<WatchedChange, WatchedChange>(watching(watches), {
    resumeAfter: { _data: cursor },
    // The changes of one drag in a long column come in one batch.
    batchSize: TASKS_AT_ONCE,
    maxAwaitTimeMS: AWAIT_MS,
  });
}

/** The operation time of the database: seconds, and the count within the second. */
async function databaseTime(): Promise<readonly [seconds: number, count: number]> {
  const { operationTime } = await database().command({ ping: 1 });
  return [operationTime.getHighBitsUnsigned(), operationTime.getLowBitsUnsigned()];
}

/** The cursor after every operation of the database. */
async function databaseEnd(): Promise<string> {
  const [seconds, count] = await databaseTime();
  return cursorAt(seconds, count + 1);
}

/** The cursor just before an operation time: a stream from there includes that time. */
async function cursorAt(seconds: number, count: number): Promise<string> {
  const { cursor: opened } = await database().command({
    aggregate: 1,
    pipeline: [{ $changeStream: { startAtOperationTime: new Timestamp({ t: seconds, i: count }) } }],
    cursor: { batchSize: 0 },
  });
  // The driver reads a small id as a number, and would send it back as a double.
  await database().command({ killCursors: '$cmd.aggregate', cursors: [Long.fromValue(opened.id)] });
  return dataOf(opened.postBatchResumeToken) ?? '';
}

function ending(): AppError {
  return unavailable();
}

function dataOf(token: unknown): string | undefined {
  return (token as { _data?: string } | null)?._data;
}

function database(): mongoose.mongo.Db {
  if (!mongoose.connection.db) throw new Error('Not connected to a database');
  return mongoose.connection.db;
}
