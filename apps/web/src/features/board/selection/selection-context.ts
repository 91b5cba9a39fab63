import { createContext, use, useSyncExternalStore } from 'react';
import type { SelectionStore } from './selection-store.ts';

export const SelectionContext = createContext<SelectionStore | null>(null);

export function useSelectionStore(): SelectionStore {
  const selection = use(SelectionContext);
  if (!selection) throw new Error('This is a part of a TaskBoard');
  return selection;
}

/** Whether a task is selected. */
export function useIsSelected(id: string): boolean {
  const selection = useSelectionStore();
  return useSyncExternalStore(selection.subscribe, () => selection.ids().has(id));
}

/** The ids of the selected tasks. */
export function useSelection(): ReadonlySet<string> {
  const selection = useSelectionStore();
  return useSyncExternalStore(selection.subscribe, selection.ids);
}
