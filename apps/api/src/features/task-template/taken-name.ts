import { conflict } from '../../kernel/errors.ts';
import { isDuplicate } from '../../platform/database.ts';

/**
 * The result of a template's write.
 * @throws AppError `conflict` where the company has a template of that name; the unique index decides (TEMPLATE-1)
 */
export async function refuseTakenName<T>(written: Promise<T>): Promise<T> {
  try {
    return await written;
  } catch (error) {
    throw isDuplicate(error, 'nameKey') ? conflict('template_exists', 'name') : error;
  }
}
