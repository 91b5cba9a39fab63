import { useStored } from '@/lib/storage.ts';
import { later } from '@/ui/later.tsx';
import { logOutIdle } from '../session/log-out.ts';
import { useInactivity } from './use-inactivity.ts';

const InactivityOverlay = later(() =>
  import('./inactivity-overlay.tsx').then(({ InactivityOverlay }) => InactivityOverlay),
);

/** Logs the person out after 15 minutes without activity, having warned for the last 30 s (SESSION-11). */
export function InactivityWatch() {
  const signedIn = useStored('accessToken') !== null;
  return signedIn && <Watch />;
}

function Watch() {
  const { secondsLeft, stay } = useInactivity(logOutIdle);
  return secondsLeft !== null && <InactivityOverlay secondsLeft={secondsLeft} onStay={stay} />;
}
