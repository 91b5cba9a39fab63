import { localMs, offsetIfTwice } from '@faena/shared/domain';

/** An instant on the clock of a time zone, `2026-11-20T08:00:00.000Z`. */
export function wallText(at: Date, timeZone: string): string {
  return new Date(localMs(at, timeZone)).toISOString();
}

/** `08:00` on the clock of a time zone, or `01:30 UTC−4` in an hour that happens twice (TIME-52). */
export function clockTime(at: Date, timeZone: string): string {
  return `${wallText(at, timeZone).slice(11, 16)} ${offsetIfTwice(at, timeZone)}`.trimEnd();
}
