import { model, Schema, type Types } from 'mongoose';

/** A private address of a person's calendar (CAL-17). A revoked one is deleted. */
export interface CalendarFeedDoc {
  _id: Types.ObjectId;
  personId: Types.ObjectId;
  /** The person's session version at the creation. Raising the person's version ends the feed. */
  sessionVersion: number;
  name: string;
  companyId: Types.ObjectId | null;
  /** The only stored form of its secret. */
  hash: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

const schema = new Schema<CalendarFeedDoc>({
  personId: { type: Schema.Types.ObjectId, required: true },
  sessionVersion: { type: Number, required: true },
  name: { type: String, required: true },
  companyId: { type: Schema.Types.ObjectId, default: null },
  hash: { type: String, required: true },
  createdAt: { type: Date, required: true },
  lastUsedAt: { type: Date, default: null },
});

schema.index({ hash: 1 }, { unique: true });
schema.index({ personId: 1, createdAt: -1 });
schema.index({ companyId: 1 });

export const CalendarFeedModel = model('CalendarFeed', schema, 'calendar_feeds');
