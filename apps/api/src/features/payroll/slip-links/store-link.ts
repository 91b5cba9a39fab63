import { SLIP_LINK_DAYS } from '@faena/shared/domain';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { hashOf } from '../../../platform/link-token.ts';
import type { NamedThenDoc } from '../../person/index.ts';
import type { AnswerLinkDoc } from '../slips/answer-link.ts';
import { type SlipLinkDoc, SlipLinkModel } from '../slips/slip-link-model.ts';
import type { SlipDoc } from '../slips/slip-model.ts';

const LINK_MS = SLIP_LINK_DAYS * 86_400_000;

/** A link to store: its secret and its origin. */
export interface NewLink extends AnswerLinkDoc, Pick<SlipLinkDoc, 'createdAt' | 'toVerified'> {
  readonly token: string;
}

/** Stores a token as the private link of a slip and replaces an earlier one. Only its hash is stored (ANSWER-2). */
export async function storeLink(
  { _id: slipId, companyId }: Pick<SlipDoc, '_id' | 'companyId'>,
  { token, createdAt, madeBy, way, toVerified = false }: NewLink,
  session: ClientSession,
): Promise<SlipLinkDoc> {
  const _id = new Types.ObjectId();
  const expiresAt = new Date(+createdAt + LINK_MS);
  const origin = { madeBy, way, toVerified };
  const fields = {
    ...{ slipId, companyId, tokenHash: hashOf(token), createdAt, expiresAt, openedAt: null },
    ...origin,
  };
  await SlipLinkModel.updateOne(
    { slipId },
    { $set: fields, $setOnInsert: { _id } },
    { session, upsert: true },
  );
  return { _id, ...fields };
}

/** The caller with their present names, as the maker of a link. */
export function makerOf({ id, fullname, username }: Actor): NamedThenDoc {
  return { _id: id, fullname, username };
}
