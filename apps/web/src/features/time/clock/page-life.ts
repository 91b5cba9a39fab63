import type { Silence } from '@faena/shared/domain';
import { readStored } from '@/lib/storage.ts';

const LOOK_MS = 10_000;

/**
 * Two looks further apart than this mean a sleep or a changed clock, because browsers slow timers down to a
 * minute at most.
 */
const BREAK_MS = 120_000;

export interface PageLife {
  /** Notes that the server answered this tab or another so long ago. */
  readonly heard: (msAgo: number) => void;
  readonly silence: () => Silence;
  /** The age of the last touch in any tab, in milliseconds by the monotonic clock (TIME-62). */
  readonly touchedMsAgo: () => number;
  /** Ends the life of the record with the session; later time only counts as passed. */
  readonly end: () => void;
  readonly stop: () => void;
}

/**
 * Keeps the times of this page's life while it has no signal (TIME-31). The time passed is the greater one of
 * two clocks: the wall clock can be set back, and the other may stop during sleep.
 */
export function watchPageLife(): PageLife {
  let day = Date.now();
  let steady = performance.now();
  let now = 0;
  let heardAt = 0;
  let activeAt = 0;
  let brokeAt: number | null = null;
  let touch: string | null = null;
  let touchedAt = steady;
  let ended = false;

  const look = () => {
    const since = { day: Date.now() - day, steady: performance.now() - steady };
    day += since.day;
    steady += since.steady;
    const passed = Math.max(0, since.day, since.steady);
    if (passed > BREAK_MS) brokeAt ??= now;
    now += passed;
    const stored = readStored('lastActivity');
    const active = Number(stored);
    // A new touch is at most as old as the last look, so that a changed clock moves no touch further back.
    if (stored !== touch) {
      const age = Math.max(0, day - active);
      touchedAt = steady - (touch === null ? age : Math.min(age, Math.max(0, since.steady)));
      touch = stored;
    }
    if (active > 0 && !ended) activeAt = now - Math.max(0, day - active);
  };

  look();
  const timer = setInterval(look, LOOK_MS);
  return {
    heard: (msAgo) => {
      look();
      heardAt = Math.max(heardAt, now - msAgo);
      if (brokeAt !== null && brokeAt < heardAt && !ended) brokeAt = null;
    },
    silence: () => {
      look();
      const ago = (at: number) => Math.round(now - at);
      return {
        lostMsAgo: ago(heardAt),
        aliveMsAgo: brokeAt === null ? 0 : ago(brokeAt),
        activeMsAgo: ago(activeAt),
      };
    },
    touchedMsAgo: () => {
      look();
      return Math.round(steady - touchedAt);
    },
    end: () => {
      look();
      ended = true;
      brokeAt ??= now;
    },
    stop: () => clearInterval(timer),
  };
}
