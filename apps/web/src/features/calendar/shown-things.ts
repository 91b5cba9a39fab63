import { type DateRange, DONE_STATUS, daysOf, kindsShown, lanesOf } from '@faena/shared/domain';
import type {
  Calendar,
  CalendarAbsence,
  CalendarPeriod,
  CalendarProject,
  CalendarTask,
} from '@faena/shared/schemas';
import type { CalendarValues } from './use-calendar-address.ts';

type Company = Calendar['companies'][number];

/** A thing of one day. */
export type Thing = { readonly key: string; readonly company: Company | undefined } & (
  | { readonly kind: 'task'; readonly task: CalendarTask }
  | { readonly kind: 'closing' | 'payday'; readonly period: CalendarPeriod }
  | { readonly kind: 'absence'; readonly absence: CalendarAbsence; readonly person: string }
);

/** The days of a project, in the lane that it keeps. */
export interface ShownSpan extends CalendarProject {
  readonly lane: number;
}

/** A process of the last version answers no absences. */
const NO_ABSENCES: Calendar['absences'] = [];

/** The filtered calendar: its things by day, and the days of its projects. */
export interface ShownThings {
  readonly byDay: ReadonlyMap<string, readonly Thing[]>;
  readonly spans: readonly ShownSpan[];
  readonly total: number;
}

const ORDER = { closing: 0, payday: 1, absence: 2 } as const;

/** Closings, paydays and absences come first, then overdue tasks, open ones, done ones (CAL-5). */
const orderOf = (thing: Thing) => {
  if (thing.kind !== 'task') return ORDER[thing.kind];
  if (thing.task.isLate) return 3;
  return thing.task.status === DONE_STATUS ? 5 : 4;
};

/** The things that the filters of the address leave, by day (CAL-3). */
export function shownThings(calendar: Calendar, values: CalendarValues, range: DateRange): ShownThings {
  const kinds = kindsShown({
    kinds: values.tipo.length > 0 ? values.tipo : undefined,
    personId: values.persona,
    projectId: values.proyecto,
  });
  const byDay = new Map<string, Thing[]>();
  let total = 0;
  for (const [day, thing] of thingsOf(calendar, values, range)) {
    if (!kinds.includes(thing.kind) || day < range.startDate || day > range.endDate) continue;
    byDay.set(day, [...(byDay.get(day) ?? []), thing]);
    total += 1;
  }
  for (const things of byDay.values()) things.sort((one, other) => orderOf(one) - orderOf(other));
  const spans = kinds.includes('project') ? spansOf(calendar, values, range) : [];
  return { byDay, spans, total: total + spans.length };
}

function* thingsOf(
  { tasks, periods, absences = NO_ABSENCES, people, projects, companies }: Calendar,
  { persona, proyecto }: CalendarValues,
  range: DateRange,
): Generator<[day: string, thing: Thing]> {
  const companyOf = new Map(companies.map((company) => [company._id, company]));
  const places = new Map(projects.map(({ _id, companyId }) => [_id, companyOf.get(companyId)]));
  for (const period of periods) {
    const company = companyOf.get(period.companyId);
    const key = `${period.companyId} ${period.endDate}`;
    yield [period.endDate, { kind: 'closing', key: `closing ${key}`, period, company }];
    yield [period.payday, { kind: 'payday', key: `payday ${key}`, period, company }];
  }
  const names = new Map(people.map(({ _id, fullname }) => [_id, fullname]));
  for (const absence of absences) {
    const { _id, companyId, employeeId } = absence;
    const person = names.get(employeeId);
    if (!person || (persona && employeeId !== persona)) continue;
    const company = companyOf.get(companyId);
    const shown = { startDate: firstShownDay(absence, range), endDate: lastShownDay(absence, range) };
    for (const day of daysOf(shown)) yield [day, { kind: 'absence', key: _id, absence, person, company }];
  }
  for (const task of tasks) {
    if (proyecto && task.projectId !== proyecto) continue;
    if (persona && !task.assigneeIds.includes(persona)) continue;
    yield [task.day, { kind: 'task', key: task.id, task, company: places.get(task.projectId) }];
  }
}

/** The first day of a thing that a range shows. */
export const firstShownDay = ({ startDate }: DateRange, range: DateRange): string =>
  startDate < range.startDate ? range.startDate : startDate;

const lastShownDay = ({ endDate }: DateRange, range: DateRange): string =>
  endDate > range.endDate ? range.endDate : endDate;

function spansOf({ projects }: Calendar, { proyecto }: CalendarValues, range: DateRange): ShownSpan[] {
  const drawn = projects.filter(
    ({ _id, startDay, endDay }) =>
      (!proyecto || _id === proyecto) && startDay <= range.endDate && endDay >= range.startDate,
  );
  const lanes = lanesOf(drawn);
  return drawn.map((span) => ({ ...span, lane: lanes.get(span) ?? 0 }));
}
