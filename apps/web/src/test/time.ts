import { vi } from 'vitest';

/** The rounds of the event loop from a request to its effects. */
const TURNS = 10;

/** A running clock takes a millisecond for the next turn; not every turn costs one. */
const TURNS_A_MS = 5;

/** The time of a test, which passes only when the test advances it. */
export interface Clock {
  /** Advances the clock by `ms` and fires the timers due until then. */
  pass(ms: number): Promise<void>;
  /** Sets the clock to this instant without firing timers, as after sleep. */
  jumpTo(instant: string): void;
}

/**
 * Stops the clock, at this instant if one is given. `pass` and the waits of `findBy…` advance it. Every test begins
 * with a running clock.
 */
export function stopClock(now?: string): Clock {
  vi.useFakeTimers({
    ...(now !== undefined && { now: new Date(now) }),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  return {
    // Not within `act`, which would draw nothing until all the time has passed.
    pass: async (ms) => {
      // Pending work arrives first, so that its delays begin now.
      await settle();
      await vi.advanceTimersByTimeAsync(ms);
      await settle();
    },
    jumpTo: (instant) => vi.setSystemTime(new Date(instant)),
  };
}

/** Runs all effects that need no time: answers of the API, their listeners in the next turn, and rendering. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0);
    else if (turn % TURNS_A_MS === 0) await new Promise((resolve) => setTimeout(resolve));
  }
}
