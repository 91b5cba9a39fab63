import type { Cents } from '@faena/shared/domain';
import type { Payment } from '@faena/shared/schemas';
import { model, Schema, type Types } from 'mongoose';
import { type NamedThenDoc, namedThen } from '../../person/index.ts';

/** A payment of a slip. A mistaken payment is kept and marked `removed` (PAYMENT-1). */
export interface PaymentDoc {
  _id: Types.ObjectId;
  companyId: Types.ObjectId;
  runId: Types.ObjectId;
  slipId: Types.ObjectId;
  employeeId: Types.ObjectId;
  cents: Cents;
  /** The day of the payment, `YYYY-MM-DD`. */
  date: string;
  method: Payment['method'];
  reference: string;
  by: NamedThenDoc;
  /** When `by` recorded it. */
  at: Date;
  removed: { at: Date; by: NamedThenDoc; reason: string } | null;
}

const schema = new Schema<PaymentDoc>({
  companyId: { type: Schema.Types.ObjectId, required: true },
  runId: { type: Schema.Types.ObjectId, required: true },
  slipId: { type: Schema.Types.ObjectId, required: true },
  employeeId: { type: Schema.Types.ObjectId, required: true },
  cents: { type: Number, required: true },
  date: { type: String, required: true },
  method: { type: String, required: true },
  reference: { type: String, default: '' },
  by: namedThen,
  at: { type: Date, required: true },
  removed: { type: { at: Date, by: namedThen, reason: String }, default: null },
});

schema.index({ runId: 1, _id: 1 });
schema.index({ companyId: 1, employeeId: 1, _id: 1 });
schema.index({ employeeId: 1, _id: 1 });

export const PaymentModel = model('PayrollPayment', schema, 'payroll_payments');
