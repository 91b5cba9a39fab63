import type { Page } from '@faena/shared/contract';
import { Company, CompanyNoun, plainOf } from '@faena/shared/schemas';
import type { ClientSession, PipelineStage, QueryFilter, Types } from 'mongoose';
import { answer } from '../../kernel/answer.ts';
import { notFound } from '../../kernel/errors.ts';
import { pageStages } from '../../kernel/list.ts';
import { type CompanyDoc, CompanyModel } from './model.ts';

type WithNames = CompanyDoc & { creator: { username: string }[]; line: { name: string }[] };

/**
 * The companies `stages` select, as answered: one aggregation finds username and line of business, so a rename shows at
 * once.
 */
export async function readCompanies(stages: PipelineStage[], session?: ClientSession): Promise<Company[]> {
  const companies = await CompanyModel.aggregate<WithNames>([
    ...stages,
    lookUp('users', 'createdBy', 'creator', { username: 1 }),
    lookUp('lines_of_business', 'lineOfBusinessId', 'line', { name: 1 }),
  ]).session(session ?? null);
  return companies.map((company) => ({
    ...plainOf(CompanyNoun, company),
    _id: String(company._id),
    created_by: company.creator[0]?.username ?? '',
    line_of_business: company.line[0]?.name ?? '',
    createdAt: company.createdAt.toISOString(),
  }));
}

/** The companies that match, oldest first: all of them or a page. */
export function listCompanies(match: QueryFilter<CompanyDoc>, page: Page | null): Promise<Company[]> {
  return readCompanies([{ $match: match }, { $sort: { createdAt: 1, _id: 1 } }, ...pageStages(page)]);
}

/**
 * One company as the API answers it, for the verbs that have just written it.
 * @throws AppError `not_found`
 */
export async function readCompany(id: Types.ObjectId, session: ClientSession): Promise<Company> {
  const [company] = await readCompanies([{ $match: { _id: id } }], session);
  if (!company) throw notFound('company');
  return answer(Company, company);
}

function lookUp(from: string, localField: string, as: string, fields: Record<string, 1>): PipelineStage {
  return { $lookup: { from, localField, foreignField: '_id', as, pipeline: [{ $project: fields }] } };
}
