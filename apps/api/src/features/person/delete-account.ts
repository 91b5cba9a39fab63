import type { Types } from 'mongoose';
import type { Departures, Dismissal } from '../../platform/departures.ts';
import { PersonModel } from './model.ts';
import { PictureModel } from './picture-model.ts';

/**
 * Deletes a person within a transaction, with all that follows elsewhere; their picture goes, and their
 * sessions end.
 * @throws AppError `conflict` for one who still has to stay, see `Departures`
 */
export async function deleteAccount(
  personId: Types.ObjectId,
  dismissal: Dismissal,
  { whenPersonGoes }: Departures,
): Promise<void> {
  const { session } = dismissal;
  await whenPersonGoes(personId, dismissal);
  await PictureModel.deleteMany({ userId: personId }, { session });
  await PersonModel.deleteOne({ _id: personId }, { session });
}
