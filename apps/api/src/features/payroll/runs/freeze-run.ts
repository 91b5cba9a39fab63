import type { DateRange } from '@faena/shared/domain';
import { Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { asStored, canonicalHash } from '../../../platform/canonical-hash.ts';
import type { PayCalendarDoc } from '../../company/index.ts';
import type { CompanyPeriods } from '../calendar/open-periods.ts';
import type { ReckonedPerson } from '../reckoning/make-slips.ts';
import { type FrozenSlip, SLIP_FORMAT, type SlipDoc } from '../slips/slip-model.ts';
import type { RunDoc, RunHead } from './run-model.ts';

/** The period, time and author of a run. */
interface Closing {
  readonly company: CompanyPeriods['company'];
  readonly calendar: Pick<PayCalendarDoc, 'schedule' | 'lastRunNumber'>;
  readonly period: DateRange;
  readonly payday: string;
  readonly at: Date;
  readonly actor: Pick<Actor, 'id' | 'fullname' | 'username'>;
}

/** Makes the run and the slips that close a period, each with its hash (RUN-9), without storing them. */
export function freezeRun(
  people: readonly ReckonedPerson[],
  { company, calendar, period, payday, at, actor }: Closing,
): { run: RunDoc; slips: SlipDoc[] } {
  const _id = new Types.ObjectId();
  const number = calendar.lastRunNumber + 1;
  const common = {
    companyId: String(company._id),
    companyName: company.name,
    startDate: period.startDate,
    endDate: period.endDate,
    payday,
    schedule: calendar.schedule,
    closedAt: at.toISOString(),
    // A company of the time before currencies has none.
    currency: company.currency ?? '',
    timeZone: company.timezone,
  };
  const slips = people.map(({ person, figures }): SlipDoc => {
    const names = { employeeId: String(person._id), fullname: person.fullname, username: person.username };
    const frozen: FrozenSlip = asStored({
      ...common,
      format: SLIP_FORMAT,
      runNumber: number,
      ...names,
      ...figures,
    });
    return {
      _id: new Types.ObjectId(),
      runId: _id,
      companyId: company._id,
      employeeId: person._id,
      frozen,
      hash: canonicalHash(frozen),
      netCents: figures.netCents,
      paidCents: 0,
      reopened: false,
      answer: 'none',
      acceptedAt: null,
      claims: [],
    };
  });
  const head: RunHead = asStored({ ...common, number, people: slips.length, ...totalsOf(people) });
  const hash = runHash(
    head,
    slips.map((slip) => slip.hash),
  );
  const closedBy = { _id: actor.id, fullname: actor.fullname, username: actor.username };
  const state = { state: 'closed', closedBy, reopened: null, hash } as const;
  return { run: { ...head, _id, companyId: company._id, closedAt: at, ...state }, slips };
}

/** The hash of a run: over its head and the hashes of its slips in order (RUN-9). */
export function runHash(head: RunHead, slipHashes: readonly string[]): string {
  return canonicalHash({ ...head, slips: [...slipHashes].sort() });
}

/** The sums of a run's people, in milliseconds and whole cents. */
function totalsOf(people: readonly ReckonedPerson[]) {
  const sum = (key: 'ms' | 'grossCents' | 'additionCents' | 'deductionCents' | 'netCents') =>
    people.reduce((total, { figures }) => total + figures[key], 0);
  return {
    ms: sum('ms'),
    grossCents: sum('grossCents'),
    additionCents: sum('additionCents'),
    deductionCents: sum('deductionCents'),
    netCents: sum('netCents'),
  };
}
