import type { RefObject } from 'react';

/**
 * For `onCloseAutoFocus` of a menu or popover, which returns the focus to its button: a focus already elsewhere stays
 * (DESIGN-23). If nothing has the focus, the element around the button gets it.
 */
export function stayElsewhere(button: RefObject<HTMLElement | null>): (event: Event) => void {
  return (event) => {
    if (!document.activeElement?.contains(button.current)) event.preventDefault();
  };
}
