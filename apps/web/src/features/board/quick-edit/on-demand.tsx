import { type ReactNode, useState } from 'react';
import { useCardTabIndex } from '@/lib/card-tab-stop.ts';
import { cn } from '@/ui/cn.ts';
import type { Opener } from '@/ui/use-opener.ts';

/** What a menu or a popover is given. */
interface Opened {
  readonly trigger: Opener;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

type OnDemandProps = {
  /** What it changes, of which task, and what that is now. */
  label: string;
  /** What the pointer is told. */
  hint: string;
  popup: 'menu' | 'dialog';
  /** Nothing is set yet: it shows where the pointer or the focus is in the card, and always for fingers. */
  empty?: boolean;
  className?: string;
  /** The button's face. */
  look: ReactNode;
  /** What it opens; there is none of it before the first press, as a board has a thousand cards. */
  children: (opened: Opened) => ReactNode;
};

/** A small button on a card that opens something. */
export function OnDemand({ label, hint, popup, empty = false, className, look, children }: OnDemandProps) {
  const [open, setOpen] = useState<boolean | null>(null);
  const tabIndex = useCardTabIndex();
  const trigger = (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-label={label}
      title={hint}
      aria-haspopup={popup}
      aria-expanded={open ?? false}
      {...(open === null && { onClick: () => setOpen(true) })}
      className={cn(
        '-mx-1 inline-flex min-h-6 min-w-6 items-center justify-center gap-1.5 rounded-control px-1 transition-opacity',
        'hover:bg-hover data-[state=open]:bg-hover pointer-coarse:min-h-control pointer-coarse:min-w-control',
        // They stand close: its ring further out would touch what is beside it.
        'outline-offset-0',
        empty &&
          'text-muted opacity-0 focus-visible:opacity-100 group-focus-within/card:opacity-100 group-hover/card:opacity-100 data-[state=open]:opacity-100 pointer-coarse:opacity-100',
        className,
      )}
    >
      {look}
    </button>
  );
  return open === null ? trigger : children({ trigger, open, onOpenChange: setOpen });
}
