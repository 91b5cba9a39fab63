import { useSyncExternalStore } from 'react';
import { hasUnsaved, subscribeToUnsaved } from '@/lib/unsaved.ts';

/** Whether a form of the page holds unsaved changes: what it stands on stays then, even if it is gone elsewhere. */
export function useHasUnsaved(): boolean {
  return useSyncExternalStore(subscribeToUnsaved, () => hasUnsaved());
}
