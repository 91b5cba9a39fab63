import { type ReactNode, useState } from 'react';
import { useCardTabIndex } from '@/lib/card-tab-stop.ts';
import { cn } from '@/ui/cn.ts';
import type { Opener } from '@/ui/use-opener.ts';

/** The props of a menu or a popover. */
interface Opened {
  readonly trigger: Opener;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

type EditButtonProps = {
  /** The field, its task, and its present value. */
  label: string;
  /** The hint for the pointer. */
  hint: string;
  popup: 'menu' | 'dialog';
  /** The field is empty. Then the button shows on hover or focus of the card, and always on touch screens. */
  empty?: boolean;
  className?: string;
  /** The content of the button. */
  look: ReactNode;
  /** Renders the menu or popover after the first press, because a board has a thousand cards. */
  children: (opened: Opened) => ReactNode;
};

/** A small button on a card that opens the menu or dialog of one field. */
export function EditButton({
  label,
  hint,
  popup,
  empty = false,
  className,
  look,
  children,
}: EditButtonProps) {
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
        // The buttons are close together: a wider ring would touch the next one.
        'outline-offset-0',
        empty &&
          'text-muted opacity-0 print:hidden focus-visible:opacity-100 group-focus-within/card:opacity-100 group-hover/card:opacity-100 data-[state=open]:opacity-100 pointer-coarse:opacity-100',
        className,
      )}
    >
      {look}
    </button>
  );
  return open === null ? trigger : children({ trigger, open, onOpenChange: setOpen });
}
