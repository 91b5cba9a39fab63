import type { ReopeningRefusal } from '@faena/shared/domain';
import type { ClientSession } from 'mongoose';
import type { PayCalendarDoc } from '../../company/index.ts';
import { AdjustmentModel, RecordModel } from '../../working-time/index.ts';
import type { SlipDoc } from '../slips/slip-model.ts';
import type { RunDoc } from './run-model.ts';

/**
 * The reason why a closed run cannot be reopened: it is not the last, or a part of it is paid, accepted or adjusted
 * (RUN-7).
 */
export async function reopeningRefused(
  run: RunDoc,
  {
    calendar,
    slips,
  }: { calendar: PayCalendarDoc; slips: readonly Pick<SlipDoc, 'paidCents' | 'acceptedAt'>[] },
  session: ClientSession,
): Promise<ReopeningRefusal | null> {
  if (run.endDate !== calendar.closedThrough) return 'run_not_last';
  if (slips.some(({ paidCents }) => paidCents > 0)) return 'run_paid';
  if (slips.some(({ acceptedAt }) => acceptedAt !== null)) return 'run_accepted';
  return (await isAdjusted(run, session)) ? 'run_adjusted' : null;
}

/** Tests for a pending adjustment of a record or a day that the run paid: its cents follow the run's (RUN-6). */
async function isAdjusted({ _id: runId, companyId }: RunDoc, session: ClientSession): Promise<boolean> {
  const waiting = await AdjustmentModel.find({ companyId, runId: null }, null, { session }).lean();
  if (waiting.length === 0) return false;
  const rests = waiting.flatMap(({ recordId, employeeId, days }) => [
    { _id: recordId, 'pieces.runId': runId },
    { employeeId, pieces: { $elemMatch: { runId, date: { $in: days.map(({ date }) => date) } } } },
  ]);
  return (await RecordModel.exists({ companyId, $or: rests }).session(session)) !== null;
}
