import mongoose from 'mongoose';

/** What the database calls errors that a later attempt may not meet. */
const TRANSIENT = ['RetryableWriteError', 'TransientTransactionError'];

/**
 * Those that it does not call so, though they pass: what took longer than it may or was interrupted, a snapshot or a
 * lock that could not be had, and members of its set that cannot be reached, or change.
 */
const PASSING: ReadonlySet<unknown> = new Set([
  ...[50, 202, 262, 290, 11_601],
  ...[24, 112, 134, 239, 246, 251],
  ...[6, 7, 89, 91, 189, 9001, 10_107, 11_600, 11_602, 13_435, 13_436],
]);

/** Whether the database is out of reach, changes its primary or is too busy: the same request may succeed later. */
export function isOutage(thrown: unknown): boolean {
  const { MongoBulkWriteError, MongoError, MongoNetworkError, MongoServerSelectionError } = mongoose.mongo;
  // A bulk write wraps whatever kept it from being sent.
  if (thrown instanceof MongoBulkWriteError && thrown.errorResponse instanceof MongoError) {
    return isOutage(thrown.errorResponse);
  }
  if (thrown instanceof MongoNetworkError || thrown instanceof MongoServerSelectionError) return true;
  if (!(thrown instanceof MongoError)) return false;
  return PASSING.has(thrown.code) || TRANSIENT.some((label) => thrown.hasErrorLabel(label));
}
