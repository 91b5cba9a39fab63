import type { Types } from 'mongoose';
import type { Claim } from '../../../platform/keyed-answers.ts';
import type { Right } from '../../project/index.ts';
import type { Changer } from '../../task-change/index.ts';
import type { Plan, PlannedOn } from './plan.ts';

/** A change of a board, as its verb describes it to the executor. */
export interface BoardChange<T> {
  readonly by: Changer;
  readonly right: Right;
  /** The tasks whose content the plan needs; reading them takes one query. */
  readonly taskIds: readonly string[];
  /** Plans the change in a transaction of its own, because it reads more or writes much. */
  readonly isAlone?: boolean;
  /**
   * Plans the change. Null, possible only in a group, asks to plan it again alone.
   * @throws AppError to refuse this change; the others of its group go on
   */
  readonly plan: (on: PlannedOn) => Plan<T> | null | Promise<Plan<T> | null>;
  /** Answers a repetition with the same key by the present state (CHANGE-3). */
  readonly again?: () => Promise<T>;
}

/** The result of a change that waited in a group. */
export type Outcome =
  | { readonly kind: 'made'; readonly answer: unknown; readonly version: Types.ObjectId }
  /** It must be planned alone. */
  | { readonly kind: 'alone' }
  /** The caller lost the right meanwhile, or another change of the group has its key. */
  | { readonly kind: 'again' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** A change in the queue of its board. */
export interface Waiting {
  readonly change: BoardChange<unknown>;
  /** Stores the answer for the idempotency key of the request (WIRE-21). */
  readonly claim: Claim | undefined;
  readonly settle: (outcome: Outcome) => void;
}
