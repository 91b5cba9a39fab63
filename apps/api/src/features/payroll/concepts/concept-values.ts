import { ROLES } from '@faena/shared/access';
import { type ConceptBasis, MAX_CONCEPT_PERCENT, toCents } from '@faena/shared/domain';
import { type ClientSession, Types } from 'mongoose';
import { invalid, notFound } from '../../../kernel/errors.ts';
import { LOCK } from '../../../platform/lock.ts';
import { PersonModel } from '../../person/index.ts';

/**
 * The stored value of a concept, in hundredths.
 * @throws AppError `validation_failed` for an invalid percentage
 */
export function storedValue(basis: ConceptBasis, value: number): number {
  if (basis === 'percent' && value > MAX_CONCEPT_PERCENT) {
    throw invalid('body.value', 'too_large', { max: MAX_CONCEPT_PERCENT });
  }
  return toCents(value);
}

/**
 * The employees whom a concept names, locked so that none of them leaves the company meanwhile.
 * @throws AppError `not_found` for a person who does not work there
 */
export async function lockNamed(
  ids: readonly string[],
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<Types.ObjectId[]> {
  const employeeIds = ids.map((id) => new Types.ObjectId(id));
  const named = { _id: { $in: employeeIds }, companyId, roleId: ROLES.employee };
  const { matchedCount } = await PersonModel.updateMany(named, LOCK, { session });
  if (matchedCount < employeeIds.length) throw notFound('employee');
  return employeeIds;
}
