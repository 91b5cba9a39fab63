import { model, Schema, type Types } from 'mongoose';
import { FILE_ID } from '../../platform/storage/file-reference.ts';

/** A profile picture, re-encoded. */
export interface PictureDoc {
  /** 128 random bits in hex: the address is the right to see it. */
  _id: string;
  userId: Types.ObjectId;
  /** Unset if a process of the previous version stored it. */
  fileId?: Types.ObjectId;
  /** Once more, for processes of the version before: see ADR 29. */
  bytes: Buffer;
  createdAt: Date;
}

const schema = new Schema<PictureDoc>({
  _id: { type: String, required: true },
  userId: { type: Schema.Types.ObjectId, required: true },
  fileId: FILE_ID,
  bytes: { type: Buffer, required: true },
  createdAt: { type: Date, required: true },
});

schema.index({ userId: 1 });

export const PictureModel = model('Picture', schema, 'pictures');
