import { foldName } from '@faena/shared/domain';
import type { LineOfBusiness, LineOfBusinessInput } from '@faena/shared/schemas';
import { conflict } from '../../kernel/errors.ts';
import { isDuplicate } from '../../platform/database.ts';
import { LineOfBusinessModel } from './model.ts';
import { lineOfBusinessToWire } from './wire.ts';

/**
 * Creates a line of business.
 * @throws AppError `conflict` when the name is taken, whatever its case; the unique index decides
 */
export async function createLineOfBusiness({ name }: LineOfBusinessInput): Promise<LineOfBusiness> {
  try {
    return lineOfBusinessToWire(await LineOfBusinessModel.create({ name, nameKey: foldName(name) }));
  } catch (error) {
    throw isDuplicate(error, 'nameKey') ? conflict('The line of business exists already.') : error;
  }
}
