import { z } from 'zod';
import { LENGTHS } from '../domain/limits-and-defaults/index.ts';
import { say } from '../wording/reasons.ts';
import { Id, Instant, Name } from './primitives.ts';

/** A private address of a person's calendar, without its secret (CAL-17). */
export const CalendarFeed = z.object({
  _id: Id,
  name: z.string(),
  /** The company whose things it has; null for all that the person sees. */
  companyId: Id.nullable(),
  createdAt: Instant,
  /** To the hour; null before the first use. */
  lastUsedAt: Instant.nullable(),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

/** `POST /calendar/feeds`. */
export const NewCalendarFeed = z.object({
  name: Name.max(LENGTHS.tokenName, say('too_long', { max: LENGTHS.tokenName })),
  companyId: Id.nullable().default(null),
});
export type NewCalendarFeed = z.infer<typeof NewCalendarFeed>;

/** Only this answer contains the secret of the address. */
export const MadeCalendarFeed = z.object({ message: z.string(), feed: CalendarFeed, token: z.string() });
export type MadeCalendarFeed = z.infer<typeof MadeCalendarFeed>;

/** 256 bits in base64url. */
const TOKEN_LENGTH = 43;

/** `GET /calendar.ics`. The secret is in the query, which no log contains, as programs send no headers. */
export const CalendarFeedQuery = z.object({
  token: z.string().max(TOKEN_LENGTH, say('too_long', { max: TOKEN_LENGTH })),
});
export type CalendarFeedQuery = z.infer<typeof CalendarFeedQuery>;
