import { HOUR_MS } from '@faena/shared/domain';
import type { RecordGap } from '@faena/shared/schemas';
import { useEffect, useRef } from 'react';
import { toast } from '@/ui/toast.ts';
import { clockTexts } from '../texts/clock.ts';
import { useWorkingTime } from './state.ts';

const texts = clockTexts;
const MINUTE_MS = 60_000;

/** Shows a toast once the running record has a new gap: it went on without a signal and needs review (TIME-32). */
export function useGapNews(): void {
  const { phase, record } = useWorkingTime();
  const known = useRef<string | null>(null);

  useEffect(() => {
    const running = phase === 'running' ? record : null;
    const last = running?.gaps.at(-1);
    // A record that continues from an earlier page already has gaps; these are no news.
    const now = running && `${running._id} ${last?.until ?? ''}`;
    const isNews = last && known.current !== now && known.current?.split(' ')[0] === running?._id;
    known.current = now;
    if (last && isNews) toast.message((last.used ? texts.wentOn : texts.wentOnUnused)(lengthOf(last)));
  }, [phase, record]);
}

function lengthOf({ from, until }: RecordGap): string {
  const ms = Date.parse(until) - Date.parse(from);
  const hours = Math.floor(ms / HOUR_MS);
  const minutes = Math.round((ms % HOUR_MS) / MINUTE_MS);
  return hours > 0 ? texts.hours(hours, minutes) : texts.minutes(minutes);
}
