import type { Types } from 'mongoose';
import { driverCollection, transaction } from '../../../platform/database.ts';
import { addEvents } from '../../ledger/index.ts';
import { type RecordDoc, RecordModel, recordState } from '../../working-time/index.ts';
import { ArchiveModel } from '../archives/archive-model.ts';
import { AnchoringModel } from './anchoring-model.ts';
import { anchorOf, mayPrecedeEvents } from './read-anchor.ts';
import { RecordTally } from './record-tally.ts';

/**
 * Anchors the records of each company that earlier versions ended without an event, once, as soon as processes of those
 * versions are gone (LEDGER-13).
 * @returns the companies that this call anchored
 */
export async function anchorRecords(now: Date): Promise<Types.ObjectId[]> {
  const anchoring = await AnchoringModel.findById('records').lean();
  if (!anchoring || now < anchoring.from) return [];
  const anchored: Types.ObjectId[] = [];
  for (const companyId of await RecordModel.distinct('companyId')) {
    if (await anchorCompany(companyId, now)) anchored.push(companyId);
  }
  return anchored;
}

/** An event that is added meanwhile conflicts at the head of the chain, so that the anchor misses no record. */
function anchorCompany(companyId: Types.ObjectId, at: Date): Promise<boolean> {
  return transaction(async (session) => {
    if (!(await mayPrecedeEvents(companyId, session)) || (await anchorOf(companyId, session))) return false;
    if (await ArchiveModel.exists({ _id: companyId, purging: true }).session(session)) return false;
    const tally = new RecordTally();
    const records = driverCollection(RecordModel).find({ companyId, open: false }, { session });
    for await (const record of records.sort({ _id: 1 }).batchSize(500)) {
      tally.add(record.employeeId, record._id, recordState(record as RecordDoc));
    }
    const actor = { id: companyId, fullname: 'Faena', username: '' };
    const subject = { id: null, employeeId: null };
    const event = { companyId, at, actor, action: 'records-anchored', subject, before: null } as const;
    await addEvents([{ ...event, after: tally.sum() }], session);
    return true;
  });
}
