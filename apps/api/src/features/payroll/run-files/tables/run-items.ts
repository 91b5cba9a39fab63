import type { SlipLine } from '@faena/shared/domain';
import type { Types } from 'mongoose';
import { type PaymentDoc, PaymentModel } from '../../payments/payment-model.ts';
import { type PaidStretch, paidStretches } from '../../slips/paid-stretches.ts';
import type { FrozenSlip, SlipDoc } from '../../slips/slip-model.ts';

/** A part of a slip, with its slip. */
export interface OfSlip {
  readonly slip: SlipDoc;
  readonly number: number;
}

type Batches = AsyncIterable<readonly OfSlip[]>;

export async function* slipsIn(batches: Batches): AsyncGenerator<OfSlip> {
  for await (const batch of batches) yield* batch;
}

export interface DayItem extends OfSlip {
  readonly kind: 'day' | 'late' | 'adjustment';
  readonly day: Pick<FrozenSlip['days'][number], 'date' | 'ms' | 'cents'>;
  readonly note: string;
}

/** The parts of gross: days of the period, time of earlier days, and adjustments. */
export async function* daysIn(batches: Batches): AsyncGenerator<DayItem> {
  for await (const each of slipsIn(batches)) {
    const { days, late, adjustments } = each.slip.frozen;
    for (const day of days) yield { ...each, kind: 'day', day, note: '' };
    for (const day of late) yield { ...each, kind: 'late', day, note: '' };
    for (const day of adjustments)
      yield { ...each, kind: 'adjustment', day, note: `${day.reason} (${day.by})` };
  }
}

export interface PieceItem extends OfSlip {
  readonly piece: PaidStretch;
}

/** The pieces that a run has stamped, person by person and in order of time. */
export async function* piecesIn(batches: Batches): AsyncGenerator<PieceItem> {
  for await (const batch of batches) {
    const stretches = await paidStretches(batch.map(({ slip }) => slip));
    for (const each of batch) {
      for (const piece of stretches.get(String(each.slip._id)) ?? []) yield { ...each, piece };
    }
  }
}

export interface LineItem extends OfSlip {
  readonly line: SlipLine;
}

export async function* linesIn(batches: Batches): AsyncGenerator<LineItem> {
  for await (const each of slipsIn(batches)) {
    for (const line of each.slip.frozen.lines) yield { ...each, line };
  }
}

export interface PaymentItem extends OfSlip {
  readonly payment: PaymentDoc;
}

/** The valid payments, without removed ones. */
export async function* paymentsIn(batches: Batches, runId: Types.ObjectId): AsyncGenerator<PaymentItem> {
  const payments = await PaymentModel.find({ runId, removed: null }).sort({ _id: 1 }).lean<PaymentDoc[]>();
  for await (const each of slipsIn(batches)) {
    for (const payment of payments) {
      if (payment.slipId.equals(each.slip._id)) yield { ...each, payment };
    }
  }
}
