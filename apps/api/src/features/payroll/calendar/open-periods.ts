import { calendarDateOf, type OpenPeriods } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { ownsCompany } from '../../../platform/scope.ts';
import { type CompanyDoc, CompanyModel, type PayCalendarDoc, payCalendarOf } from '../../company/index.ts';
import { firstOpenDayOf } from '../../working-time/index.ts';

/** The state of a company's periods at a moment. */
export interface CompanyPeriods {
  readonly company: Pick<CompanyDoc, '_id' | 'name' | 'timezone' | 'currency'>;
  readonly calendar: PayCalendarDoc;
  readonly open: OpenPeriods;
  /** By the company's clock. */
  readonly today: string;
}

/**
 * The periods of a company of the caller's.
 * @throws AppError `not_found` for a company out of reach
 */
export async function ownPeriods(
  companyId: Types.ObjectId,
  actor: Actor,
  { now, session }: { now: Date; session: ClientSession },
): Promise<CompanyPeriods> {
  const company = ownsCompany(actor, companyId)
    ? await CompanyModel.findOne({ _id: companyId }, null, { session }).lean()
    : null;
  if (!company) throw notFound('company');
  return periodsOf(company, { now, session });
}

/** The periods of a company; pass `calendar` if it is already locked. */
export async function periodsOf(
  company: CompanyPeriods['company'],
  { now, session, calendar: locked }: { now: Date; session: ClientSession; calendar?: PayCalendarDoc },
): Promise<CompanyPeriods> {
  const calendar = locked ?? (await payCalendarOf(company._id, session));
  const today = calendarDateOf(now, company.timezone);
  const firstOpenDay = await firstOpenDayOf(company, { calendar, today, session });
  return { company, calendar, open: { schedule: calendar.schedule, firstOpenDay }, today };
}
