import type { DeviceKey } from '@faena/shared/schemas';
import { model, Schema, type Types } from 'mongoose';

/** The project whose people mark at a kiosk, and its company. */
interface KioskPlace {
  readonly projectId: Types.ObjectId;
  readonly companyId: Types.ObjectId;
}

/** A device that marks for its person (MARK-11). An ended one is kept, so that its late marks are recognized. */
export interface DeviceDoc {
  _id: Types.ObjectId;
  /** The maker of its marks: its person, or the kiosk itself. */
  personId: Types.ObjectId;
  /** Where it is a kiosk (KIOSK-1); absent from the device of a person. */
  kiosk?: KioskPlace;
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

const kiosk = new Schema<KioskPlace>(
  {
    projectId: { type: Schema.Types.ObjectId, required: true },
    companyId: { type: Schema.Types.ObjectId, required: true },
  },
  { _id: false },
);

const schema = new Schema<DeviceDoc>({
  personId: { type: Schema.Types.ObjectId, required: true },
  kiosk: { type: kiosk },
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
schema.index(
  { 'kiosk.projectId': 1, lastSeenAt: -1, _id: -1 },
  { partialFilterExpression: { 'kiosk.projectId': { $exists: true } } },
);
schema.index({ 'kiosk.companyId': 1 }, { sparse: true });

export const DeviceModel = model('Device', schema, 'devices');
