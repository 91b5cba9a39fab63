import {
  calendarDateOf,
  type DateRange,
  isCalendarDate,
  payPeriodOf,
  rateAt,
  toCents,
} from '@faena/shared/domain';
import type { Rate, WorkRecord } from '@faena/shared/schemas';
import { useMemo } from 'react';
import { useServerNow } from '@/lib/server-clock.ts';
import { useAddressParams } from '@/lib/use-address-params.ts';
import { useWorkingTime } from '../clock/use-working-time.ts';
import { useOwnPeriod, useOwnRates } from '../requests.ts';
import { useWorkplace } from '../use-workplace.ts';
import { closedDays, daysWith } from './reckon-days.ts';

const PERIOD_PARAM = 'periodo';
const DAY_MS = 86_400_000;
const NO_RECORDS: readonly WorkRecord[] = [];
const NO_RATES: readonly Rate[] = [];

/** The period that the address names by its first day, else the one of this day of the company (PAY-60). */
function useOwnPeriodChoice(today: string) {
  const [params, change] = useAddressParams();
  const named = params.get(PERIOD_PARAM) ?? '';
  const present = payPeriodOf(today);
  const asked = isCalendarDate(named) ? payPeriodOf(named) : present;
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
    showPrevious: () => show(payPeriodOf(dayBeside(range.startDate, -1))),
    showNext: () => show(payPeriodOf(dayBeside(range.endDate, 1))),
    showPresent: () => show(present),
  };
}

/** All that the planilla of the signed-in employee shows: a period, its days up to this second, and the rate. */
export function useOwnPlanilla() {
  const now = useServerNow();
  const { timeZone, company, isPending } = useWorkplace();
  const period = useOwnPeriodChoice(calendarDateOf(new Date(now), timeZone));
  const { startDate, endDate } = period.range;
  const query = useOwnPeriod(period.range, company?._id, !isPending);
  const ratesQuery = useOwnRates();
  const { phase, record } = useWorkingTime();

  const records = useMemo(() => upToDate(query.data ?? NO_RECORDS, record), [query.data, record]);
  const closed = useMemo(
    () => closedDays(records, { startDate, endDate }, timeZone),
    [records, startDate, endDate, timeZone],
  );
  const rates = useMemo(() => (ratesQuery.data ?? NO_RATES).map(toDatedRate), [ratesQuery.data]);
  const running = phase === 'running' ? record : null;
  const days = daysWith(running, closed, now, period.range, { timeZone, rates });
  return {
    ...period,
    query,
    waiting: isPending,
    days,
    running,
    timeZone,
    ratesQuery,
    rateCents: rateAt(rates, new Date(now)),
  };
}

/** What was read, with what the clock has heard since: that the record which ran has ended. */
function upToDate(records: readonly WorkRecord[], heard: WorkRecord | null): readonly WorkRecord[] {
  if (heard?.endTime === null || !heard) return records;
  return records.map((record) => (record._id === heard._id && record.endTime === null ? heard : record));
}

const toDatedRate = ({ from, hourlyRate }: Rate) => ({ from: new Date(from), cents: toCents(hourlyRate) });

function dayBeside(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}
