import { useCallback, useEffect, useRef, useState } from 'react';
import { subscribeToStorage } from '@/lib/storage.ts';
import { lastActivity, noteActivity, onActivity } from './activity.ts';
import { idleAt } from './idle.ts';

/**
 * Watches for inactivity in all tabs together (SESSION-11). `secondsLeft` is set during the warning, and `stay` ends the
 * warning. After `INACTIVITY_TIMEOUT_MS`, sleep of the device included, it calls `onTimeout` once.
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
    const check = () => {
      clearTimeout(timer);
      const last = lastActivity();
      // The key is gone: so is the session, in this tab or another.
      if (over || last === null) return;
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
