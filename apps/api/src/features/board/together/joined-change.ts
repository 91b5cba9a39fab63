import type { Types } from 'mongoose';
import type { Claim } from '../../../platform/keyed-answers.ts';
import type { Right } from '../../project/index.ts';
import type { Changer } from '../changes/record-change.ts';
import type { Plan, PlannedOn } from './plan.ts';

/** A change of a board that can be made in one transaction with others, as all that it writes is planned beforehand. */
export interface JoinedChange<T> {
  readonly by: Changer;
  readonly right: Right;
  /** The tasks whose content it is planned by; to read them takes a round of its own. */
  readonly taskIds: readonly string[];
  /**
   * Says what it does; null where that takes more than can be planned.
   * @throws AppError which refuses it, and none of the others
   */
  readonly plan: (on: PlannedOn) => Plan<T> | null;
}

/** What became of a change that waited with others. */
export type Outcome =
  | { readonly kind: 'made'; readonly answer: unknown; readonly version: Types.ObjectId }
  /** It has to be made alone. */
  | { readonly kind: 'alone' }
  /** Its caller had no right to the board as it was by then, or it has the key of another that was made with it. */
  | { readonly kind: 'again' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** A change that waits for its turn. */
export interface Waiting {
  readonly change: JoinedChange<unknown>;
  /** The claim of its request, where that is answered once (WIRE-21). */
  readonly claim: Claim | undefined;
  readonly settle: (outcome: Outcome) => void;
}
