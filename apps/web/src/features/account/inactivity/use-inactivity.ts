import { useCallback, useEffect, useRef, useState } from 'react';
import { subscribeToStorage } from '@/lib/storage.ts';
import { lastActivity, moveActivity, noteActivity, onActivity } from './activity.ts';
import { idleAt } from './idle.ts';
import { type Clocks, jumpOf, readClocks, wasSetForward } from './set-clock.ts';

/**
 * Watches for inactivity in all tabs together (SESSION-11). `secondsLeft` is set during the warning, and `stay` ends
 * the warning. `onTimeout` is called once, after `INACTIVITY_TIMEOUT_MS`. Sleep of the device counts; a set clock does
 * not.
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
    /** Continues once the server has told a set clock from sleep. */
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
      // Without the key the session is over, in this tab or another.
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
      // Checks the clock first: a mouse move after a long sleep comes too late.
      onActivity(() => {
        const last = lastActivity();
        if (last !== null && idleAt(Date.now(), last).state !== 'over') noteActivity();
        else check();
      }),
      // Storage reports the activity of every tab.
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
