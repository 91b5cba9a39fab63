import { useEffect } from 'react';
import { LAYOUT_RELEASED } from '@/lib/layout-hold.ts';

let holds = 0;

/** Keeps tables tables and cards cards below an open window, which belongs to one of their rows (DESIGN-30). */
export function useHoldLayout(open: boolean): void {
  useEffect(() => (open ? hold() : undefined), [open]);
}

function hold(): () => void {
  const { dataset } = document.documentElement;
  holds += 1;
  dataset.heldLayout = '';
  return () => {
    holds -= 1;
    if (holds > 0) return;
    delete dataset.heldLayout;
    window.dispatchEvent(new Event(LAYOUT_RELEASED));
  };
}
