import type { CompactBoard, Task } from '@faena/shared/schemas';
import { client } from '@/lib/client.ts';

/**
 * Reads the tasks of a board, column after column, each in its order (BOARD-36). During an upgrade the answer may come from
 * a server of before, which knows the list alone.
 */
export async function readBoard(
  projectId: string,
  options: { readonly signal?: AbortSignal; readonly onEventId?: (lastEventId: string) => void } = {},
): Promise<Task[]> {
  const answer = await client.task.board.compact({ params: { projectId } }, options);
  return Array.isArray(answer) ? answer : listOf(answer);
}

/** The tasks of a board, each by itself. They are the very objects of `board`: of thousands a copy takes longer than to read them. */
function listOf({ project, people, columns }: CompactBoard): Task[] {
  const cards = new Map(people.map((person) => [person._id, person]));
  return columns.flatMap(({ status, tasks }) =>
    tasks.map((task, order) =>
      Object.assign(task, {
        _id: task.id,
        status,
        order,
        project,
        assignedTo: task.assignedTo.flatMap((id) => cards.get(id) ?? []),
      }),
    ),
  );
}
