import type { Types } from 'mongoose';
import type { Departure } from '../../platform/departures.ts';
import { PersonModel } from './model.ts';

/** The employees of a company keep their accounts, and work for none. */
export async function whenCompanyGoes(companyId: Types.ObjectId, { session }: Departure): Promise<void> {
  await PersonModel.updateMany({ companyId }, { $set: { companyId: null } }, { session });
}

/** Accounts with the plan have none. */
export async function whenPlanGoes(planId: Types.ObjectId, { session }: Departure): Promise<void> {
  await PersonModel.updateMany({ subscriptionId: planId }, { $set: { subscriptionId: null } }, { session });
}
