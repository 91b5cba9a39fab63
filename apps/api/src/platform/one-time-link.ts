import { type ClientSession, model, Schema, type Types } from 'mongoose';
import { hashOf, makeToken } from './link-token.ts';

/** The purpose of a link. */
export type LinkKind = 'password-reset' | 'email-verification' | 'invitation' | 'device' | 'kiosk';

/** A link that can be used once. Its holder may do one thing to one subject. */
interface OneTimeLinkDoc {
  _id: Types.ObjectId;
  kind: LinkKind;
  /** The document that it is about: an account, an invitation. */
  subjectId: Types.ObjectId;
  /** The subject's state at the link's creation, such as the address it verifies; empty without one. */
  about: string;
  /** SHA-256 of the token; the token itself is not stored. */
  tokenHash: string;
  expiresAt: Date;
  /** The TTL index deletes it at this time of the machine's clock. */
  forgottenAt: Date;
}

const schema = new Schema<OneTimeLinkDoc>({
  kind: { type: String, required: true },
  subjectId: { type: Schema.Types.ObjectId, required: true },
  about: { type: String, default: '' },
  tokenHash: { type: String, required: true },
  expiresAt: { type: Date, required: true },
  forgottenAt: { type: Date, required: true },
});

schema.index({ tokenHash: 1 }, { unique: true });
schema.index({ subjectId: 1, kind: 1 });
schema.index({ forgottenAt: 1 }, { expireAfterSeconds: 0 });

export const OneTimeLinkModel = model('OneTimeLink', schema, 'one_time_links');

/** A link for its holder. */
export type OneTimeLink = Pick<OneTimeLinkDoc, '_id' | 'subjectId' | 'about' | 'expiresAt'>;

/** A new link, valid for `lifetimeMs` from `now` on. */
interface NewLink {
  readonly kind: LinkKind;
  readonly subjectId: Types.ObjectId;
  readonly about?: string;
  readonly now: Date;
  readonly lifetimeMs: number;
}

/** Makes a link beside existing ones, and returns its token. Only the hash is stored, so nobody can read it again. */
export async function makeOneTimeLink(
  { kind, subjectId, about = '', now, lifetimeMs }: NewLink,
  session?: ClientSession,
): Promise<string> {
  const token = makeToken();
  const link = new OneTimeLinkModel({
    kind,
    subjectId,
    about,
    tokenHash: hashOf(token),
    expiresAt: new Date(+now + lifetimeMs),
    forgottenAt: new Date(Date.now() + lifetimeMs),
  });
  await link.save({ session: session ?? null });
  return token;
}

/** Finds the valid link of a token without using it up; null without one. */
export function findOneTimeLink(kind: LinkKind, token: string, now: Date): Promise<OneTimeLink | null> {
  return OneTimeLinkModel.findOne(goodLink(kind, token, now)).lean<OneTimeLink>();
}

/** Uses a link up in the transaction of its purpose: the first of two holders gets it, the other null. */
export function redeemOneTimeLink(
  kind: LinkKind,
  token: string,
  now: Date,
  session: ClientSession,
): Promise<OneTimeLink | null> {
  return OneTimeLinkModel.findOneAndDelete(goodLink(kind, token, now), { session }).lean<OneTimeLink>();
}

/**
 * Uses a link up for one holder, named by `about`, in the transaction of its purpose. The same holder gets it again until it
 * expires, as their answer may be lost; another gets null.
 */
export function bindOneTimeLink(
  kind: LinkKind,
  token: string,
  { now, about }: { readonly now: Date; readonly about: string },
  session: ClientSession,
): Promise<OneTimeLink | null> {
  const unused = { ...goodLink(kind, token, now), about: { $in: ['', about] } };
  return OneTimeLinkModel.findOneAndUpdate(unused, { $set: { about } }, { session }).lean<OneTimeLink>();
}

/** Invalidates the links of a subject, all or those of one kind. */
export async function voidOneTimeLinks(
  subjectId: Types.ObjectId,
  session: ClientSession,
  kind?: LinkKind,
): Promise<void> {
  await OneTimeLinkModel.deleteMany({ subjectId, ...(kind && { kind }) }, { session });
}

function goodLink(kind: LinkKind, token: string, now: Date) {
  return { kind, tokenHash: hashOf(token), expiresAt: { $gt: now } };
}
