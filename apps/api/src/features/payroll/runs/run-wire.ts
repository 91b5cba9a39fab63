import { type Cents, durationHours, fromCents } from '@faena/shared/domain';
import type { Run, RunState } from '@faena/shared/schemas';
import { namedThenToWire } from '../../person/index.ts';
import type { RunDoc } from './run-model.ts';

/** A run in the API format. */
export function runToWire(run: RunDoc, paidCents: Cents): Run {
  const { reopened } = run;
  return {
    _id: String(run._id),
    companyId: String(run.companyId),
    number: run.number,
    startDate: run.startDate,
    endDate: run.endDate,
    payday: run.payday,
    state: run.state,
    currency: run.currency,
    timezone: run.timeZone,
    people: run.people,
    hours: durationHours(run.ms),
    gross: fromCents(run.grossCents),
    additions: fromCents(run.additionCents),
    deductions: fromCents(run.deductionCents),
    net: fromCents(run.netCents),
    paid: fromCents(paidCents),
    closedAt: run.closedAt.toISOString(),
    closedBy: namedThenToWire(run.closedBy),
    reopened: reopened && {
      at: reopened.at.toISOString(),
      by: namedThenToWire(reopened.by),
      reason: reopened.reason,
    },
    hash: run.hash,
  };
}

/** The state of a run in the ledger. */
export function runState({ number, startDate, endDate, people, netCents, hash }: RunDoc): RunState {
  return { number, startDate, endDate, people, netCents, hash };
}
