import { Tooltip as Radix } from 'radix-ui';
import {
  cloneElement,
  type FocusEventHandler,
  type PointerEventHandler,
  type ReactElement,
  type ReactNode,
  useState,
} from 'react';
import { BorrowedTrigger, type Lent } from './borrowed-trigger.tsx';

/** Shares the opening delay among all tooltips; mounted once, in the app's providers. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={400} skipDelayDuration={200}>
      {children}
    </Radix.Provider>
  );
}

type Asking = { onPointerEnter?: PointerEventHandler; onFocus?: FocusEventHandler };

/** The presses of Escape that closed a tooltip. */
const closings = new WeakSet<Event>();

/** Whether a press was for what is open. A tooltip goes with it, too, but takes none: Escape is pressed once. */
export function isTaken(event: KeyboardEvent): boolean {
  return event.defaultPrevented && !closings.has(event);
}

export type TooltipProps = {
  /** The text; nothing is shown when it is empty. */
  label: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** One focusable element that takes a ref and props. */
  children: ReactElement<Asking>;
};

/**
 * A short text on hover and focus. It repeats or adds: what must be known stands on the screen. There is none of it
 * before the pointer or the focus first comes, as a board has hundreds and they were most of what a card costs.
 */
export function Tooltip({ label, side = 'top', children }: TooltipProps) {
  const [lent, setLent] = useState<Lent | null>(null);
  if (!label) return children;
  const { onPointerEnter, onFocus } = children.props;
  return (
    <>
      {cloneElement(children, {
        onPointerEnter: (event) => {
          onPointerEnter?.(event);
          if (event.pointerType !== 'touch') setLent(lend(event));
        },
        onFocus: (event) => {
          onFocus?.(event);
          // Focus that comes back from a closed menu or dialog by pointer is no question what this is.
          if (event.currentTarget.matches(':focus-visible')) setLent(lend(event));
        },
      })}
      {lent && <Shown lent={lent} label={label} side={side} />}
    </>
  );
}

/** The same as before for as long as it is the same element. */
function lend({ currentTarget, nativeEvent }: { currentTarget: Element; nativeEvent: Event }) {
  return (before: Lent | null): Lent =>
    before?.element === currentTarget ? before : { element: currentTarget, event: nativeEvent };
}

function Shown({ lent, label, side }: { lent: Lent } & Required<Omit<TooltipProps, 'children'>>) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>
        <BorrowedTrigger lent={lent} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          onEscapeKeyDown={(event) => closings.add(event)}
          // Closed, none: Radix would await the end of an entry that had not begun, and show two tooltips.
          className="z-60 max-w-64 animate-fade-in rounded-control bg-ink px-2 py-1 text-paper text-sm data-[state=closed]:animate-none"
        >
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
