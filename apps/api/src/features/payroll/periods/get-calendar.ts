import type { PayCalendar } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { snapshotSession } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import { CompanyModel, visibleCompanies } from '../../company/index.ts';
import { periodsOf } from '../calendar/open-periods.ts';
import { calendarToWire } from './calendar-wire.ts';

/**
 * The pay calendar of a company, for its owner and its employees.
 * @throws AppError `not_found` for anyone else
 */
export async function getCalendar(
  companyId: string,
  actor: Actor,
  { clock }: Services,
): Promise<PayCalendar> {
  await using session = await snapshotSession();
  const match = { $and: [{ _id: companyId }, visibleCompanies(actor)] };
  const company = await CompanyModel.findOne(match, null, { session }).lean();
  if (!company) throw notFound('company');
  return await calendarToWire(await periodsOf(company, { now: clock.now(), session }), session);
}
