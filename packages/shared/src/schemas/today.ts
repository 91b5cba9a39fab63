import { z } from 'zod';
import { ABSENCE_KINDS, MARK_KINDS, WAITING_REASONS } from '../domain/limits-and-defaults/index.ts';
import { DAY_STATES, ODD_CAUSES } from '../domain/today.ts';
import { Id, Instant, Named } from './primitives.ts';

/**
 * Somebody of a company today. `since` is when their state began, null for one not seen; `site` is the project of their last
 * record. `isLate` compares their first beginning with the median of all (TODAY-2). `absence` is an announced one of today
 * (TODAY-12).
 */
const PersonToday = z.object({
  _id: Id,
  fullname: z.string(),
  profilePicture: z.string().nullable(),
  state: z.enum(DAY_STATES),
  since: Instant.nullable(),
  site: Named.nullable(),
  isLate: z.boolean(),
  absence: z.enum(ABSENCE_KINDS).nullable(),
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

/** A mark that waits for a manager, and why (MARK-40). `isCountable`: it counts once they say so (MARK-41). */
const MarkToday = z.object({
  _id: Id,
  companyId: Id,
  employeeId: Id,
  fullname: z.string(),
  kind: z.enum(MARK_KINDS),
  at: Instant,
  deviceName: z.string(),
  reason: z.enum(WAITING_REASONS),
  isCountable: z.boolean(),
});
export type MarkToday = z.infer<typeof MarkToday>;

/** At most 200 waiting marks, oldest first, and how many there are in all (MARK-40). */
const waitingMarks = { marks: z.array(MarkToday), marksInAll: z.number().int() };

/** The day of a company in its time zone: its people by name, and at most 200 ended records por revisar, oldest first. */
export const Today = z.object({
  timezone: z.string(),
  people: z.array(PersonToday),
  odd: z.array(OddToday),
  oddInAll: z.number().int(),
  ...waitingMarks,
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
  ...waitingMarks,
});
export type OwnerToday = z.infer<typeof OwnerToday>;
