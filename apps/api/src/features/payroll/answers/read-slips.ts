import type { Page } from '@faena/shared/contract';
import type { OwnSlipsQuery, Slip } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import { type Listing, listing, olderThan, pageStart } from '../../../kernel/list.ts';
import { type SlipDoc, SlipModel } from '../slips/slip-model.ts';
import { slipsToWire, wholeSlipToWire } from '../slips/slip-wire.ts';
import { findSlip, reachableSlip } from './find-slip.ts';

/** The caller's slips in all companies, newest first, including those of reopened runs (ANSWER-1). */
export async function listOwnSlips(
  { before }: OwnSlipsQuery,
  { id }: Actor,
  page: Page | null,
): Promise<Slip[] | Listing<Slip>> {
  const match = { employeeId: id, ...olderThan<SlipDoc>(before) };
  const slips = SlipModel.find(match)
    .sort({ _id: -1 })
    .skip(pageStart(page))
    .limit(page?.limit ?? 0)
    .lean<SlipDoc[]>()
    .then(slipsToWire);
  return listing(page, slips, () => SlipModel.countDocuments(match));
}

/**
 * One slip: the caller's, or of a company that they may change.
 * @throws AppError `not_found`
 */
export async function getSlip(id: string, actor: Actor): Promise<Slip> {
  return wholeSlipToWire(await findSlip(reachableSlip(id, actor)));
}
