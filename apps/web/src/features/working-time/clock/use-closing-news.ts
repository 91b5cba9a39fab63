import type { EndReason } from '@faena/shared/schemas';
import { useEffect, useRef } from 'react';
import { employeeTexts } from '@/texts/employee-area.ts';
import { toast } from '@/ui/toast.ts';
import { useWorkSwitch } from './use-work-switch.ts';
import { useWorkingTime } from './use-working-time.ts';

const texts = employeeTexts.clock;
const news: Readonly<Partial<Record<EndReason, string>>> = texts.closedBy;

/** Tells quietly when what was running was ended by someone or something else; the person's own doing is no news. */
export function useClosingNews(): void {
  const { phase, record } = useWorkingTime();
  const { press } = useWorkSwitch();
  const running = useRef<string | null>(null);
  const start = useRef(press);
  const endReason = record?.endReason;

  useEffect(() => {
    start.current = press;
  });

  useEffect(() => {
    const id = record?._id ?? null;
    const text = phase === 'idle' && id !== null && id === running.current && endReason && news[endReason];
    running.current = phase === 'running' ? id : null;
    if (text) toast.message(text, { action: { label: texts.start, onClick: () => start.current() } });
  }, [phase, record?._id, endReason]);
}
