import type { OpenClaims, OpenClaimsQuery } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { ownsCompany } from '../../../platform/scope.ts';
import { CompanyModel } from '../../company/index.ts';
import { SlipModel } from '../slips/slip-model.ts';

/** Counts the slips with a claim that waits, for one company or for each that the caller created (ANSWER-8). */
export async function countClaims({ companyId }: OpenClaimsQuery, actor: Actor): Promise<OpenClaims[]> {
  const companies = await companiesOf(companyId, actor);
  const found = await SlipModel.aggregate<{ _id: Types.ObjectId; slips: number; date: string }>([
    { $match: { companyId: { $in: companies }, answer: 'claimed', reopened: false } },
    { $group: { _id: '$companyId', slips: { $sum: 1 }, date: { $min: '$frozen.startDate' } } },
  ]);
  return found.map(({ _id, slips, date }) => ({ companyId: String(_id), slips, date }));
}

async function companiesOf(companyId: string | undefined, actor: Actor): Promise<Types.ObjectId[]> {
  if (companyId === undefined) {
    const own = await CompanyModel.find({ createdBy: actor.id }, { _id: 1 }).lean();
    return own.map(({ _id }) => _id);
  }
  const _id = new Types.ObjectId(companyId);
  return ownsCompany(actor, _id) ? [_id] : [];
}
