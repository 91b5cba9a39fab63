import type { Task, UserCard } from '@faena/shared/schemas';
import { client } from '@/lib/client.ts';
import { withDetails } from './board-edits.ts';
import { useBoardChange } from './use-board-change.ts';

interface Assignment {
  id: string;
  people: UserCard[];
}

/** Replaces the assignees of a task; nobody unassigns it (spec, section 4 *Task assignment*). */
export function useAssignTask(projectId: string) {
  return useBoardChange<Assignment, Task>(projectId, {
    send: ({ id, people }) =>
      client.task.assign({ params: { id }, body: { userIds: people.map(({ _id }) => _id) } }),
    expect: (tasks, { id, people }) => withDetails(tasks, { id, assignedTo: people }),
    settle: withDetails,
  });
}
