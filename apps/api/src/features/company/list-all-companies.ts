import type { Page } from '@faena/shared/contract';
import type { Company } from '@faena/shared/schemas';
import type { Listing } from '../../kernel/list.ts';
import { countOf, listing } from '../../kernel/list.ts';
import { CompanyModel } from './model.ts';
import { listCompanies } from './read-companies.ts';

/** All companies, oldest first. */
export async function listAllCompanies(page: Page | null): Promise<Company[] | Listing<Company>> {
  return listing(page, listCompanies({}, page), () => countOf(CompanyModel, {}));
}
