import { calendarDateOf, instantsOfWall, localMs, offsetName } from '@faena/shared/domain';

/** A typed moment: a date `yyyy-MM-dd` and a local time `HH:mm`. */
export interface TypedMoment {
  readonly date: string;
  readonly time: string;
}

/** An instant as a local moment of the time zone, to the minute. */
export function typedMoment(instant: Date, timeZone: string): TypedMoment {
  const local = new Date(localMs(instant, timeZone)).toISOString();
  return { date: calendarDateOf(instant, timeZone), time: local.slice(11, 16) };
}

/**
 * The instant of a local time in a zone; null for an invalid or skipped time. A time that happens twice is
 * the instant with this offset, and null with any other (TIME-52).
 */
export function instantOf(moment: TypedMoment, offset: string, timeZone: string): Date | null {
  const instants = instantsOf(moment, timeZone);
  if (instants.length < 2) return instants[0] ?? null;
  return instants.find((at) => offsetName(at, timeZone) === offset) ?? null;
}

/** All instants of a local time, earliest first: two if a clock change repeats it. */
export function instantsOf({ date, time }: TypedMoment, timeZone: string): Date[] {
  const wallMs = Date.parse(`${date}T${time}:00Z`);
  return Number.isNaN(wallMs) ? [] : instantsOfWall(wallMs, timeZone);
}
