import {
  calendarDateOf,
  type DateRange,
  HISTORY_PERIODS,
  type HistoryPeriod,
  isCalendarDate,
  periodRange,
} from '@faena/shared/domain';
import { useSearchParams } from 'react-router-dom';

export interface PeriodSelection {
  readonly period: HistoryPeriod;
  /** A day of the period as `yyyy-MM-dd`; empty when none is chosen. */
  readonly date: string;
  readonly range: DateRange | null;
  setPeriod(period: HistoryPeriod): void;
  setDate(date: string): void;
}

/** The chosen period in the address, so that it can be shared and survives a reload. */
export function usePeriodSelection(timeZone: string): PeriodSelection {
  const [params, setParams] = useSearchParams();
  const period = periodOf(params.get('periodo'));
  const given = params.get('fecha');
  const today = calendarDateOf(new Date(), timeZone);
  // An empty date is a choice too: none. A missing or broken one means today.
  const date = given === '' || (given !== null && isCalendarDate(given)) ? given : today;

  function set(changes: Readonly<Record<string, string>>): void {
    setParams(
      (current) => {
        for (const [name, value] of Object.entries(changes)) current.set(name, value);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return {
    period,
    date,
    range: date === '' ? null : periodRange(period, date),
    // What is shared names its date: 'today' would be another one for whoever opens it tomorrow.
    setPeriod: (next) => set({ periodo: next, fecha: date }),
    setDate: (next) => set({ periodo: period, fecha: next }),
  };
}

function periodOf(text: string | null): HistoryPeriod {
  return HISTORY_PERIODS.find((period) => period === text) ?? 'day';
}
