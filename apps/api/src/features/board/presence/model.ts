import { model, Schema, type Types } from 'mongoose';

/** The database deletes a presence after this time without a heartbeat, in case no process is left to do so. */
const FORGOTTEN_AFTER_S = 60;

/** A tab that has a board open, for as long as its stream is connected (LIVE-3). */
export interface PresenceDoc {
  /** `<project>/<person>/<tab>`: the feed learns only the id of a deleted document. */
  _id: string;
  projectId: Types.ObjectId;
  personId: Types.ObjectId;
  /** The task that is being edited in the tab, or null. */
  taskId: Types.ObjectId | null;
  /** The stream that holds it. An ending stream leaves the presence of its successor. */
  stream: string;
  /** The last heartbeat, by the database's clock. */
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
