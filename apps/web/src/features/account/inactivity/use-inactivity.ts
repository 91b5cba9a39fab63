import { useCallback, useEffect, useRef, useState } from 'react';
import { subscribeToStorage } from '@/lib/storage.ts';
import { lastActivity, moveActivity, noteActivity, onActivity } from './activity.ts';
import { idleAt } from './idle.ts';
import { type Clocks, jumpOf, readClocks, wasSetForward } from './set-clock.ts';

/**
 * Watches for inactivity in all tabs together (SESSION-11). `secondsLeft` is set during the warning, and `stay` ends the
 * warning. After `INACTIVITY_TIMEOUT_MS`, sleep of the device included, it calls `onTimeout` once. A clock that is set
 * takes or gives no time.
 */
export function useInactivity(onTimeout: () => void): { secondsLeft: number | null; stay: () => void } {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const timeout = useRef(onTimeout);
  useEffect(() => {
    timeout.current = onTimeout;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    let asking = false;
    let before: { clocks: Clocks; last: number } | null = null;
    /** Goes on once it is known whether the clock was set or the device slept. */
    const settleJump = async ({ clocks, last }: NonNullable<typeof before>, jump: number) => {
      asking = true;
      const set = jump < 0 ? jump : await wasSetForward(clocks);
      asking = false;
      before = null;
      moveActivity(last, set);
      check();
    };
    const check = () => {
      clearTimeout(timer);
      const last = lastActivity();
      // The key is gone: so is the session, in this tab or another.
      if (over || asking || last === null) return;
      const clocks = readClocks();
      const jump = before?.last === last ? jumpOf(before.clocks, clocks) : 0;
      if (before && jump !== 0) return void settleJump(before, jump);
      before = { clocks, last };
      const idle = idleAt(Date.now(), last);
      setSecondsLeft(idle.state === 'active' ? null : idle.state === 'warning' ? idle.secondsLeft : 0);
      if (idle.state === 'over') {
        over = true;
        timeout.current();
      } else timer = setTimeout(check, idle.checkIn);
    };

    if (lastActivity() === null) noteActivity();
    check();
    const stopListening = [
      // The clock first: a mouse moved after a long sleep comes too late.
      onActivity(() => {
        const last = lastActivity();
        if (last !== null && idleAt(Date.now(), last).state !== 'over') noteActivity();
        else check();
      }),
      // A note of any tab comes back through storage.
      subscribeToStorage(check),
    ];
    window.addEventListener('focus', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      for (const stop of stopListening) stop();
      window.removeEventListener('focus', check);
      document.removeEventListener('visibilitychange', check);
    };
  }, []);

  return { secondsLeft, stay: useCallback(noteActivity, []) };
}
