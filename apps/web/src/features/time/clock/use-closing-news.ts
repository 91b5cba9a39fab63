import type { EndReason } from '@faena/shared/schemas';
import { useEffect, useRef } from 'react';
import { toast } from '@/ui/toast.ts';
import { clockTexts } from '../texts/clock.ts';
import { useWorkingTime } from './state.ts';
import { useWorkButtons } from './use-work-buttons.ts';

const texts = clockTexts;
const news: Readonly<Partial<Record<EndReason, string>>> = texts.closedBy;

/** How long a manager's reason stays. */
const READING_MS = 60_000;

/**
 * Shows a toast when another person or the server ended the running record; the person's own stop needs none.
 */
export function useClosingNews(): void {
  const { phase, record } = useWorkingTime();
  const { press } = useWorkButtons();
  const running = useRef<string | null>(null);
  const start = useRef(press);
  const endReason = record?.endReason;
  // Why a manager stopped it (TIME-35).
  const stop = useRef('');

  useEffect(() => {
    start.current = press;
    const kept = record?.corrections.find(({ kind }) => kind === 'stopped')?.reason ?? '';
    stop.current = kept && texts.stoppedFor(kept);
  });

  useEffect(() => {
    const id = record?._id ?? null;
    const text = phase === 'idle' && id !== null && id === running.current && endReason && news[endReason];
    running.current = phase === 'running' ? id : null;
    const reason = stop.current;
    if (text)
      toast.message(text, {
        ...(reason && { description: reason, duration: READING_MS }),
        action: { label: texts.start, onClick: () => start.current() },
      });
  }, [phase, record?._id, endReason]);
}
