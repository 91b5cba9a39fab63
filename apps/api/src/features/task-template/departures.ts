import type { Types } from 'mongoose';
import type { Departure } from '../../platform/departures.ts';
import { TaskTemplateModel } from './model.ts';

/** The task templates of a company go with it (TEMPLATE-1). */
export async function whenCompanyGoes(companyId: Types.ObjectId, { session }: Departure): Promise<void> {
  await TaskTemplateModel.deleteMany({ companyId }, { session });
}
