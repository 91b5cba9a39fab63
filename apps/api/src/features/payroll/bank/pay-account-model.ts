import { model, Schema, type Types } from 'mongoose';

/**
 * The account to which a company pays a person (SLIP-7). Only this document contains it, no event and no log
 * (SLIP-8).
 */
export interface PayAccountDoc {
  _id: Types.ObjectId;
  companyId: Types.ObjectId;
  employeeId: Types.ObjectId;
  account: string;
}

const schema = new Schema<PayAccountDoc>({
  companyId: { type: Schema.Types.ObjectId, required: true },
  employeeId: { type: Schema.Types.ObjectId, required: true },
  account: { type: String, required: true },
});

schema.index({ companyId: 1, employeeId: 1 }, { unique: true });
schema.index({ employeeId: 1 });

export const PayAccountModel = model('PayAccount', schema, 'pay_accounts');
