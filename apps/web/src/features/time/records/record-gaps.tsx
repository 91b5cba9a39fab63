import { ABSENCE_MS } from '@faena/shared/domain';
import type { WorkRecord } from '@faena/shared/schemas';
import { formatDay, formatMoment, formatTime } from '@/lib/format-moment.ts';
import { gapTexts } from '../texts/record-gaps.ts';

const texts = gapTexts;

type Stretch = { from: string; until: string; words: (from: string, until: string) => string };

type RecordGapsProps = {
  record: Pick<WorkRecord, 'startTime' | 'gaps' | 'evidence'>;
  timeZone: string;
  /** The most that are named; the others are counted. */
  most?: number;
};

/**
 * The stretches of a record without a signal, 'Sin señal de 10:04 a 10:11' (TIME-32), or with more than 15
 * minutes without activity (TIME-64). Nothing without any.
 */
export function RecordGaps({ record, timeZone, most = Number.POSITIVE_INFINITY }: RecordGapsProps) {
  const stretches = stretchesOf(record);
  if (stretches.length === 0) return null;
  const named = stretches.slice(-most).map((stretch) => wordsOf(stretch, record.startTime, timeZone));
  const others = stretches.length - named.length;
  return (
    <ul className="tabular basis-full text-muted text-sm">
      {named.map((words) => (
        <li key={words}>{words}</li>
      ))}
      {others > 0 && <li>{texts.moreGaps(others)}</li>}
    </ul>
  );
}

function stretchesOf({ gaps, evidence }: RecordGapsProps['record']): Stretch[] {
  const isLong = ({ from, until }: { from: string; until: string }) =>
    Date.parse(until) - Date.parse(from) > ABSENCE_MS;
  return [
    ...gaps.map(({ from, until, used }) => ({ from, until, words: used ? texts.gap : texts.unusedGap })),
    ...(evidence?.idle ?? []).filter(isLong).map((idle) => ({ ...idle, words: texts.idle })),
  ].sort((a, b) => Date.parse(a.from) - Date.parse(b.from));
}

/** The stretch in words; a time names its day if it differs from the day named before. */
function wordsOf({ from, until, words }: Stretch, startTime: string, timeZone: string): string {
  const isOn = (day: string, at: string) => formatDay(day, timeZone) === formatDay(at, timeZone);
  const when = (at: string, said: string) => (isOn(said, at) ? formatTime : formatMoment)(at, timeZone);
  return words(when(from, startTime), when(until, from));
}
