import type { PayPoint } from '@faena/shared/schemas';
import { momentsOf } from '@/features/time/index.ts';
import { formatMoment } from '@/lib/format-moment.ts';
import { formatWorked } from '@/lib/format-payroll.ts';
import { payPeriodTexts } from '../texts/pay-period.ts';

/** When the record of a point is, or what its request proposes; empty where it has neither. */
export function pointInWords({ kind, startTime, endTime }: PayPoint, timeZone: string): string {
  if (startTime === null) return '';
  if (kind === 'running') return payPeriodTexts.review.since(formatMoment(startTime, timeZone));
  return momentsOf({ startTime, endTime }, timeZone);
}

/** The points of one row: when the only one is, or how many there are, and their hours. */
export function rowInWords(points: readonly PayPoint[], timeZone: string): string {
  const [only] = points.length === 1 ? points : [];
  const when = only ? pointInWords(only, timeZone) : payPeriodTexts.review.records(points.length);
  const ms = points.reduce(
    (sum, { startTime, endTime }) =>
      sum + (startTime && endTime ? Date.parse(endTime) - Date.parse(startTime) : 0),
    0,
  );
  return [when, ms > 0 ? formatWorked(ms) : ''].filter(Boolean).join(' · ');
}
