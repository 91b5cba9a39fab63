import { foldName, MAX_LINES_OF_BUSINESS } from '@faena/shared/domain';
import { LineOfBusiness, type LineOfBusinessInput } from '@faena/shared/schemas';
import { answer } from '../../kernel/answer.ts';
import { conflict, tooMany } from '../../kernel/errors.ts';
import { isDuplicate, transaction } from '../../platform/database.ts';
import { recordActs } from '../audit/index.ts';
import { LineOfBusinessModel } from './model.ts';
import { lineOfBusinessToWire } from './wire.ts';

/**
 * Creates a line of business.
 * @throws AppError `conflict` for an existing name, regardless of case, or at the limit of their number
 */
export async function createLineOfBusiness(plain: LineOfBusinessInput): Promise<LineOfBusiness> {
  try {
    return await transaction(async (session) => {
      const present = await LineOfBusinessModel.countDocuments({}, { session, hint: { _id: 1 } });
      if (present >= MAX_LINES_OF_BUSINESS) {
        throw tooMany('too_many_lines_of_business', MAX_LINES_OF_BUSINESS);
      }
      const line = new LineOfBusinessModel({ ...plain, nameKey: foldName(plain.name) });
      const created = answer(LineOfBusiness, lineOfBusinessToWire(line));
      await line.save({ session });
      await recordActs([{ action: 'line-created', about: line }], session);
      return created;
    });
  } catch (error) {
    throw isDuplicate(error, 'nameKey') ? conflict('line_of_business_exists', 'name') : error;
  }
}
