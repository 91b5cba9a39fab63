import { formatDecimals } from '@faena/shared/domain';
import type { Concept } from '@faena/shared/schemas';
import type { Money } from '@/lib/money.ts';
import { signedText } from '../lines/signed-text.ts';
import { conceptTexts } from '../texts/concepts.ts';

/** The amount of a concept in words: `+Q125.00 por período`. */
export function amountInWords(
  { kind, basis, value }: Pick<Concept, 'kind' | 'basis' | 'value'>,
  { format }: Money,
): string {
  const words = {
    fixed: (amount: number) => conceptTexts.fixed(format(amount)),
    percent: (amount: number) => conceptTexts.percent(formatDecimals(amount)),
    hourly: (amount: number) => conceptTexts.hourly(format(amount)),
  };
  return signedText(kind, value, words[basis]);
}
