import type { Page } from '@faena/shared/contract';
import type { Company } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import type { Listing } from '../../kernel/list.ts';
import { countOf, listing } from '../../kernel/list.ts';
import { namedActor } from '../person/index.ts';
import { CompanyModel } from './model.ts';
import { ownMarking } from './own-marking.ts';
import { listCompanies, readCompanies } from './read-companies.ts';

/**
 * The companies that a person owns, oldest first; for an employee, their workplace (COMPANY-4).
 * @throws AppError `forbidden` or `not_found`, see `namedActor`
 */
export async function listCompaniesOf(
  username: string | undefined,
  actor: Actor,
  page: Page | null,
): Promise<Company[] | Listing<Company>> {
  const person = await namedActor(actor, username);
  if (person.role === 'employee') return readWorkplaces(person);
  // A former manager may still own companies, but sees none of them (INVITE-5).
  if (person.role === 'client') return [];
  const match = { createdBy: person.id };
  return listing(page, listCompanies(match, page), () => countOf(CompanyModel, match));
}

/** The company that an employee works for; null without one. */
export async function readWorkplace(employee: Actor): Promise<Company | null> {
  if (!employee.companyId) return null;
  const [company] = await readWorkplaces(employee);
  return company ?? null;
}

function readWorkplaces(employee: Actor): Promise<Company[]> {
  return readCompanies([{ $match: { _id: employee.companyId } }, ...ownMarking(employee)]);
}
