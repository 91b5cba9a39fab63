import { model, Schema, type Types } from 'mongoose';

/** The device of a sign-in; null if unknown. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/**
 * A session, from its sign-in to its end (SESSION-33). An ended one is deleted. Queries ignore an expired one, which
 * the TTL index deletes later.
 */
export interface SessionDoc {
  _id: Types.ObjectId;
  personId: Types.ObjectId;
  /** The person's session version at the sign-in. Raising the person's version ends the session. */
  sessionVersion: number;
  device: Device;
  /** The network of the address, without the part that identifies a machine. */
  place: string;
  beganAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  /** The last confirmation by password; a sign-in does not count (SESSION-37). */
  confirmedAt: Date | null;
  /** The own device that it is on (SESSION-41). */
  deviceId?: Types.ObjectId;
  /** The last right PIN there (PIN-1); absent before the first. */
  openedAt?: Date;
  /** A manager's link began it (MARK-20). */
  byLink?: boolean;
  /** The time from which the TTL index counts, by the clock of the machine. */
  storedAt: Date;
}

const named = { type: String, default: null };

const schema = new Schema<SessionDoc>({
  personId: { type: Schema.Types.ObjectId, required: true },
  sessionVersion: { type: Number, required: true },
  device: { type: new Schema<Device>({ browser: named, system: named }, { _id: false }), required: true },
  place: { type: String, default: '' },
  beganAt: { type: Date, required: true },
  lastSeenAt: { type: Date, required: true },
  expiresAt: { type: Date, required: true },
  confirmedAt: { type: Date, default: null },
  deviceId: { type: Schema.Types.ObjectId, default: undefined },
  openedAt: { type: Date, default: undefined },
  byLink: { type: Boolean, default: undefined },
  storedAt: { type: Date, required: true },
});

/** A day longer than other sessions last; `storedAt` of one on an own device is later by the difference. */
const STORED_S = 31 * 86_400;

schema.index({ personId: 1, lastSeenAt: -1, _id: -1 });
schema.index({ deviceId: 1 }, { sparse: true });
schema.index({ storedAt: 1 }, { expireAfterSeconds: STORED_S });

export const SessionModel = model('Session', schema, 'sessions');
