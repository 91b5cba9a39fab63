import type { Language } from '@faena/shared/language';
import { LinkedSlip, type NewClaim } from '@faena/shared/schemas';
import { answer } from '../../../kernel/answer.ts';
import type { Attachment } from '../../../kernel/attachment.ts';
import { AppError } from '../../../kernel/errors.ts';
import { hashOf } from '../../../platform/link-token.ts';
import { openSlipWithinLimits } from '../../../platform/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';
import { acceptSlip } from '../answers/accept-slip.ts';
import type { Speaker } from '../answers/add-answer-event.ts';
import { claimSlip } from '../answers/claim-slip.ts';
import { findSlip } from '../answers/find-slip.ts';
import { writeSlip } from '../run-files/write-slips.ts';
import { type SlipLinkDoc, SlipLinkModel } from '../slips/slip-link-model.ts';
import type { SlipDoc } from '../slips/slip-model.ts';
import { slipToWire, wholeSlipToWire } from '../slips/slip-wire.ts';

/** The token of a visitor by a private link, and the source. */
export interface Visitor {
  readonly token: string;
  readonly address: string;
}

const shown = (slip: SlipDoc) => answer(LinkedSlip, slipToWire(slip));

/** Answers the slip of a private link, and stores that it was opened. */
export async function openLink(visitor: Visitor, { clock }: Services): Promise<LinkedSlip> {
  const { _id, slipId } = await follow(visitor, clock.now());
  const slip = answer(LinkedSlip, await wholeSlipToWire(await findSlip({ _id: slipId })));
  await SlipLinkModel.updateOne({ _id }, { $set: { openedAt: clock.now() } });
  return slip;
}

/** The slip of a private link as PDF. */
export async function downloadByLink(
  visitor: Visitor,
  language: Language,
  { clock }: Services,
): Promise<Attachment> {
  const { slipId } = await follow(visitor, clock.now());
  return writeSlip({ _id: slipId }, language, null);
}

/** Accepts a slip by its private link. */
export async function acceptByLink(
  visitor: Visitor,
  language: Language,
  services: Services,
): Promise<LinkedSlip> {
  const link = await follow(visitor, services.clock.now());
  return acceptSlip({ _id: link.slipId }, speakerOf(link, language), services, shown);
}

/** Claims an error in a slip by its private link. */
export async function claimByLink(
  claim: NewClaim,
  visitor: Visitor,
  language: Language,
  services: Services,
): Promise<LinkedSlip> {
  const link = await follow(visitor, services.clock.now());
  return claimSlip({ _id: link.slipId }, claim, speakerOf(link, language), services, shown);
}

/**
 * Finds the private link of a token. An unknown, expired or revoked one gets the same answer (ANSWER-2).
 * @throws AppError `not_found`; `rate_limited`
 */
async function follow({ token, address }: Visitor, now: Date) {
  const link = await openSlipWithinLimits(
    address,
    () => SlipLinkModel.findOne({ tokenHash: hashOf(token), expiresAt: { $gt: now } }).lean(),
    ({ tokenHash }) => tokenHash,
  );
  if (!link) throw new AppError('not_found', 'slip_link_not_found');
  return link;
}

/** A link as the author of an answer: nobody knows its holder (ANSWER-6). */
function speakerOf(link: SlipLinkDoc, language: Language): Speaker {
  const { _id, madeBy = null, way = null, toVerified = false } = link;
  return { link: { _id, madeBy, way, toVerified, language } };
}
