import type { Company } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { ownMarking } from './own-marking.ts';
import { readCompanies } from './read-companies.ts';
import { visibleCompanies } from './visible-companies.ts';

/**
 * One company that the caller may see.
 * @throws AppError `not_found` when missing or out of reach
 */
export async function getCompany(id: string, actor: Actor): Promise<Company> {
  const match = { $and: [{ _id: new Types.ObjectId(id) }, visibleCompanies(actor)] };
  const [company] = await readCompanies([{ $match: match }, ...ownMarking(actor)]);
  if (!company) throw notFound('company');
  return company;
}
