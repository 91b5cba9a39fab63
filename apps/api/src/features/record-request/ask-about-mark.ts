import { MAX_OPEN_REQUESTS } from '@faena/shared/domain';
import type { Language } from '@faena/shared/language';
import { type ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import type { LockedPerson } from '../person/index.ts';
import {
  adjustedValues,
  isAsItWas,
  isClosed,
  type RecordDoc,
  type RecordValuesDoc,
} from '../working-time/index.ts';
import { type RecordRequestDoc, RecordRequestModel } from './model.ts';
import { storeRequest } from './store-request.ts';
import { markRequestTexts } from './texts.ts';

interface When {
  readonly worker: LockedPerson;
  readonly at: Date;
  /** The language of the installation, for a person who has chosen none. */
  readonly language: Language;
  readonly session: ClientSession;
}

/**
 * Requests, in the person's name, the times of a late mark for a record that it may no longer change (MARK-16). The
 * same request is made once.
 * @returns whether such a request is open now
 */
export async function askAboutMark(
  record: RecordDoc,
  stated: { readonly startTime: Date | null; readonly endTime: Date | null },
  { worker, at, language, session }: When,
): Promise<boolean> {
  if (!isClosed(record)) return false;
  const asked = await adjustedValues(record, session);
  const proposed: RecordValuesDoc = {
    ...asked,
    startTime: stated.startTime ?? asked.startTime,
    endTime: stated.endTime ?? asked.endTime,
  };
  if (isAsItWas(asked, proposed) || proposed.endTime <= proposed.startTime) return false;
  const waiting = await driverCollection(RecordRequestModel)
    .find({ employeeId: worker._id, status: 'open' }, { session })
    .toArray();
  if (waiting.some((request) => isAsItWas(request.proposed, proposed))) return true;
  if (waiting.length >= MAX_OPEN_REQUESTS) return false;
  const request: RecordRequestDoc = {
    _id: new Types.ObjectId(),
    employeeId: worker._id,
    companyId: record.companyId,
    recordId: record.voided ? null : record._id,
    status: 'open',
    askedAt: at,
    reason: markRequestTexts[worker.language ?? language].reason,
    proposed,
    asked: record.voided ? null : asked,
    messages: [],
    decision: null,
    result: null,
    granted: null,
  };
  await storeRequest(request, session);
  return true;
}
