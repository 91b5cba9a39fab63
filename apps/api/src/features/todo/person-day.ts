import { calendarDateOf } from '@faena/shared/domain';
import type { Actor } from '../../kernel/actor.ts';
import { CompanyModel } from '../company/index.ts';

/** The calendar of a person: their own items are due by it (TODO-2). */
export interface PersonDay {
  readonly timeZone: string;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** The day of a person by the time zone of their first company; UTC without one. */
export async function personDay({ companyId, ownedCompanyIds }: Actor, now: Date): Promise<PersonDay> {
  const companyIds = companyId ? [companyId] : [...ownedCompanyIds];
  const first = await CompanyModel.findOne({ _id: { $in: companyIds } }, { timezone: 1 })
    .sort({ _id: 1 })
    .lean();
  const timeZone = first?.timezone ?? 'UTC';
  return { timeZone, today: calendarDateOf(now, timeZone) };
}
