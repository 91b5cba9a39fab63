import { useQueryClient } from '@tanstack/react-query';
import { taskKeys } from '@/sync/keys.ts';
import { useLiveBoard } from '@/sync/use-live-board.ts';
import { invitationKeys, memberKeys, projectKeys } from '../keys.ts';

/** Follows the changes of a project's tasks, data and members by others. Answers the state of the connection. */
export function useLiveProject(projectId: string | null): ReturnType<typeof useLiveBoard> {
  const queryClient = useQueryClient();
  const id = projectId ?? '';

  function readAgain(queryKeys: readonly (readonly unknown[])[]): void {
    for (const queryKey of queryKeys) void queryClient.invalidateQueries({ queryKey });
  }

  return useLiveBoard(projectId, {
    onProject: () =>
      readAgain([
        projectKeys.one(id),
        projectKeys.companies,
        memberKeys.ofProject(id),
        invitationKeys.ofProject(id),
        taskKeys.assignable(id),
      ]),
    // The reads are refused like the stream, and the screen or the session handles that.
    onRefused: () => readAgain([projectKeys.one(id), projectKeys.companies]),
  });
}
