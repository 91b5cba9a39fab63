import type { PayPoint } from '@faena/shared/schemas';
import { momentsOf } from '@/features/time/index.ts';
import { formatMoment } from '@/lib/format-moment.ts';
import { payPeriodTexts } from '../texts/pay-period.ts';

/** When the record of a point is, or what its request proposes; empty where it has neither. */
export function pointInWords({ kind, startTime, endTime }: PayPoint, timeZone: string): string {
  if (startTime === null) return '';
  if (kind === 'running') return payPeriodTexts.review.since(formatMoment(startTime, timeZone));
  return momentsOf({ startTime, endTime }, timeZone);
}
