import { Lock } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { payLockTexts as texts } from '../texts/pay-lock.ts';
import { PinDialog } from './pin-dialog.tsx';

type ClosedPayProps = {
  hasPin: boolean;
  /** The window of the PIN opens with the screen. */
  asks: boolean;
  heading: string | undefined;
};

/** Takes the place of pay while its lock is closed, with the way to open it (PIN-1). */
export function ClosedPay({ hasPin, asks, heading }: ClosedPayProps) {
  const [isAsking, setIsAsking] = useState(asks);
  return (
    <section aria-label={heading}>
      {heading && <h2 className="mb-3 font-semibold text-lg">{heading}</h2>}
      <EmptyState
        icon={Lock}
        title={texts.closed}
        action={<Button onClick={() => setIsAsking(true)}>{hasPin ? texts.show : texts.choose}</Button>}
      />
      {isAsking && <PinDialog hasPin={hasPin} onClose={() => setIsAsking(false)} />}
    </section>
  );
}
