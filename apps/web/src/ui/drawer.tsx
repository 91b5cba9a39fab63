import type { ReactNode } from 'react';
import { later } from './later.tsx';
import { useWasOpen } from './use-was-open.ts';

const DrawerPanel = later(() => import('./drawer-panel.tsx').then(({ DrawerPanel }) => DrawerPanel));

export type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Its accessible name; drawn only by what is inside. */
  title: string;
  children: ReactNode;
};

/** A panel from the left for small screens. Keeps focus inside; Esc, a tap outside or a swipe closes it. */
export function Drawer(props: DrawerProps) {
  return useWasOpen(props.open) && <DrawerPanel {...props} />;
}
