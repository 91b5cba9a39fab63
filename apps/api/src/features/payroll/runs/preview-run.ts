import { durationHours, fromCents, fullDaysOf, paydayOf } from '@faena/shared/domain';
import { type RunDraft, RunPreview } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { answer } from '../../../kernel/answer.ts';
import { notFound } from '../../../kernel/errors.ts';
import { snapshotSession } from '../../../platform/database.ts';
import { ownsCompany } from '../../../platform/scope.ts';
import type { Services } from '../../../platform/services.ts';
import { CompanyModel } from '../../company/index.ts';
import { planCarriedLast } from '../../working-time/index.ts';
import { periodsOf } from '../calendar/open-periods.ts';
import { makeSlips } from '../reckoning/make-slips.ts';
import { carriedIn } from '../reckoning/points.ts';
import { refuseOthers } from './close-period.ts';
import { figuresHash } from './figures-hash.ts';
import { totalsOf } from './freeze-run.ts';

/**
 * The figures of a closing with the very items that are carried over, by the function that closes; nothing is stored
 * (RUN-10).
 * @throws AppError `not_found` for a company out of reach; `conflict` for a period that is not the next
 */
export async function previewRun(
  { companyId: id, carry, ...asked }: RunDraft,
  actor: Actor,
  { clock }: Services,
): Promise<RunPreview> {
  const companyId = new Types.ObjectId(id);
  const now = clock.now();
  await using session = await snapshotSession();
  const company = ownsCompany(actor, companyId)
    ? await CompanyModel.findOne({ _id: companyId }, null, { session }).lean()
    : null;
  if (!company) throw notFound('company');
  const periods = await periodsOf(company, { now, session });
  const { calendar } = periods;
  const period = refuseOthers(asked, periods);
  const carried = carriedIn(carry);
  const { firstDay } = calendar;
  const payable = { companyId, firstDay, through: period.endDate, carried: carried.records };
  const repriced = await planCarriedLast(payable, session);
  const fullDays = fullDaysOf(calendar, period);
  const whole = { companyId, timeZone: company.timezone, period, firstDay, isNext: true, fullDays };
  const { people, points } = await makeSlips({ ...whole, carry: carried, repriced, now }, session);
  const payday = paydayOf(period.endDate, calendar.paydayAfterDays);
  const slips = people.filter(({ hasSlip }) => hasSlip);
  const { ms, grossCents, additionCents, deductionCents, netCents } = totalsOf(slips);
  return answer(RunPreview, {
    ...period,
    payday,
    people: slips.length,
    hours: durationHours(ms),
    gross: fromCents(grossCents),
    additions: fromCents(additionCents),
    deductions: fromCents(deductionCents),
    net: fromCents(netCents),
    points: [...points],
    debts: slips.flatMap(({ person, debt }) =>
      debt
        ? [
            {
              employeeId: String(person._id),
              carried: fromCents(debt.carriedCents),
              waived: fromCents(debt.waivedCents),
            },
          ]
        : [],
    ),
    figuresHash: figuresHash({ company, payday, people }),
  });
}
