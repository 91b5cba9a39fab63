import type { BankLayout } from '@faena/shared/schemas';
import { model, Schema, type Types } from 'mongoose';

/** The layout of a company's bank file (SLIP-7). Its `_id` is the id of the company; without one the default applies. */
export interface BankLayoutDoc extends BankLayout {
  _id: Types.ObjectId;
}

const schema = new Schema<BankLayoutDoc>({
  columns: { type: [String], required: true },
  separator: { type: String, required: true },
  header: { type: Boolean, required: true },
});

export const BankLayoutModel = model('BankLayout', schema, 'bank_layouts');
