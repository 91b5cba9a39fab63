import { readStored, writeStored } from '@/lib/storage.ts';

/** Events of a person at work. Scrolling is left to wheel and touch: pages scroll by themselves too. */
const EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'touchmove'] as const;

/** Activity within this time counts once, so that mouse moves do not write to storage each time. */
const GRAIN_MS = 1000;

/** When the person was last active in any tab, as epoch milliseconds; null before the first time. */
export function lastActivity(): number | null {
  return Number(readStored('lastActivity')) || null;
}

/** Notes that the person is active now, for all tabs. */
export function noteActivity(): void {
  const now = Date.now();
  const last = lastActivity();
  if (last === null || Math.abs(now - last) >= GRAIN_MS) writeStored('lastActivity', String(now));
}

/** Adds a jump of the clock to the noted time, unless a tab has noted another time. */
export function moveActivity(noted: number, byMs: number): void {
  if (byMs !== 0 && lastActivity() === noted) writeStored('lastActivity', String(noted + byMs));
}

/** Reports activity in this tab until the returned function is called. */
export function onActivity(listener: () => void): () => void {
  let at = '';
  const heard = (event: Event) => {
    if (event.type === 'pointermove' && event instanceof PointerEvent) {
      // Browsers also report a move when the content under a resting pointer changes, such as our own overlay.
      const here = `${event.screenX},${event.screenY}`;
      const rested = here === at;
      at = here;
      if (rested) return;
    }
    listener();
  };
  for (const type of EVENTS) window.addEventListener(type, heard, { capture: true, passive: true });
  return () => {
    for (const type of EVENTS) window.removeEventListener(type, heard, { capture: true });
  };
}
