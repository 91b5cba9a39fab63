import { isPhone } from '@faena/shared/domain';
import { invalid } from '../kernel/errors.ts';

/**
 * Checks the new phone of a person. A stored phone may stay, even if it is older than the check (WIRE-11).
 * @throws AppError `validation_failed`
 */
export function checkPhone(given: string | undefined, present: string | undefined): void {
  if (given !== undefined && given !== present && !isPhone(given)) throw invalid('body.phone', 'not_a_phone');
}
