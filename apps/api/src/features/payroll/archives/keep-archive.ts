import type { Types } from 'mongoose';
import type { Departure } from '../../../platform/departures.ts';
import { RunModel } from '../runs/run-model.ts';
import { SlipModel } from '../slips/slip-model.ts';
import { ArchiveModel } from './archive-model.ts';

/** Lists the remains of a company with runs for administrators (RUN-8). */
export async function keepArchive(companyId: Types.ObjectId, { at, session }: Departure): Promise<void> {
  const last = await RunModel.findOne({ companyId }, { companyName: 1, closedAt: 1 }, { session })
    .sort({ number: -1 })
    .lean();
  if (!last) return;
  const runs = await RunModel.countDocuments({ companyId }, { session });
  const people = await SlipModel.distinct('employeeId', { companyId }).session(session);
  const archive = {
    _id: companyId,
    name: last.companyName,
    deletedAt: at,
    lastClosedAt: last.closedAt,
    runs,
    people: people.length,
  };
  await ArchiveModel.create([archive], { session });
}
