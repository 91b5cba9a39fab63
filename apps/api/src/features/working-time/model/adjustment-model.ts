import type { AdjustedDay, Cents } from '@faena/shared/domain';
import { model, Schema, type Types } from 'mongoose';
import { type NamedThenDoc, namedThen } from '../../person/index.ts';

interface TimesDoc {
  startTime: Date;
  endTime: Date;
}

/** A change of a closed record, which itself stays unchanged (ADJUST-1). */
export interface AdjustmentDoc {
  _id: Types.ObjectId;
  companyId: Types.ObjectId;
  employeeId: Types.ObjectId;
  recordId: Types.ObjectId;
  /** The counted times before the adjustment; null if another one had voided the record. */
  before: TimesDoc | null;
  /** The counted times after it; null if it voids the record. */
  after: TimesDoc | null;
  /** In calendar order. */
  days: AdjustedDay[];
  ms: number;
  cents: Cents;
  reason: string;
  by: NamedThenDoc;
  at: Date;
  /** The run that pays it; null while it waits for the next (ADJUST-2). */
  runId: Types.ObjectId | null;
  runNumber: number | null;
  /** The number of the adjustment among those of its person, from 1 on. */
  sequence: number;
}

const times = new Schema<TimesDoc>(
  { startTime: { type: Date, required: true }, endTime: { type: Date, required: true } },
  { _id: false },
);

const schema = new Schema<AdjustmentDoc>({
  companyId: { type: Schema.Types.ObjectId, required: true },
  employeeId: { type: Schema.Types.ObjectId, required: true },
  recordId: { type: Schema.Types.ObjectId, required: true },
  before: { type: times, default: null },
  after: { type: times, default: null },
  days: { type: Schema.Types.Mixed, required: true },
  ms: { type: Number, required: true },
  cents: { type: Number, required: true },
  reason: { type: String, required: true },
  by: namedThen,
  at: { type: Date, required: true },
  runId: { type: Schema.Types.ObjectId, default: null },
  runNumber: { type: Number, default: null },
  sequence: { type: Number, required: true },
});

schema.index({ companyId: 1, runId: 1, employeeId: 1, _id: 1 });
schema.index({ recordId: 1, sequence: 1 });
schema.index({ employeeId: 1, sequence: 1 }, { unique: true });
schema.index({ employeeId: 1, companyId: 1, 'days.date': 1 });

export const AdjustmentModel = model('PayrollAdjustment', schema, 'payroll_adjustments');
