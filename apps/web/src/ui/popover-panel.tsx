import { Popover as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { BorrowedButton } from './borrowed-button.tsx';
import { cn } from './cn.ts';
import { passOn } from './escape.ts';
import { popClass } from './overlay-class.ts';
import { stayElsewhere } from './stay-elsewhere.ts';
import { useHoldLayout } from './use-hold-layout.ts';

export type PopoverPanelProps = {
  button: RefObject<HTMLElement | null>;
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  align?: 'start' | 'center' | 'end';
  /** Shows the whole panel, over its button if needed. Its content must not open a phone's keyboard. */
  whole?: boolean;
  className?: string;
  children: ReactNode;
};

/** Shifts the panel over its button by the height that is missing on its side. */
const WHOLE = [
  'max-h-[calc(100dvh-1rem)]',
  'data-[side=bottom]:translate-y-[min(0px,calc(var(--radix-popover-content-available-height)-100%))]',
  'data-[side=top]:translate-y-[max(0px,calc(100%-var(--radix-popover-content-available-height)))]',
];

function leaveToOwner(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest('[data-own-escape]')) event.preventDefault();
}

/** The panel of a `Popover`. */
export function PopoverPanel({
  button,
  label,
  open,
  onOpenChange,
  align = 'start',
  whole = false,
  className,
  children,
}: PopoverPanelProps) {
  useHoldLayout(open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <BorrowedButton button={button} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          data-popover=""
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onEscapeKeyDown={open ? leaveToOwner : passOn}
          onCloseAutoFocus={stayElsewhere(button)}
          className={cn(
            popClass,
            whole
              ? WHOLE
              : // It scrolls when neither side fits. The larger side is chosen, so half the window is free.
                'max-h-[max(var(--radix-popover-content-available-height),calc(50dvh-2.25rem))]',
            'max-w-(--radix-popover-content-available-width) overflow-y-auto p-3',
            // Hidden while its content loads, because it would be an empty bar.
            'empty:animate-none! empty:opacity-0',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
