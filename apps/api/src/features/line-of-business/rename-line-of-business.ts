import { foldName } from '@faena/shared/domain';
import { LineOfBusiness, type LineOfBusinessInput } from '@faena/shared/schemas';
import { answer } from '../../kernel/answer.ts';
import { conflict, notFound } from '../../kernel/errors.ts';
import { isDuplicate, transaction } from '../../platform/database.ts';
import { recordActs } from '../audit/index.ts';
import { LineOfBusinessModel } from './model.ts';
import { lineOfBusinessToWire } from './wire.ts';

/**
 * Renames a line of business. Companies refer to it by id, so they all show the new name at once.
 * @throws AppError `not_found`; `conflict` if another line has the name, regardless of case
 */
export async function renameLineOfBusiness(id: string, plain: LineOfBusinessInput): Promise<LineOfBusiness> {
  const $set = { ...plain, nameKey: foldName(plain.name) };
  try {
    return await transaction(async (session) => {
      const after = { session, returnDocument: 'after' } as const;
      const line = await LineOfBusinessModel.findByIdAndUpdate(id, { $set }, after).lean();
      if (!line) throw notFound('line_of_business');
      await recordActs([{ action: 'line-renamed', about: line }], session);
      return answer(LineOfBusiness, lineOfBusinessToWire(line));
    });
  } catch (error) {
    throw isDuplicate(error, 'nameKey') ? conflict('line_of_business_exists', 'name') : error;
  }
}
