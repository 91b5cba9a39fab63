import { transaction } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { CompanyModel } from '../company/model.ts';
import { LineOfBusinessModel } from './model.ts';

/**
 * Deletes a line of business and empties it in the companies that use it, all or nothing.
 * @throws AppError `not_found`
 */
export async function deleteLineOfBusiness(id: string): Promise<void> {
  await transaction(async (session) => {
    const { deletedCount } = await LineOfBusinessModel.deleteOne({ _id: id }, { session });
    if (deletedCount === 0) throw notFound('Line of business');
    await CompanyModel.updateMany(
      { lineOfBusinessId: id },
      { $set: { lineOfBusinessId: null } },
      { session },
    );
  });
}
