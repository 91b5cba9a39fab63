import { type Cents, durationHours, fromCents, type SlipFigures, sumOf } from '@faena/shared/domain';
import type { PayPeriod } from '@faena/shared/schemas';

/** The totals of some slips as answered: money in units of the currency, `ms` in milliseconds, other times in hours. */
export function totalsOf(all: readonly SlipFigures[], paidCents: Cents | null): PayPeriod['totals'] {
  const late = all.flatMap((figures) => figures.late);
  const ms = sumOf(all, 'ms');
  return {
    hours: durationHours(ms),
    ms,
    gross: fromCents(sumOf(all, 'grossCents')),
    additions: fromCents(sumOf(all, 'additionCents')),
    deductions: fromCents(sumOf(all, 'deductionCents')),
    net: fromCents(sumOf(all, 'netCents')),
    unpricedHours: durationHours(sumOf(all, 'unpricedMs')),
    lateHours: durationHours(sumOf(late, 'ms')),
    late: fromCents(sumOf(late, 'cents')),
    adjustment: fromCents(sumOf(all, 'adjustmentCents')),
    paid: paidCents === null ? null : fromCents(paidCents),
  };
}
