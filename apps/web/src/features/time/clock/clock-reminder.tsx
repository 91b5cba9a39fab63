import { reminderAt } from '@faena/shared/domain';
import { formatTime } from '@/lib/format-moment.ts';
import { useServerNow } from '@/lib/server-clock.ts';
import { useOwnHome } from '../own-home.ts';
import { clockTexts } from '../texts/clock.ts';
import { useWorkplace } from '../use-workplace.ts';
import { useWorkingTime } from './state.ts';

/** Reminds on the card of a Salida that may be forgotten, and of the longest shift before it (MARK-26). */
export function ClockReminder() {
  const now = useServerNow();
  const { phase, record } = useWorkingTime();
  const { data } = useOwnHome();
  const { timeZone } = useWorkplace();
  const ends = data?.expectedEnds;
  if (phase !== 'running' || !ends) return null;
  const { recordId, longest, usual } = ends;
  const isKnown = recordId === record?._id;
  const reminder = reminderAt(now, { longest: isKnown ? msOf(longest) : null, usual: msOf(usual) });
  const at = reminder && ends[reminder];
  return (
    <p role="status" className="text-warn empty:hidden">
      {reminder && at && clockTexts.reminders[reminder](formatTime(at, timeZone))}
    </p>
  );
}

function msOf(at: string | null): number | null {
  return at === null ? null : Date.parse(at);
}
