import type { ReactNode } from 'react';
import { later } from '@/ui/later.tsx';
import { usePayLock } from './use-pay-lock.ts';

const ClosedPay = later(() => import('./closed-pay.tsx').then(({ ClosedPay }) => ClosedPay));

type PayGateProps = {
  /** The window of the PIN opens with the screen. */
  asks?: boolean;
  /** Names the closed part, where the screen does not. */
  heading?: string;
  children: ReactNode;
};

/** Shows pay, or on an own device whose lock is closed a way to open it (PIN-1). */
export function PayGate({ asks = false, heading, children }: PayGateProps) {
  const { isUnknown, isClosed, hasPin } = usePayLock();
  if (isUnknown) return null;
  return isClosed ? <ClosedPay hasPin={hasPin} asks={asks} heading={heading} /> : children;
}
