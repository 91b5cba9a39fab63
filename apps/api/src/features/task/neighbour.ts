import { Types } from 'mongoose';
import { invalid } from '../../kernel/errors.ts';
import { type Columns, columnOrderOf } from '../board-order/index.ts';

/**
 * Finds another task of the board to link to; `field` names it in the request's body.
 * @throws AppError `validation_failed` unless it is on the board; the refusal does not tell whether it exists
 * elsewhere
 */
export function neighbourOf(
  { columns }: { readonly columns: Columns },
  id: string,
  field: string,
): Types.ObjectId {
  const neighbour = new Types.ObjectId(id);
  if (columnOrderOf(columns, neighbour)) return neighbour;
  throw invalid(`body.${field}`, 'not_on_this_board');
}
