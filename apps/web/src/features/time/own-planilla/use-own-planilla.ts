import {
  calendarDateOf,
  type DateRange,
  dateAfter,
  isCalendarDate,
  periodShown,
  rateAt,
  type ShownPeriods,
  toCents,
} from '@faena/shared/domain';
import type { Rate, WorkRecord } from '@faena/shared/schemas';
import { useMemo } from 'react';
import { usePayCalendar } from '@/features/company/index.ts';
import { useServerNow } from '@/lib/server-clock.ts';
import { useAddressParams } from '@/lib/use-address-params.ts';
import { useWorkingTime } from '../clock/state.ts';
import { useOwnPeriod, useOwnRates } from '../own-queries.ts';
import { useWorkplace } from '../use-workplace.ts';
import { closedDays, daysWith } from './reckon-days.ts';

const PERIOD_PARAM = 'periodo';
/** The calendar of a person without a company: the default one. */
const UNCHOSEN: ShownPeriods = { schedule: { kind: 'semimonthly' }, firstOpenDay: '2000-01-01' };
const NO_RECORDS: readonly WorkRecord[] = [];
const NO_RATES: readonly Rate[] = [];

/** The period whose first day the address names, else the company's period of today (PAY-61). */
function useOwnPeriodChoice(today: string, periods: ShownPeriods) {
  const [params, change] = useAddressParams();
  const named = params.get(PERIOD_PARAM) ?? '';
  const present = periodShown(periods, today);
  const asked = isCalendarDate(named) ? periodShown(periods, named) : present;
  const range = asked.startDate > present.startDate ? present : asked;

  function show({ startDate }: DateRange): void {
    change((current) => {
      if (startDate === present.startDate) current.delete(PERIOD_PARAM);
      else current.set(PERIOD_PARAM, startDate);
    });
  }

  return {
    range,
    isPresent: range.startDate === present.startDate,
    showPrevious: () => show(periodShown(periods, dateAfter(range.startDate, -1))),
    showNext: () => show(periodShown(periods, dateAfter(range.endDate, 1))),
    showPresent: () => show(present),
  };
}

/** The data of the signed-in employee's planilla: a period, its days up to this second, and the rate. */
export function useOwnPlanilla() {
  const now = useServerNow();
  const { timeZone, company, isPending } = useWorkplace();
  const calendar = usePayCalendar(company?._id ?? '');
  const today = calendarDateOf(new Date(now), timeZone);
  const period = useOwnPeriodChoice(today, calendar.data ?? UNCHOSEN);
  const waiting = isPending || (company !== null && !calendar.data);
  const { startDate, endDate } = period.range;
  const records = useOwnPeriod(period.range, company?._id, !waiting);
  const ratesQuery = useOwnRates();
  const { phase, record } = useWorkingTime();

  const known = useMemo(() => upToDate(records.data ?? NO_RECORDS, record), [records.data, record]);
  const closed = useMemo(
    () => closedDays(known, { startDate, endDate }, timeZone),
    [known, startDate, endDate, timeZone],
  );
  const rates = useMemo(() => (ratesQuery.data ?? NO_RATES).map(toDatedRate), [ratesQuery.data]);
  const running = phase === 'running' ? record : null;
  const days = daysWith(running, closed, now, period.range, { timeZone, rates });
  return {
    ...period,
    /** Null until the company's calendar is loaded, because another period would be wrong. */
    range: waiting ? null : period.range,
    query: {
      data: waiting ? undefined : records.data,
      isPlaceholderData: records.isPlaceholderData,
      error: calendar.data ? records.error : (calendar.error ?? records.error),
      isFetching: records.isFetching || calendar.isFetching,
      refetch: () => (calendar.error ? calendar.refetch() : records.refetch()),
    },
    waiting,
    days,
    running,
    timeZone,
    ratesQuery,
    rateCents: rateAt(rates, new Date(now)),
  };
}

/** The loaded records, with the end that the clock reports for the open one. */
function upToDate(records: readonly WorkRecord[], heard: WorkRecord | null): readonly WorkRecord[] {
  if (heard?.endTime === null || !heard) return records;
  return records.map((record) => (record._id === heard._id && record.endTime === null ? heard : record));
}

const toDatedRate = ({ from, hourlyRate }: Rate) => ({ from: new Date(from), cents: toCents(hourlyRate) });
