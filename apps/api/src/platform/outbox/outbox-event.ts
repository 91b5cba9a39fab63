import { model, mongo, Schema, type Types } from 'mongoose';

/** An act, for the parts of Faena that react to it (JOB-5). */
export interface OutboxEvent {
  /** The company it concerns; null for an account outside of companies. */
  readonly company: Types.ObjectId | null;
  readonly type: string;
  readonly at: Date;
  /** The person who acted; null if nobody was signed in. */
  readonly actor: Types.ObjectId | null;
  /** The document it is about. */
  readonly subject: Types.ObjectId;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface OutboxEventDoc extends OutboxEvent {
  readonly _id: Types.ObjectId;
  /** The number in the order of all events; null until it is given, after the commit. */
  readonly seq: number | null;
  /** The time of the insert in the database; it orders events that are numbered together. */
  readonly insertedAt: mongo.Timestamp;
  /** Present once every consumer has handled it. */
  readonly expiresAt: Date | null;
}

/** The database replaces it on insertion by its own, ever growing time. */
export const INSERTION_TIME = mongo.Timestamp.fromBits(0, 0);

const schema = new Schema<OutboxEventDoc>(
  {
    company: { type: Schema.Types.ObjectId, default: null },
    seq: { type: Number, default: null },
    at: { type: Date, required: true },
    actor: { type: Schema.Types.ObjectId, default: null },
    type: { type: String, required: true },
    subject: { type: Schema.Types.ObjectId, required: true },
    data: { type: Schema.Types.Mixed, default: {} },
    insertedAt: { type: Schema.Types.Mixed },
    expiresAt: { type: Date, default: null },
  },
  { minimize: false },
);

// This index also finds unnumbered events.
schema.index({ seq: 1, insertedAt: 1 });
schema.index({ subject: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const OutboxEventModel = model('OutboxEvent', schema, 'outbox_events');
