import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { toast } from './toast.ts';
import { toastTextClass } from './toast-text-class.ts';
import { TYPED_INTO } from './typed-into.ts';

/** How long an offer lasts. */
const OFFERED_MS = 10_000;

/**
 * The notice of the current offer, which a newer one replaces. A dismissed notice takes a moment to disappear with
 * its id, so the next one has another id.
 */
const standing = { notice: 0 };

/** The text may change while the notice shows; an empty one ends the offer. */
export interface ChangingText {
  subscribe(listener: () => void): () => void;
  read(): string | null;
}

export type OfferOptions = {
  /** The event, and its subject. */
  text: string | ChangingText;
  about?: string | undefined;
  /** The offered act, such as 'Deshacer', and its handler. */
  label: string;
  onAct: () => void;
};

/**
 * A notice with one action, for ten seconds that pause under the pointer or the focus. Until then Ctrl Z also runs
 * the action, unless a field has the focus (UNDO-5).
 */
export function offer(options: OfferOptions): void {
  // A key of its own, so that each notice has its own time.
  const key = crypto.getRandomValues(new Uint32Array(1))[0];
  toast.custom(<Offer key={key} {...options} />, { id: noticeId() });
}

function noticeId(): string {
  return `offer ${standing.notice}`;
}

function endOffer(isOver: RefObject<boolean>): void {
  isOver.current = true;
  toast.dismiss(noticeId());
  standing.notice += 1;
}

function Offer({ text, about, label, onAct }: OfferOptions) {
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const left = useRef(OFFERED_MS);
  /** The notice is still drawn while it disappears. */
  const isOver = useRef(false);
  const isHeld = held.pointer || held.focus;
  const shown = useText(text);
  /** The drawn notice, even while it disappears. */
  const lastShown = useRef(shown);
  if (shown !== null) lastShown.current = shown;

  useEffect(() => {
    if (shown === null && !isOver.current) endOffer(isOver);
  }, [shown]);

  useEffect(() => {
    if (isHeld) return;
    const begun = performance.now();
    const timer = setTimeout(() => endOffer(isOver), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - begun;
    };
  }, [isHeld]);

  function act(): void {
    if (isOver.current) return;
    endOffer(isOver);
    onAct();
  }

  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isOver.current || !isUndo(event)) return;
      if (event.target instanceof Element && event.target.closest(TYPED_INTO)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while somebody is at it.
    <div
      className="flex min-w-0 flex-1 items-start gap-2 md:items-center"
      onPointerEnter={() => setHeld((now) => ({ ...now, pointer: true }))}
      onPointerLeave={() => setHeld((now) => ({ ...now, pointer: false }))}
      onFocus={() => setHeld((now) => ({ ...now, focus: true }))}
      onBlur={() => setHeld((now) => ({ ...now, focus: false }))}
    >
      <div className={toastTextClass}>
        <p>{lastShown.current}</p>
        {about && <p className="text-muted text-sm max-md:truncate md:ml-2">{about}</p>}
      </div>
      <button
        type="button"
        aria-keyshortcuts="Control+Z Meta+Z"
        className="min-h-6 shrink-0 rounded-control px-2 font-medium text-accent hover:bg-hover"
        onClick={act}
      >
        {label}
      </button>
    </div>
  );
}

function useText(text: string | ChangingText): string | null {
  const { subscribe, read } = typeof text === 'string' ? { subscribe: never, read: () => text } : text;
  return useSyncExternalStore(subscribe, read);
}

/** Subscribes to a text that never changes. */
function never(): () => void {
  return () => undefined;
}

function isUndo({ key, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'z' && ctrlKey !== metaKey && !shiftKey && !altKey && !defaultPrevented;
}
