import { durationHours } from '@faena/shared/domain';
import {
  WAITING_CAUSES,
  type Waiting,
  type WaitingCause,
  type WaitingInCompany,
  type WaitingKind,
} from '@faena/shared/schemas';
import type { Types } from 'mongoose';
import { groupedBy, sumOf } from '../../kernel/grouped.ts';

/** Things of one kind that wait in a company, and the day of the oldest. */
export interface Found {
  readonly companyId: Types.ObjectId;
  readonly count: number;
  readonly since: string;
  /** A day of the pay period of the oldest; absent without one. */
  readonly date?: string;
  readonly employeeId?: Types.ObjectId;
  /** Their person, if they are of one. */
  readonly name?: string;
  readonly cause?: WaitingCause;
  readonly unpricedMs?: number;
}

/** The most names that a line has (DAY-5). */
const MOST_NAMES = 2;

/** One line of a kind over all companies, which add up to it; nothing without any (DAY-2, DAY-3). */
export function waitingOf(kind: WaitingKind, found: readonly Found[]): Waiting[] {
  const oldestFirst = [...found].sort(bySince);
  const [oldest] = oldestFirst;
  if (!oldest) return [];
  const names = new Set(oldestFirst.flatMap(({ name }) => name ?? []));
  const companies = groupedBy(oldestFirst, ({ companyId }) => String(companyId));
  return [
    {
      kind,
      count: countOf(found),
      since: oldest.since,
      names: [...names].slice(0, MOST_NAMES),
      causes: causesOf(found),
      unpricedHours: durationHours(sumOf(found, ({ unpricedMs = 0 }) => unpricedMs)),
      companies: [...companies].map(([companyId, own]) => inCompany(companyId, own)),
    },
  ];
}

function inCompany(companyId: string, own: readonly Found[]): WaitingInCompany {
  const { since = '', date = null, employeeId = null } = own[0] ?? {};
  return { companyId, count: countOf(own), since, date, employeeId: employeeId && String(employeeId) };
}

function causesOf(found: readonly Found[]): Waiting['causes'] {
  return WAITING_CAUSES.flatMap((cause) => {
    const count = countOf(found.filter((one) => one.cause === cause));
    return count > 0 ? [{ cause, count }] : [];
  });
}

const countOf = (found: readonly Found[]): number => sumOf(found, ({ count }) => count);
const bySince = (one: Found, other: Found): number =>
  one.since < other.since ? -1 : Number(one.since > other.since);
