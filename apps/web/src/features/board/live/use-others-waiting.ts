import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { patchBoard, taskKeys } from '@/features/task/index.ts';
import { loadWaitingChanges } from '@/features/waiting/index.ts';
import { isConnectionLost } from '@/lib/connection.ts';
import { reportError } from '@/lib/report.ts';
import { WAITING_PREFIX } from '@/lib/storage.ts';

/**
 * Draws on a board what other tabs of this browser have wait, as long as it does. What one of them has sent stays drawn
 * until the board was read again, so that nothing older shows in between.
 */
export function useOthersWaiting(projectId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const queryKey = taskKeys.board(projectId);
    const follow = ({ key, newValue }: StorageEvent) => {
      if (!key?.startsWith(WAITING_PREFIX)) return;
      if (newValue === null && !isConnectionLost()) void queryClient.invalidateQueries({ queryKey });
      else patchBoard(queryClient, queryKey, (tasks) => tasks);
    };
    window.addEventListener('storage', follow);
    // Without a connection it could not be loaded any more.
    loadWaitingChanges().catch(reportError);
    return () => window.removeEventListener('storage', follow);
  }, [queryClient, projectId]);
}
