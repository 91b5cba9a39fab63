import type { LedgerEvent } from '@faena/shared/schemas';
import { formatMoment } from '@/lib/format-moment.ts';
import { ChangedValues } from '@/ui/changed-values.tsx';
import { LinkedText } from '@/ui/linked-text.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { ledgerTexts } from '../texts/ledger.ts';
import { type Manner, recordOf, valuesOf } from './event-values.ts';

const texts = ledgerTexts;

type LedgerEntryProps = {
  event: LedgerEvent;
  manner: Manner;
  /** Leaves out the person, where all events are about the same one. */
  own?: boolean;
};

/** One event: act, subject, author, time, the values before and after, and the reason (LEDGER-7). */
export function LedgerEntry({ event, manner, own = false }: LedgerEntryProps) {
  const { action, at, actor, reason, subject } = event;
  const whom = own ? null : subject.employee;
  const record = recordOf(event, manner);
  const values = valuesOf(event, manner);
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-2 py-4 lg:grid-cols-[minmax(0,16rem)_minmax(0,1fr)]">
      <div className="min-w-0">
        <p className="wrap-anywhere font-medium">
          {isContest(event) ? texts.contested : texts.actions[action]}
          {whom && (
            <>
              {' · '}
              <UserText>{whom.fullname || whom.username}</UserText>
            </>
          )}
        </p>
        <p className="wrap-anywhere text-muted">
          <time dateTime={at} className="tabular">
            {formatMoment(at, manner.timeZone)}
          </time>{' '}
          <UserText>{texts.by(actor.fullname || actor.username || texts.link)}</UserText>
        </p>
      </div>
      <div className="min-w-0">
        {record && <p className="tabular">{record}</p>}
        {reason && (
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            <LinkedText>{texts.quoted(reason)}</LinkedText>
          </p>
        )}
        {values.length > 0 && <ChangedValues values={values} />}
      </div>
    </li>
  );
}

/** Whether it contests an acceptance by link, which is its former state (ANSWER-7). */
const isContest = ({ action, before }: LedgerEvent) => action === 'slip-claimed' && before !== null;
