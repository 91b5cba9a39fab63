import { model, Schema, type Types } from 'mongoose';

/** The progress of an employee through the news of their records. Its `_id` is the employee's. */
export interface NewsMarkDoc {
  _id: Types.ObjectId;
  /** In the ledger of this company. */
  companyId: Types.ObjectId;
  /** The number of the last event they saw. */
  seq: number;
}

const schema = new Schema<NewsMarkDoc>({
  companyId: { type: Schema.Types.ObjectId, required: true },
  seq: { type: Number, required: true },
});

export const NewsMarkModel = model('NewsMark', schema, 'news_marks');
