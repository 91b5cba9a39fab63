import { STOP_UNDO_MS } from '@faena/shared/domain';
import { useEffect, useState } from 'react';
import { serverNow } from '@/lib/server-clock.ts';
import type { PressReceipt } from '../marks/follow-marks.ts';

/** Tests whether a press is younger than ten seconds, and draws again once it is older. */
export function useCanUndo(receipt: Pick<PressReceipt, 'id' | 'kind' | 'at'> | null): boolean {
  const [, setOver] = useState<string | null>(null);
  const left = receipt && receipt.kind !== 'undo' ? STOP_UNDO_MS - Math.abs(serverNow() - receipt.at) : 0;
  const id = receipt?.id ?? null;
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setOver(id), left);
    return () => clearTimeout(timer);
  }, [id, left]);
  return left > 0;
}
