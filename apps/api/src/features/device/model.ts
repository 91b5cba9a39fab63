import type { DeviceKey } from '@faena/shared/schemas';
import { model, Schema, type Types } from 'mongoose';

/** A device that marks for its person (MARK-11). An ended one is kept, so that its late marks are recognized. */
export interface DeviceDoc {
  _id: Types.ObjectId;
  personId: Types.ObjectId;
  name: string;
  /** Whether it is the person's own, so that their session lasts (SESSION-41). */
  own: boolean;
  publicKey: DeviceKey;
  createdAt: Date;
  /** The time of its last marks. */
  lastSeenAt: Date;
  /** Null while it may mark. */
  endedAt: Date | null;
}

const key = new Schema<DeviceKey>(
  {
    kty: { type: String, required: true },
    crv: { type: String, required: true },
    x: { type: String, required: true },
    y: { type: String, required: true },
  },
  { _id: false },
);

const schema = new Schema<DeviceDoc>({
  personId: { type: Schema.Types.ObjectId, required: true },
  name: { type: String, required: true },
  own: { type: Boolean, default: false },
  publicKey: { type: key, required: true },
  createdAt: { type: Date, required: true },
  lastSeenAt: { type: Date, required: true },
  endedAt: { type: Date, default: null },
});

schema.index({ personId: 1, lastSeenAt: -1, _id: -1 });
// One device for each key and person, however often it registers.
schema.index({ personId: 1, 'publicKey.x': 1 }, { unique: true });

export const DeviceModel = model('Device', schema, 'devices');
