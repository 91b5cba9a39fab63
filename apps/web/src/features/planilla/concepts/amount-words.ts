import type { Concept } from '@faena/shared/schemas';
import { formatDecimals } from '@/lib/format-payroll.ts';
import type { Money } from '@/lib/money.ts';
import { signedText } from '../lines/signed-text.ts';
import { conceptTexts } from '../texts/concepts.ts';

/** How much a concept adds or deducts: `+Q125.00 por período`. */
export function amountInWords(
  { kind, basis, value }: Pick<Concept, 'kind' | 'basis' | 'value'>,
  { format }: Money,
): string {
  const amounts = {
    fixed: () => conceptTexts.fixed(format(value)),
    percent: () => conceptTexts.percent(formatDecimals(value)),
    hourly: () => conceptTexts.hourly(format(value)),
  };
  return signedText(kind, amounts[basis]());
}
