import { useStored, writeStored } from '@/lib/storage.ts';

/** Whether the collapsible sidebar is open, remembered in local storage (COMPANY-14). */
export function useSidebarOpen(): [open: boolean, setOpen: (open: boolean) => void] {
  const stored = useStored('sidebarOpen');
  return [stored !== 'false', (open) => writeStored('sidebarOpen', String(open))];
}
