import { formatMoney, fromCents, fromTo } from '@faena/shared/domain';
import { clockTime, wallText } from './clock-time.ts';
import type { FileTerms } from './file-terms.ts';
import type { PayrollRecord } from './read-payroll.ts';
import { planillaTexts } from './texts.ts';

type Picked = PayrollRecord['record'];

/**
 * The rates of a record within the period as text, `2026-11-20 08:00–10:00 × Q6.50 = Q13.00; …`, on the company's
 * clock. Null for a single rate, which has a column. A mark shows a price from before days were the unit (PAY-43).
 */
export function ratesText({ pieces, hasPriorPrice }: Picked, terms: FileTerms): string | null {
  const { range, language } = terms;
  const { priorPrice } = planillaTexts[language];
  const within = pieces.filter(({ date }) => date >= range.startDate && date <= range.endDate);
  const several = new Set(within.map(({ rateCents }) => rateCents)).size > 1;
  const stretches = several ? within.map((piece) => stretchText(piece, terms)) : [];
  return [...(hasPriorPrice ? [priorPrice] : []), ...stretches].join('; ') || null;
}

function stretchText(
  { startTime, endTime, rateCents, costCents }: Picked['pieces'][number],
  { timeZone, currency, language }: FileTerms,
): string {
  const money = (cents: number) =>
    currency ? formatMoney(fromCents(cents), currency) : fromCents(cents).toFixed(2);
  const start = `${wallText(startTime, timeZone).slice(0, 10)} ${clockTime(startTime, timeZone)}`;
  const when = fromTo(start, clockTime(endTime, timeZone));
  if (rateCents === null) return `${when} ${planillaTexts[language].noRate}`;
  return `${when} × ${money(rateCents)} = ${money(costCents ?? 0)}`;
}
