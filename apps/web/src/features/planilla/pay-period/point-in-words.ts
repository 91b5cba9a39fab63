import type { PayPoint } from '@faena/shared/schemas';
import { momentsOf } from '@/features/time/index.ts';
import { formatMoment } from '@/lib/format-moment.ts';
import { formatWorked } from '@/lib/format-payroll.ts';
import { payPeriodTexts } from '../texts/pay-period.ts';

const texts = payPeriodTexts.review;

/** The times of a point's record or request; empty if it has neither. */
export function pointInWords({ kind, startTime, endTime, asked }: PayPoint, timeZone: string): string {
  if (startTime === null) return '';
  if (kind === 'running') return texts.since(formatMoment(startTime, timeZone));
  const times = momentsOf({ startTime, endTime }, timeZone);
  if (kind !== 'request') return times;
  return asked ? texts.change(momentsOf(asked, timeZone), times) : texts.ofCause(texts.forgotten, times);
}

/** The points of one row: the times of a single one, or the number of several, with hours and money. */
export function rowInWords(
  points: readonly PayPoint[],
  timeZone: string,
  format: (amount: number) => string,
): string {
  const [only] = points.length === 1 ? points : [];
  const when = only ? pointInWords(only, timeZone) : texts.records(points.length);
  return inWords(when, points, format);
}

/** The people, hours and money of a group of points. */
export function groupInWords(points: readonly PayPoint[], format: (amount: number) => string): string {
  const people = new Set(points.map(({ employeeId }) => employeeId)).size;
  return inWords(texts.people(people), points, format);
}

function inWords(head: string, points: readonly PayPoint[], format: (amount: number) => string): string {
  const ms = points.reduce((sum, point) => sum + (point.ms ?? 0), 0);
  return [head, ms > 0 ? formatWorked(ms) : '', moneyOf(points, format)].filter(Boolean).join(' · ');
}

/** The money of points, with the effect of requests; points without a rate have a heading of their own. */
function moneyOf(points: readonly PayPoint[], format: (amount: number) => string): string {
  const [first] = points;
  if (!first || (first.kind !== 'review' && first.kind !== 'request')) return '';
  let sum = 0;
  for (const { cost } of points) {
    if (cost === null) return texts.noRate;
    sum += cost;
  }
  return first.kind === 'request' ? texts.about(format(sum)) : format(sum);
}
