import type { Task } from '@faena/shared/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { readSession } from '@/lib/session.ts';
import { useWrite } from '@/lib/use-write.ts';
import { taskKeys } from '@/sync/keys.ts';
import { useIsUnsaved } from '@/sync/outbox.ts';
import { useTaskContext } from '../../task-context.ts';
import { useReadAgain } from '../../use-read-again.ts';

/**
 * Whether the person follows a task, undefined until that is known. It is read again after own comments and a new
 * assignment, which make a follower (FOLLOW-1).
 */
export function useFollows({ id, assignedTo }: Task): boolean | undefined {
  const { projectId } = useTaskContext();
  const isNew = useIsUnsaved(id);
  const isAssigned = assignedTo.some(({ _id }) => _id === readSession()?.personId);
  useReadAgain(projectId, taskKeys.follow(id), String(isAssigned));
  const { data } = useQuery({
    queryKey: taskKeys.follow(id),
    queryFn: ({ signal }) => client.taskFollow.read({ params: { id } }, { signal }),
    refetchOnMount: 'always',
    enabled: !isNew,
  });
  return data?.follows;
}

/** Stores the person's choice to follow a task, or not to (FOLLOW-2). */
export function useSetFollow(id: string) {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: (follows: boolean, press) =>
      client.taskFollow.set({ params: { id }, body: { follows } }, press),
    onSuccess: (answer) => queryClient.setQueryData(taskKeys.follow(id), answer),
  });
}
