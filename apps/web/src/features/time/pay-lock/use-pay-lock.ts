import { useEffect, useState } from 'react';
import { serverNow } from '@/lib/server-clock.ts';
import { readSession } from '@/lib/session.ts';
import { useStored } from '@/lib/storage.ts';
import { useOwnHome } from '../own-home.ts';
import { isPayClosed } from './is-pay-closed.ts';

/** Follows the lock of pay on an own device (PIN-1), also past its end while nothing is asked of the server. */
export function usePayLock() {
  const { data, error } = useOwnHome();
  const [, setPast] = useState(0);
  const isOwn = useStored('ownDevice') === readSession()?.personId;
  const lock = data?.payLock ?? null;
  const until = lock?.until ?? null;

  useEffect(() => {
    if (until === null) return;
    const left = Math.max(0, Date.parse(until) - serverNow());
    const timer = setTimeout(() => setPast((past) => past + 1), left);
    return () => clearTimeout(timer);
  }, [until]);

  return {
    isUnknown: isOwn && data === undefined && error === null,
    isClosed: isPayClosed(lock),
    hasPin: lock?.hasPin ?? false,
  };
}
