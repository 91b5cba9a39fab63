import { calendarDateOf, DAY_MS } from '@faena/shared/domain';
import type { Company, MoneyNeeded, Waiting, WaitingCause, WaitingInCompany } from '@faena/shared/schemas';
import { formatHours } from '@/lib/format-payroll.ts';
import { decisionTexts as texts } from '../texts/decisions.ts';
import { amountsOf } from './amounts-of.ts';

type ShownCause = keyof typeof texts.causes;

/** Forgotten Salidas count together; the page of the day tells their proposals apart (TODAY-3). */
const SHOWN: Readonly<Record<WaitingCause, ShownCause>> = {
  unclosed: 'unclosed',
  unpaid: 'unpaid',
  crew: 'forgotten',
  usual: 'forgotten',
  last_sign: 'forgotten',
  limit: 'forgotten',
  denied: 'denied',
  uncertain: 'uncertain',
  other: 'other',
  mail: 'mail',
  invitation: 'invitation',
};

/** The sentence of a line: its number, or the overdue amount once that is known (NEED-3). */
export function headlineOf({ kind, count }: Waiting, needed: MoneyNeeded | undefined): string {
  const overdue = kind === 'overdue' && needed?.totals;
  const amounts = overdue ? amountsOf(overdue.map((total) => ({ ...total, amount: total.overdue }))) : '';
  return amounts === '' ? texts.kinds[kind](count) : texts.overdueMoney(amounts);
}

/** The muted part of a line: its causes, or its first people and unpriced hours (DAY-5). */
export function detailOf({ count, names, causes, unpricedHours }: Waiting): string {
  const counts = new Map<ShownCause, number>();
  for (const { cause, count } of causes) counts.set(SHOWN[cause], (counts.get(SHOWN[cause]) ?? 0) + count);
  const people = names.length > 0 && names.length < count ? [...names, '…'] : names;
  return [
    ...[...counts].map(([cause, count]) => texts.causes[cause](count)),
    ...(people.length > 0 ? [people.join(', ')] : []),
    ...(unpricedHours > 0 ? [texts.unpriced(formatHours(unpricedHours))] : []),
  ].join(' · ');
}

/** The list in which a company's things of a kind are settled, at the oldest (DAY-4). */
export function addressOf(
  { kind }: Pick<Waiting, 'kind'>,
  { date, employeeId }: Pick<WaitingInCompany, 'date' | 'employeeId'>,
): string {
  if (kind === 'reviews' || kind === 'marks') return '/hoy';
  if (kind === 'requests' || kind === 'rateless') return to('/planilla', { empleado: employeeId });
  if (kind === 'undelivered' && date === null) return '/employees';
  return to('/planilla/periodo', { fecha: date, answers: kind === 'claims' ? 'claims' : null });
}

function to(path: string, parts: Readonly<Record<string, string | null>>): string {
  const known = Object.entries(parts).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return known.length > 0 ? `${path}?${new URLSearchParams(known)}` : path;
}

/** The whole days since a calendar date, by the clock of a company. */
export function daysSince(since: string, { at, company }: { at: string; company: Company }): number {
  const today = calendarDateOf(new Date(at), company.timezone);
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(since)) / DAY_MS));
}
