import { type QueryKey, useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { commandScope } from '@/sync/keys.ts';

/**
 * Invalidates a query of a board when `state` changes, and after each of the person's own commands, but not during one.
 */
export function useReadAgain(projectId: string, queryKey: QueryKey, state: string): void {
  const queryClient = useQueryClient();
  const isChanging = useIsMutating({ mutationKey: commandScope(projectId).mutationKey }) > 0;
  const key = JSON.stringify(queryKey);
  const seen = useRef(state);
  const wasChanging = useRef(isChanging);

  useEffect(() => {
    wasChanging.current ||= isChanging;
    if (isChanging || (seen.current === state && !wasChanging.current)) return;
    seen.current = state;
    wasChanging.current = false;
    void queryClient.invalidateQueries({ queryKey: JSON.parse(key) });
  }, [state, isChanging, queryClient, key]);
}
