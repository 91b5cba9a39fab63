import { durationHours, formatDecimals, fromCents, type LineKind } from '@faena/shared/domain';
import type { LedgerEvent } from '@faena/shared/schemas';
import { markTexts, recordTexts } from '@/features/time/index.ts';
import { answerLinkOf } from '@/lib/answer-link.ts';
import { formatCalendarDate, formatDates, formatExactMoment, formatMoment } from '@/lib/format-moment.ts';
import { formatHours } from '@/lib/format-payroll.ts';
import { maskedAccount } from '@/lib/masked-account.ts';
import type { Money } from '@/lib/money.ts';
import { wordViaLink } from '@/texts/via-link.ts';
import type { ChangedValue } from '@/ui/changed-values.tsx';
import { ledgerTexts } from '../texts/ledger.ts';

/** The time zone and the money format of a company. */
export interface Manner {
  readonly timeZone: string;
  readonly money: Money;
}

const texts = ledgerTexts;
type Value = keyof typeof texts.values;
/** The visible values of a state, in the order of display. */
type Shown = Partial<Record<Value, string>>;

/** An event's changes, value by value; an addition or removal shows all of it. */
export function valuesOf(event: LedgerEvent, manner: Manner): ChangedValue[] {
  const [was, is] = shownStates(event, manner);
  const names = Object.keys({ ...was, ...is }) as Value[];
  return names
    .filter((name) => was?.[name] !== is?.[name])
    .map((name) => ({
      label: texts.values[name],
      before: was?.[name] ?? null,
      after: is?.[name] ?? null,
    }));
}

/** The start of the record of an event. */
export function recordOf({ subject, before, after }: LedgerEvent, { timeZone }: Manner): string | null {
  if (subject.kind !== 'record' && subject.kind !== 'clock') return null;
  const state = before ?? after;
  if (!state || !('startTime' in state)) return null;
  return texts.ofRecord(formatMoment(state.startTime, timeZone));
}

function shownStates(event: LedgerEvent, manner: Manner): [Shown | null, Shown | null] {
  const both = <State>(
    { before, after }: { before: State | null; after: State | null },
    show: (state: State) => Shown,
  ) => [before && show(before), after && show(after)] as [Shown | null, Shown | null];
  const { timeZone, money } = manner;
  const amount = (cents: number) => money.format(fromCents(cents));
  const hours = (ms: number) => formatHours(durationHours(ms));
  const moment = (instant: string) => formatExactMoment(instant, timeZone);
  const percentage = (value: number) => texts.percent(formatDecimals(value / 100));
  const anHour = (cents: number) => texts.anHour(amount(cents));
  const signed = (kind: LineKind, text: string) => (kind === 'deduction' ? `− ${text}` : `+ ${text}`);
  switch (event.action) {
    case 'rate-set':
    case 'rate-corrected':
    case 'rate-removed':
      return both(event, ({ from, cents, note }) => ({
        rate: cents > 0 ? amount(cents) : texts.noRate,
        from: moment(from),
        ...(note && note !== event.reason && { note }),
      }));
    case 'request-accepted':
    case 'request-declined':
    case 'request-reopened':
      return both(event, ({ startTime, endTime }) => ({ start: moment(startTime), end: moment(endTime) }));
    case 'currency-changed':
      return both(event, ({ currency }) => ({ currency: currency || texts.noCurrency }));
    case 'time-zone-changed':
      return both(event, ({ timezone }) => ({ zone: timezone.replaceAll('_', ' ') }));
    case 'person-deleted':
      return both(event, ({ ms, cents }) => ({ hours: hours(ms), due: amount(cents) }));
    case 'schedule-changed':
      return both(event, ({ schedule, paydayAfterDays, firstDay }) => ({
        schedule: texts.schedules[schedule.kind],
        payday: texts.daysAfter(paydayAfterDays),
        firstDay: firstDay === null ? texts.nothing : formatCalendarDate(firstDay),
      }));
    case 'concept-added':
    case 'concept-changed':
    case 'concept-removed':
      return both(event, ({ name, kind, basis, value, people, entitlement, fullAt }) => ({
        name,
        amount: signed(kind, { fixed: amount, percent: percentage, hourly: anHour }[basis](value)),
        people: people === null ? texts.forEveryone : String(people.length),
        ...(entitlement && { earned: texts.entitlements[entitlement](String(fullAt ?? '')) }),
      }));
    case 'line-added':
    case 'line-changed':
    case 'line-removed':
      return both(event, ({ name, kind, cents, note }) => ({
        name,
        amount: signed(kind, amount(cents)),
        ...(note && { note }),
      }));
    case 'run-closed':
    case 'run-reopened':
      return both(event, ({ number, startDate, endDate, people, netCents }) => ({
        run: texts.ofRun(number),
        period: formatDates({ startDate, endDate }),
        people: String(people),
        net: amount(netCents),
      }));
    case 'adjustment-made':
    case 'adjustment-removed':
      return both(event, ({ startTime, endTime, voided, cents }) => ({
        start: voided ? texts.voided : moment(startTime),
        end: voided ? texts.voided : moment(endTime),
        difference: amount(cents),
      }));
    case 'payment-made':
    case 'payment-removed':
      return both(event, ({ runNumber, cents, date, method, reference }) => ({
        run: texts.ofRun(runNumber),
        amount: amount(cents),
        date: formatCalendarDate(date),
        method: texts.methods[method],
        ...(reference && { reference }),
      }));
    case 'account-set':
    case 'account-removed':
      return both(event, ({ lastFour }) => ({ account: maskedAccount(lastFour) }));
    case 'slip-accepted':
    case 'slip-claimed':
    case 'claim-answered':
      return both(event, ({ runNumber, date, byLink, viaLink }) => ({
        run: byLink
          ? texts.viaLink(texts.ofRun(runNumber), wordViaLink(answerLinkOf(viaLink)))
          : texts.ofRun(runNumber),
        ...(date && { date: formatCalendarDate(date) }),
      }));
    case 'mark-counted':
    case 'mark-set-aside':
    case 'mark-waits':
      return both(event, ({ kind, at }) => ({ press: markTexts.pressed[kind](moment(at)) }));
    case 'records-anchored':
      return both(event, ({ records, people }) => ({
        records: String(records),
        people: String(people.length),
      }));
    default:
      return both(event, ({ startTime, endTime, project, ms, cents, needsReview, endReason }) => ({
        start: moment(startTime),
        end: endTime === null ? texts.running : moment(endTime),
        project: project?.name ?? texts.noProject,
        hours: hours(ms),
        cost: cents === null ? texts.noRate : amount(cents),
        ...(event.action === 'record-clocked' && endReason && { cause: recordTexts.endReasons[endReason] }),
        // Shown only if the record is, or was, por revisar.
        ...((event.before?.needsReview || event.after?.needsReview) && {
          review: needsReview ? texts.yes : texts.no,
        }),
      }));
  }
}
