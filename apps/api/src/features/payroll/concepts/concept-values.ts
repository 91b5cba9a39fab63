import { ROLES } from '@faena/shared/access';
import {
  type ConceptBasis,
  type Entitlement,
  MAX_CONCEPT_PERCENT,
  MOST_FULL,
  toCents,
} from '@faena/shared/domain';
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

/** How people earn a concept's amount. */
export interface Earned {
  readonly entitlement: Entitlement;
  readonly fullAt: number | null;
}

/** How a stored concept is earned. A concept of an earlier version is earned whole (CONCEPT-7). */
export function earnedOf({ entitlement = 'worked', fullAt = null }: Partial<Earned>): Earned {
  return { entitlement, fullAt };
}

/**
 * The stored entitlement of a concept; only a fixed amount has one (CONCEPT-7).
 * @throws AppError `validation_failed` for a pro rata without a valid `fullAt`, the days or hours that earn the whole amount
 */
export function storedEntitlement(basis: ConceptBasis, { entitlement, fullAt }: Earned): Earned {
  if (basis !== 'fixed') return { entitlement: 'worked', fullAt: null };
  if (entitlement !== 'days' && entitlement !== 'hours') return { entitlement, fullAt: null };
  if (fullAt === null) throw invalid('body.fullAt', 'required');
  const max = MOST_FULL[entitlement];
  if (fullAt > max) throw invalid('body.fullAt', 'too_large', { max });
  if (entitlement === 'days' && !Number.isInteger(fullAt)) throw invalid('body.fullAt', 'not_whole');
  return { entitlement, fullAt };
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
