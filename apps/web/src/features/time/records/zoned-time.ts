import { calendarDateOf, localMs } from '@faena/shared/domain';

const DAY_MS = 86_400_000;

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
 * The instant of a local time in a zone; null if a clock change skips it, or it is no time. A repeated local time gives
 * the first.
 */
export function instantOf(moment: TypedMoment, timeZone: string): Date | null {
  return instantsOf(moment, timeZone)[0] ?? null;
}

/** All instants that a clock of the time zone shows so, earliest first: two where a clock change repeats them. */
export function instantsOf({ date, time }: TypedMoment, timeZone: string): Date[] {
  const civil = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(civil)) return [];
  const offsetAt = (ms: number) => localMs(new Date(ms), timeZone) - ms;
  const candidates = [civil - offsetAt(civil - DAY_MS), civil - offsetAt(civil + DAY_MS)];
  const matching = candidates.filter((ms) => ms + offsetAt(ms) === civil);
  return [...new Set(matching)].sort((a, b) => a - b).map((ms) => new Date(ms));
}
