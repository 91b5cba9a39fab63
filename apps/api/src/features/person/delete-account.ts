import type { Types } from 'mongoose';
import type { Departures, Dismissal } from '../../platform/departures.ts';
import { PersonModel } from './model.ts';
import { PictureModel } from './picture-model.ts';

/**
 * Deletes a person and their picture in the transaction of `dismissal`. `whenPersonGoes` deletes the person's data of
 * other features and ends their sessions.
 * @throws AppError `conflict` if the person cannot be deleted yet, see `Departures`
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
