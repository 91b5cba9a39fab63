import type { Home } from '@faena/shared/schemas';
import { serverNow } from '@/lib/server-clock.ts';

/** Tests whether pay is closed now by the lock of an own device (PIN-1). */
export function isPayClosed(lock: Home['payLock'] | undefined): boolean {
  return Boolean(lock && (lock.until === null || Date.parse(lock.until) <= serverNow()));
}
