import { useRef } from 'react';
import { focusHeading } from './focus-heading.ts';
import { FOCUS_LOST, rowControl } from './use-keep-row-focus.ts';

type ReturnFocus = {
  onOpenAutoFocus: () => void;
  onCloseAutoFocus: (event: Event) => void;
};

/**
 * Handlers for a Radix dialog without a trigger: when it closes, the focus returns to its former place. From a menu
 * or popover, gone by then, it returns to their button. If nothing had the focus, because a link opened the dialog,
 * it goes to the shown row if drawn, else to the heading.
 */
export function useReturnFocus(row?: string): ReturnFocus {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      const active = document.activeElement;
      const button = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
      const element = (button ? document.getElementById(button) : popoverButton(active)) ?? active;
      opener.current = element instanceof HTMLElement && element !== document.body ? element : null;
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      // A navigation may have put focus on the new page's title in the meantime: there it stays.
      if (document.activeElement === document.body) opener.current?.focus();
      if (document.activeElement === document.body) window.dispatchEvent(new Event(FOCUS_LOST));
      if (document.activeElement !== document.body || opener.current) return;
      if (row) rowControl(row)?.focus();
      if (document.activeElement === document.body) focusHeading();
    },
  };
}

/** The button of the popover around an element, if any. */
function popoverButton(active: Element | null): Element | undefined {
  const id = active?.closest('[role="dialog"]')?.id;
  if (!id) return undefined;
  return [...document.querySelectorAll('[aria-controls]')].find(
    (button) => button.getAttribute('aria-controls') === id,
  );
}
