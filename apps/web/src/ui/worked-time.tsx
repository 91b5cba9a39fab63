import { durationHours, formatDuration } from '@faena/shared/domain';
import { formatHours } from '@/lib/format-payroll.ts';

/** `9.40 h (9:24)` as a large figure: decimals, and quietly the time that adds up by hand (SLIP-9). */
export function WorkedTime({ ms }: { ms: number }) {
  return (
    <>
      {formatHours(durationHours(ms))}{' '}
      <span className="whitespace-nowrap font-normal text-base text-muted">{`(${formatDuration(ms)})`}</span>
    </>
  );
}
