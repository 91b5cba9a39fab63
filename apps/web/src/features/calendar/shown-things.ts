import { type DateRange, DONE_STATUS, kindsShown, lanesOf } from '@faena/shared/domain';
import type { Calendar, CalendarPeriod, CalendarProject, CalendarTask } from '@faena/shared/schemas';
import type { CalendarValues } from './use-calendar-address.ts';

type Company = Calendar['companies'][number];

/** A thing of one day. */
export type Thing = { readonly key: string; readonly company: Company | undefined } & (
  | { readonly kind: 'task'; readonly task: CalendarTask }
  | { readonly kind: 'closing' | 'payday'; readonly period: CalendarPeriod }
);

/** The days of a project, in the lane that it keeps. */
export interface ShownSpan extends CalendarProject {
  readonly lane: number;
}

/** The filtered calendar: its things by day, and the days of its projects. */
export interface ShownThings {
  readonly byDay: ReadonlyMap<string, readonly Thing[]>;
  readonly spans: readonly ShownSpan[];
  readonly total: number;
}

/** Closings and paydays come first, then overdue tasks, open ones, done ones (CAL-5). */
const orderOf = (thing: Thing) => {
  if (thing.kind !== 'task') return thing.kind === 'closing' ? 0 : 1;
  if (thing.task.isLate) return 2;
  return thing.task.status === DONE_STATUS ? 4 : 3;
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
  for (const [day, thing] of thingsOf(calendar, values)) {
    if (!kinds.includes(thing.kind) || day < range.startDate || day > range.endDate) continue;
    byDay.set(day, [...(byDay.get(day) ?? []), thing]);
    total += 1;
  }
  for (const things of byDay.values()) things.sort((one, other) => orderOf(one) - orderOf(other));
  const spans = kinds.includes('project') ? spansOf(calendar, values, range) : [];
  return { byDay, spans, total: total + spans.length };
}

function* thingsOf(
  { tasks, periods, projects, companies }: Calendar,
  { persona, proyecto }: CalendarValues,
): Generator<[day: string, thing: Thing]> {
  const companyOf = new Map(companies.map((company) => [company._id, company]));
  const places = new Map(projects.map(({ _id, companyId }) => [_id, companyOf.get(companyId)]));
  for (const period of periods) {
    const company = companyOf.get(period.companyId);
    const key = `${period.companyId} ${period.endDate}`;
    yield [period.endDate, { kind: 'closing', key: `closing ${key}`, period, company }];
    yield [period.payday, { kind: 'payday', key: `payday ${key}`, period, company }];
  }
  for (const task of tasks) {
    if (proyecto && task.projectId !== proyecto) continue;
    if (persona && !task.assigneeIds.includes(persona)) continue;
    yield [task.day, { kind: 'task', key: task.id, task, company: places.get(task.projectId) }];
  }
}

function spansOf({ projects }: Calendar, { proyecto }: CalendarValues, range: DateRange): ShownSpan[] {
  const drawn = projects.filter(
    ({ _id, startDay, endDay }) =>
      (!proyecto || _id === proyecto) && startDay <= range.endDate && endDay >= range.startDate,
  );
  const lanes = lanesOf(drawn);
  return drawn.map((span) => ({ ...span, lane: lanes.get(span) ?? 0 }));
}
