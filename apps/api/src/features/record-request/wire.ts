import { plainOf, RecordRequest, RecordRequestNoun, type WorkRecord } from '@faena/shared/schemas';
import type { ClientSession } from 'mongoose';
import { answer } from '../../kernel/answer.ts';
import { type Names, nameIn, namesOf } from '../person/index.ts';
import { RecordModel, recordsToWire, valuesToWire } from '../working-time/index.ts';
import type { RecordRequestDoc } from './model.ts';

/** A request in the API format, with its record in the state of the transaction. */
export async function requestToWire(
  request: RecordRequestDoc,
  session: ClientSession,
): Promise<RecordRequest> {
  const [wire] = await requestsToWire([request], session);
  return answer(RecordRequest, wire as RecordRequest);
}

/** Requests in the API format; common queries read their records and all names. */
export async function requestsToWire(
  requests: readonly RecordRequestDoc[],
  session: ClientSession | null = null,
): Promise<RecordRequest[]> {
  if (requests.length === 0) return [];
  const ids = requests.flatMap(({ recordId }) => recordId ?? []);
  const [records, names] = await Promise.all([recordsOf(ids, session), namesOf(requests.flatMap(peopleOf))]);
  return requests.map((request) => wireOf(request, records, names));
}

async function recordsOf(ids: readonly RecordRequestDoc['_id'][], session: ClientSession | null) {
  if (ids.length === 0) return new Map<string, WorkRecord>();
  const records = await RecordModel.find({ _id: { $in: ids } }, null, { session }).lean();
  return new Map((await recordsToWire(records, session)).map((record) => [record._id, record]));
}

function peopleOf({ employeeId, messages, decision }: RecordRequestDoc) {
  return [employeeId, ...messages.map(({ by }) => by), ...(decision ? [decision.by] : [])];
}

function wireOf(
  request: RecordRequestDoc,
  records: ReadonlyMap<string, WorkRecord>,
  names: Names,
): RecordRequest {
  const { _id, employeeId, recordId, askedAt, proposed, asked, messages, decision, result } = request;
  return {
    ...plainOf(RecordRequestNoun, request),
    _id: String(_id),
    employee: nameIn(names, employeeId),
    askedAt: askedAt.toISOString(),
    proposed: valuesToWire(proposed),
    asked: asked && valuesToWire(asked),
    record: records.get(String(recordId)) ?? null,
    messages: messages.map(({ at, by, text }) => ({ at: at.toISOString(), by: nameIn(names, by), text })),
    decision: decision && {
      at: decision.at.toISOString(),
      by: nameIn(names, decision.by),
      reason: decision.reason,
    },
    result: result && valuesToWire(result),
  };
}
