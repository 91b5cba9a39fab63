import { z } from 'zod';
import { PAYROLL_FORMATS } from '../domain/limits-and-defaults/index.ts';
import { DateRange, inOrder } from './date-range.ts';
import { Employee } from './employee.ts';
import { Person } from './person.ts';
import { Id } from './primitives.ts';

/**
 * `GET /employees/payroll/export`: calendar dates, both inclusive, in the company's time zone; of one
 * employee, or of all who worked for the company.
 */
export const PayrollQuery = inOrder(
  DateRange.extend({ companyId: Id, employeeId: Id.optional(), format: z.enum(PAYROLL_FORMATS) }),
);
export type PayrollQuery = z.infer<typeof PayrollQuery>;

/** `GET /payroll/people`: calendar dates, both inclusive, in the company's time zone. */
export const PayrollPeriod = inOrder(DateRange.extend({ companyId: Id }));
export type PayrollPeriod = z.infer<typeof PayrollPeriod>;

/**
 * A person of the planilla: hours and cost, in USD, of the closed time within the period; how many of their
 * records are 'por revisar', whatever the period.
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
});
export type PayrollPerson = z.infer<typeof PayrollPerson>;

/** What a person has worked and earned in all: hours and cost of every closed record; rate and cost are in USD. */
export const PayrollSummary = PayrollPerson.pick({ hourlyRate: true, totalHours: true, totalCost: true });
export type PayrollSummary = z.infer<typeof PayrollSummary>;
