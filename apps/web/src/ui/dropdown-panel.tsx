import { DropdownMenu as Radix } from 'radix-ui';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { BorrowedButton } from './borrowed-button.tsx';
import { cn } from './cn.ts';
import { passOn } from './escape.ts';
import { MenuParts } from './menu-parts.ts';
import { popClass } from './overlay-class.ts';
import { stayElsewhere } from './stay-elsewhere.ts';

const FIRST_ITEM = '[role^="menuitem"]:not([data-disabled])';

export type DropdownPanelProps = {
  button: RefObject<HTMLElement | null>;
  open: boolean;
  /** Whether its first item gets the focus. */
  openedByKey: boolean;
  onOpenChange: (open: boolean) => void;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'right' | 'bottom' | 'left';
  children: ReactNode;
  className?: string;
};

/** The menu of a `DropdownMenu`. */
export function DropdownPanel({
  button,
  open,
  openedByKey,
  onOpenChange,
  align = 'end',
  side = 'bottom',
  children,
  className,
}: DropdownPanelProps) {
  return (
    // Not modal: screen readers still reach the page, and it scrolls.
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
          // A scrolling panel must be reachable by keyboard while none of its items has the focus.
          tabIndex={0}
          {...(!open && { onEscapeKeyDown: passOn })}
          onCloseAutoFocus={stayElsewhere(button)}
          className={cn(
            popClass,
            'max-h-(--radix-dropdown-menu-content-available-height) min-w-44 max-w-[min(24rem,var(--radix-dropdown-menu-content-available-width))]',
            'overflow-y-auto p-1',
            className,
          )}
        >
          <MenuParts value={Radix}>{children}</MenuParts>
          {openedByKey && <FirstItemFocus />}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Focuses the first item, because the menu did not exist when a key opened it. */
function FirstItemFocus() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // After the menu itself has taken the focus, which it does after its parts.
    queueMicrotask(() => {
      const menu = mark.current?.closest('[role="menu"]');
      if (menu === document.activeElement) menu?.querySelector<HTMLElement>(FIRST_ITEM)?.focus();
    });
  }, []);
  return <span ref={mark} hidden />;
}
