import type { LedgerEvent } from '@faena/shared/schemas';
import { ArrowRight } from 'lucide-react';
import { answerLinkOf } from '@/lib/answer-link.ts';
import { formatMoment } from '@/lib/format-moment.ts';
import { maskedAccount } from '@/lib/masked-account.ts';
import { useMoney } from '@/lib/money.ts';
import { wordViaLink } from '@/texts/via-link.ts';
import { LinkedText } from '@/ui/linked-text.tsx';
import { TextLink } from '@/ui/text-link.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { lineOf } from '../record-requests/request-values.ts';
import { newsTexts } from '../texts/record-news.ts';
import { recordTexts } from '../texts/records.ts';
import { differenceOf, wordDifference } from './news-values.ts';

const texts = newsTexts;

/** A change: its author, act, time and reason, the record before and after, and the effect. */
export function NewsEntry({ event, timeZone }: { event: LedgerEvent; timeZone: string }) {
  const money = useMoney();
  const { action, at, actor, reason, before, after } = event;
  if (!(action in texts.actions)) return null;
  const difference = differenceOf(event);
  // An answer to a slip is news if it came by a link, because its sender is unknown.
  const viaLink = after && 'byLink' in after ? wordViaLink(answerLinkOf(after.viaLink)) : null;
  const was = before && stateLine(before, timeZone);
  const is = after && stateLine(after, timeZone);
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <UserText className="font-medium">
          {texts.actions[action as keyof typeof texts.actions](viaLink ?? (actor.fullname || actor.username))}
        </UserText>
        <time dateTime={at} className="tabular text-muted text-sm">
          {formatMoment(at, timeZone)}
        </time>
      </p>
      <p className="tabular wrap-anywhere flex min-w-0 flex-wrap items-center gap-x-2">
        {was && was !== is && (
          <>
            <VisuallyHidden>{texts.from} </VisuallyHidden>
            <span className="text-muted line-through">{was}</span>
            <ArrowRight aria-hidden strokeWidth={1.75} className="size-4 text-muted" />
            <VisuallyHidden> {texts.to} </VisuallyHidden>
          </>
        )}
        <span className={isVoided(event) ? 'line-through' : undefined}>{is}</span>
      </p>
      {reason && (
        <p className="whitespace-pre-line text-muted">
          <bdi dir="auto" className="wrap-anywhere">
            <LinkedText>{reason}</LinkedText>
          </bdi>
        </p>
      )}
      {viaLink && <TextLink to="/employee/boletas">{texts.seeSlips}</TextLink>}
      {difference && <p className="tabular font-medium">{wordDifference(difference, money)}</p>}
    </li>
  );
}

/** Whether the record counts nothing after the change. */
function isVoided({ action, after }: LedgerEvent): boolean {
  // A record that a request had added counts nothing after the undo.
  if (action === 'record-reverted' && after && 'ms' in after && after.ms === 0) return true;
  return action === 'record-voided' || (after !== null && 'voided' in after && after.voided);
}

/** The times of a state, or its masked bank account; empty for a state with neither. */
function stateLine(state: NonNullable<LedgerEvent['after']>, timeZone: string): string {
  if ('lastFour' in state) return maskedAccount(state.lastFour);
  if (!('startTime' in state)) return '';
  const { startTime, endTime } = state;
  if (endTime === null) return `${formatMoment(startTime, timeZone)} – ${recordTexts.running}`;
  return lineOf({ startTime, endTime, project: 'project' in state ? state.project : null }, timeZone);
}
