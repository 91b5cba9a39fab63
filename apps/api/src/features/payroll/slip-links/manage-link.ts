import { NewSlipLink, SlipLinkState } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import { answer } from '../../../kernel/answer.ts';
import { conflict } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import { makeToken } from '../../../platform/link-token.ts';
import type { Services } from '../../../platform/services.ts';
import { PersonModel } from '../../person/index.ts';
import { findSlip, reachableSlip } from '../answers/find-slip.ts';
import { SlipLinkModel } from '../slips/slip-link-model.ts';
import { linkToWire } from '../slips/slip-link-wire.ts';
import { makerOf, storeLink } from './store-link.ts';

/**
 * The valid private link of a slip (ANSWER-2).
 * @throws AppError `not_found` for a slip out of reach
 */
export async function getLink(id: string, actor: Actor, { clock }: Services): Promise<SlipLinkState> {
  const { _id: slipId } = await findSlip(reachableSlip(id, actor));
  const link = await SlipLinkModel.findOne({ slipId, expiresAt: { $gt: clock.now() } }).lean();
  return { link: link && linkToWire(link) };
}

/**
 * Makes the private link of a slip and replaces an earlier one. Only this answer contains its token.
 * @throws AppError `not_found` for a slip out of reach; `conflict` once its run was reopened
 */
export async function makeLink(id: string, actor: Actor, { clock }: Services): Promise<NewSlipLink> {
  const token = makeToken();
  const createdAt = clock.now();
  return transaction(async (session) => {
    const slip = await findSlip(reachableSlip(id, actor), session);
    if (slip.reopened) throw conflict('slip_reopened');
    const link = await storeLink(slip, { token, createdAt, madeBy: makerOf(actor), way: 'copied' }, session);
    const person = await PersonModel.findById(slip.employeeId, { language: 1 }, { session }).lean();
    return answer(NewSlipLink, { token, language: person?.language ?? null, ...linkToWire(link) });
  });
}

/**
 * Revokes the private link of a slip, if it has one.
 * @throws AppError `not_found` for a slip out of reach
 */
export async function revokeLink(id: string, actor: Actor): Promise<SlipLinkState> {
  const { _id: slipId } = await findSlip(reachableSlip(id, actor));
  const none = answer(SlipLinkState, { link: null });
  await SlipLinkModel.deleteOne({ slipId });
  return none;
}
