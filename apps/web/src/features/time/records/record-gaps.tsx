import type { RecordGap, WorkRecord } from '@faena/shared/schemas';
import { formatDay, formatMoment, formatTime } from '@/lib/format-moment.ts';
import { recordTexts } from '../texts/records.ts';

const texts = recordTexts;

type RecordGapsProps = {
  record: Pick<WorkRecord, 'startTime' | 'gaps'>;
  timeZone: string;
  /** The most that are named; the others are counted. All by default. */
  most?: number;
};

/** The times without a signal that a record went on through: 'Sin señal de 10:04 a 10:11' (TIME-32). Else nothing. */
export function RecordGaps({ record, timeZone, most = Number.POSITIVE_INFINITY }: RecordGapsProps) {
  const { gaps } = record;
  if (gaps.length === 0) return null;
  const named = gaps.slice(-most);
  const others = gaps.length - named.length;
  return (
    <ul className="tabular basis-full text-muted text-sm">
      {named.map((gap) => (
        <li key={gap.from}>{wordsOf(gap, record.startTime, timeZone)}</li>
      ))}
      {others > 0 && <li>{texts.moreGaps(others)}</li>}
    </ul>
  );
}

/** A day is said where it is another than the one that was said last. */
function wordsOf({ from, until, used }: RecordGap, startTime: string, timeZone: string): string {
  const isOn = (day: string, at: string) => formatDay(day, timeZone) === formatDay(at, timeZone);
  const when = (at: string, said: string) => (isOn(said, at) ? formatTime : formatMoment)(at, timeZone);
  return (used ? texts.gap : texts.unusedGap)(when(from, startTime), when(until, from));
}
