import { hasControls } from '@faena/shared/domain';
import { invalid } from '../kernel/errors.ts';

/**
 * Checks the new name of a person or company; one stored before names were one line may stay (WIRE-11).
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
