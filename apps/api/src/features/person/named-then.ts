import { Schema, type Types } from 'mongoose';

/** A snapshot of a person: their names at the time of an event. */
export interface NamedThenDoc {
  _id: Types.ObjectId;
  fullname: string;
  username: string;
}

/** The paths of the snapshot in a model. */
export const namedThen = {
  _id: { type: Schema.Types.ObjectId, required: true },
  fullname: { type: String, default: '' },
  username: { type: String, default: '' },
};

/** The snapshot in answers. */
export function namedThenToWire({ _id, fullname, username }: NamedThenDoc) {
  return { _id: String(_id), fullname, username };
}
