import { Types } from 'mongoose';
import { notFound } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { recordActs } from '../audit/index.ts';
import { LineOfBusinessModel } from './model.ts';

/**
 * Deletes a line of business and empties it in the companies that use it, all or nothing.
 * @throws AppError `not_found`
 */
export async function deleteLineOfBusiness(id: string, { clock, departures }: Services): Promise<void> {
  const _id = new Types.ObjectId(id);
  await transaction(async (session) => {
    const line = await LineOfBusinessModel.findOneAndDelete({ _id }, { session }).lean();
    if (!line) throw notFound('line_of_business');
    await recordActs([{ action: 'line-deleted', about: line }], session);
    await departures.whenLineOfBusinessGoes(_id, { at: clock.now(), session });
  });
}
