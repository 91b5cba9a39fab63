import { cloneElement, type ReactNode } from 'react';
import { laterOpened } from './later.tsx';
import { type Opener, useOpener } from './use-opener.ts';

const PopoverPanel = laterOpened(() =>
  import('./popover-panel.tsx').then(({ PopoverPanel }) => PopoverPanel),
);

export type PopoverProps = {
  /** The button that opens it. */
  trigger: Opener;
  /** Names the popover for screen readers. */
  label: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: 'start' | 'center' | 'end';
  /** Shows it whole if the window has room, over its button if necessary; it opens no keyboard on a phone. */
  whole?: boolean;
  className?: string;
  children: ReactNode;
};

/** An element with this attribute uses Escape itself, and the panel around it stays open. */
export const OWN_ESCAPE = { 'data-own-escape': '' };

/** A small panel beside its button, for a picker or a few fields. Controlled or not. */
export function Popover({ trigger, open: given, onOpenChange, ...panel }: PopoverProps) {
  const { button, open, isAsked, setOpen, props } = useOpener(trigger, { open: given, onOpenChange });
  return (
    <>
      {cloneElement(trigger, {
        ...props,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'data-state': open ? 'open' : 'closed',
        onClick: (event) => {
          trigger.props.onClick?.(event);
          setOpen(!open);
        },
      })}
      {isAsked && <PopoverPanel {...panel} button={button} open={open} onOpenChange={setOpen} />}
    </>
  );
}
