import { model, Schema, type Types } from 'mongoose';

/** What somebody was called whose account is deleted, while their working time or their word is kept. */
export interface FormerPersonDoc {
  _id: Types.ObjectId;
  fullname: string;
  username: string;
  /** Raised by whoever changes their working time within a transaction: see `lockWorker`. */
  holds: number;
}

const schema = new Schema<FormerPersonDoc>({
  fullname: { type: String, required: true },
  username: { type: String, required: true },
  holds: { type: Number, default: 0 },
});

export const FormerPersonModel = model('FormerPerson', schema, 'former_people');
