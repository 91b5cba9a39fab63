import { z } from 'zod';
import { PAYROLL_FORMATS } from '../domain/limits-and-defaults/index.ts';
import { CsvSeparator } from './csv-separator.ts';
import { DateRange, inOrder } from './date-range.ts';
import { Employee } from './employee.ts';
import { Person } from './person.ts';
import { Id } from './primitives.ts';
import { RecordPiece, WorkRecord } from './record.ts';

/**
 * `GET /employees/payroll/export`: calendar dates, both inclusive, in the company's time zone; one employee, or
 * everyone who worked for the company.
 */
export const PayrollQuery = inOrder(
  DateRange.extend({
    companyId: Id,
    employeeId: Id.optional(),
    format: z.enum(PAYROLL_FORMATS),
    separator: CsvSeparator,
  }),
);
export type PayrollQuery = z.infer<typeof PayrollQuery>;

/** Time and money of a planilla, of its days only; `ms` is exact, `hours` are decimals. */
const PayrollSums = z.object({
  hours: z.number(),
  ms: z.number().int(),
  unpricedHours: z.number(),
  cost: z.number(),
});

/** A record of a planilla. `pieces` are its parts in the period by day and rate, and add up to its other figures. */
export const PayrollRow = z.object({
  recordId: Id,
  employeeId: Id,
  fullname: z.string(),
  username: z.string(),
  ...WorkRecord.pick({ projectName: true, startTime: true, hourlyRate: true, endReason: true }).shape,
  ...WorkRecord.pick({ needsReview: true, voided: true, hasPriorPrice: true }).shape,
  endTime: WorkRecord.shape.endTime.unwrap(),
  ...PayrollSums.shape,
  pieces: z.array(RecordPiece),
});
export type PayrollRow = z.infer<typeof PayrollRow>;

/** The sum of one person's rows; a deleted person keeps the last names. */
export const PayrollRowsPerson = z.object({
  employeeId: Id,
  fullname: z.string(),
  username: z.string(),
  records: z.number().int(),
  pendingReviews: z.number().int(),
  ...PayrollSums.shape,
});
export type PayrollRowsPerson = z.infer<typeof PayrollRowsPerson>;

/** A whole planilla as JSON (PAY-51): rows by person and time, then people with their sums, then the total. */
export const PayrollRows = DateRange.extend({
  companyId: Id,
  timezone: z.string(),
  currency: z.string(),
  rows: z.array(PayrollRow),
  people: z.array(PayrollRowsPerson),
  totals: PayrollRowsPerson.omit({ employeeId: true, fullname: true, username: true }),
});
export type PayrollRows = z.infer<typeof PayrollRows>;

/** `GET /payroll/people`: calendar dates, both inclusive, in the company's time zone. */
export const PayrollPeriod = inOrder(DateRange.extend({ companyId: Id }));
export type PayrollPeriod = z.infer<typeof PayrollPeriod>;

/** The way in which a person left a company: by deletion, by work elsewhere, or by another role. */
const Leaving = z.enum(['deleted', 'away']);

/**
 * A person of the planilla: hours and cost of closed time in the period, and all records and requests to review. Only
 * records of this company count. `left` is null for people who work there. For others the rate is that of their last
 * record in the company.
 */
export const PayrollPerson = Employee.pick({
  _id: true,
  fullname: true,
  username: true,
  email: true,
  phone: true,
  hourlyRate: true,
  pendingReviews: true,
}).extend({
  profilePicture: Person.shape.profilePicture,
  totalHours: z.number(),
  totalCost: z.number(),
  unpricedHours: z.number(),
  left: Leaving.nullable(),
  openRequests: z.number().int(),
});
export type PayrollPerson = z.infer<typeof PayrollPerson>;

/** `GET /payroll/people/:id`: the records of one company, the person's own by default. */
export const PayrollWorkplace = z.object({ companyId: Id.optional() });
export type PayrollWorkplace = z.infer<typeof PayrollWorkplace>;

/**
 * A person's totals in a company: hours, cost, paid, pending, and unpaid hours; `currency` is the company's, empty
 * without one (PAYMENT-3).
 */
export const PayrollSummary = PayrollPerson.pick({
  hourlyRate: true,
  totalHours: true,
  totalCost: true,
  unpricedHours: true,
  pendingReviews: true,
}).extend({
  paid: z.number(),
  pending: z.number(),
  unpaidHours: z.number(),
  currency: z.string(),
});
export type PayrollSummary = z.infer<typeof PayrollSummary>;
