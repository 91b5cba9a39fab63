import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

/** Shares the opening delay among all tooltips; mounted once, in the app's providers. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={400} skipDelayDuration={200}>
      {children}
    </Radix.Provider>
  );
}

export type TooltipProps = {
  /** The text; nothing is shown when it is empty. */
  label: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** One focusable element that takes a ref and props. */
  children: ReactElement;
};

/** A short text on hover and focus. It repeats or adds: what must be known stands on the screen. */
export function Tooltip({ label, side = 'top', children }: TooltipProps) {
  if (!label) return children;
  return (
    <Radix.Root>
      <Radix.Trigger
        asChild
        onFocus={(event) => {
          // Focus that comes back from a closed menu or dialog by pointer is no question what this is.
          if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
        }}
      >
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          // Closed, none: Radix would await the end of an entry that had not begun, and show two tooltips.
          className="z-60 max-w-64 animate-fade-in rounded-control bg-ink px-2 py-1 text-paper text-sm data-[state=closed]:animate-none"
        >
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
