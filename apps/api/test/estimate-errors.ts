import {
  type Cents,
  type DateRange,
  type DayCosts,
  dateAfter,
  estimateRest,
  scheduledPeriod,
} from '@faena/shared/domain';

/** Errors of estimates as shares of the actual cost: of whole periods, and of their remaining days. */
interface Errors {
  readonly ofPeriods: number[];
  readonly ofRests: number[];
}

/**
 * Compares the estimate on the morning of each day, made from the days before, with the actual cost. It covers each whole
 * half of a month in which somebody worked.
 */
export function estimateErrors(costs: DayCosts, { startDate, endDate }: DateRange): Errors {
  const errors: Errors = { ofPeriods: [], ofRests: [] };
  const halves = { kind: 'semimonthly' } as const;
  for (let period = scheduledPeriod(halves, startDate); period.endDate <= endDate; ) {
    const total = sumOf(costs, period);
    if (period.startDate >= startDate && total > 0) {
      for (let day = period.startDate; day <= period.endDate; day = dateAfter(day, 1)) {
        const earned = sumOf(costs, { startDate: period.startDate, endDate: dateAfter(day, -1) });
        const known = new Map([...costs].filter(([date]) => date < day));
        const rest = estimateRest(known, day, period.endDate);
        const off = Math.abs(earned + rest - total);
        errors.ofPeriods.push(off / total);
        if (total > earned) errors.ofRests.push(off / (total - earned));
      }
    }
    period = scheduledPeriod(halves, dateAfter(period.endDate, 1));
  }
  return errors;
}

function sumOf(costs: DayCosts, { startDate, endDate }: DateRange): Cents {
  return [...costs]
    .filter(([date]) => date >= startDate && date <= endDate)
    .reduce((sum, [, cents]) => sum + cents, 0);
}
