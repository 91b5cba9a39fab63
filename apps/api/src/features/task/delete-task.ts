import type { Actor } from '../../kernel/actor.ts';
import type { BoardServices } from '../board/index.ts';
import { TaskModel, without, writeColumns } from '../board/index.ts';
import { withTask } from './change-task.ts';

/**
 * Deletes a task; its column closes the gap.
 * @throws AppError `not_found` or `forbidden` for a task of a project the caller does not own
 */
export async function deleteTask(
  id: string,
  actor: Actor,
  { boardCache }: BoardServices,
): Promise<{ message: string }> {
  const { board, columns } = await withTask(actor, id, 'change', async (board, at, session) => {
    const columns = without(board.columns, at);
    await writeColumns(board, columns, session);
    await TaskModel.deleteOne({ _id: id }, { session });
    return { board, columns };
  });
  boardCache.follow(board, { columns });
  return { message: 'Task deleted.' };
}
