import { z } from 'zod';
import { LENGTHS, PAYROLL_FORMATS } from '../domain/constants.ts';
import { Person } from './person.ts';
import { CalendarDate, Email, Id, Money, Name, Named, requiredText, Username } from './primitives.ts';
import { FirstPassword, OptionalPassword } from './session.ts';

/**
 * An employee of a company: a user of role 3 with that company (EMPLOYEE-1). Amounts are in
 * USD; `hourlyRate` 0 means no rate; `totalGenerated` is the sum of the costs of all their records,
 * `pendingReviews` how many of those are 'por revisar'.
 */
export const Employee = Person.pick({
  _id: true,
  fullname: true,
  username: true,
  email: true,
  phone: true,
  rol_id: true,
  hourlyRate: true,
}).extend({
  companyId: Id.nullable(),
  totalToPay: z.number(),
  totalGenerated: z.number(),
  pendingReviews: z.number().int(),
  projects: z.array(Named),
});
export type Employee = z.infer<typeof Employee>;

const Phone = requiredText(LENGTHS.phone);

/** `POST /employees`. */
export const NewEmployee = z.object({
  fullname: Name,
  username: Username,
  email: Email,
  phone: Phone,
  companyId: Id,
  password: FirstPassword,
});
export type NewEmployee = z.infer<typeof NewEmployee>;

/** `PUT /employees/:id`: any part; the password is set only when it is not blank. */
export const EmployeeChanges = z
  .object({
    fullname: Name,
    username: Username,
    email: Email,
    phone: Phone,
    password: OptionalPassword,
    hourlyRate: Money,
  })
  .partial();
export type EmployeeChanges = z.infer<typeof EmployeeChanges>;

/** `PUT /employees/totalToPay/:id`, in USD. */
export const TotalToPay = z.object({ totalToPay: Money });

/**
 * `GET /employees/payroll/export`: calendar dates, both inclusive, in the company's time zone; of one
 * employee, or of all who worked for the company.
 */
export const PayrollQuery = z
  .object({
    companyId: Id,
    employeeId: Id.optional(),
    startDate: CalendarDate,
    endDate: CalendarDate,
    format: z.enum(PAYROLL_FORMATS),
  })
  .refine(({ startDate, endDate }) => startDate <= endDate, {
    path: ['endDate'],
    message: 'The end is before the start.',
  });
export type PayrollQuery = z.infer<typeof PayrollQuery>;
