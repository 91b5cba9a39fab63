import { useState } from 'react';
import { loadWaitingChanges } from '@/features/waiting/index.ts';
import { loadWithQueue, useQueue } from '@/sync/outbox.ts';
import { Part } from '@/ui/part.tsx';

loadWithQueue(loadWaitingChanges);

/** The queue's strip under the banner of a lost connection; its code loads with the first queued change (NET-13). */
export function WaitingStrip() {
  const any = useQueue().length > 0;
  const [wasAny, setWasAny] = useState(any);
  if (any && !wasAny) setWasAny(true);
  return wasAny ? <Part load={loadWaitingChanges}>{(WaitingChanges) => <WaitingChanges />}</Part> : null;
}
