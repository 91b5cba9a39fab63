import { type RefCallback, type RefObject, useLayoutEffect } from 'react';

type BorrowedButtonProps = {
  button: RefObject<HTMLElement | null>;
  // These come from the trigger of the library, which takes this for its button.
  ref?: RefCallback<HTMLElement>;
  id?: string;
  'aria-controls'?: string;
};

/**
 * Gives a Radix part a button that is drawn elsewhere. It draws nothing: the part may load later than its button,
 * which stays the same element. The owner of the button handles the click.
 */
export function BorrowedButton({ button, ref, id, 'aria-controls': controls }: BorrowedButtonProps): null {
  useLayoutEffect(() => {
    ref?.(button.current);
    return () => {
      ref?.(null);
    };
  }, [ref, button]);
  useAttribute(button, 'id', id);
  useAttribute(button, 'aria-controls', controls);
  return null;
}

/** Gives it the attribute, unless it has its own. */
function useAttribute(of: RefObject<HTMLElement | null>, name: string, value: string | undefined): void {
  useLayoutEffect(() => {
    const element = of.current;
    if (!element || value === undefined || element.hasAttribute(name)) return;
    element.setAttribute(name, value);
    return () => element.removeAttribute(name);
  }, [of, name, value]);
}
