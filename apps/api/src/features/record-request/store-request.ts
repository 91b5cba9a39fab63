import type { ClientSession } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import { emit } from '../../platform/outbox/emit.ts';
import { type RecordRequestDoc, RecordRequestModel } from './model.ts';

/** The type of the event of a new request; its subject is the employee. */
export const REQUEST_ASKED = 'record-request-asked';

/** Stores a new request with its event, for the notice of the owner (NOTICE-1). */
export async function storeRequest(request: RecordRequestDoc, session: ClientSession): Promise<void> {
  const { companyId: company, employeeId, askedAt: at } = request;
  await driverCollection(RecordRequestModel).insertOne(request, { session });
  await emit({ company, type: REQUEST_ASKED, at, actor: employeeId, subject: employeeId, data: {} }, session);
}
