import type { ClientSession, Types } from 'mongoose';
import { TimeRecordModel } from '../timesheet/model.ts';
import { FormerPersonModel } from './former-person-model.ts';
import { UserModel } from './model.ts';

/**
 * Keeps the name of a person who is about to be deleted, if time records are theirs or were corrected by
 * them: a planilla goes on saying whose hours it pays. Of anyone else nothing is kept.
 */
export async function keepName(userId: Types.ObjectId, session: ClientSession): Promise<void> {
  const refers = { $or: [{ employeeId: userId }, { 'corrections.by': userId }] };
  if (!(await TimeRecordModel.exists(refers).session(session))) return;
  const user = await UserModel.findById(userId, { fullname: 1, username: 1 }, { session }).lean();
  if (user) await FormerPersonModel.create([user], { session });
}
