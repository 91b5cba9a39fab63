import { cloneElement, type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { laterOpened } from './later.tsx';
import { type Opener, useOpener } from './use-opener.ts';

const DropdownPanel = laterOpened(() =>
  import('./dropdown-panel.tsx').then(({ DropdownPanel }) => DropdownPanel),
);

export type DropdownMenuProps = {
  /** The button that opens it, with an accessible name. */
  trigger: Opener;
  /** Set if something else also opens the menu. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** MenuItem, MenuLink, MenuRadioGroup, MenuLabel, MenuSeparator. */
  children: ReactNode;
  className?: string;
};

/** A menu of actions or places; arrows, type-ahead and Esc work. */
export function DropdownMenu({ trigger, open: given, onOpenChange, ...panel }: DropdownMenuProps) {
  const { button, open, isAsked, setOpen, props } = useOpener(trigger, { open: given, onOpenChange });
  const [openedByKey, setOpenedByKey] = useState(false);
  const { onPointerDown, onKeyDown } = trigger.props;

  function press(event: PointerEvent<HTMLElement>): void {
    onPointerDown?.(event);
    // Ctrl with a click is the right button of a Mac.
    if (event.button !== 0 || event.ctrlKey || event.currentTarget.matches(':disabled')) return;
    setOpenedByKey(false);
    setOpen(!open);
    // Moves the focus into the menu at once, not to its button first.
    if (!open) event.preventDefault();
  }

  function pressKey(event: KeyboardEvent<HTMLElement>): void {
    onKeyDown?.(event);
    const toggles = event.key === 'Enter' || event.key === ' ';
    if (!toggles && event.key !== 'ArrowDown') return;
    setOpenedByKey(true);
    setOpen(toggles ? !open : true);
    // Keeps the key from clicking the button and from scrolling the page.
    event.preventDefault();
  }

  return (
    <>
      {cloneElement(trigger, {
        ...props,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'data-state': open ? 'open' : 'closed',
        onPointerDown: press,
        onKeyDown: pressKey,
      })}
      {isAsked && (
        <DropdownPanel
          {...panel}
          button={button}
          open={open}
          openedByKey={openedByKey}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}
