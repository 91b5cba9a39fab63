import type { Actor } from '../../platform/actor.ts';
import type { Services } from '../../platform/services.ts';
import { withTask } from './change-task.ts';
import { without, writeColumns } from './columns.ts';
import { TaskModel } from './model.ts';

/**
 * Deletes a task; its column closes the gap.
 * @throws AppError `not_found` or `forbidden` for a task of a project the caller does not own
 */
export async function deleteTask(
  id: string,
  actor: Actor,
  { keptBoards }: Services,
): Promise<{ message: string }> {
  const { board, columns } = await withTask(actor, id, 'change', async (board, place, session) => {
    const columns = without(board.columns, place);
    await writeColumns(board, columns, session);
    await TaskModel.deleteOne({ _id: id }, { session });
    return { board, columns };
  });
  keptBoards.follow(board, { columns });
  return { message: 'Task deleted.' };
}
