import { ROLES } from '@faena/shared/access';
import type { ClientSession, Types } from 'mongoose';
import { notFound } from '../../../kernel/errors.ts';
import { lockPerson } from '../../person/index.ts';
import { AdjustmentModel, RecordModel } from '../../working-time/index.ts';

interface OfCompany {
  readonly companyId: Types.ObjectId;
  readonly employeeId: Types.ObjectId;
}

/**
 * Checks that a person can have lines in the open period: a locked employee, or somebody who left with unpaid time.
 * @throws AppError `not_found` for anyone else
 */
export async function refuseStranger(of: OfCompany, session: ClientSession): Promise<void> {
  const { companyId, employeeId } = of;
  const employee = await lockPerson({ _id: employeeId, companyId, roleId: ROLES.employee }, session);
  if (!employee && !(await hasUnpaidTime(of, session))) throw notFound('employee');
}

/** Tests whether a person has time or an adjustment in a company that no run has paid. */
export async function hasUnpaidTime(of: OfCompany, session: ClientSession): Promise<boolean> {
  const { companyId, employeeId } = of;
  const unpaid = { companyId, employeeId, pieces: { $elemMatch: { runId: null } } };
  if (await RecordModel.exists(unpaid).session(session)) return true;
  return (await AdjustmentModel.exists({ companyId, employeeId, runId: null }).session(session)) !== null;
}
