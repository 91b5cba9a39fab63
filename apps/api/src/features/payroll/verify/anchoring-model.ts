import { model, Schema } from 'mongoose';

/**
 * When the records of earlier versions may be anchored (LEDGER-13). Migration 0014 stores the one document of it, and
 * only on a database with records.
 */
export interface AnchoringDoc {
  _id: 'records';
  /** Processes of the last version have ended by then: their clocks add no events. */
  from: Date;
}

const schema = new Schema<AnchoringDoc>({
  _id: { type: String, required: true },
  from: { type: Date, required: true },
});

export const AnchoringModel = model('Anchoring', schema, 'anchorings');
