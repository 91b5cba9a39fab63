import { model, Schema, type Types } from 'mongoose';

/** A profile picture, re-encoded; in the database so that every API process serves it. */
export interface PictureDoc {
  /** 128 random bits in hex: the address is the right to see it. */
  _id: string;
  userId: Types.ObjectId;
  bytes: Buffer;
  createdAt: Date;
}

const schema = new Schema<PictureDoc>({
  _id: { type: String, required: true },
  userId: { type: Schema.Types.ObjectId, required: true },
  bytes: { type: Buffer, required: true },
  createdAt: { type: Date, required: true },
});

schema.index({ userId: 1 });

export const PictureModel = model('Picture', schema, 'pictures');
