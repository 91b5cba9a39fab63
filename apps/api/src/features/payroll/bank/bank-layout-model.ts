import type { BankLayout } from '@faena/shared/schemas';
import { model, Schema, type Types } from 'mongoose';

/** How a company's bank wants its file (SLIP-7). Its `_id` is that of the company; without one the usual holds. */
export interface BankLayoutDoc extends BankLayout {
  _id: Types.ObjectId;
}

const schema = new Schema<BankLayoutDoc>({
  columns: { type: [String], required: true },
  separator: { type: String, required: true },
  header: { type: Boolean, required: true },
});

export const BankLayoutModel = model('BankLayout', schema, 'bank_layouts');
