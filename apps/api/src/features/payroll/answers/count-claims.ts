import type { OpenClaims, OpenClaimsQuery } from '@faena/shared/schemas';
import type { Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { companiesAsked } from '../money-needed/companies-asked.ts';
import { HAS_OPEN_CLAIM, SlipModel } from '../slips/slip-model.ts';

/** Counts the slips with an unanswered claim, for one company or for each that the caller created (ANSWER-8). */
export async function countClaims({ companyId }: OpenClaimsQuery, actor: Actor): Promise<OpenClaims[]> {
  const companies = await companiesAsked(companyId, actor);
  const found = await SlipModel.aggregate<{ _id: Types.ObjectId; slips: number; date: string }>([
    { $match: { companyId: { $in: companies.map(({ _id }) => _id) }, ...HAS_OPEN_CLAIM } },
    { $group: { _id: '$companyId', slips: { $sum: 1 }, date: { $min: '$frozen.startDate' } } },
  ]);
  return found.map(({ _id, slips, date }) => ({ companyId: String(_id), slips, date }));
}
