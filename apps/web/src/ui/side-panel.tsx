import { FocusScope } from 'radix-ui/internal';
import {
  type KeyboardEventHandler,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { useMediaQuery } from '@/lib/use-media-query.ts';
import { BESIDE } from './screen-widths.ts';
import { useReturnFocus } from './use-return-focus.ts';

export type SidePanelProps = {
  /** The id of the subject, which may be a row of a list; a new subject takes the focus again. */
  of: string;
  /** The accessible name. */
  label: string;
  /** Called on Escape, wherever the keyboard is, unless something else uses the key. */
  onClose: () => void;
  /** Buttons, in one line above all that scrolls. */
  head: ReactNode;
  /** Keys pressed in the panel, and in the lists that open from it. */
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
};

/**
 * A page beside the screen, 560 px wide at the right; without room for both it covers the window and keeps the focus.
 * Focus goes in when it opens and comes back when it closes.
 */
export function SidePanel({ of, label, onClose, head, onKeyDown, children }: SidePanelProps) {
  const beside = useMediaQuery(BESIDE);
  const panel = useRef<HTMLDivElement>(null);
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus(of);
  const close = useEffectEvent(onClose);
  useBelowFrame(panel);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a next task, opened by its card, also gets the focus here
  useEffect(() => {
    if (!panel.current || panel.current.contains(document.activeElement)) return;
    if (document.activeElement !== document.body) onOpenAutoFocus();
    // The panel itself gets the focus, because a focused field would open the keyboard of a phone.
    panel.current.focus({ preventScroll: true });
  }, [of]);

  useEffect(() => {
    function onKey({ key, defaultPrevented, isComposing }: KeyboardEvent): void {
      if (key === 'Escape' && !defaultPrevented && !isComposing) close();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return createPortal(
    <FocusScope.Root asChild trapped={!beside} loop={!beside} onUnmountAutoFocus={onCloseAutoFocus}>
      <div
        ref={panel}
        role="dialog"
        aria-label={label}
        {...(!beside && { 'aria-modal': true })}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        data-side-panel=""
        className="fixed inset-0 z-40 flex flex-col bg-surface outline-none lg:top-(--side-panel-top,var(--header)) lg:left-auto lg:z-20 lg:w-(--side-panel) lg:border-line lg:border-l"
      >
        <div className="flex h-header shrink-0 items-center gap-1 border-line border-b px-2 max-sm:gap-0 max-sm:px-1 lg:h-12">
          {head}
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-3 pb-8 sm:px-6">
          {children}
        </div>
      </div>
    </FocusScope.Root>,
    document.body,
  );
}

/** The sticky top of the page: the header, and sometimes the banner of a lost connection. */
const FRAME_TOP = '[data-frame-top]';

/** Keeps a panel below the top of the frame, which grows and shrinks. */
function useBelowFrame(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const top = document.querySelector(FRAME_TOP);
    if (!top) return;
    const measure = () =>
      panel.current?.style.setProperty('--side-panel-top', `${top.getBoundingClientRect().height}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(top);
    return () => observer.disconnect();
  }, [panel]);
}
