import { useState } from 'react';
import { loadWaitingChanges } from '@/features/waiting/index.ts';
import { useWaiting } from '@/lib/waiting.ts';
import { Part } from '@/ui/part.tsx';

/** The queue's strip under the banner of a lost connection; its code loads with the first queued change (NET-13). */
export function WaitingStrip() {
  const any = useWaiting().length > 0;
  const [wasAny, setWasAny] = useState(any);
  if (any && !wasAny) setWasAny(true);
  return wasAny ? <Part load={loadWaitingChanges}>{(WaitingChanges) => <WaitingChanges />}</Part> : null;
}
