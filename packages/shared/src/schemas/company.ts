import { z } from 'zod';
import {
  COMPANY_ACTS,
  DEFAULT_COMPANY_COLOR,
  DEFAULT_TIMEZONE,
  LENGTHS,
  LONGEST_SHIFT_HOURS,
  LUNCH_MINUTES,
  MOST_LUNCH_MINUTES,
  MOST_SHIFT_HOURS,
  USUAL_CONFIRMED_ACTS,
} from '../domain/limits-and-defaults/index.ts';
import { Marking } from './marking.ts';
import { noun, text, value } from './noun.ts';
import {
  AnyPhone,
  AnyPlainName,
  AnyUsername,
  Color,
  Currency,
  emptyOr,
  Id,
  Instant,
  Name,
  OptionalEmail,
  optionalPhone,
  optionalText,
  optionalTitle,
  PlainName,
  requiredText,
  TimeZone,
} from './primitives.ts';
import { WallTime } from './wall-time.ts';

/** The acts that a company asks to confirm with the password (COMPANY-21). */
const ConfirmedActs = z.array(z.enum(COMPANY_ACTS)).max(COMPANY_ACTS.length);

/**
 * A company (COMPANY-1). `created_by` is the creator's username and `line_of_business` the line's name, both derived
 * from ids. Only an admin may name another creator; an empty line of business removes it. A new company without time
 * zone or currency gets those of the installation; an empty currency means none. `longestShiftHours` ends records
 * and `paysIdleTime` pays time without a touch, both for records that start later (TIME-60, TIME-63). `paysLunch` pays the
 * time after an Almuerzo that arrives later (MARK-24). `lunchFrom` deducts a lunch of
 * `lunchMinutes` from records that start later, empty for none (LUNCH-2). `marking` says how its people mark; for an employee the answer says
 * how they mark themselves (MARK-1, MARK-2).
 */
export const CompanyNoun = noun({
  _id: { answer: Id },
  name: { ...text(PlainName), change: AnyPlainName },
  created_by: { answer: z.string(), creation: AnyUsername.optional() },
  line_of_business: { answer: z.string(), creation: Name, change: optionalTitle(LENGTHS.name) },
  address: text(optionalText(LENGTHS.address), ''),
  email: text(OptionalEmail, ''),
  phone: { ...text(optionalPhone(), ''), change: AnyPhone },
  color: text(Color, DEFAULT_COMPANY_COLOR),
  timezone: { ...text(TimeZone, DEFAULT_TIMEZONE), creation: TimeZone.optional() },
  currency: text(emptyOr(Currency), ''),
  longestShiftHours: value(z.number().int().min(1).max(MOST_SHIFT_HOURS), LONGEST_SHIFT_HOURS),
  paysIdleTime: value(z.boolean(), true),
  paysLunch: value(z.boolean(), false),
  lunchFrom: text(emptyOr(WallTime), ''),
  lunchMinutes: value(z.number().int().min(1).max(MOST_LUNCH_MINUTES), LUNCH_MINUTES),
  // A company without the field is older than it; a new company marks by button (MARK-1).
  marking: { ...value(Marking, 'automatic'), creation: Marking.default('button') },
  confirmedActs: value(ConfirmedActs, [...USUAL_CONFIRMED_ACTS]),
  createdAt: { answer: Instant },
});

export const Company = CompanyNoun.answer;
export type Company = z.infer<typeof Company>;

/** `POST /company/new_company`. */
export const NewCompany = CompanyNoun.creation;
export type NewCompany = z.infer<typeof NewCompany>;

/** `PUT /company/update_company/:id`. */
export const CompanyChanges = CompanyNoun.changes;
export type CompanyChanges = z.infer<typeof CompanyChanges>;

/** `PUT /company/hand_over/:id`: the username of a manager or an admin. */
export const NewOwner = z.object({ created_by: requiredText(LENGTHS.email) });
export type NewOwner = z.infer<typeof NewOwner>;
