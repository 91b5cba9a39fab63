/**
 * A document that a transaction locks by a write. Two transactions that lock it at once conflict, and one is retried.
 * So the state that the first one read holds until its commit.
 */
export interface Lockable {
  /** Raised with each lock. Released databases know the counter by this name. */
  holds: number;
}

/** The declaration that makes a model lockable. */
export const lockable = { holds: { type: Number, default: 0 } } as const;

/** The update that locks a document for the rest of the transaction. */
export const LOCK = { $inc: { holds: 1 } } as const;
