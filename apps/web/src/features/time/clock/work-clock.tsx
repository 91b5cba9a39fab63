import { useConnectionLost } from '@/lib/connection.ts';
import { Badge } from '@/ui/badge.tsx';
import { RecordGaps } from '../records/record-gaps.tsx';
import { clockTexts } from '../texts/clock.ts';
import { useWorkplace } from '../use-workplace.ts';
import { ClockReminder } from './clock-reminder.tsx';
import { useWorkingTime } from './state.ts';
import { TodayClock } from './today-clock.tsx';
import { WorkStatus } from './work-status.tsx';

const texts = clockTexts;
const GAPS_NAMED = 3;

/** The hero of the employee's home: the start of the record, and the time of today (TIME-23). */
export function WorkClock() {
  const { phase, record, offline } = useWorkingTime();
  const { timeZone } = useWorkplace();
  const connectionLost = useConnectionLost();
  return (
    <section aria-label={texts.label} className="grid grid-cols-1 gap-2">
      <p>
        <WorkStatus />
      </p>
      <TodayClock />
      {phase === 'running' && record?.needsReview && (
        <div>
          <Badge tone="warn">{texts.needsReview}</Badge>
          <RecordGaps record={record} timeZone={timeZone} most={GAPS_NAMED} />
        </div>
      )}
      <ClockReminder />
      <p role="status" className="text-warn empty:hidden">
        {offline && !connectionLost && texts.unconfirmed}
      </p>
    </section>
  );
}
