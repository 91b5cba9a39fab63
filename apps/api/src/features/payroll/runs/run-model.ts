import type { Cents, PaySchedule } from '@faena/shared/domain';
import type { Run } from '@faena/shared/schemas';
import { model, Schema, type Types } from 'mongoose';
import { type NamedThenDoc, namedThen } from '../../person/index.ts';

/** The unchangeable part of a run, hashed with the hashes of its slips (RUN-9). */
export interface RunHead {
  companyId: string;
  companyName: string;
  number: number;
  startDate: string;
  endDate: string;
  payday: string;
  schedule: PaySchedule;
  currency: string;
  timeZone: string;
  people: number;
  ms: number;
  grossCents: Cents;
  additionCents: Cents;
  deductionCents: Cents;
  netCents: Cents;
  closedAt: string;
}

/** A run (RUN-1). */
export interface RunDoc extends Omit<RunHead, 'companyId' | 'closedAt'> {
  _id: Types.ObjectId;
  companyId: Types.ObjectId;
  state: Run['state'];
  closedAt: Date;
  closedBy: NamedThenDoc;
  reopened: { at: Date; by: NamedThenDoc; reason: string } | null;
  hash: string;
}

const schema = new Schema<RunDoc>({
  companyId: { type: Schema.Types.ObjectId, required: true },
  companyName: { type: String, required: true },
  number: { type: Number, required: true },
  startDate: { type: String, required: true },
  endDate: { type: String, required: true },
  payday: { type: String, required: true },
  schedule: { type: Schema.Types.Mixed, required: true },
  currency: { type: String, default: '' },
  timeZone: { type: String, required: true },
  people: { type: Number, required: true },
  ms: { type: Number, required: true },
  grossCents: { type: Number, required: true },
  additionCents: { type: Number, required: true },
  deductionCents: { type: Number, required: true },
  netCents: { type: Number, required: true },
  state: { type: String, required: true },
  closedAt: { type: Date, required: true },
  closedBy: namedThen,
  reopened: { type: { at: Date, by: namedThen, reason: String }, default: null },
  hash: { type: String, required: true },
});

schema.index({ companyId: 1, number: 1 }, { unique: true });
schema.index({ companyId: 1, startDate: 1 }, { unique: true, partialFilterExpression: { state: 'closed' } });

export const RunModel = model('PayrollRun', schema, 'payroll_runs');
