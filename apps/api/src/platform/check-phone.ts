import { isPhone } from '@faena/shared/domain';
import { invalid } from '../kernel/errors.ts';

/**
 * Checks a phone that is about to replace another; one that was stored before phones were checked may stay (WIRE-11).
 * @throws AppError `validation_failed`
 */
export function checkPhone(given: string | undefined, present: string | undefined): void {
  if (given !== undefined && given !== present && !isPhone(given)) throw invalid('body.phone', 'not_a_phone');
}
