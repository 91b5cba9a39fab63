import type { Types } from 'mongoose';
import { conflict } from '../../kernel/errors.ts';
import type { Departure } from '../../platform/departures.ts';
import { CompanyModel } from './model.ts';

/**
 * A company always has an owner.
 * @throws AppError `conflict` for a person who owns one
 */
export async function whenPersonGoes(personId: Types.ObjectId, { session }: Departure): Promise<void> {
  const isOwner = await CompanyModel.exists({ createdBy: personId }).session(session);
  if (isOwner) throw conflict('owns_companies');
}

/** The companies that had a line of business have none. */
export async function whenLineOfBusinessGoes(
  lineOfBusinessId: Types.ObjectId,
  { session }: Departure,
): Promise<void> {
  await CompanyModel.updateMany({ lineOfBusinessId }, { $set: { lineOfBusinessId: null } }, { session });
}
