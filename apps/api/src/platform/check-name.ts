import { hasControls } from '@faena/shared/domain';
import { invalid } from '../kernel/errors.ts';

/**
 * Checks the new name of a person or company. A stored name may stay, even if it is older than the check (WIRE-11).
 * @throws AppError `validation_failed`
 */
export function checkName(
  given: string | undefined,
  present: string | undefined,
  field: 'fullname' | 'name',
): void {
  if (given !== undefined && given !== present && hasControls(given))
    throw invalid(`body.${field}`, 'control_characters');
}
