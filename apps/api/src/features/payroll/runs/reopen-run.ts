import { Run, type RunReopening } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import { answer } from '../../../kernel/answer.ts';
import { conflict } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import { lockPayCalendar, PayCalendarModel, requireActConfirmed } from '../../company/index.ts';
import { addEvents } from '../../ledger/index.ts';
import { lockWorkers, unstampPieces } from '../../working-time/index.ts';
import { dayBefore } from '../calendar/days.ts';
import { ConceptModel } from '../concepts/concept-model.ts';
import { LineModel } from '../concepts/line-model.ts';
import { SlipModel } from '../slips/slip-model.ts';
import { findRun } from './find-run.ts';
import { reopeningRefused } from './reopening-refused.ts';
import { type RunDoc, RunModel } from './run-model.ts';
import { runState, runToWire } from './run-wire.ts';
import { removeDebts } from './store-debts.ts';

/**
 * Reopens the last run: its payments wait for the next run, its number stays used, and its slips are marked as reopened
 * (RUN-7).
 * @throws AppError `not_found`; `conflict` for a run that is not the last or was reopened, and for one with payments,
 * acceptances or pending adjustments
 */
export async function reopenRun(
  id: string,
  { reason }: RunReopening,
  actor: Actor,
  { clock }: Services,
): Promise<Run> {
  const at = clock.now();
  return transaction(async (session) => {
    const { companyId } = await findRun(id, actor, session);
    await requireActConfirmed('closing', [companyId], session);
    const calendar = await lockPayCalendar(companyId, session);
    const run = await findRun(id, actor, session);
    if (run.state === 'reopened') throw conflict('run_reopened');
    const slips = await SlipModel.find(
      { runId: run._id },
      { employeeId: 1, paidCents: 1, acceptedAt: 1 },
      { session },
    ).lean();
    const refused = await reopeningRefused(run, { calendar, slips }, session);
    if (refused) throw conflict(refused);
    // A concurrent payment or acceptance conflicts with this write.
    await SlipModel.updateMany({ runId: run._id }, { $set: { reopened: true } }, { session });
    await lockWorkers(
      slips.map(({ employeeId }) => employeeId),
      session,
    );
    await unstampPieces(companyId, run._id, session);
    await removeDebts(run, { actor, at, reason }, session);
    const ofRun = { companyId, runId: run._id };
    const waits = { $set: { runId: null } };
    await LineModel.updateMany(ofRun, waits, { session });
    await ConceptModel.updateMany(ofRun, waits, { session });
    const by = { _id: actor.id, fullname: actor.fullname, username: actor.username };
    const reopened: RunDoc = { ...run, state: 'reopened', reopened: { at, by, reason } };
    const answered = answer(Run, runToWire(reopened, 0));
    await RunModel.updateOne(
      { _id: run._id },
      { $set: { state: reopened.state, reopened: reopened.reopened } },
      { session },
    );
    const isFirst = !(await RunModel.exists({
      companyId,
      state: 'closed',
      startDate: { $lt: run.startDate },
    }).session(session));
    const closedThrough = isFirst ? null : dayBefore(run.startDate);
    await PayCalendarModel.updateOne({ _id: companyId }, { $set: { closedThrough } }, { session });
    const subject = { id: run._id, employeeId: null };
    const event = { companyId, at, actor, action: 'run-reopened', subject, reason } as const;
    await addEvents([{ ...event, before: runState(run), after: null }], session);
    return answered;
  });
}
