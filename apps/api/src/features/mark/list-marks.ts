import type { Page } from '@faena/shared/contract';
import { MARKS_LISTED } from '@faena/shared/domain';
import type { KeptMark, MarkFilter } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { below, type Listing, listing, pageStart } from '../../kernel/list.ts';
import { requireEmployee } from '../person/index.ts';
import { MarkModel } from './model.ts';
import { marksToWire } from './wire.ts';

/**
 * Lists the marks of an employee, newest first, 200 unless a page asks for fewer (MARK-19).
 * @throws AppError `not_found` for an employee out of reach
 */
export async function listMarks(
  employeeId: string,
  { before, isWaiting }: MarkFilter,
  actor: Actor,
  page: Page | null,
): Promise<KeptMark[] | Listing<KeptMark>> {
  const personId = await requireEmployee(employeeId, actor);
  const match = { personId, ...below('at', before), ...(isWaiting ? { waits: true as const } : {}) };
  const marks = MarkModel.find(match)
    .sort({ at: -1, _id: -1 })
    .skip(pageStart(page))
    .limit(page?.limit ?? MARKS_LISTED)
    .lean()
    .then(marksToWire);
  return listing(page, marks, () => MarkModel.countDocuments(match));
}
