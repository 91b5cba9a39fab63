import { SLIP_LINK_DAYS } from '@faena/shared/domain';
import { type ClientSession, Types } from 'mongoose';
import { hashOf } from '../../../platform/link-token.ts';
import { type SlipLinkDoc, SlipLinkModel } from '../slips/slip-link-model.ts';
import type { SlipDoc } from '../slips/slip-model.ts';

const LINK_MS = SLIP_LINK_DAYS * 86_400_000;

/** Makes a token the private link of a slip, in place of one that there may be. Only its hash is stored (ANSWER-2). */
export async function storeLink(
  { _id: slipId, companyId }: Pick<SlipDoc, '_id' | 'companyId'>,
  token: string,
  createdAt: Date,
  session: ClientSession,
): Promise<SlipLinkDoc> {
  const _id = new Types.ObjectId();
  const expiresAt = new Date(+createdAt + LINK_MS);
  const fields = { slipId, companyId, tokenHash: hashOf(token), createdAt, expiresAt, openedAt: null };
  await SlipLinkModel.updateOne(
    { slipId },
    { $set: fields, $setOnInsert: { _id } },
    { session, upsert: true },
  );
  return { _id, ...fields };
}
