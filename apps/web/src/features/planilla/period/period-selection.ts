import {
  calendarDateOf,
  type DateRange,
  HISTORY_PERIODS,
  type HistoryPeriod,
  isCalendarDate,
  periodRange,
  periodShown,
  type ShownPeriods,
  scheduledPeriod,
} from '@faena/shared/domain';
import { payCalendarOf, usePayCalendar } from '@/features/company/index.ts';
import { queryClient } from '@/lib/query-client.ts';
import { useAddressParams } from '@/lib/use-address-params.ts';

/** The query parameter with the id of the chosen employee. */
export const PERSON_PARAM = 'empleado';

/** The period of the figures: the pay period of a date, or its day, week or month. */
export type ShownPeriod = 'pay' | HistoryPeriod;

/** The names of the periods in an address. */
const NAMES = { pay: 'pago', day: 'day', week: 'week', month: 'month' } as const;

/** The period that an address names. */
interface ChosenPeriod {
  readonly period: ShownPeriod;
  /** A day of the period as `yyyy-MM-dd`; empty when none is chosen. */
  readonly date: string;
  readonly range: DateRange | null;
  /** The chosen period, or today's without one: the list of people needs a period. */
  readonly rangeOrToday: DateRange;
}

export interface PeriodSelection extends ChosenPeriod {
  setPeriod(period: ShownPeriod): void;
  setDate(date: string): void;
}

/** The rows of the history of a period: the days of a pay period, else one for the whole. */
export const rowsOf = (period: ShownPeriod): HistoryPeriod => (period === 'pay' ? 'day' : period);

/** The zone of this device, the best guess until the company's is loaded. */
export const DEVICE_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Reads the period from an address: by default the current pay period (PAY-66). A missing or broken date means today.
 * Before the calendar is loaded, the default schedule gives a period to load, but none to show.
 */
export function periodIn(
  params: URLSearchParams,
  timeZone: string,
  calendar: ShownPeriods | undefined,
): ChosenPeriod {
  const period = periodOf(params);
  const given = params.get('fecha');
  const today = calendarDateOf(new Date(), timeZone);
  // An empty date is a choice too: none.
  const date = given === '' || (given !== null && isCalendarDate(given)) ? given : today;
  const rangeOf = (day: string) => {
    if (period !== 'pay') return periodRange(period, day);
    return calendar ? periodShown(calendar, day) : scheduledPeriod({ kind: 'semimonthly' }, day);
  };
  const range = date === '' ? null : rangeOf(date);
  return { period, date, range, rangeOrToday: range ?? rangeOf(today) };
}

/** The chosen period in the address, so that a link and a reload keep it; `calendar` once it is loaded. */
export function usePeriodSelection(
  companyId: string,
  timeZone: string,
): PeriodSelection & { calendar: ReturnType<typeof usePayCalendar> } {
  const [params, change] = useAddressParams();
  const calendar = usePayCalendar(periodOf(params) === 'pay' ? companyId : '');
  const chosen = periodIn(params, timeZone, calendar.data);
  const { period, date } = chosen;

  function set(next: ShownPeriod, day: string): void {
    change((current) => {
      current.set('periodo', NAMES[next]);
      current.set('fecha', day);
    });
  }

  return {
    ...chosen,
    calendar,
    // A shared link names its date, because tomorrow has another today.
    setPeriod: (next) => {
      const show = () => set(next, date);
      if (next === 'pay') void queryClient.prefetchQuery(payCalendarOf(companyId)).finally(show);
      else show();
    },
    setDate: (next) => set(period, next),
  };
}

function periodOf(params: URLSearchParams): ShownPeriod {
  const text = params.get('periodo');
  if (text === NAMES.pay) return 'pay';
  // A date without a period comes from a link of a version without pay periods.
  return HISTORY_PERIODS.find((period) => period === text) ?? (params.has('fecha') ? 'day' : 'pay');
}
