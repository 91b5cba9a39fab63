import { model, Schema, type Types } from 'mongoose';

/** A browser that takes push messages for a person (NOTICE-12). Its `_id` is that of its session, with which it ends. */
export interface PushBrowserDoc {
  _id: Types.ObjectId;
  personId: Types.ObjectId;
  /** The address at the push server of the browser's maker. */
  endpoint: string;
  /** The keys of the browser, which alone decrypts the messages; base64url. */
  p256dh: string;
  auth: string;
  createdAt: Date;
  /** Set while there may be something to push; a new value for each new thing. */
  waiting: Types.ObjectId | null;
  /** The failures since the last success, and the time of the next attempt; null without any. */
  failures: number;
  retryAt: Date | null;
}

const schema = new Schema<PushBrowserDoc>({
  personId: { type: Schema.Types.ObjectId, required: true },
  endpoint: { type: String, required: true },
  p256dh: { type: String, required: true },
  auth: { type: String, required: true },
  createdAt: { type: Date, required: true },
  waiting: { type: Schema.Types.ObjectId, default: null },
  failures: { type: Number, default: 0 },
  retryAt: { type: Date, default: null },
});

schema.index({ personId: 1, createdAt: -1, _id: -1 });
schema.index({ endpoint: 1 }, { unique: true });
schema.index({ waiting: 1 }, { partialFilterExpression: { waiting: { $type: 'objectId' } } });

export const PushBrowserModel = model('PushBrowser', schema, 'push_browsers');

/** The pair of keys by which the installation signs its push messages (RFC 8292). There is one, `vapid`. */
export interface PushKeysDoc {
  _id: string;
  /** Base64url, as browsers take it. */
  publicKey: string;
  /** The private key, sealed with the secret of the installation. */
  sealedKey: string;
}

const keys = new Schema<PushKeysDoc>({
  _id: { type: String, required: true },
  publicKey: { type: String, required: true },
  sealedKey: { type: String, required: true },
});

export const PushKeysModel = model('PushKeys', keys, 'push_keys');
