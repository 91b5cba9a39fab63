import type { Cents } from '@faena/shared/domain';
import type { QueryFilter, Types } from 'mongoose';
import { AdjustmentModel, type RecordDoc, workedInAll } from '../../working-time/index.ts';
import { type SlipDoc, SlipModel } from '../slips/slip-model.ts';

/** A person's work, payments and dues (PAYMENT-3). */
export interface Balance {
  readonly workedMs: number;
  readonly costCents: Cents;
  readonly paidCents: Cents;
  /** The unpaid work with adjustments, and the unpaid part of slips. */
  readonly pendingCents: Cents;
  /** The time that no run has paid yet. */
  readonly unpaidMs: number;
}

interface OfSlips {
  readonly ms: number;
  readonly workCents: Cents;
  readonly netCents: Cents;
  readonly paidCents: Cents;
}

/** A filter of documents within reach, for records, slips and adjustments alike. */
type Reach = QueryFilter<RecordDoc> & QueryFilter<SlipDoc>;

/**
 * The balance of a person within `reach`. A run pays each piece once, and slips state it, so the unpaid work is all
 * work minus that of slips.
 */
export async function balanceOf(employeeId: Types.ObjectId, reach: Reach): Promise<Balance> {
  const of = { $and: [{ employeeId }, reach] };
  const [worked, [slips], [adjustments]] = await Promise.all([
    workedInAll(employeeId, reach),
    SlipModel.aggregate<OfSlips>([
      { $match: { $and: [of, { reopened: false }] } },
      {
        $group: {
          _id: null,
          ms: { $sum: '$frozen.ms' },
          workCents: { $sum: '$frozen.workCents' },
          netCents: { $sum: '$netCents' },
          paidCents: { $sum: '$paidCents' },
        },
      },
    ]),
    AdjustmentModel.aggregate<{ cents: Cents }>([
      { $match: { $and: [of, { runId: null }] } },
      { $group: { _id: null, cents: { $sum: '$cents' } } },
    ]),
  ]);
  const { ms, workCents, netCents, paidCents } = slips ?? NOTHING;
  return {
    workedMs: worked.durationMs,
    costCents: worked.costCents,
    paidCents,
    pendingCents: worked.costCents - workCents + (adjustments?.cents ?? 0) + netCents - paidCents,
    unpaidMs: worked.durationMs - ms,
  };
}

const NOTHING: OfSlips = { ms: 0, workCents: 0, netCents: 0, paidCents: 0 };
