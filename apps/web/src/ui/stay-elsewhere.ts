import type { RefObject } from 'react';

/**
 * For `onCloseAutoFocus` of a menu or a popover, which gives the focus back to its button once it is gone: whoever went on
 * to something else meanwhile stays there (DESIGN-23). Where nothing has the focus, what holds the button does.
 */
export function stayElsewhere(button: RefObject<HTMLElement | null>): (event: Event) => void {
  return (event) => {
    if (!document.activeElement?.contains(button.current)) event.preventDefault();
  };
}
