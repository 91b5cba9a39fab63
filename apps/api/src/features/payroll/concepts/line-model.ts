import type { Cents, DebtRole, LineKind } from '@faena/shared/domain';
import { model, Schema, type Types } from 'mongoose';

/** A line typed for a person (CONCEPT-4). */
export interface LineDoc {
  _id: Types.ObjectId;
  companyId: Types.ObjectId;
  employeeId: Types.ObjectId;
  name: string;
  kind: LineKind;
  cents: Cents;
  note: string;
  /** The run that paid it; null in the open period. */
  runId: Types.ObjectId | null;
  /** Its part in a debt, and the run that carried it over; absent in other lines (DEBT-1). */
  debt?: DebtRole;
  debtOf?: Types.ObjectId;
}

const schema = new Schema<LineDoc>({
  companyId: { type: Schema.Types.ObjectId, required: true },
  employeeId: { type: Schema.Types.ObjectId, required: true },
  name: { type: String, required: true },
  kind: { type: String, required: true },
  cents: { type: Number, required: true },
  note: { type: String, default: '' },
  runId: { type: Schema.Types.ObjectId, default: null },
  debt: String,
  debtOf: Schema.Types.ObjectId,
});

schema.index({ companyId: 1, runId: 1, employeeId: 1, _id: 1 });
schema.index({ employeeId: 1, runId: 1 });

export const LineModel = model('PayrollLine', schema, 'payroll_lines');
