import { type DateRange, paydayOf, periodAt } from '@faena/shared/domain';
import { type NewRun, Run } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { answer } from '../../../kernel/answer.ts';
import { conflict, notFound } from '../../../kernel/errors.ts';
import { driverCollection, transaction } from '../../../platform/database.ts';
import { ownsCompany } from '../../../platform/scope.ts';
import type { Services } from '../../../platform/services.ts';
import { lockCompany, lockPayCalendar, PayCalendarModel, requireActConfirmed } from '../../company/index.ts';
import { addEvents } from '../../ledger/index.ts';
import {
  AdjustmentModel,
  lockWorkers,
  type Payable,
  priceCarriedLast,
  stampPieces,
  unpaidPeople,
} from '../../working-time/index.ts';
import { type CompanyPeriods, periodsOf } from '../calendar/open-periods.ts';
import { ConceptModel } from '../concepts/concept-model.ts';
import { LineModel } from '../concepts/line-model.ts';
import { makeSlips, type ReckonedPerson } from '../reckoning/make-slips.ts';
import { carriedIn } from '../reckoning/points.ts';
import { type SlipDoc, SlipModel } from '../slips/slip-model.ts';
import { figuresHash } from './figures-hash.ts';
import { freezeRun } from './freeze-run.ts';
import { refuseObstacles } from './obstacles.ts';
import { paidRecordsHash } from './paid-records-hash.ts';
import { type RunDoc, RunModel } from './run-model.ts';
import { runState, runToWire } from './run-wire.ts';
import { storeDebts } from './store-debts.ts';

/**
 * Closes a company's first open period, all or nothing: a numbered run, a frozen slip for each person, and the stamps
 * (RUN-1). Only one of two concurrent closings succeeds (RUN-3).
 * @throws AppError `not_found` for a company out of reach; `conflict` for a period that is not the next, or not over
 * @throws AppError `conflict` while blockers remain, which `errors` names (RUN-4), and for other figures than the shown
 * ones
 */
export async function closePeriod(
  { companyId: id, carry, shown, ...asked }: NewRun,
  actor: Actor,
  { clock }: Services,
): Promise<Run> {
  const companyId = new Types.ObjectId(id);
  if (!ownsCompany(actor, companyId)) throw notFound('company');
  const at = clock.now();
  const carried = carriedIn(carry);
  return transaction(async (session) => {
    const company = await lockCompany(companyId, session);
    await requireActConfirmed('closing', [companyId], session);
    const calendar = await lockPayCalendar(companyId, session);
    const periods = await periodsOf(company, { now: at, session, calendar });
    const period = refuseOthers(asked, periods);
    if (periods.today < period.endDate) throw conflict('period_not_over');
    const payable = {
      companyId,
      firstDay: calendar.firstDay,
      through: period.endDate,
      carried: carried.records,
    };
    await lockPaid(payable, session);
    await priceCarriedLast(payable, session);
    const { people, points } = await makeSlips({ periods, period, carry: carried, now: at }, session);
    refuseObstacles(points);
    const payday = paydayOf(period.endDate, calendar.paydayAfterDays);
    const paid = people.filter(({ hasSlip }) => hasSlip);
    if (shown !== undefined && shown !== figuresHash({ company, payday, paid }))
      throw conflict('run_differs');
    const { run, slips } = freezeRun(paid, { company, calendar, period, payday, at, actor });
    const closed = answer(Run, runToWire(run, 0));
    await stamp(payable, { run, people: paid }, session);
    await storeDebts(paid, run, { actor, at }, session);
    await driverCollection(RunModel).insertOne(run, { session });
    if (slips.length > 0) await driverCollection<SlipDoc>(SlipModel).insertMany(slips, { session });
    const head = { closedThrough: period.endDate, lastRunNumber: run.number };
    await PayCalendarModel.updateOne({ _id: companyId }, { $set: head }, { session });
    const subject = { id: run._id, employeeId: null };
    const event = { companyId, at, actor, action: 'run-closed', subject } as const;
    const recordsHash = await paidRecordsHash({ companyId, runId: run._id }, session);
    await addEvents([{ ...event, before: null, after: { ...runState(run), recordsHash } }], session);
    return closed;
  });
}

/**
 * The first open period, if it is the requested one.
 * @throws AppError `conflict`
 */
export function refuseOthers(asked: DateRange, { open }: CompanyPeriods): DateRange {
  const { firstOpenDay } = open;
  if (asked.startDate < firstOpenDay) throw conflict('period_closed');
  const period = periodAt(open, firstOpenDay);
  if (asked.startDate > period.endDate) throw conflict('period_not_first');
  const isThis = asked.startDate === period.startDate && asked.endDate === period.endDate;
  if (!isThis) throw conflict('period_has_other_days');
  return period;
}

/** Locks the people to be paid until the commit. */
async function lockPaid(payable: Payable, session: ClientSession): Promise<void> {
  const waiting = { companyId: payable.companyId, runId: null };
  const adjusted = await driverCollection(AdjustmentModel).distinct('employeeId', waiting, { session });
  await lockWorkers([...(await unpaidPeople(payable, session)), ...adjusted], session);
}

/** Stamps everything on the slips of a run: pieces, adjustments, typed lines, and one-time concepts. */
async function stamp(
  payable: Payable,
  { run, people }: { run: RunDoc; people: readonly ReckonedPerson[] },
  session: ClientSession,
): Promise<void> {
  await stampPieces(payable, run, session);
  const lines = people.flatMap(({ figures }) => figures.lines);
  const ofRun = { $set: { runId: run._id } };
  const typed = lines.flatMap(({ lineId }) => (lineId ? [new Types.ObjectId(lineId)] : []));
  if (typed.length > 0) {
    await LineModel.updateMany({ _id: { $in: typed }, runId: null }, ofRun, { session });
  }
  const applied = new Set(lines.flatMap(({ conceptId }) => conceptId ?? []));
  if (applied.size === 0) return;
  const once = { _id: { $in: [...applied].map((id) => new Types.ObjectId(id)) }, once: true, runId: null };
  await ConceptModel.updateMany(once, ofRun, { session });
}
