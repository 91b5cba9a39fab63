import { model, Schema } from 'mongoose';

/** The last verification by any process; the database has one document of it. */
export interface PayrollCheckDoc {
  _id: 'last';
  /** Both times are by the clock of the database. */
  startedAt: Date;
  /** The end of the last complete one. */
  endedAt: Date;
  /** The number of faults at that time; null before the first verification has ended. */
  faults: number | null;
}

const schema = new Schema<PayrollCheckDoc>({
  _id: { type: String, required: true },
  startedAt: { type: Date, required: true },
  endedAt: { type: Date, required: true },
  faults: { type: Number, default: null },
});

export const PayrollCheckModel = model('PayrollCheck', schema, 'payroll_checks');
