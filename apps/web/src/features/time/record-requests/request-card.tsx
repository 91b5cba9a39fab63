import type { RecordRequest } from '@faena/shared/schemas';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMoment } from '@/lib/format-moment.ts';
import { Badge } from '@/ui/badge.tsx';
import { Card } from '@/ui/card.tsx';
import { LinkedText } from '@/ui/linked-text.tsx';
import { Notice } from '@/ui/notice.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { isAnnulled, isPaid } from '../records/become.ts';
import { closedTexts } from '../texts/closed-records.ts';
import { requestTexts } from '../texts/record-requests.ts';
import { changedSince, isSame, lineOf, proposedChanges, valuesOf } from './request-values.ts';

const texts = requestTexts;
const TONES = { open: 'warn', accepted: 'ok', declined: 'danger', withdrawn: 'neutral' } as const;

type RequestCardProps = {
  request: RecordRequest;
  timeZone: string;
  /** Its actions. */
  children?: ReactNode;
};

/** The request, its messages and its outcome (REQUEST-3). */
export function RequestCard({ request, timeZone, children }: RequestCardProps) {
  const { status, asked, proposed, reason, employee, askedAt, messages } = request;
  const of = formatMoment(asked?.startTime ?? proposed.startTime, timeZone);
  return (
    <Card className="p-4">
      <article aria-label={`${asked ? texts.kinds.correction : texts.kinds.forgotten}: ${of}`}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h3 className="tabular font-semibold">
            {asked ? texts.kinds.correction : texts.kinds.forgotten} · {of}
          </h3>
          <Badge tone={TONES[status]}>{texts.statuses[status]}</Badge>
        </div>
        <ProposedValues request={request} timeZone={timeZone} />
        <ChangedSince request={request} timeZone={timeZone} />
        <ClosedSince request={request} />
        <ol aria-label={texts.thread} className="mt-3 grid gap-3 border-line border-t pt-3">
          <Said by={employee.fullname || employee.username} at={askedAt} text={reason} timeZone={timeZone} />
          {messages.map(({ at, by, text }, index) => (
            <Said
              // biome-ignore lint/suspicious/noArrayIndexKey: they are only ever added to the end
              key={index}
              by={by.fullname || by.username}
              at={at}
              text={text}
              timeZone={timeZone}
            />
          ))}
          <Decision request={request} timeZone={timeZone} />
        </ol>
        {children}
      </article>
    </Card>
  );
}

type PartProps = { request: RecordRequest; timeZone: string };

function ProposedValues({ request, timeZone }: PartProps) {
  return (
    <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      {proposedChanges(request, timeZone).map(({ label, before, after }) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="tabular wrap-anywhere flex min-w-0 flex-wrap items-center gap-x-2">
            {before !== null && (
              <>
                <VisuallyHidden>{texts.from} </VisuallyHidden>
                <span className="text-muted line-through">{before}</span>
                <ArrowRight aria-hidden strokeWidth={1.75} className="size-4 text-muted" />
                <VisuallyHidden> {texts.to} </VisuallyHidden>
              </>
            )}
            <span>{after}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows that somebody has changed the record since (REQUEST-8). */
function ChangedSince({ request, timeZone }: PartProps) {
  const record = changedSince(request);
  const now = record && valuesOf(record);
  if (!record || !now) return null;
  return (
    <div className="mt-3">
      <Notice tone="warn">
        {record.voided || isAnnulled(record) ? texts.voidedSince : texts.changedSince(lineOf(now, timeZone))}
      </Notice>
    </div>
  );
}

/** Says that a run pays the record, so that an acceptance makes an adjustment (ADJUST-1). */
function ClosedSince({ request: { status, record } }: Pick<PartProps, 'request'>) {
  if (status !== 'open' || !record || !isPaid(record)) return null;
  return (
    <div className="mt-3">
      <Notice>{`${closedTexts.closed(record.closedBy)}. ${closedTexts.accepting}`}</Notice>
    </div>
  );
}

function Decision({ request: { status, decision, proposed, result }, timeZone }: PartProps) {
  if (status === 'open' || !decision) return null;
  const otherwise = result && !isSame(result, proposed);
  return (
    <Said
      by={texts.decided[status](decision.by.fullname || decision.by.username)}
      at={decision.at}
      text={[otherwise ? texts.acceptedOtherwise(lineOf(result, timeZone)) : '', decision.reason]
        .filter(Boolean)
        .join('\n')}
      timeZone={timeZone}
    />
  );
}

type SaidProps = { by: string; at: string; text: string; timeZone: string };

function Said({ by, at, text, timeZone }: SaidProps) {
  return (
    <li>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <UserText className="font-medium text-sm">{by}</UserText>
        <time dateTime={at} className="tabular text-muted text-sm">
          {formatMoment(at, timeZone)}
        </time>
      </p>
      {text && (
        <p className="whitespace-pre-line">
          <bdi dir="auto" className="wrap-anywhere">
            <LinkedText>{text}</LinkedText>
          </bdi>
        </p>
      )}
    </li>
  );
}
