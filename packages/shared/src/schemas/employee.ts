import { z } from 'zod';
import { noun } from './noun.ts';
import { PersonNoun } from './person.ts';
import { AnyNeededPhone, HourlyRate, Id, Instant, Money, Named, requiredPhone } from './primitives.ts';

const { _id, fullname, username, email, phone, rol_id, password, hourlyRate, language, marking } =
  PersonNoun.fields;

/**
 * An employee of a company: a person of role 3 with that company (EMPLOYEE-1). Amounts are in the company's currency.
 * `hourlyRate` 0 means no rate. `totalGenerated` is the cost of all records, `unpricedHours` hours without a rate,
 * `pendingReviews` records to review (PAY-8). `marking` null is that of the company (MARK-2).
 */
export const EmployeeNoun = noun({
  _id,
  fullname,
  username,
  email,
  phone: { ...phone, creation: requiredPhone(), change: AnyNeededPhone },
  rol_id: { answer: rol_id.answer },
  companyId: { answer: Id.nullable(), creation: Id },
  password,
  hourlyRate: { ...hourlyRate, change: HourlyRate },
  totalToPay: { answer: z.number() },
  totalGenerated: { answer: z.number() },
  unpricedHours: { answer: z.number() },
  pendingReviews: { answer: z.number().int() },
  projects: { answer: z.array(Named) },
  language: { creation: language.creation },
  marking: { ...marking, creation: marking.answer.default(null), change: marking.answer },
  /** The end of the temporary password that they have not replaced yet; null without one. */
  temporaryPasswordUntil: { answer: Instant.nullable() },
});

export const Employee = EmployeeNoun.answer;
export type Employee = z.infer<typeof Employee>;

/** `POST /employees`. */
export const NewEmployee = EmployeeNoun.creation;
export type NewEmployee = z.infer<typeof NewEmployee>;

/** `PUT /employees/:id`. */
export const EmployeeChanges = EmployeeNoun.changes;
export type EmployeeChanges = z.infer<typeof EmployeeChanges>;

/** `PUT /employees/totalToPay/:id`. */
export const TotalToPay = z.object({ totalToPay: Money });

/** `POST /employees/:id/temporary-password`: the password, answered once, and its end (RESET-4). */
export const TemporaryPassword = z.object({
  message: z.string(),
  username: z.string(),
  newPassword: z.string(),
  until: Instant,
});
export type TemporaryPassword = z.infer<typeof TemporaryPassword>;

/** `PUT /employees/:id/company`. */
export const Workplace = z.object({ companyId: Id });
