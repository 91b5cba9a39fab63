import type { RecordMark, WorkRecord } from '@faena/shared/schemas';
import type { ReactNode } from 'react';
import { formatTime } from '@/lib/format-moment.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { cn } from '@/ui/cn.ts';
import { markTexts } from '../texts/marks.ts';
import { recordEvidenceTexts as texts } from '../texts/record-evidence.ts';
import { gapTexts } from '../texts/record-gaps.ts';
import { recordTexts } from '../texts/records.ts';
import { NotThere } from './not-there.tsx';

type RecordEvidenceProps = {
  record: WorkRecord;
  timeZone: string;
  /** The answer *A otra hora* of its own person. */
  otherTime?: ReactNode;
};

/** The signs of life of a record: a bar from start to end, its idle stretches and gaps, and its end (TIME-64). */
export function RecordEvidence({ record, timeZone, otherTime }: RecordEvidenceProps) {
  const { evidence, gaps, startTime, endTime, endReason } = record;
  if (!evidence) return null;
  const start = Date.parse(startTime);
  const end = endTime ? Date.parse(endTime) : serverNow();
  const time = (at: string) => formatTime(at, timeZone);
  const stretches = [
    ...evidence.idle.map((idle) => ({ ...idle, kind: 'idle' as const })),
    ...gaps.map(({ from, until }) => ({ from, until, kind: 'gap' as const })),
  ].sort((a, b) => Date.parse(a.from) - Date.parse(b.from));
  const words = stretches.map(({ kind, from, until }) =>
    (kind === 'idle' ? gapTexts.idle : texts.gap)(time(from), time(until)),
  );
  return (
    <div className="grid gap-3">
      <div>
        <svg
          role="img"
          aria-label={[texts.bar(time(startTime), endTime ? time(endTime) : texts.now), ...words].join('. ')}
          viewBox="0 0 1000 24"
          preserveAspectRatio="none"
          className="h-6 w-full rounded-control"
        >
          <rect width="1000" height="24" className="fill-accent" />
          {stretches.map(({ kind, from, until }) => {
            const x = partOf(Date.parse(from), start, end);
            return (
              <rect
                key={`${kind} ${from}`}
                x={x}
                width={Math.max(4, partOf(Date.parse(until), start, end) - x)}
                height="24"
                className={kind === 'gap' ? 'fill-warn' : 'fill-edge'}
              />
            );
          })}
        </svg>
        <p className="tabular mt-1 flex justify-between text-muted text-sm">
          <span>{time(startTime)}</span>
          <span>{endTime ? time(endTime) : texts.now}</span>
        </p>
      </div>
      {stretches.length > 0 && (
        <ul className="tabular grid gap-1">
          {stretches.map(({ kind, from }, index) => (
            <li key={`${kind} ${from}`} className="flex items-center gap-2">
              <span
                aria-hidden
                className={cn('size-3 shrink-0 rounded-sm', kind === 'gap' ? 'bg-warn' : 'bg-edge')}
              />
              {words[index]}
            </li>
          ))}
        </ul>
      )}
      {evidence.marks.length > 0 && (
        <ul className="tabular grid gap-1">
          {evidence.marks.map((mark) => (
            <li key={`${mark.kind} ${mark.at}`}>
              {markTime(mark, time)}
              <span className="text-muted">{noteOf(mark)}</span>
            </li>
          ))}
        </ul>
      )}
      {evidence.notWorked && (
        <p className="tabular">
          {texts.notWorked(time(evidence.notWorked.from), time(evidence.notWorked.until))}
        </p>
      )}
      <NotThere record={record} otherTime={otherTime} />
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt className="text-muted">{texts.end}</dt>
        <dd>
          {endReason ? recordTexts.endReasons[endReason] : recordTexts.running}
          {evidence.endedBy && ` · ${evidence.endedBy.fullname}`}
        </dd>
        {evidence.marks.length === 0 && (
          <>
            <dt className="text-muted">{texts.beats}</dt>
            <dd className="tabular">{evidence.beats}</dd>
            <dt className="text-muted">{texts.touches}</dt>
            <dd className="tabular">{evidence.touches}</dd>
          </>
        )}
        {evidence.lastTouch && (
          <>
            <dt className="text-muted">{texts.lastTouch}</dt>
            <dd className="tabular">{time(evidence.lastTouch)}</dd>
          </>
        )}
      </dl>
    </div>
  );
}

/** The device of a mark, its maker if that is somebody else (CREW-5), what its code proves (MARK-31), and a missing mark (MARK-39). */
function noteOf({ deviceName, isOffline, isDenied, markedBy, code, missingNumber }: RecordMark): string {
  const parts = [
    deviceName,
    markedBy && texts.markedBy(markedBy.fullname),
    isOffline && texts.offline,
    isDenied && texts.denied,
    code && texts.code[code],
    missingNumber && texts.missing(String(missingNumber)),
  ];
  return parts.map((part) => (part ? ` · ${part}` : '')).join('');
}

/** A mark with its time; an uncertain one with its bounds (MARK-13). */
function markTime({ kind, at, earliest, latest, isExact }: RecordMark, time: (at: string) => string): string {
  return markTexts.pressed[kind](isExact ? time(at) : texts.between(time(earliest), time(latest)));
}

/** The place of an instant on the bar, in thousandths. */
function partOf(at: number, start: number, end: number): number {
  return end > start ? Math.round(Math.min(1, Math.max(0, (at - start) / (end - start))) * 1000) : 0;
}
