import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';

/** The author of a change by hand, its time, and its transaction. */
export interface ChangeBy {
  readonly actor: Actor;
  readonly at: Date;
  readonly session: ClientSession;
  /** The record request that this change accepts. */
  readonly requestId?: Types.ObjectId;
}
