import { type DOMAttributes, type ReactElement, type Ref, useRef, useState } from 'react';

/** The state of a button that opens something. */
interface OpenerProps
  extends Pick<
    DOMAttributes<HTMLElement>,
    'onPointerEnter' | 'onPointerDown' | 'onFocus' | 'onKeyDown' | 'onClick'
  > {
  ref?: Ref<HTMLElement> | undefined;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-expanded'?: boolean;
  'data-state'?: 'open' | 'closed';
}

/** A button that opens something. */
export type Opener = ReactElement<OpenerProps>;

type Opening = { open?: boolean | undefined; onOpenChange?: ((open: boolean) => void) | undefined };

/**
 * A button that opens a part whose code comes later. `isAsked` is true from the first hover or focus on. The
 * part is not rendered before, because a board has hundreds of such buttons.
 */
export function useOpener(trigger: Opener, { open: given, onOpenChange }: Opening) {
  const button = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState(false);
  const [own, setOwn] = useState(false);
  const open = given ?? own;
  const { ref, onPointerEnter, onFocus } = trigger.props;
  return {
    button,
    open,
    isAsked: asked || open,
    setOpen: (next: boolean) => {
      setAsked(true);
      setOwn(next);
      onOpenChange?.(next);
    },
    props: {
      ref: (element: HTMLElement | null) => {
        button.current = element;
        if (typeof ref === 'function') return ref(element);
        if (ref) ref.current = element;
      },
      onPointerEnter: (event) => {
        onPointerEnter?.(event);
        setAsked(true);
      },
      onFocus: (event) => {
        onFocus?.(event);
        setAsked(true);
      },
    } satisfies OpenerProps,
  };
}
