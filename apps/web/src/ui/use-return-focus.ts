import { useRef } from 'react';
import { FOCUS_LOST } from './use-keep-row-focus.ts';

type ReturnFocus = {
  onOpenAutoFocus: () => void;
  onCloseAutoFocus: (event: Event) => void;
};

/**
 * Handlers for a Radix dialog that is opened by state: closed, it gives focus back to where it was. Radix itself
 * only knows a trigger. For a menu's item, gone by then, that is the menu's button.
 */
export function useReturnFocus(): ReturnFocus {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      const active = document.activeElement;
      const button = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
      const element = button ? document.getElementById(button) : active;
      opener.current = element instanceof HTMLElement ? element : null;
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      // A navigation may have put focus on the new page's title in the meantime: there it stays.
      if (document.activeElement === document.body) opener.current?.focus();
      if (document.activeElement === document.body) window.dispatchEvent(new Event(FOCUS_LOST));
    },
  };
}
