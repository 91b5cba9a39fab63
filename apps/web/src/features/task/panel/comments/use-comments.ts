import type { Task, TaskComment } from '@faena/shared/schemas';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { useWrite } from '@/lib/use-write.ts';
import { taskKeys } from '@/sync/keys.ts';
import { useTaskContext } from '../../task-context.ts';
import { useReadAgain } from '../../use-read-again.ts';

/**
 * The comments on a task, oldest first. They are read page by page from the latest, and again after each act.
 * @param isThere whether the task has any; most have none, and need no request
 */
export function useComments({ id, comments }: Task, isThere: boolean) {
  const { projectId } = useTaskContext();
  useReadAgain(projectId, taskKeys.comments(id), String(comments?.acts ?? 0));
  return useInfiniteQuery({
    queryKey: taskKeys.comments(id),
    queryFn: ({ pageParam, signal }) =>
      client.taskComment.list(
        { params: { id }, query: pageParam === null ? {} : { before: pageParam } },
        { signal },
      ),
    initialPageParam: null as TaskComment['number'] | null,
    getNextPageParam: (page) => (page.hasEarlier ? page.comments.at(-1)?.number : undefined),
    select: ({ pages }) => pages.flatMap((page) => page.comments).toReversed(),
    refetchOnMount: 'always',
    enabled: isThere,
  });
}

interface CommentToSend {
  readonly id: string;
  readonly text: string;
  readonly mentions: string[];
}

/** Sends a comment on a task, or the new text of a present one (COMMENT-5). */
export function useSendComment(taskId: string, isPresent: boolean) {
  const onSuccess = useReadComments(taskId);
  return useWrite({
    mutationFn: ({ id, ...body }: CommentToSend, { signal }) =>
      isPresent
        ? client.taskComment.change({ params: { id: taskId, commentId: id }, body }, { signal })
        : client.taskComment.create({ params: { id: taskId }, body: { id, ...body } }, { signal }),
    onSuccess,
  });
}

/** Deletes a comment. */
export function useRemoveComment(taskId: string) {
  const onSuccess = useReadComments(taskId);
  return useWrite({
    mutationFn: (commentId: string, { signal }) =>
      client.taskComment.remove({ params: { id: taskId, commentId } }, { signal }),
    onSuccess,
  });
}

function useReadComments(taskId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: taskKeys.comments(taskId) });
}
