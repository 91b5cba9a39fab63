import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';

/** Who changes records by hand, when, and the transaction in which they do. */
export interface ChangeBy {
  readonly actor: Actor;
  readonly at: Date;
  readonly session: ClientSession;
  /** The record request that they accept by it. */
  readonly requestId?: Types.ObjectId;
}
