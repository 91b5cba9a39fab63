import { model, Schema, type Types } from 'mongoose';
import { driverCollection } from '../database.ts';

/** A company whose next event a consumer could not take: its later events wait. */
export interface HeldCompany {
  readonly company: Types.ObjectId | null;
  /** The number of the event that failed. */
  readonly seq: number;
  readonly failures: number;
  readonly dueAt: Date;
}

/** The progress of a consumer. The cursor `numbered` holds the last number given. */
export interface OutboxCursorDoc {
  readonly _id: string;
  /** All events up to this one are handled, except those of held companies. */
  readonly seq: number;
  readonly held: readonly HeldCompany[];
  /** Changes with each write, so that only one of two processes can move the cursor. */
  readonly version: number;
}

const held = new Schema<HeldCompany>(
  {
    company: { type: Schema.Types.ObjectId, default: null },
    seq: { type: Number, required: true },
    failures: { type: Number, required: true },
    dueAt: { type: Date, required: true },
  },
  { _id: false },
);

const schema = new Schema<OutboxCursorDoc>({
  _id: { type: String, required: true },
  seq: { type: Number, required: true },
  held: { type: [held], default: [] },
  version: { type: Number, default: 0 },
});

export const OutboxCursorModel = model('OutboxCursor', schema, 'outbox_cursors');

/** Makes sure that a cursor exists. A new one begins after the number `from`. */
export async function openCursor(name: string, from: number): Promise<void> {
  await driverCollection(OutboxCursorModel).updateOne(
    { _id: name },
    { $setOnInsert: { seq: from, held: [], version: 0 } },
    { upsert: true },
  );
}
