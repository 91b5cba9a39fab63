import { Types } from 'mongoose';
import { invalid } from '../../kernel/errors.ts';
import { type Columns, columnOrderOf } from '../board-order/index.ts';

/**
 * The task that another one of a board shall be linked to; `field` names it in the request's body.
 * @throws AppError `validation_failed` unless it is on the board; whether it is elsewhere is not told
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
