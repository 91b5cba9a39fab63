import { type Cents, type PaidPiece, toCents } from '@faena/shared/domain';
import type { NewRun, PayPoint } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../../platform/database.ts';
import { openRequestsWithin } from '../../record-request/index.ts';
import { type RecordDoc, RecordModel } from '../../working-time/index.ts';

/** A company, or one person in it. */
export interface Whose {
  readonly companyId: Types.ObjectId;
  readonly employeeId?: Types.ObjectId;
}

/** The time in question, and the points to carry over by name. */
interface PointsAsked {
  readonly whose: Whose;
  /** Null for whatever was before. */
  readonly from: Date | null;
  readonly to: Date;
  readonly carry: Carried;
}

/** Records, requests and debts that are carried over to the next run (RUN-4, DEBT-1). */
export interface Carried {
  readonly records: readonly Types.ObjectId[];
  readonly requests: readonly Types.ObjectId[];
  /** The people whose negative net is carried over, each with the limit of the debt; null without a limit (DEBT-1). */
  readonly debts: ReadonlyMap<string, Cents | null>;
}

export const NOTHING_CARRIED: Carried = { records: [], requests: [], debts: new Map() };

/** The carried items of a closing, by their ids. */
export const carriedIn = ({ records, requests, debts }: NewRun['carry']): Carried => ({
  records: records.map((record) => new Types.ObjectId(record)),
  requests: requests.map((request) => new Types.ObjectId(request)),
  debts: new Map(
    debts.map(({ employeeId, amount }) => [employeeId, amount === undefined ? null : toCents(amount)]),
  ),
});

/** The blockers of a closing: running records, records to review and open requests, and by person. */
export async function readPoints(
  { whose, from, to, carry }: PointsAsked,
  session: ClientSession,
): Promise<PayPoint[]> {
  const stretch = { startTime: { $lt: to } };
  const ended = { ...stretch, ...(from && { endTime: { $gte: from } }) };
  const fields = { employeeId: 1, startTime: 1, endTime: 1 };
  const records = (filter: object) =>
    driverCollection(RecordModel)
      .find({ ...whose, ...filter }, { session })
      .project<RecordDoc>(fields)
      .toArray();
  const running = await records({ open: true, ...stretch });
  const reviews = await records({ needsReview: true, open: false, ...ended });
  const requests = await openRequestsWithin(whose, { from, to }, session);
  const isCarried = (ids: readonly Types.ObjectId[]) => {
    const names = new Set(ids.map(String));
    return ({ _id }: { _id: Types.ObjectId }) => !names.has(String(_id));
  };
  return [
    ...running.filter(isCarried(carry.records)).map((record) => ofRecord('running', record)),
    ...reviews.filter(isCarried(carry.records)).map((record) => ofRecord('review', record)),
    ...requests.filter(isCarried(carry.requests)).map(({ _id, employeeId, recordId, proposed }) => ({
      kind: 'request' as const,
      employeeId: String(employeeId),
      recordId: recordId && String(recordId),
      requestId: String(_id),
      startTime: proposed.startTime.toISOString(),
      endTime: proposed.endTime.toISOString(),
    })),
  ];
}

function ofRecord(kind: PayPoint['kind'], { _id, employeeId, startTime, endTime }: RecordDoc): PayPoint {
  return {
    kind,
    employeeId: String(employeeId),
    recordId: String(_id),
    requestId: null,
    startTime: startTime.toISOString(),
    endTime: endTime?.toISOString() ?? null,
  };
}

/** Records of a person with time that has no rate, each once. */
export function unpricedPoints(employeeId: string, pieces: readonly PaidPiece[]): PayPoint[] {
  const records = new Map<string, PayPoint>();
  for (const { recordId, startTime, endTime, costCents } of pieces) {
    if (costCents !== null) continue;
    const from = records.get(recordId)?.startTime ?? startTime.toISOString();
    const point = { kind: 'unpriced', employeeId, recordId, requestId: null, startTime: from } as const;
    records.set(recordId, { ...point, endTime: endTime.toISOString() });
  }
  return [...records.values()];
}

/** A person with a negative net: other lines solve it, or the closing carries it over as a debt (DEBT-1). */
export function negativePoint(employeeId: string): PayPoint {
  return { kind: 'negative', employeeId, recordId: null, requestId: null, startTime: null, endTime: null };
}
