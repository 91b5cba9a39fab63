import {
  CALENDAR_KINDS,
  type DateRange,
  dateAfter,
  freeText,
  isCalendarDate,
  monthRange,
  monthsAfter,
  oneOf,
  periodRange,
  severalOf,
} from '@faena/shared/domain';
import { useMemo } from 'react';
import { serverNow } from '@/lib/server-clock.ts';
import { useAddressValues } from '@/lib/use-address-values.ts';
import { useMediaQuery } from '@/lib/use-media-query.ts';
import { isoOf } from '@/ui/date-text.ts';
import { PHONE } from '@/ui/screen-widths.ts';

const ID_LENGTH = 24;
const DATE_LENGTH = 10;
export const VIEWS = ['month', 'week', 'agenda'] as const;
export type CalendarView = (typeof VIEWS)[number];
/** The views that draw a cell for each day. */
export type GridView = Exclude<CalendarView, 'agenda'>;

export const WEEK_DAYS = 7;

/** How many days the agenda shows. */
const AGENDA_DAYS = 28;

const PARTS = {
  vista: oneOf(VIEWS),
  fecha: freeText(DATE_LENGTH),
  empresa: freeText(ID_LENGTH),
  proyecto: freeText(ID_LENGTH),
  persona: freeText(ID_LENGTH),
  tipo: severalOf(CALENDAR_KINDS),
};

/** The view, the day and the filters of the calendar, in its address (CAL-3). A phone has the agenda alone (CAL-1). */
export function useCalendarAddress() {
  const [values, change] = useAddressValues(PARTS);
  const phone = useMediaQuery(PHONE);
  const view: CalendarView = phone ? 'agenda' : (values.vista ?? 'month');
  const day = isCalendarDate(values.fecha) ? values.fecha : isoOf(new Date(serverNow()));
  const range = useMemo(() => rangeOf(view, day), [view, day]);
  return { values, view, day, range, change, go: (fecha: string) => change({ fecha }) };
}

/** The filters as the address has them. */
export type CalendarValues = ReturnType<typeof useCalendarAddress>['values'];
export type ChangeCalendar = ReturnType<typeof useCalendarAddress>['change'];

function rangeOf(view: CalendarView, day: string): DateRange {
  if (view === 'agenda') return { startDate: day, endDate: dateAfter(day, AGENDA_DAYS - 1) };
  return view === 'month' ? monthRange(day) : periodRange('week', day);
}

/** The day to which the buttons before and after lead: a month, a week or an agenda away. */
export function dayBeside(view: CalendarView, day: string, steps: 1 | -1): string {
  if (view === 'month') return monthsAfter(day, steps);
  return dateAfter(day, steps * (view === 'week' ? WEEK_DAYS : AGENDA_DAYS));
}
