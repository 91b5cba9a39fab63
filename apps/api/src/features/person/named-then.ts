import { Schema, type Types } from 'mongoose';

/** Somebody with the names that they had when it happened. */
export interface NamedThenDoc {
  _id: Types.ObjectId;
  fullname: string;
  username: string;
}

/** Its paths in a model. */
export const namedThen = {
  _id: { type: Schema.Types.ObjectId, required: true },
  fullname: { type: String, default: '' },
  username: { type: String, default: '' },
};

/** As it goes over the wire. */
export function namedThenToWire({ _id, fullname, username }: NamedThenDoc) {
  return { _id: String(_id), fullname, username };
}
