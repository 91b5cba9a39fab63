import { useQueryClient } from '@tanstack/react-query';
import { taskKeys } from '@/sync/keys.ts';
import { useLiveBoard } from '@/sync/use-live-board.ts';
import { invitationKeys, memberKeys, projectKeys } from '../keys.ts';

/**
 * Keeps all that is shown of a project up to date with what others change: its tasks, its data and its members. Answers
 * whether that works at present.
 */
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
    // It is refused likewise, which the session or the screen answers as ever.
    onRefused: () => readAgain([projectKeys.one(id), projectKeys.companies]),
  });
}
