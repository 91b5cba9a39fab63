import { Popover as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { BorrowedButton } from './borrowed-button.tsx';
import { cn } from './cn.ts';
import { passOn } from './escape.ts';
import { popClass } from './overlay-class.ts';
import { stayElsewhere } from './stay-elsewhere.ts';

export type PopoverPanelProps = {
  button: RefObject<HTMLElement | null>;
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  align?: 'start' | 'center' | 'end';
  /** Shows it whole if the window has room, over its button if necessary; it opens no keyboard on a phone. */
  whole?: boolean;
  className?: string;
  children: ReactNode;
};

/** Over its button by as much as the side that it opens to lacks. */
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
              : // It scrolls if neither side has enough room. Each side has at least half a window, because with less
                // the other side is chosen.
                'max-h-[max(var(--radix-popover-content-available-height),calc(50dvh-2.25rem))]',
            'max-w-[calc(100vw-1rem)] overflow-y-auto p-3',
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
