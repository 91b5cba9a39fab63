import { API_SCOPES, API_TOKEN_DAYS, DAY_MS } from '@faena/shared/domain';
import type { ApiScope } from '@faena/shared/schemas';
import { model, Schema, type Types } from 'mongoose';

/** A token of a program (TOKEN-1). A revoked one is deleted, and queries ignore an expired one. */
export interface ApiTokenDoc {
  _id: Types.ObjectId;
  personId: Types.ObjectId;
  /** The person's session version at the creation. Raising the person's version ends the token. */
  sessionVersion: number;
  name: string;
  /** The only stored form of the token itself (TOKEN-2). */
  hash: string;
  scope: ApiScope;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
  /** By the clock of the machine, as the TTL index needs it. */
  storedAt: Date;
}

const schema = new Schema<ApiTokenDoc>({
  personId: { type: Schema.Types.ObjectId, required: true },
  sessionVersion: { type: Number, required: true },
  name: { type: String, required: true },
  hash: { type: String, required: true },
  scope: { type: String, enum: API_SCOPES, required: true },
  createdAt: { type: Date, required: true },
  expiresAt: { type: Date, required: true },
  lastUsedAt: { type: Date, default: null },
  storedAt: { type: Date, required: true },
});

/** A day longer than any token lasts. */
const STORED_S = ((API_TOKEN_DAYS.max + 1) * DAY_MS) / 1_000;

schema.index({ hash: 1 }, { unique: true });
schema.index({ personId: 1, createdAt: -1, _id: -1 });
schema.index({ storedAt: 1 }, { expireAfterSeconds: STORED_S });

export const ApiTokenModel = model('ApiToken', schema, 'api_tokens');
