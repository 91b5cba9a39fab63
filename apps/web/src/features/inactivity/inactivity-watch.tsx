import { logOutIdle } from '@/features/session/index.ts';
import { useStored } from '@/lib/storage.ts';
import { InactivityOverlay } from './inactivity-overlay.tsx';
import { useInactivity } from './use-inactivity.ts';

/** Logs the person out after 15 minutes without activity, having warned for the last 30 s (SESSION-11). */
export function InactivityWatch() {
  const signedIn = useStored('accessToken') !== null;
  return signedIn && <Watch />;
}

function Watch() {
  const { secondsLeft, stay } = useInactivity(logOutIdle);
  return secondsLeft !== null && <InactivityOverlay secondsLeft={secondsLeft} onStay={stay} />;
}
