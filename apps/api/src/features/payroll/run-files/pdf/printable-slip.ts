import type { PaidStretch } from '../../slips/paid-stretches.ts';
import type { FrozenSlip } from '../../slips/slip-model.ts';

/** A closed slip as the PDF shows it. */
export interface PrintableSlip {
  readonly frozen: FrozenSlip;
  readonly hash: string;
  readonly reopened: boolean;
  /** The number within its run, by name from 1 on. */
  readonly number: number;
  /** Its paid pieces, in order of time; none for a reopened run. */
  readonly stretches: readonly PaidStretch[];
}
