import { CompanyNoun, type PlainValues } from '@faena/shared/schemas';
import { model, Schema, type Types } from 'mongoose';
import { type Lockable, lockable } from '../../platform/lock.ts';
import { plainPaths } from '../../platform/plain-paths.ts';

/** A company: the tenant. Its creator owns it with everything in it. */
export interface CompanyDoc extends Lockable, PlainValues<typeof CompanyNoun> {
  _id: Types.ObjectId;
  createdBy: Types.ObjectId;
  lineOfBusinessId: Types.ObjectId | null;
  createdAt: Date;
}

const schema = new Schema<CompanyDoc>({
  ...plainPaths(CompanyNoun),
  createdBy: { type: Schema.Types.ObjectId, required: true },
  lineOfBusinessId: { type: Schema.Types.ObjectId, default: null },
  ...lockable,
  createdAt: { type: Date, required: true },
});

schema.index({ createdBy: 1, createdAt: 1, _id: 1 });
schema.index({ lineOfBusinessId: 1 });
schema.index({ createdAt: 1, _id: 1 });

export const CompanyModel = model('Company', schema, 'companies');
