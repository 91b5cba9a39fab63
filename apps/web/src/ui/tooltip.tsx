import {
  cloneElement,
  type FocusEventHandler,
  type PointerEventHandler,
  type ReactElement,
  useEffect,
  useId,
  useState,
} from 'react';
import type { Lent } from './borrowed-trigger.tsx';
import { later } from './later.tsx';
import { type AskedTooltip, askForTooltip, useAskedTooltips } from './tooltips.ts';
import { useWasOpen } from './use-was-open.ts';

const ShownTooltips = later(() => import('./shown-tooltips.tsx').then(({ ShownTooltips }) => ShownTooltips));

/** The region of tooltips; mounted once, in the app's providers. */
export function Tooltips() {
  return useWasOpen(useAskedTooltips().length > 0) && <ShownTooltips />;
}

type Asking = {
  onPointerEnter?: PointerEventHandler;
  onPointerDown?: PointerEventHandler;
  onFocus?: FocusEventHandler;
};

export type TooltipProps = {
  /** The text; an empty one shows nothing. */
  label: string;
  side?: AskedTooltip['side'];
  /** One focusable element that takes a ref and props. */
  children: ReactElement<Asking>;
};

/**
 * A short text on hover and focus; the screen shows everything that a person must know without it. It mounts nothing
 * before the first hover or focus, because a board has hundreds, and they would be most of a card's cost.
 */
export function Tooltip({ label, side = 'top', children }: TooltipProps) {
  const id = useId();
  const [lent, setLent] = useState<Lent | null>(null);
  useEffect(() => {
    return lent && label ? askForTooltip({ id, lent, label, side }) : undefined;
  }, [id, lent, label, side]);
  if (!label) return children;
  const { onPointerEnter, onPointerDown, onFocus } = children.props;
  return cloneElement(children, {
    onPointerEnter: (event) => {
      onPointerEnter?.(event);
      if (event.pointerType !== 'touch' && !hasOpened(event.currentTarget)) setLent(lend(event));
    },
    onPointerDown: (event) => {
      onPointerDown?.(event);
      // After a click the person knows it. A tooltip after the click would cover the opened part, and use its Escape.
      setLent(null);
    },
    onFocus: (event) => {
      onFocus?.(event);
      // No tooltip for a focus without a key: one that returns from a closed menu, or that an address sets.
      if (event.currentTarget.matches(':focus-visible') && navigator.userActivation?.hasBeenActive !== false)
        setLent(lend(event));
    },
  });
}

/**
 * Tests whether a click opened something beside the element; a click that remounts the button causes a second pointer
 * event.
 */
function hasOpened(element: Element): boolean {
  return element.closest('[aria-haspopup][data-state="open"]') !== null;
}

/** Returns the same value for the same element. */
function lend({ currentTarget, nativeEvent }: { currentTarget: Element; nativeEvent: Event }) {
  return (before: Lent | null): Lent =>
    before?.element === currentTarget ? before : { element: currentTarget, event: nativeEvent };
}
