import { calendarDateOf, periodShown } from '@faena/shared/domain';
import { usePayCalendar } from '@/features/company/index.ts';
import { useActiveCompany } from '@/lib/active-company.ts';
import { serverNow } from '@/lib/server-clock.ts';

/** The first day of the current period of pay of the active company (PAY-61), read once it is `wanted`; until then null. */
export function useStartOfPeriod(timeZone: string, wanted: boolean) {
  const company = useActiveCompany();
  const query = usePayCalendar(wanted && company ? company._id : '');
  const today = calendarDateOf(new Date(serverNow()), timeZone);
  return { query, startOfPeriod: query.data ? periodShown(query.data, today).startDate : null };
}
