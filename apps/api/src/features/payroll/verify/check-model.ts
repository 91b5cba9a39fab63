import { model, Schema } from 'mongoose';

/** The last verification of all processes on a database; there is one document of it. */
export interface PayrollCheckDoc {
  _id: 'last';
  /** By the clock of the database, like `endedAt`. */
  startedAt: Date;
  /** The result of the last complete one. */
  endedAt: Date;
  /** How many did not hold then; null before the first has ended. */
  faults: number | null;
}

const schema = new Schema<PayrollCheckDoc>({
  _id: { type: String, required: true },
  startedAt: { type: Date, required: true },
  endedAt: { type: Date, required: true },
  faults: { type: Number, default: null },
});

export const PayrollCheckModel = model('PayrollCheck', schema, 'payroll_checks');
