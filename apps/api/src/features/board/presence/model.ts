import { model, Schema, type Types } from 'mongoose';

/** After so long without a sign of life the database forgets whoever no process is left to forget. */
const FORGOTTEN_AFTER_S = 60;

/** That a tab has a board open, for as long as its stream stands (LIVE-3). */
export interface PresenceDoc {
  /** `<project>/<person>/<tab>`, as the feed learns of a deletion no more than this. */
  _id: string;
  projectId: Types.ObjectId;
  personId: Types.ObjectId;
  /** The task that is being edited there, or null. */
  taskId: Types.ObjectId | null;
  /** The stream that holds it: one that ends takes nothing from the one that took its place. */
  stream: string;
  /** The last sign of life, by the database's clock. */
  at: Date;
}

const schema = new Schema<PresenceDoc>({
  _id: { type: String, required: true },
  projectId: { type: Schema.Types.ObjectId, required: true },
  personId: { type: Schema.Types.ObjectId, required: true },
  taskId: { type: Schema.Types.ObjectId, default: null },
  stream: { type: String, required: true },
  at: { type: Date, required: true },
});

schema.index({ projectId: 1 });
schema.index({ at: 1 }, { expireAfterSeconds: FORGOTTEN_AFTER_S });

export const PresenceModel = model('Presence', schema, 'presences');

/** The id of a person's tab on a board. */
export function presenceIdOf(projectId: string, personId: string, tab: string): string {
  return [projectId, personId, tab].join('/');
}

/** The board that an id names. */
export function boardOfPresence(id: string): string {
  return id.split('/')[0] ?? '';
}
