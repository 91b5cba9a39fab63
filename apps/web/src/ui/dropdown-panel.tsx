import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { BorrowedButton } from './borrowed-button.tsx';
import { cn } from './cn.ts';
import { MenuParts } from './menu-parts.ts';
import { popClass } from './overlay-class.ts';

export type DropdownPanelProps = {
  button: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'right' | 'bottom' | 'left';
  children: ReactNode;
  className?: string;
};

/** What a `DropdownMenu` opens. */
export function DropdownPanel({
  button,
  open,
  onOpenChange,
  align = 'end',
  side = 'bottom',
  children,
  className,
}: DropdownPanelProps) {
  return (
    // Not modal: the page behind stays there for screen readers, and scrolls.
    <Radix.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <BorrowedButton button={button} />
      </Radix.Trigger>
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
          <MenuParts value={Radix}>{children}</MenuParts>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
