const SECOND_MS = 1_000;

/** `1:03:09`: a stretch of time on a running clock, in whole seconds; `0:00:00` below zero. */
export function formatClock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / SECOND_MS));
  const two = (part: number) => String(part % 60).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60))}:${two(seconds)}`;
}

/** `4:10`: a stretch of time in hours and whole minutes (PHONE-16); `0:00` below zero. */
export function formatHoursAndMinutes(ms: number): string {
  return formatClock(ms).slice(0, -':00'.length);
}
