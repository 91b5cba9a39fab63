import { faultOf } from '@faena/shared/errors';
import type { Types } from 'mongoose';
import { AppError } from '../../kernel/errors.ts';
import type { Departure } from '../../platform/departures.ts';
import { CompanyModel } from './model.ts';

/** The number of companies a refusal names; it counts the others. */
const MOST_NAMED = 10;

/**
 * A company always has an owner who may change it: an owner is never deleted, and keeps a suitable role (INVITE-5).
 * @throws AppError `conflict` for a person who owns one, with the names of all they own
 */
export async function whenOwnerGoes(personId: Types.ObjectId, { session }: Departure): Promise<void> {
  const owned = await CompanyModel.find({ createdBy: personId }, { name: 1 }, { session })
    .sort({ createdAt: 1, _id: 1 })
    .lean();
  if (owned.length === 0) return;
  const named = owned.slice(0, MOST_NAMED).map(({ name }) => name);
  const more = owned.length > named.length ? ` (+${owned.length - named.length})` : '';
  throw new AppError('conflict', faultOf('owns_companies', { companies: `${named.join(', ')}${more}` }));
}

/** The companies that had a line of business have none. */
export async function whenLineOfBusinessGoes(
  lineOfBusinessId: Types.ObjectId,
  { session }: Departure,
): Promise<void> {
  await CompanyModel.updateMany({ lineOfBusinessId }, { $set: { lineOfBusinessId: null } }, { session });
}
