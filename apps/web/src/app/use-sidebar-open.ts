import { useStored, writeStored } from '@/lib/storage.ts';
import { useMediaQuery } from '@/lib/use-media-query.ts';

/** Below this width a screen needs the room, so the sidebar begins folded. */
const ROOMY = '(min-width: 1024px)';

/** Whether the collapsible sidebar is open, stored in local storage (COMPANY-12). */
export function useSidebarOpen(): [open: boolean, setOpen: (open: boolean) => void] {
  const stored = useStored('sidebarOpen');
  const roomy = useMediaQuery(ROOMY);
  return [stored === null ? roomy : stored !== 'false', (open) => writeStored('sidebarOpen', String(open))];
}
