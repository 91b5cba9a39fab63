import type { Actor } from '../../kernel/actor.ts';
import type { Services } from '../../platform/services.ts';
import { deleteEmployee } from '../employee/index.ts';
import { FormerPersonModel } from '../person/index.ts';
import { LEAVER } from './content/payroll.ts';
import { EMPLOYEES } from './content/people.ts';
import type { CompanyKey } from './content/shapes.ts';
import { at } from './moments.ts';
import { seedHours } from './seed-hours.ts';
import { demoActor, seedEmployees } from './seed-people.ts';
import { shiftsOf } from './shifts.ts';

/** How many shifts somebody worked who then left. */
const SHIFTS = 24;

/** Somebody who worked for some weeks and was deleted since, their hours still to be paid (PAY-46). */
export async function seedLeaver(
  companies: Readonly<Record<CompanyKey, string>>,
  passwordHash: string,
  manager: Actor,
  services: Services,
  then: Services,
): Promise<void> {
  if (await FormerPersonModel.exists({ username: LEAVER.username })) return;
  await seedEmployees([LEAVER], companies, passwordHash, manager, then);
  const index = EMPLOYEES.length;
  await seedHours(LEAVER, index, manager, services, SHIFTS);
  const last = shiftsOf(index, services.clock.now(), services.config.defaultTimezone)[SHIFTS - 1];
  const { id } = await demoActor(LEAVER.username);
  await deleteEmployee(String(id), manager, last ? at(services, last.to) : services);
}
