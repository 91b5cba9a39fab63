import { useStored } from '@/lib/storage.ts';
import { later } from '@/ui/later.tsx';
import { logOutIdle } from '../session/log-out.ts';
import { useInactivity } from './use-inactivity.ts';

const InactivityOverlay = later(() =>
  import('./inactivity-overlay.tsx').then(({ InactivityOverlay }) => InactivityOverlay),
);

/**
 * Warns, and signs the person out after `INACTIVITY_TIMEOUT_MS` without activity (SESSION-11), except on their own device
 * (PHONE-23).
 */
export function InactivityWatch() {
  const token = useStored('accessToken');
  const own = useStored('ownDevice');
  return token && !own && <Watch />;
}

function Watch() {
  const { secondsLeft, stay } = useInactivity(logOutIdle);
  return secondsLeft !== null && <InactivityOverlay secondsLeft={secondsLeft} onStay={stay} />;
}
