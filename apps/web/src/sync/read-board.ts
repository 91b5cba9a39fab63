import type { CompactBoard, Task } from '@faena/shared/schemas';
import { client } from '@/lib/client.ts';

/**
 * Reads the tasks of a board, column after column, each in its order (BOARD-36). During an upgrade a server of the former
 * version answers the plain list.
 */
export async function readBoard(
  projectId: string,
  options: { readonly signal?: AbortSignal; readonly onEventId?: (lastEventId: string) => void } = {},
): Promise<Task[]> {
  const answer = await client.task.board.compact({ params: { projectId } }, options);
  return Array.isArray(answer) ? answer : listOf(answer);
}

/** Completes the tasks of a compact board in place: copying thousands takes longer than parsing them. */
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
