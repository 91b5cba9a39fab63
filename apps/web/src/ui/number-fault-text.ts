import type { NumberFault, NumberKind } from '@faena/shared/domain';
import { numberTexts as texts } from '@/texts/numbers.ts';

/** The message of a number field about a fault of its text (FORM-15). */
export function numberFaultText(
  fault: NumberFault,
  { decimals }: NumberKind,
  shape: string = decimals === 0 ? texts.whole : texts.shape,
): string {
  switch (fault.fault) {
    case 'ambiguous':
      return texts.ambiguous(...fault.readings);
    case 'too_many_decimals':
      return decimals === 0 ? shape : texts.decimals(decimals);
    case 'not_a_number':
      return shape;
    default:
      return texts[fault.fault];
  }
}
