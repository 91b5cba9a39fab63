import { z } from 'zod';
import { ABSENCE_KINDS, LENGTHS, MAX_ABSENCE_DAYS } from '../domain/limits-and-defaults/index.ts';
import { daysIn } from '../domain/periods.ts';
import { say } from '../wording/reasons.ts';
import { DateRange, inOrder } from './date-range.ts';
import { noun, text } from './noun.ts';
import { CalendarDate, Id, optionalText } from './primitives.ts';

const Kind = z.enum(ABSENCE_KINDS);

/** Days on which an employee does not come, both inclusive (ABSENCE-1). No two of a person overlap (ABSENCE-3). */
export const AbsenceNoun = noun({
  _id: { answer: Id },
  companyId: { answer: Id },
  employeeId: { answer: Id, creation: Id },
  kind: { answer: Kind, creation: Kind, change: Kind },
  startDate: { answer: CalendarDate, creation: CalendarDate, change: CalendarDate },
  endDate: { answer: CalendarDate, creation: CalendarDate, change: CalendarDate },
  note: text(optionalText(LENGTHS.reason), ''),
});

export const Absence = AbsenceNoun.answer;
export type Absence = z.infer<typeof Absence>;

type Dates = z.ZodType<{ startDate?: string | undefined; endDate?: string | undefined }>;

/** Refuses half a range, one that ends before it starts, and one of more than 366 days. */
function ofAYear<Schema extends Dates>(schema: Schema): Schema {
  return inOrder(schema).refine(
    ({ startDate, endDate }) =>
      startDate === undefined || endDate === undefined || daysIn({ startDate, endDate }) <= MAX_ABSENCE_DAYS,
    { path: ['endDate'], message: say('too_large', { max: MAX_ABSENCE_DAYS }) },
  );
}

/** `GET /absences`: those of a company, optionally of one person, that touch a range of at most 366 days. */
export const AbsenceFilter = ofAYear(DateRange.extend({ companyId: Id, employeeId: Id.optional() }));
export type AbsenceFilter = z.infer<typeof AbsenceFilter>;

/** `POST /absences`. */
export const NewAbsence = ofAYear(AbsenceNoun.creation);
export type NewAbsence = z.infer<typeof NewAbsence>;

/** `PUT /absences/:id`: any part of it; the days come together. */
export const AbsenceChanges = ofAYear(AbsenceNoun.changes);
export type AbsenceChanges = z.infer<typeof AbsenceChanges>;
