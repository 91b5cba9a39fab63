import { FakeBusiness, type Visit } from '@/test/index.ts';
import { arrive } from './arrive.ts';

/** As the owner of a company with a project and an employee. */
export async function business(path: (own: FakeBusiness) => string): Promise<Visit> {
  const own = new FakeBusiness({ projects: [{ name: 'Bodega' }], employees: [{ fullname: 'Rosa Ajanel' }] });
  return arrive(path(own), { as: own.owner, company: own.company, api: own.answers });
}
