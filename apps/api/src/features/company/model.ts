import { model, Schema, type Types } from 'mongoose';

/** A company: the tenant. Whoever created it owns it and all that is in it. */
export interface CompanyDoc {
  _id: Types.ObjectId;
  name: string;
  createdBy: Types.ObjectId;
  lineOfBusinessId: Types.ObjectId | null;
  address: string;
  email: string;
  phone: string;
  color: string;
  /** IANA name; days, weeks and months of working time are reckoned in it. */
  timezone: string;
  /** Raised by whoever relies on the company within a transaction: see `lockCompany`. */
  holds: number;
  createdAt: Date;
}

const schema = new Schema<CompanyDoc>({
  name: { type: String, required: true },
  createdBy: { type: Schema.Types.ObjectId, required: true },
  lineOfBusinessId: { type: Schema.Types.ObjectId, default: null },
  address: { type: String, default: '' },
  email: { type: String, default: '' },
  phone: { type: String, default: '' },
  color: { type: String, required: true },
  timezone: { type: String, required: true },
  holds: { type: Number, default: 0 },
  createdAt: { type: Date, required: true },
});

schema.index({ createdBy: 1, createdAt: 1, _id: 1 });
schema.index({ lineOfBusinessId: 1 });
schema.index({ createdAt: 1, _id: 1 });

export const CompanyModel = model('Company', schema, 'companies');
