import { pushKeys } from '../src/features/push/index.ts';
import { missingId } from './factories.ts';
import type { TestApi } from './harness.ts';
import { type AccountTargets, createAccounts } from './scene-accounts.ts';
import { type BoardTargets, createBoards } from './scene-board.ts';
import { type CompanyTargets, createNounsOfCompany } from './scene-company.ts';
import { createPay, type PayTargets } from './scene-pay.ts';
import { createPeople, type People, type PeopleTargets } from './scene-people.ts';

/** The subjects of requests, by id or name: things of the owner's company, and catalogues. */
export type Targets = PeopleTargets & BoardTargets & CompanyTargets & PayTargets & AccountTargets;

/** Two tenants with everything in them, and the things of the first as `targets`. */
export interface Scene {
  readonly people: People;
  readonly targets: Targets;
  /** Things of the other tenant. */
  readonly abroad: Readonly<Record<'company' | 'project' | 'task' | 'employee' | 'record', string>>;
  /** The name of the line of business `targets.line`. */
  readonly lineName: string;
}

/** The same things in a world where none of them exists. */
export function missingTargets(targets: Targets): Targets {
  const nowhere = Object.entries(targets).map(([name, value]) => {
    if (name.endsWith('Name')) return [name, 'nobody.at.all'];
    if (name === 'sentMarks' || name === 'kioskAsked') return [name, value];
    return [
      name,
      name === 'picture' || name === 'cover' ? '0'.repeat(32) : missingId().slice(0, value.length),
    ];
  });
  return Object.fromEntries(nowhere) as Targets;
}

/** Fills an empty database with a scene. */
export async function createScene(api: TestApi): Promise<Scene> {
  // As the start of a process does, so that no read makes them.
  await pushKeys(api.services);
  const { people, company, abroad, lineName, ...of } = await createPeople(api);
  const boards = await createBoards(api, people, company, abroad);
  const pay = await createPay(api, people, company, abroad, boards.project);
  return {
    people,
    targets: {
      ...of.targets,
      ...boards.targets,
      ...pay.targets,
      ...(await createNounsOfCompany(company, people.inside._id)),
      ...(await createAccounts(api, people, company, boards.targets.project)),
    },
    abroad: {
      company: String(abroad._id),
      ...boards.theirs,
      employee: people.elsewhere.id,
      record: pay.theirRecord,
    },
    lineName,
  };
}
