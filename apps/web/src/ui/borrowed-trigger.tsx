import { type RefCallback, useEffectEvent, useLayoutEffect } from 'react';

/** An element that is drawn elsewhere, and the event by which it asked for a tooltip. */
export interface Lent {
  readonly element: Element;
  readonly event: Event;
}

type Handler = (event: Event) => void;

type BorrowedTriggerProps = {
  lent: Lent;
  // These come from the trigger of the library, which takes this for its button.
  ref?: RefCallback<Element>;
  'aria-describedby'?: string;
  onPointerMove?: Handler;
  onPointerLeave?: Handler;
  onFocus?: Handler;
  onBlur?: Handler;
  onClick?: Handler;
};

const EVENTS = {
  pointermove: 'onPointerMove',
  pointerleave: 'onPointerLeave',
  focus: 'onFocus',
  blur: 'onBlur',
  click: 'onClick',
} as const;

/** Gives a Radix part a trigger that is drawn elsewhere, without rendering it again. It draws nothing. */
export function BorrowedTrigger({
  lent: { element, event },
  ref,
  'aria-describedby': description,
  ...handlers
}: BorrowedTriggerProps): null {
  const handle = useEffectEvent((happened: Event) => {
    if (happened.type === 'focus' && !element.matches(':focus-visible')) return;
    for (const [type, name] of Object.entries(EVENTS)) {
      if (type === happened.type) handlers[name]?.(happened);
    }
  });
  /** The event came before anyone listened. */
  const handleFirst = useEffectEvent((): void => {
    // The focus may already be in the part that the click opened.
    if (event.type.startsWith('focus')) {
      if (element.matches(':focus')) handlers.onFocus?.(event);
    } else if (element.matches(':hover')) handlers.onPointerMove?.(event);
  });

  useLayoutEffect(() => {
    ref?.(element);
    return () => {
      ref?.(null);
    };
  }, [ref, element]);

  useLayoutEffect(() => {
    for (const type of Object.keys(EVENTS)) element.addEventListener(type, handle);
    handleFirst();
    return () => {
      for (const type of Object.keys(EVENTS)) element.removeEventListener(type, handle);
    };
  }, [element]);

  useLayoutEffect(() => {
    if (description === undefined || element.hasAttribute('aria-describedby')) return;
    element.setAttribute('aria-describedby', description);
    return () => element.removeAttribute('aria-describedby');
  }, [element, description]);

  return null;
}
