import {
  calendarDateOf,
  type DateRange,
  HISTORY_PERIODS,
  type HistoryPeriod,
  isCalendarDate,
  periodRange,
} from '@faena/shared/domain';
import { useAddressParams } from '@/lib/use-address-params.ts';

/** The query parameter with the id of the shown employee. */
export const PERSON_PARAM = 'empleado';

/** The period that an address names. */
interface ChosenPeriod {
  readonly period: HistoryPeriod;
  /** A day of the period as `yyyy-MM-dd`; empty when none is chosen. */
  readonly date: string;
  readonly range: DateRange | null;
  /** The chosen period, else that of today: the list of people needs one. */
  readonly rangeOrToday: DateRange;
}

export interface PeriodSelection extends ChosenPeriod {
  setPeriod(period: HistoryPeriod): void;
  setDate(date: string): void;
}

/** The zone of this device, a good guess until the company's is known. */
export const DEVICE_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Reads the period from an address; a missing or broken date means today. */
export function periodIn(params: URLSearchParams, timeZone: string): ChosenPeriod {
  const period = periodOf(params.get('periodo'));
  const given = params.get('fecha');
  const today = calendarDateOf(new Date(), timeZone);
  // An empty date is a choice too: none.
  const date = given === '' || (given !== null && isCalendarDate(given)) ? given : today;
  const range = date === '' ? null : periodRange(period, date);
  return { period, date, range, rangeOrToday: range ?? periodRange(period, today) };
}

/** The chosen period in the address, so that it can be shared and survives a reload. */
export function usePeriodSelection(timeZone: string): PeriodSelection {
  const [params, change] = useAddressParams();
  const chosen = periodIn(params, timeZone);
  const { period, date } = chosen;

  function set(changes: Readonly<Record<string, string>>): void {
    change((current) => {
      for (const [name, value] of Object.entries(changes)) current.set(name, value);
    });
  }

  return {
    ...chosen,
    // A shared link names its date, because today is another date tomorrow.
    setPeriod: (next) => set({ periodo: next, fecha: date }),
    setDate: (next) => set({ periodo: period, fecha: next }),
  };
}

function periodOf(text: string | null): HistoryPeriod {
  return HISTORY_PERIODS.find((period) => period === text) ?? 'day';
}
