import { durationHours, fromCents } from '@faena/shared/domain';
import type { Home } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import { snapshotSession } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import { CompanyModel } from '../../company/index.ts';
import { periodsOf } from '../calendar/open-periods.ts';
import { makeSlips } from '../reckoning/make-slips.ts';
import { NOTHING_CARRIED } from '../reckoning/points.ts';
import { runningPieces } from '../reckoning/running-pieces.ts';
import { calendarToWire } from './calendar-wire.ts';

/**
 * The pay calendar of the caller's company, and the caller's pay if the current period closed now, including the
 * running record (PHONE-9). The function that closes a period computes it. Both are null without a company.
 */
export async function ownPay(actor: Actor, { clock }: Services): Promise<Pick<Home, 'calendar' | 'pay'>> {
  const { id: employeeId, companyId } = actor;
  await using session = await snapshotSession();
  const company = companyId && (await CompanyModel.findById(companyId, null, { session }).lean());
  if (!company) return { calendar: null, pay: null };
  const now = clock.now();
  const periods = await periodsOf(company, { now, session });
  const calendar = await calendarToWire(periods, session);
  const { payday: _, ...period } = calendar.current;
  const pieces = await runningPieces({ companyId, employeeId }, now, session);
  const running = pieces.filter(({ date }) => date <= period.endDate);
  const asked = { periods, period, carry: NOTHING_CARRIED, running, now, employeeId };
  const { people, points } = await makeSlips(asked, session);
  const [own] = people;
  if (!own) return { calendar, pay: null };
  const { ms, grossCents, netCents, unpricedMs } = own.figures;
  return {
    calendar,
    pay: {
      ms,
      gross: fromCents(grossCents),
      net: fromCents(netCents),
      unpricedHours: durationHours(unpricedMs),
      pendingReviews: points.filter(({ kind }) => kind === 'review').length,
    },
  };
}
