import { z } from 'zod';
import {
  CALENDAR_KINDS,
  MAX_CALENDAR_DAYS,
  MAX_CALENDAR_TASKS,
} from '../domain/limits-and-defaults/index.ts';
import { daysIn } from '../domain/periods.ts';
import { say } from '../wording/reasons.ts';
import { Absence } from './absence.ts';
import { Company } from './company.ts';
import { DateRange, inOrder } from './date-range.ts';
import { PersonCard } from './person.ts';
import { CalendarDate, Id } from './primitives.ts';
import { Task } from './task.ts';

/** The longest list of kinds, each with its comma. */
const LONGEST_KINDS = CALENDAR_KINDS.join(',').length;

/** Kinds of things, divided by commas. */
const Kinds = z
  .string()
  .max(LONGEST_KINDS, say('too_long', { max: LONGEST_KINDS }))
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(CALENDAR_KINDS)).max(CALENDAR_KINDS.length));

/** `GET /calendar`: at most 62 days, of all that the caller sees or of a part of it (CAL-3). */
export const CalendarQuery = inOrder(
  DateRange.extend({
    companyId: Id.optional(),
    projectId: Id.optional(),
    personId: Id.optional(),
    kinds: Kinds.optional(),
  }),
).refine((range) => daysIn(range) <= MAX_CALENDAR_DAYS, {
  path: ['endDate'],
  message: say('too_large', { max: MAX_CALENDAR_DAYS }),
});
export type CalendarQuery = z.infer<typeof CalendarQuery>;

/** A task on its due day, a day of its company (CAL-4). */
const CalendarTask = Task.pick({ id: true, title: true, status: true }).extend({
  projectId: Id,
  day: CalendarDate,
  /** Open, and due before today by the clock of its company. */
  isLate: z.boolean(),
  assigneeIds: z.array(Id),
});
export type CalendarTask = z.infer<typeof CalendarTask>;

/** A project that a task of the answer belongs to, or whose days lie in the range. */
const CalendarProject = z.object({
  _id: Id,
  name: z.string(),
  companyId: Id,
  startDay: CalendarDate,
  endDay: CalendarDate,
  /** The time zone of its company, in which due days are days (TASK-4). */
  timeZone: z.string(),
  /** The caller may change its tasks, not only see and move them (ACCESS-10). */
  mayChange: z.boolean(),
});
export type CalendarProject = z.infer<typeof CalendarProject>;

/** A period of pay that ends or is paid in the range. */
const CalendarPeriod = DateRange.extend({
  companyId: Id,
  payday: CalendarDate,
  /** A run has closed it. */
  isClosed: z.boolean(),
});
export type CalendarPeriod = z.infer<typeof CalendarPeriod>;

/** An absence that touches the range, without its note; only the owner of its company has it (CAL-23). */
const CalendarAbsence = Absence.omit({ note: true });
export type CalendarAbsence = z.infer<typeof CalendarAbsence>;

/** The calendar of the caller between two days (CAL-2). */
export const Calendar = z.object({
  /** By the clock of the caller's first company. */
  today: CalendarDate,
  /** By day. */
  tasks: z.array(CalendarTask).max(MAX_CALENDAR_TASKS),
  /** There are more tasks than one answer has; some are left out. */
  isCut: z.boolean(),
  /** By start. */
  projects: z.array(CalendarProject),
  /** By their last day. */
  periods: z.array(CalendarPeriod),
  /** By first day. */
  absences: z.array(CalendarAbsence),
  /** The companies of all these, oldest first. */
  companies: z.array(Company.pick({ _id: true, name: true, color: true })),
  /** The people whom the tasks are assigned to, and the absent ones, by name. */
  people: z.array(PersonCard.pick({ _id: true, fullname: true })),
});
export type Calendar = z.infer<typeof Calendar>;
