import type { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { driverCollection } from '../../platform/database.ts';
import { PersonModel } from './model.ts';
import { reachableEmployee } from './reachable-employee.ts';

/**
 * The id of an employee in the caller's reach.
 * @throws AppError `not_found` when missing or out of reach
 */
export async function requireEmployee(id: string, actor: Actor): Promise<Types.ObjectId> {
  const projection = { _id: 1 };
  const found = await driverCollection(PersonModel).findOne(reachableEmployee(actor, id), { projection });
  if (!found) throw notFound('employee');
  return found._id;
}
