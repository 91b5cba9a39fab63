import { FIRST_RATE_TO_CONFIRM_CENTS, fromCents, type UnusualRate } from '@faena/shared/domain';
import { faultOf, sentenceOf } from '@faena/shared/errors';
import { AppError } from '../../../kernel/errors.ts';

/**
 * Refuses a rate that looks mistyped until the caller confirms it (RATE-8).
 * @throws AppError `conflict`, with the factor
 */
export function askTwice(
  unusual: UnusualRate | null,
  field: 'hourlyRate' | 'percentage' = 'hourlyRate',
): void {
  if (!unusual) return;
  const fault =
    unusual.factor === null
      ? faultOf('first_rate_high', { max: fromCents(FIRST_RATE_TO_CONFIRM_CENTS) })
      : faultOf('rate_unusual', { factor: unusual.factor });
  throw new AppError('conflict', fault, {
    errors: [{ path: `body.${field}`, message: sentenceOf(fault), ...fault }],
  });
}
