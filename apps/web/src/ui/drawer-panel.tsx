import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { closeOnEscape } from './escape.ts';
import { scrimClass } from './overlay-class.ts';
import { useReturnFocus } from './use-return-focus.ts';

/** A swipe to the left of this many pixels closes the drawer. */
const SWIPE_PX = 56;

export type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The accessible name; the content draws it. */
  title: string;
  children: ReactNode;
};

/** The panel of a `Drawer`. */
export function DrawerPanel({ open, onOpenChange, title, children }: DrawerProps) {
  const returnFocus = useReturnFocus();
  const panel = useRef<HTMLDivElement>(null);
  const start = useRef<{ x: number; y: number } | null>(null);

  function drag(event: React.TouchEvent): number {
    const touch = event.changedTouches[0];
    if (!start.current || !touch) return 0;
    const x = touch.clientX - start.current.x;
    const sideways = Math.abs(x) > Math.abs(touch.clientY - start.current.y);
    return sideways ? Math.min(0, x) : 0;
  }

  function follow(offset: number): void {
    if (panel.current) panel.current.style.translate = offset ? `${offset}px 0` : '';
  }

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClass} />
        <Radix.Content
          {...returnFocus}
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus();
            // The panel itself gets the focus, because a focused field would open the keyboard of a phone.
            event.preventDefault();
            panel.current?.focus();
          }}
          ref={panel}
          aria-describedby={undefined}
          onKeyDown={closeOnEscape(() => onOpenChange(false))}
          onTouchStart={(event) => {
            const touch = event.touches[0];
            start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
          }}
          onTouchMove={(event) => follow(drag(event))}
          onTouchEnd={(event) => {
            const away = drag(event) < -SWIPE_PX;
            follow(0);
            if (away) onOpenChange(false);
          }}
          onTouchCancel={() => follow(0)}
          className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] touch-pan-y flex-col overflow-y-auto border-line border-r bg-paper outline-none data-[state=closed]:animate-drawer-out data-[state=open]:animate-drawer-in"
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
