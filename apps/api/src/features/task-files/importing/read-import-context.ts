import { type ClientSession, Types } from 'mongoose';
import { statusOf } from '../../board-order/index.ts';
import { timeZoneOf } from '../../company/index.ts';
import { cardsOf } from '../../person/index.ts';
import type { BoardDoc } from '../../project/index.ts';
import { TaskModel } from '../../task-store/index.ts';
import type { FileContent } from '../reading/file-content.ts';
import type { ImportContext } from './plan-import.ts';

type Board = Pick<BoardDoc, '_id' | 'companyId' | 'memberIds' | 'columns'>;

/** Reads the data that an import depends on: members, time zone, and the tasks of the board that the file names. */
export async function readImportContext(
  board: Board,
  { tasks }: FileContent,
  session: ClientSession | null,
): Promise<ImportContext> {
  const ids = tasks.flatMap(({ id }) => (/^[0-9a-f]{24}$/i.test(id) ? [new Types.ObjectId(id)] : []));
  const statuses = new Map(
    board.columns.flatMap((column, index) => column.map((id) => [String(id), statusOf(index)] as const)),
  );
  const known = ids.filter((id) => statuses.has(String(id)));
  const [timeZone, cards, docs] = await Promise.all([
    timeZoneOf(board.companyId, session),
    cardsOf(board.memberIds),
    known.length === 0 ? [] : TaskModel.find({ _id: { $in: known } }, null, { session }).lean(),
  ]);
  return {
    timeZone,
    isOnBoard: (id) => statuses.has(id),
    members: [...cards.values()],
    tasks: new Map(
      docs.flatMap((task) => {
        const status = statuses.get(String(task._id));
        return status ? [[String(task._id), { task, status }] as const] : [];
      }),
    ),
  };
}
