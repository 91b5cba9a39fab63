import { fromCents, paydayOf } from '@faena/shared/domain';
import { type RunDraft, RunPreview } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { answer } from '../../../kernel/answer.ts';
import { snapshotSession } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import { planCarriedLast } from '../../working-time/index.ts';
import { ownPeriods } from '../calendar/open-periods.ts';
import { makeSlips } from '../reckoning/make-slips.ts';
import { carriedIn } from '../reckoning/points.ts';
import { totalsOf } from '../slips/totals-wire.ts';
import { refuseOthers } from './close-period.ts';
import { figuresHash } from './figures-hash.ts';

/**
 * The figures of a closing with exactly these carried-over items, by the function that closes; nothing is stored
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
  const periods = await ownPeriods(companyId, actor, { now, session });
  const { company, calendar } = periods;
  const period = refuseOthers(asked, periods);
  const carried = carriedIn(carry);
  const payable = {
    companyId,
    firstDay: calendar.firstDay,
    through: period.endDate,
    carried: carried.records,
  };
  const repriced = await planCarriedLast(payable, session);
  const { people, points } = await makeSlips({ periods, period, carry: carried, repriced, now }, session);
  const payday = paydayOf(period.endDate, calendar.paydayAfterDays);
  const paid = people.filter(({ hasSlip }) => hasSlip);
  const all = paid.map(({ figures }) => figures);
  const { hours, gross, additions, deductions, net } = totalsOf(all, null);
  return answer(RunPreview, {
    ...period,
    payday,
    people: paid.length,
    ...{ hours, gross, additions, deductions, net },
    points: [...points],
    debts: paid.flatMap(({ person, debt }) =>
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
    figuresHash: figuresHash({ company, payday, paid }),
  });
}
