import type { ConceptBasis, Entitlement, LineKind } from '@faena/shared/domain';
import { model, Schema, type Types } from 'mongoose';

/** An addition or deduction of a company (CONCEPT-1). */
export interface ConceptDoc {
  _id: Types.ObjectId;
  companyId: Types.ObjectId;
  name: string;
  kind: LineKind;
  basis: ConceptBasis;
  /** Cents a period, hundredths of a percent, or cents an hour. */
  value: number;
  /** Null for everyone. */
  employeeIds: Types.ObjectId[] | null;
  once: boolean;
  /** Absent in concepts of earlier versions, which need worked time; `fullAt` is in days or hours (CONCEPT-7). */
  entitlement?: Entitlement;
  fullAt?: number | null;
  /** The run that used up a one-time concept; null while it applies. */
  runId: Types.ObjectId | null;
  /** Raised with each change. */
  version: number;
}

const schema = new Schema<ConceptDoc>({
  companyId: { type: Schema.Types.ObjectId, required: true },
  name: { type: String, required: true },
  kind: { type: String, required: true },
  basis: { type: String, required: true },
  value: { type: Number, required: true },
  employeeIds: { type: [Schema.Types.ObjectId], default: null },
  once: { type: Boolean, required: true },
  entitlement: { type: String, default: 'worked' },
  fullAt: { type: Number, default: null },
  runId: { type: Schema.Types.ObjectId, default: null },
  version: { type: Number, default: 1 },
});

schema.index({ companyId: 1, runId: 1, _id: 1 });
schema.index({ employeeIds: 1 });

export const ConceptModel = model('PayrollConcept', schema, 'payroll_concepts');
