import type { Types } from 'mongoose';
import type { Departure } from '../../platform/departures.ts';
import { MarkModel } from './model.ts';

/** Deletes the marks of a person; their records keep copies of them. */
export async function whenPersonGoes(personId: Types.ObjectId, { session }: Departure): Promise<void> {
  await MarkModel.deleteMany({ personId }, { session });
}

/** Nobody decides about the waiting marks of a deleted company; they stay as evidence of their person. */
export async function whenCompanyGoes(companyId: Types.ObjectId, { session }: Departure): Promise<void> {
  await MarkModel.updateMany({ companyId, waits: true }, { $unset: { waits: 1 } }, { session });
}
