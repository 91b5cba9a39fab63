import { model, Schema, type Types } from 'mongoose';
import { driverCollection } from '../database.ts';

/** A company whose next event a consumer could not take: its later events wait. */
export interface HeldCompany {
  readonly company: Types.ObjectId | null;
  /** Its event that failed. */
  readonly seq: number;
  readonly failures: number;
  readonly dueAt: Date;
}

/** How far a consumer has come. The cursor `numbered` says which number was given last. */
export interface OutboxCursorDoc {
  readonly _id: string;
  /** Every event up to here was handled, but those of the companies that are held. */
  readonly seq: number;
  readonly held: readonly HeldCompany[];
  /** Changes with each write, so that of two processes at one cursor only one goes on. */
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
