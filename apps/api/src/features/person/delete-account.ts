import type { Types } from 'mongoose';
import type { Departure, Departures } from '../../platform/departures.ts';
import { PersonModel } from './model.ts';
import { PictureModel } from './picture-model.ts';

/**
 * Deletes a person within a transaction, with all that follows elsewhere; their picture goes, and their
 * sessions end.
 * @throws AppError `conflict` for one who still has to stay, see `Departures`
 */
export async function deleteAccount(
  personId: Types.ObjectId,
  departure: Departure,
  { whenPersonGoes }: Departures,
): Promise<void> {
  const { session } = departure;
  await whenPersonGoes(personId, departure);
  await PictureModel.deleteMany({ userId: personId }, { session });
  await PersonModel.deleteOne({ _id: personId }, { session });
}
