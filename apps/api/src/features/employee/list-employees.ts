import { ROLES } from '@faena/shared/access';
import type { Page } from '@faena/shared/contract';
import type { Employee } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import type { Listing } from '../../kernel/list.ts';
import { listing, pageStages } from '../../kernel/list.ts';
import { ownsCompany } from '../../platform/scope.ts';
import type { Services } from '../../platform/services.ts';
import { PersonModel } from '../person/index.ts';
import { readEmployees } from './read-employees.ts';

/** The employees of a company by name; nobody for a company out of reach. */
export async function listEmployees(
  companyId: string,
  actor: Actor,
  page: Page | null,
  { clock }: Services,
): Promise<Employee[] | Listing<Employee>> {
  const match = { companyId: new Types.ObjectId(companyId), roleId: ROLES.employee };
  if (!ownsCompany(actor, match.companyId)) return [];
  const stages = [{ $match: match }, { $sort: { searchText: 1, _id: 1 } } as const, ...pageStages(page)];
  return listing(page, readEmployees(stages, actor, clock.now()), () => PersonModel.countDocuments(match));
}
