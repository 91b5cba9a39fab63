import type { DrawerProps } from './drawer-panel.tsx';
import { later } from './later.tsx';
import { useWasOpen } from './use-was-open.ts';

const DrawerPanel = later(() => import('./drawer-panel.tsx').then(({ DrawerPanel }) => DrawerPanel));

/** A panel from the left for small screens. Keeps focus inside; Esc, a tap outside or a swipe closes it. */
export function Drawer(props: DrawerProps) {
  return useWasOpen(props.open) && <DrawerPanel {...props} />;
}
