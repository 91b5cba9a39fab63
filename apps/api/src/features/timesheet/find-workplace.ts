import type { Types } from 'mongoose';
import type { Actor } from '../../platform/actor.ts';
import { notFound } from '../../platform/errors.ts';
import { reachableEmployee } from '../employee/reachable-employees.ts';
import { UserModel } from '../user/model.ts';
import { TimeRecordModel } from './model.ts';
import { reachableRecords } from './reachable-records.ts';

/**
 * The company an employee within reach works for; of someone deleted, the one they last worked for.
 * @throws AppError `not_found` when there is no such employee, nor any record of theirs within reach
 */
export async function findWorkplace(employeeId: string, actor: Actor): Promise<Types.ObjectId | null> {
  const employee = await UserModel.findOne(reachableEmployee(actor, employeeId), { companyId: 1 }).lean();
  if (employee) return employee.companyId;
  const left = await TimeRecordModel.findOne({ $and: [{ employeeId }, reachableRecords(actor)] })
    .sort({ startTime: -1, _id: -1 })
    .lean();
  if (!left) throw notFound('Employee');
  return left.companyId;
}
