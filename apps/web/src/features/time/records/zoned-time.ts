import { calendarDateOf, instantsOfWall, localMs, offsetName } from '@faena/shared/domain';

/** A moment as it is typed: a date `yyyy-MM-dd` and what the clock on the wall shows, `HH:mm`. */
export interface TypedMoment {
  readonly date: string;
  readonly time: string;
}

/** An instant as a clock of the time zone shows it, to the minute. */
export function typedMoment(instant: Date, timeZone: string): TypedMoment {
  const local = new Date(localMs(instant, timeZone)).toISOString();
  return { date: calendarDateOf(instant, timeZone), time: local.slice(11, 16) };
}

/**
 * The instant of a local time in a zone; null if a clock change skips it, or it is no time. One that happens twice is the
 * instant with this offset, and null without one of its two (TIME-52).
 */
export function instantOf(moment: TypedMoment, offset: string, timeZone: string): Date | null {
  const instants = instantsOf(moment, timeZone);
  if (instants.length < 2) return instants[0] ?? null;
  return instants.find((at) => offsetName(at, timeZone) === offset) ?? null;
}

/** All instants that a clock of the time zone shows so, earliest first: two where a clock change repeats them. */
export function instantsOf({ date, time }: TypedMoment, timeZone: string): Date[] {
  const wallMs = Date.parse(`${date}T${time}:00Z`);
  return Number.isNaN(wallMs) ? [] : instantsOfWall(wallMs, timeZone);
}
