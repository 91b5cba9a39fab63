import { createCompany, createPerson, type PersonValues } from './factories.ts';
import type { TestApi } from './harness.ts';

/** A manager with a company and one employee in it; `overrides` go to the employee. */
export async function createCrew(api: TestApi, overrides: PersonValues = {}) {
  const manager = await createPerson(api, 'manager');
  const company = await createCompany(api, manager);
  const worker = await createPerson(api, 'employee', { companyId: company._id, ...overrides });
  return { manager, company, worker };
}
