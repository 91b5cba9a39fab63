import { type CompanyAct, USUAL_CONFIRMED_ACTS } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { confirmationRequired } from '../../kernel/errors.ts';
import { presentCaller } from '../../platform/caller.ts';
import { hasProof } from '../../platform/require-confirmed.ts';
import { CompanyModel } from './model.ts';

/**
 * Requires a recent proof for an act that a company asks to confirm (COMPANY-21). An API token with the scope of the
 * act needs none (TOKEN-5). Call it once the companies are known to be in reach.
 * @throws AppError `confirmation_required`
 */
export async function requireActConfirmed(
  act: CompanyAct,
  companyIds: readonly (Types.ObjectId | null)[],
  session: ClientSession | null = null,
): Promise<void> {
  const caller = presentCaller();
  // Work without a caller, such as demo data, needs no proof.
  if (!caller?.session || caller.session.scope === act) return;
  if (hasProof('sign-in', caller.session, caller.services.clock)) return;
  const isUsual = USUAL_CONFIRMED_ACTS.includes(act);
  const asks = { $or: [{ confirmedActs: act }, ...(isUsual ? [{ confirmedActs: { $exists: false } }] : [])] };
  const company = CompanyModel.exists({ $and: [{ _id: { $in: [...companyIds] } }, asks] });
  if (await company.session(session)) throw confirmationRequired();
}
