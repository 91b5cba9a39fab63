import mongoose from 'mongoose';
import { BytesOutOfReach } from './storage/bytes.ts';

/** The database's labels for temporary errors. */
const TRANSIENT = ['RetryableWriteError', 'TransientTransactionError'];

/**
 * Temporary errors without such a label: timeouts, interruptions, missing snapshots or locks, and unreachable or
 * changing members.
 */
const PASSING: ReadonlySet<unknown> = new Set([
  ...[50, 202, 262, 290, 11_601],
  ...[24, 112, 134, 239, 246, 251],
  ...[6, 7, 89, 91, 189, 9001, 10_107, 11_600, 11_602, 13_435, 13_436],
]);

/**
 * Tests whether the database or the store of files is unreachable, changing its primary or too busy; a retry may
 * succeed.
 */
export function isOutage(thrown: unknown): boolean {
  const { MongoBulkWriteError, MongoError, MongoNetworkError, MongoServerSelectionError } = mongoose.mongo;
  // A bulk write wraps the error that prevented its sending.
  if (thrown instanceof MongoBulkWriteError && thrown.errorResponse instanceof MongoError) {
    return isOutage(thrown.errorResponse);
  }
  if (thrown instanceof BytesOutOfReach) return true;
  if (thrown instanceof MongoNetworkError || thrown instanceof MongoServerSelectionError) return true;
  if (!(thrown instanceof MongoError)) return false;
  return PASSING.has(thrown.code) || TRANSIENT.some((label) => thrown.hasErrorLabel(label));
}
