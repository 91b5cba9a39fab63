import { z } from 'zod';
import { DAY_STATES, ODD_CAUSES } from '../domain/today.ts';
import { Id, Instant, Named } from './primitives.ts';

/**
 * Somebody of a company today. `since` is when their state began, null for one not seen; `site` is the project of their last
 * record. `isLate` compares their first beginning with the median of all (TODAY-2).
 */
const PersonToday = z.object({
  _id: Id,
  fullname: z.string(),
  profilePicture: z.string().nullable(),
  state: z.enum(DAY_STATES),
  since: Instant.nullable(),
  site: Named.nullable(),
  isLate: z.boolean(),
});
export type PersonToday = z.infer<typeof PersonToday>;

/** A record that waits for review, and its cause (TODAY-3). An acceptance names its `version` (TIME-43). */
const OddToday = z.object({
  _id: Id,
  companyId: Id,
  employeeId: Id,
  fullname: z.string(),
  startTime: Instant,
  endTime: Instant.nullable(),
  version: z.string(),
  cause: z.enum(ODD_CAUSES),
});
export type OddToday = z.infer<typeof OddToday>;

/** The day of a company in its time zone: its people by name, and at most 200 ended records por revisar, oldest first. */
export const Today = z.object({
  timezone: z.string(),
  people: z.array(PersonToday),
  odd: z.array(OddToday),
  oddInAll: z.number().int(),
});
export type Today = z.infer<typeof Today>;

/** A company with its people today, by name. */
const CompanyToday = z.object({
  _id: Id,
  name: z.string(),
  color: z.string(),
  timezone: z.string(),
  people: z.array(PersonToday),
});
export type CompanyToday = z.infer<typeof CompanyToday>;

/** The day of all companies of the caller, oldest first, with at most 200 ended records por revisar, oldest first (TODAY-9). */
export const OwnerToday = z.object({
  companies: z.array(CompanyToday),
  odd: z.array(OddToday),
  oddInAll: z.number().int(),
});
export type OwnerToday = z.infer<typeof OwnerToday>;
