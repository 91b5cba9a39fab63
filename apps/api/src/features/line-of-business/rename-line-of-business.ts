import { foldName } from '@faena/shared/domain';
import type { LineOfBusiness, LineOfBusinessInput } from '@faena/shared/schemas';
import { conflict, notFound } from '../../kernel/errors.ts';
import { isDuplicate } from '../../platform/database.ts';
import { LineOfBusinessModel } from './model.ts';
import { lineOfBusinessToWire } from './wire.ts';

/**
 * Renames a line of business. Companies refer to it by id, so they all show the new name at once.
 * @throws AppError `not_found`; `conflict` when another line has the name, whatever its case
 */
export async function renameLineOfBusiness(
  id: string,
  { name }: LineOfBusinessInput,
): Promise<LineOfBusiness> {
  try {
    const line = await LineOfBusinessModel.findByIdAndUpdate(
      id,
      { $set: { name, nameKey: foldName(name) } },
      { returnDocument: 'after' },
    ).lean();
    if (!line) throw notFound('Line of business');
    return lineOfBusinessToWire(line);
  } catch (error) {
    throw isDuplicate(error, 'nameKey') ? conflict('The line of business exists already.') : error;
  }
}
