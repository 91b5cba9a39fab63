import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { inOwnedCompanies } from '../../platform/scope.ts';
import { type AbsenceDoc, AbsenceModel } from './model.ts';

/**
 * Deletes an absence (ABSENCE-1).
 * @throws AppError `not_found` out of reach
 */
export async function removeAbsence(id: string, actor: Actor): Promise<void> {
  const match = { $and: [{ _id: id }, inOwnedCompanies<AbsenceDoc>(actor)] };
  const { deletedCount } = await AbsenceModel.deleteOne(match);
  if (deletedCount === 0) throw notFound('absence');
}
