import { useRef } from 'react';
import { focusHeading } from './focus-heading.ts';
import { FOCUS_LOST, rowControl } from './use-keep-row-focus.ts';

type ReturnFocus = {
  onOpenAutoFocus: () => void;
  onCloseAutoFocus: (event: Event) => void;
};

/**
 * Handlers for a Radix dialog without a trigger, which restore the focus when the dialog closes. If a menu or popover
 * opened the dialog, its button gets the focus. If a link opened the dialog, the row or the heading gets it.
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
      // After a navigation the title of the new page may have the focus; then it keeps it.
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
