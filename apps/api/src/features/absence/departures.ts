import type { Types } from 'mongoose';
import type { Departure } from '../../platform/departures.ts';
import { AbsenceModel } from './model.ts';

/** The absences in a company go with it (ABSENCE-7). */
export async function whenCompanyGoes(companyId: Types.ObjectId, { session }: Departure): Promise<void> {
  await AbsenceModel.deleteMany({ companyId }, { session });
}

/** The absences of a person go with them (ABSENCE-7). */
export async function whenPersonGoes(employeeId: Types.ObjectId, { session }: Departure): Promise<void> {
  await AbsenceModel.deleteMany({ employeeId }, { session });
}
