import type { WorkedShare } from '@faena/shared/domain';
import type { Types } from 'mongoose';
import type { Dismissal } from '../../../platform/departures.ts';
import { addEvents } from '../../ledger/index.ts';
import { RecordModel } from '../model/record-model.ts';

/** Adds the unpaid time of a person who is being deleted to each company's ledger (PAY-46, LEDGER-1). */
export async function addDueEvents(
  employeeId: Types.ObjectId,
  { actor, at, session }: Dismissal,
): Promise<void> {
  const due = await RecordModel.aggregate<WorkedShare & { _id: Types.ObjectId }>([
    { $match: { employeeId, durationMs: { $gt: 0 }, pieces: { $elemMatch: { runId: null } } } },
    { $unwind: '$pieces' },
    // Null also matches a missing field.
    { $match: { 'pieces.runId': null } },
    {
      $group: {
        _id: '$companyId',
        durationMs: { $sum: { $subtract: ['$pieces.endTime', '$pieces.startTime'] } },
        costCents: { $sum: '$pieces.costCents' },
      },
    },
  ]).session(session);
  const events = due.map(({ _id: companyId, durationMs: ms, costCents: cents }) => ({
    companyId,
    at,
    actor,
    action: 'person-deleted' as const,
    subject: { id: employeeId, employeeId },
    before: null,
    after: { ms, cents },
  }));
  await addEvents(events, session);
}
