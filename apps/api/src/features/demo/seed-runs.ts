import { dateAfter, HOUR_MS, startOfDate } from '@faena/shared/domain';
import { NewConcept, NewPayments, NewRun, PayCalendarChanges } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import type { Services } from '../../platform/services.ts';
import { PayCalendarModel } from '../company/index.ts';
import {
  acceptSlip,
  addConcept,
  ConceptModel,
  changeCalendar,
  claimSlip,
  closePeriod,
  makePayments,
  PaymentModel,
  RunModel,
  reachableSlip,
  SlipModel,
} from '../payroll/index.ts';
import { COMPANIES } from './content/group.ts';
import { ACCEPTED, CLAIM, CONCEPTS, PAID_IN_PART } from './content/payroll.ts';
import type { CompanyKey } from './content/shapes.ts';
import { dateIn } from './moments.ts';
import { demoActor } from './seed-people.ts';
import { FORTNIGHT_DAYS, FORTNIGHTS } from './shifts.ts';

/** How many fortnights a company has worked; it has closed all but the last. */
const fortnightsOf = (key: CompanyKey) => COMPANIES[key].fortnights ?? FORTNIGHTS;

/** Events at one moment; the work of an interrupted seeding is not repeated. */
export interface Step {
  readonly at: Date;
  readonly take: (services: Services) => Promise<unknown>;
}

/** The pay calendar and the concepts of a company, which pays every two weeks. */
export async function seedTerms(
  companyId: string,
  key: CompanyKey,
  manager: Actor,
  services: Services,
  then: Services,
): Promise<void> {
  const _id = new Types.ObjectId(companyId);
  if (!(await PayCalendarModel.exists({ _id }))) {
    const days = fortnightsOf(key) * FORTNIGHT_DAYS;
    const firstDay = dateIn(1 - days, services.clock.now(), COMPANIES[key].timezone);
    const changes = { schedule: { kind: 'biweekly', anchor: firstDay }, firstDay };
    await changeCalendar(companyId, PayCalendarChanges.parse(changes), manager, then);
  }
  for (const concept of CONCEPTS) {
    if (await ConceptModel.exists({ companyId: _id, name: concept.name })) continue;
    await addConcept(NewConcept.parse({ companyId, ...concept }), manager, then);
  }
}

/** The closings and payments of a company, each on the day after a period. */
export async function runsOf(companyId: string, key: CompanyKey, manager: Actor): Promise<Step[]> {
  const _id = new Types.ObjectId(companyId);
  const { firstDay } = await PayCalendarModel.findById(_id).orFail().lean();
  if (firstDay === null) throw new RangeError('A company of the demo data has a first day');
  const runs = fortnightsOf(key) - 1;
  return Array.from({ length: runs }, (_, index) => index + 1).flatMap((number): Step[] => {
    const startDate = dateAfter(firstDay, (number - 1) * FORTNIGHT_DAYS);
    const endDate = dateAfter(startDate, FORTNIGHT_DAYS - 1);
    const date = dateAfter(endDate, 1);
    const hour = (hours: number) => new Date(+startOfDate(date, COMPANIES[key].timezone) + hours * HOUR_MS);
    const run = () => RunModel.findOne({ companyId: _id, number }).lean();
    return [
      {
        at: hour(9),
        take: async (services) => {
          if (await run()) return;
          await closePeriod(NewRun.parse({ companyId, startDate, endDate }), manager, services);
        },
      },
      {
        at: hour(15),
        take: async (services) => {
          const { _id: runId } = (await run()) ?? {};
          if (!runId || (await PaymentModel.exists({ runId }))) return;
          await pay(runId, { date, isLast: number === runs }, manager, services);
        },
      },
    ];
  });
}

/** All is paid by transfer, one slip of the last run in part. */
async function pay(
  runId: Types.ObjectId,
  { date, isLast }: { date: string; isLast: boolean },
  manager: Actor,
  services: Services,
): Promise<void> {
  const { username, amount, reference } = PAID_IN_PART;
  const slips = await SlipModel.find({ runId }).lean();
  const inPart = isLast ? slips.filter(({ frozen }) => frozen.username === username) : [];
  const inFull = slips.filter((slip) => !inPart.includes(slip));
  const common = { runId: String(runId), date };
  const whole = inFull.map(({ _id }) => ({ slipId: String(_id) }));
  await makePayments(
    NewPayments.parse({ ...common, method: 'transfer', payments: whole }),
    manager,
    services,
  );
  if (inPart.length === 0) return;
  const part = inPart.map(({ _id }) => ({ slipId: String(_id), amount }));
  const cash = NewPayments.parse({ ...common, method: 'cash', reference, payments: part });
  await makePayments(cash, manager, services);
}

/** The employees' answers to the last run: some accept, one claims a day. */
export async function seedAnswers(services: Services): Promise<void> {
  for (const username of ACCEPTED) {
    const { id, actor } = await lastSlip(username);
    await acceptSlip(reachableSlip(id, actor), { actor }, services, () => {});
  }
  const { id, actor, frozen } = await lastSlip(CLAIM.username);
  const date = frozen.days.at(-2)?.date ?? frozen.endDate;
  const claim = { date, text: CLAIM.text };
  await claimSlip(reachableSlip(id, actor), claim, { actor }, services, () => {});
}

async function lastSlip(username: string) {
  const actor = await demoActor(username);
  const slip = await SlipModel.findOne({ employeeId: actor.id }).sort({ _id: -1 }).orFail().lean();
  return { id: String(slip._id), actor, frozen: slip.frozen };
}
