import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { cn } from './cn.ts';
import { popClass } from './overlay-class.ts';

export type DropdownMenuProps = {
  /** The button that opens it, with an accessible name. */
  trigger: ReactElement;
  /** Where something else opens it, too. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** MenuItem, MenuLink, MenuRadioGroup, MenuLabel, MenuSeparator. */
  children: ReactNode;
  className?: string;
};

/** A menu of actions or places; arrows, type-ahead and Esc work. */
export function DropdownMenu({
  trigger,
  open,
  onOpenChange,
  align = 'end',
  side = 'bottom',
  children,
  className,
}: DropdownMenuProps) {
  return (
    // Not modal: the page behind stays there for screen readers, and scrolls.
    <Radix.Root modal={false} {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          className={cn(
            popClass,
            'max-h-(--radix-dropdown-menu-content-available-height) min-w-44 max-w-[min(24rem,calc(100vw-1rem))]',
            'overflow-y-auto p-1',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
