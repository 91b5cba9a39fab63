import { model, Schema } from 'mongoose';

/** The progress of the seeding for all processes; there is one document. */
export interface SeedMarkerDoc {
  _id: 'demo';
  /** `claimed` until it is known that the database has no people of its own. */
  state: 'claimed' | 'running' | 'done';
  /** The seeding process: another may take over once `leaseUntil` has passed. */
  runner: string;
  leaseUntil: Date;
}

const schema = new Schema<SeedMarkerDoc>({
  _id: { type: String, required: true },
  state: { type: String, required: true },
  runner: { type: String, required: true },
  leaseUntil: { type: Date, required: true },
});

export const SeedMarkerModel = model('SeedMarker', schema, 'seed_markers');
