import * as domain from '@faena/shared/domain';
import type { SlipFigures, SlipLine } from '@faena/shared/schemas';

const { durationHours, fromCents } = domain;

/** The figures of a slip in the API format: hours and decimals of money. */
export function figuresToWire(figures: domain.SlipFigures): SlipFigures {
  const { ms, days, late, rates, adjustments, lines } = figures;
  return {
    hours: durationHours(ms),
    ms,
    work: fromCents(figures.workCents),
    days: days.map(({ date, ...worked }) => ({ date, ...timeAndMoney(worked) })),
    late: late.map(({ recordId, date, ...worked }) => ({ recordId, date, ...timeAndMoney(worked) })),
    rates: rates.map(({ rateCents, ...worked }) => ({
      hourlyRate: rateCents === null ? null : fromCents(rateCents),
      ...timeAndMoney(worked),
    })),
    adjustments: adjustments.map(({ id, recordId, date, reason, by, ...changed }) => ({
      _id: id,
      recordId,
      date,
      reason,
      by,
      ...timeAndMoney(changed),
    })),
    adjustment: fromCents(figures.adjustmentCents),
    gross: fromCents(figures.grossCents),
    lines: lines.map(lineToWire),
    additions: fromCents(figures.additionCents),
    deductions: fromCents(figures.deductionCents),
    net: fromCents(figures.netCents),
    unpricedHours: durationHours(figures.unpricedMs),
  };
}

const timeAndMoney = ({ ms, cents }: { ms: number; cents: domain.Cents }) => ({
  hours: durationHours(ms),
  ms,
  amount: fromCents(cents),
});

/** A value has two decimals on every basis. */
function lineToWire({ cents, value, share, debt, ...line }: domain.SlipLine): SlipLine {
  return {
    ...line,
    value: fromCents(value),
    amount: fromCents(cents),
    share: share ? shareToWire(share) : null,
    debt: debt ?? null,
  };
}

function shareToWire({ unit, counted, full }: domain.LineShare): NonNullable<SlipLine['share']> {
  if (unit !== 'hours') return { unit, counted, full };
  return { unit, counted: durationHours(counted), full: durationHours(full) };
}
