import { FILE_ADDRESS_MS } from '@faena/shared/domain';
import type { Task, TaskAttachment } from '@faena/shared/schemas';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { useWrite } from '@/lib/use-write.ts';
import { taskKeys } from '@/sync/keys.ts';
import { useTaskContext } from '../../task-context.ts';
import { useReadAgain } from '../../use-read-again.ts';

const NONE: readonly TaskAttachment[] = [];

/**
 * The files on a task, the oldest first. They are read again after each act, and before their addresses expire (FILE-5).
 * @param isThere whether the task has any; most have none, and need no request
 */
export function useFiles({ id, attachments }: Task, isThere: boolean) {
  const { projectId } = useTaskContext();
  useReadAgain(projectId, taskKeys.attachments(id), String(attachments?.acts ?? 0));
  return useQuery({
    ...filesQuery(id),
    refetchOnMount: 'always',
    refetchInterval: FILE_ADDRESS_MS / 2,
    enabled: isThere,
  });
}

/** The files on a task that another part of its page shows; that of the files reads them again. */
export function useShownFiles(taskId: string, isNeeded: boolean): readonly TaskAttachment[] {
  return useQuery({ ...filesQuery(taskId), enabled: isNeeded }).data ?? NONE;
}

function filesQuery(id: string) {
  return queryOptions({
    queryKey: taskKeys.attachments(id),
    queryFn: ({ signal }) => client.taskAttachment.list({ params: { id } }, { signal }),
  });
}

/** Deletes a file. */
export function useRemoveFile(taskId: string) {
  const readAgain = useReadFiles(taskId);
  return useWrite({
    mutationFn: (attachmentId: string, { signal }) =>
      client.taskAttachment.remove({ params: { id: taskId, attachmentId } }, { signal }),
    onSuccess: readAgain,
  });
}

/** Reads the files of a task again. */
export function useReadFiles(taskId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: taskKeys.attachments(taskId) });
}
