import type { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { RecordRequestModel } from './model.ts';

/** The number of open requests of these people in a company, by the person's id; people without any are missing. */
export async function countOpenRequests(
  employeeIds: readonly Types.ObjectId[],
  { companyId }: { companyId: Types.ObjectId },
): Promise<ReadonlyMap<string, number>> {
  const counts = await RecordRequestModel.aggregate<{ _id: Types.ObjectId; count: number }>([
    { $match: { employeeId: { $in: [...employeeIds] }, companyId, status: 'open' } },
    { $group: { _id: '$employeeId', count: { $sum: 1 } } },
  ]);
  return new Map(counts.map(({ _id, count }) => [String(_id), count]));
}

/** The number of the caller's open requests whose last message is a manager's. */
export async function countAnswered({ id, companyId }: Actor): Promise<number> {
  const open = await RecordRequestModel.find(
    { employeeId: id, companyId, status: 'open' },
    { messages: { $slice: -1 } },
  ).lean();
  return open.filter(({ messages: [last] }) => last && !last.by.equals(id)).length;
}
