import type { Page } from '@faena/shared/contract';
import { MARKS_LISTED } from '@faena/shared/domain';
import type { KeptMark, MarkFilter } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { below, type Listing, listing, pageStart } from '../../kernel/list.ts';
import { driverCollection } from '../../platform/database.ts';
import { PersonModel, reachableEmployee } from '../person/index.ts';
import { MarkModel } from './model.ts';
import { markToWire } from './wire.ts';

/**
 * The marks of an employee, newest first, 200 at a time unless a page says otherwise (MARK-19).
 * @throws AppError `not_found` for an employee out of reach
 */
export async function listMarks(
  employeeId: string,
  { before }: MarkFilter,
  actor: Actor,
  page: Page | null,
): Promise<KeptMark[] | Listing<KeptMark>> {
  const person = await driverCollection(PersonModel).findOne(reachableEmployee(actor, employeeId), {
    projection: { _id: 1 },
  });
  if (!person) throw notFound('employee');
  const match = { personId: person._id, ...below('at', before) };
  const marks = MarkModel.find(match)
    .sort({ at: -1, _id: -1 })
    .skip(pageStart(page))
    .limit(page?.limit ?? MARKS_LISTED)
    .lean()
    .then((found) => found.map(markToWire));
  return listing(page, marks, () => MarkModel.countDocuments(match));
}
