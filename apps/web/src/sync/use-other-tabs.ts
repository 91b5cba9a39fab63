import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isConnectionLost } from '@/lib/connection.ts';
import { drawBoard } from './board.ts';
import { taskKeys } from './keys.ts';
import { onOtherTab } from './queue.ts';

/**
 * Draws the changes that other tabs of this browser queue. A change that one of them has sent stays drawn until the
 * board is read again, so that no older state shows in between.
 */
export function useOtherTabs(projectId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const queryKey = taskKeys.board(projectId);
    return onOtherTab((removed) => {
      const isRemoved = removed.includes(projectId);
      if (isRemoved && !isConnectionLost()) void queryClient.invalidateQueries({ queryKey });
      else drawBoard(queryClient, projectId);
    });
  }, [queryClient, projectId]);
}
