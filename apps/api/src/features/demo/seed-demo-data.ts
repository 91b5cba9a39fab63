import { ROLES } from '@faena/shared/access';
import type { Actor } from '../../kernel/actor.ts';
import { hashPassword } from '../../platform/password.ts';
import type { BoardServices } from '../board/index.ts';
import { PersonModel } from '../person/index.ts';
import { DEMO_PASSWORD } from './accounts.ts';
import { claimSeed } from './claim-seed.ts';
import { CLINICA } from './content/clinica.ts';
import { ENCINOS } from './content/encinos.ts';
import { FLOTA } from './content/flota.ts';
import { BODEGA, CREW } from './content/obra.ts';
import { LOST } from './content/payroll.ts';
import { EMPLOYEES } from './content/people.ts';
import type { CompanyKey } from './content/shapes.ts';
import { TIENDA } from './content/tienda.ts';
import { at, hourOf } from './moments.ts';
import { seedCatalogues } from './seed-catalogues.ts';
import { seedCompanies } from './seed-companies.ts';
import { seedHours } from './seed-hours.ts';
import { dismissLeaver, seedLeaver } from './seed-leaver.ts';
import { seedMarks } from './seed-marks.ts';
import { lostAt, raiseOf, seedPayroll } from './seed-payroll.ts';
import { demoActor, seedAccounts, seedEmployees } from './seed-people.ts';
import { seedProject } from './seed-project.ts';
import { runsOf, seedTerms } from './seed-runs.ts';
import { seedTemplates } from './seed-templates.ts';
import { HISTORY_DAYS, type Shift } from './shifts.ts';

/**
 * Seeds the demo data in a database without people (START-10), through the ordinary verbs. One of several processes
 * seeds while the others wait, and a later start continues an interrupted seeding.
 */
export async function seedDemoData(services: BoardServices): Promise<void> {
  const claim = await claimSeed(services.clock);
  if (!claim) return;
  try {
    if (!claim.resumed && (await hasPeople())) {
      services.log.warn('no demo data: there are people already');
    } else {
      await claim.begin();
      services.log.info('filling in the demo data, this once; it takes some seconds');
      await seed(services);
    }
    await claim.done();
  } catch (error) {
    await claim.release();
    throw error;
  }
}

/** Administrators do not count: the first one may be there already. */
async function hasPeople(): Promise<boolean> {
  return (
    (await PersonModel.exists({ roleId: { $in: [ROLES.manager, ROLES.employee, ROLES.client] } })) !== null
  );
}

async function seed(services: BoardServices): Promise<void> {
  const { clock, config, log } = services;
  const begun = performance.now();
  const then = at(services, hourOf(8, -HISTORY_DAYS - 4, clock.now(), config.defaultTimezone));
  const passwordHash = await hashPassword(DEMO_PASSWORD, config);
  await seedAccounts(await seedCatalogues(), passwordHash, then);
  const companies = await seedCompanies(await demoActor('gestor'), then);
  const manager = await demoActor('gestor');
  await seedEmployees([...EMPLOYEES, ...CREW], companies, passwordHash, manager, then);
  for (const [key, id] of keyed(companies)) await seedTerms(id, key, manager, services, then);
  await together(
    [ENCINOS, CLINICA, TIENDA, FLOTA, BODEGA].map((project) =>
      seedProject(project, companies, manager, services),
    ),
  );
  await seedTemplates(companies, manager);
  const untilLost = (shifts: Shift[]) => shifts.filter(({ to }) => to < lostAt(services));
  await together(
    EMPLOYEES.map((employee, index) =>
      seedHours(
        employee,
        index,
        manager,
        services,
        employee.username === LOST.username ? untilLost : undefined,
      ),
    ),
  );
  await seedLeaver(companies, passwordHash, manager, services, then);
  await seedRuns(companies, manager, services);
  await dismissLeaver(manager, services);
  await seedPayroll(manager, services);
  await seedMarks(manager, services);
  log.info({ ms: Math.round(performance.now() - begun) }, 'seeded the demo data');
}

/** The closed and paid runs of the companies, and the raise between them, in order. */
async function seedRuns(
  companies: Readonly<Record<CompanyKey, string>>,
  manager: Actor,
  services: BoardServices,
): Promise<void> {
  const runs = await Promise.all(keyed(companies).map(([key, id]) => runsOf(id, key, manager)));
  const steps = [...runs.flat(), raiseOf(manager, services)].sort((a, b) => +a.at - +b.at);
  for (const step of steps) await step.take(at(services, step.at));
}

const keyed = (companies: Readonly<Record<CompanyKey, string>>) =>
  Object.entries(companies) as [CompanyKey, string][];

/** Like `Promise.all`, but waits for all even after a failure, because the next process then continues. */
async function together(works: Promise<void>[]): Promise<void> {
  const outcomes = await Promise.allSettled(works);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
