import type { ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../../platform/database.ts';
import { type LedgerEventDoc, LedgerEventModel } from '../../ledger/index.ts';
import { AnchoringModel } from './anchoring-model.ts';

/** The first event of a company that anchors records; null without one (LEDGER-13). */
export function anchorOf(companyId: Types.ObjectId, session: ClientSession): Promise<LedgerEventDoc | null> {
  return driverCollection(LedgerEventModel).findOne(
    { companyId, 'subject.kind': 'anchor' },
    { session, sort: { seq: 1 } },
  );
}

/**
 * Tests whether earlier versions may have ended records of a company without an event: it began before the moment of
 * `AnchoringModel`. A database that began with this version has no such moment.
 */
export async function mayPrecedeEvents(companyId: Types.ObjectId, session: ClientSession): Promise<boolean> {
  const anchoring = await AnchoringModel.findById('records', null, { session }).lean();
  return anchoring !== null && companyId.getTimestamp() < anchoring.from;
}
