import { HOUR_MS } from '@faena/shared/domain';
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

/** How many shifts somebody worked who then left, and how many days ago that was. */
const SHIFTS = 24;
const LEFT_DAYS_AGO = 3;

const DAY_MS = 24 * HOUR_MS;

const hasLeft = () => FormerPersonModel.exists({ username: LEAVER.username });

const leftAt = ({ clock }: Services) => new Date(+clock.now() - LEFT_DAYS_AGO * DAY_MS);

/** Creates a person who works for some weeks. */
export async function seedLeaver(
  companies: Readonly<Record<CompanyKey, string>>,
  passwordHash: string,
  manager: Actor,
  services: Services,
  then: Services,
): Promise<void> {
  if (await hasLeft()) return;
  await seedEmployees([LEAVER], companies, passwordHash, manager, then);
  await seedHours(LEAVER, EMPLOYEES.length, manager, services, (shifts) =>
    shifts.filter(({ to }) => to < leftAt(services)).slice(-SHIFTS),
  );
}

/** Deletes that person, whose last hours are still unpaid (PAY-46). */
export async function dismissLeaver(manager: Actor, services: Services): Promise<void> {
  if (await hasLeft()) return;
  const { id } = await demoActor(LEAVER.username);
  await deleteEmployee(String(id), manager, at(services, leftAt(services)));
}
