import { AsyncLocalStorage } from 'node:async_hooks';
import mongoose, { type ClientSession, type Model, type mongo } from 'mongoose';
import { unavailable } from '../kernel/errors.ts';
import { type Migration, migrate } from './migrate.ts';

// A filter on a field that the schema lacks would be dropped and match everything.
mongoose.set('strictQuery', 'throw');

const SERIOUS: mongo.TransactionOptions = {
  readConcern: { level: 'snapshot' },
  writeConcern: { w: 'majority' },
};

/** A transaction begins its last attempt within this time of its first; then the caller must retry. */
const LAST_ATTEMPT_MS = 45_000;

/** An outer transaction, which inner ones join. */
interface Enclosing {
  readonly session: ClientSession;
  readonly ended: Promise<void>;
  joined: boolean;
  /** A conflict has aborted the transaction, so it can store nothing. */
  aborted: boolean;
}

const enclosing = new AsyncLocalStorage<Enclosing>();

/** Connects and prepares the database: see `prepareDatabase`. */
export async function connectDatabase(
  uri: string,
  migrations: readonly Migration[],
  dbName?: string,
): Promise<void> {
  await reachDatabase(uri, dbName);
  await prepareDatabase(migrations);
}

/** Connects without changing anything. */
export async function reachDatabase(uri: string, dbName?: string): Promise<void> {
  await mongoose.connect(uri, {
    autoIndex: false,
    autoCreate: false,
    // The driver waits for a connection. Mongoose's own wait begins with every jump of the clock, when it takes a
    // living connection for a lost one, and ends in a timeout.
    bufferCommands: false,
    serverSelectionTimeoutMS: 10_000,
    ...(dbName && { dbName }),
  });
}

/**
 * Brings the stored data to this version by its migrations, and builds every index that the models declare, so that no
 * invariant is ever unguarded. `report` gets a line for each migration.
 * @throws ConfigError when the data is of a newer version
 */
export async function prepareDatabase(
  migrations: readonly Migration[],
  report: (line: string) => void = () => {},
): Promise<void> {
  await migrate(currentDatabase(), migrations, report);
  for (const model of Object.values(mongoose.models)) {
    await model.createCollection();
    await model.createIndexes();
  }
}

/** The database of the driver, for work below the models. */
export function currentDatabase(): mongo.Db {
  return mongoose.connection.getClient().db(mongoose.connection.name);
}

/**
 * The driver's collection of a model. Frequent writes use it, because Mongoose's casts cost more than the write itself.
 * It casts nothing, so values must have the types of the document.
 */
export function driverCollection<Doc>(model: Model<Doc>): mongo.Collection<Doc & mongo.BSON.Document> {
  return model.collection as unknown as mongo.Collection<Doc & mongo.BSON.Document>;
}

export async function disconnectDatabase(): Promise<void> {
  await mongoose.disconnect();
}

/** Tests whether the database answers within the time limit of the driver. */
export async function pingDatabase(): Promise<boolean> {
  try {
    const answer = await mongoose.connection.db?.admin().ping();
    return answer !== undefined;
  } catch {
    return false;
  }
}

/**
 * Runs `work` as one transaction: whole or not at all. Transient conflicts are retried for a while, so `work`
 * may run more than once and must keep its effects inside the session.
 * @throws AppError `unavailable` when conflicts do not end
 */
export async function transaction<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
  const outer = enclosing.getStore();
  if (outer) {
    outer.joined = true;
    return work(outer.session);
  }
  await using session = await mongoose.startSession();
  const begin = lastingAttempts();
  return await session.withTransaction(async () => {
    begin();
    return work(session);
  }, SERIOUS);
}

/** Runs at the start of each attempt. @throws AppError `unavailable` when the attempts have lasted too long */
function lastingAttempts(): () => void {
  const since = performance.now();
  return () => {
    if (performance.now() - since > LAST_ATTEMPT_MS) throw unavailable();
  };
}

/**
 * Runs `work` with all its transactions as one, which ends with it. It may run several times. A write outside of a
 * transaction would not be undone.
 */
export async function enclosingTransaction<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
  await using session = await mongoose.startSession();
  const begin = lastingAttempts();
  let end = () => {};
  try {
    return await session.withTransaction(async () => {
      end();
      begin();
      const ended = new Promise<void>((resolve) => {
        end = resolve;
      });
      const own: Enclosing = { session, ended, joined: false, aborted: false };
      return enclosing.run(own, async () => {
        const result = await work(session);
        if (!own.joined) throw new Error('Nothing of it was done in a transaction');
        return result;
      });
    }, SERIOUS);
  } finally {
    end();
  }
}

/** Notes that a conflict has aborted the enclosing transaction, if any, although its work has an answer. */
export function noteEnclosingAborted(): void {
  const outer = enclosing.getStore();
  if (outer) outer.aborted = true;
}

/** Tests whether a conflict has aborted the enclosing transaction. */
export function isEnclosingAborted(): boolean {
  return enclosing.getStore()?.aborted ?? false;
}

/** Resolves when the enclosing transaction has ended; undefined without one. */
export function enclosingEnd(): Promise<void> | undefined {
  return enclosing.getStore()?.ended;
}

/**
 * A session whose reads all see the database at one moment, the last one that a majority has stored. The database keeps
 * that moment for five minutes. Declare it with `await using`.
 */
export function snapshotSession(): Promise<ClientSession> {
  return mongoose.startSession({ snapshot: true });
}

/**
 * Tests whether an error is a duplicate in a unique index on `field`. For several documents the error does not name the
 * field.
 */
export function isDuplicate(error: unknown, field: string): boolean {
  if (!(error instanceof mongoose.mongo.MongoServerError) || error.code !== 11_000) return false;
  return error instanceof mongoose.mongo.MongoBulkWriteError || field in (error.keyPattern ?? {});
}
