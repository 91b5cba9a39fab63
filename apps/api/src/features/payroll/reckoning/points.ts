import {
  ABSENCE_MS,
  type Cents,
  cutRecord,
  durationMs,
  fromCents,
  type PaidPiece,
  priceAfter,
  toCents,
} from '@faena/shared/domain';
import type { NewRun, PayPoint } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../../platform/database.ts';
import { PersonModel } from '../../person/index.ts';
import { openRequestsWithin } from '../../record-request/index.ts';
import { type RecordDoc, RecordModel } from '../../working-time/index.ts';

/** A company, or one person in it. */
export interface Whose {
  readonly companyId: Types.ObjectId;
  readonly employeeId?: Types.ObjectId;
}

/** The range of time, and the points to carry over by name. */
interface PointsAsked {
  readonly whose: Whose;
  /** Null for all earlier time. */
  readonly from: Date | null;
  readonly to: Date;
  /** The company's. */
  readonly timeZone: string;
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

/** The blockers of a closing: running records, records to review, and open requests, also by person. */
export async function readPoints(
  { whose, from, to, timeZone, carry }: PointsAsked,
  session: ClientSession,
): Promise<PayPoint[]> {
  const stretch = { startTime: { $lt: to } };
  const ended = { ...stretch, ...(from && { endTime: { $gte: from } }) };
  const fields = {
    employeeId: 1,
    startTime: 1,
    endTime: 1,
    costCents: 1,
    endReason: 1,
    gaps: 1,
    evidence: 1,
    marked: 1,
  };
  const records = (filter: object) =>
    driverCollection(RecordModel)
      .find({ ...whose, ...filter }, { session })
      .project<RecordDoc>(fields)
      .toArray();
  const running = await records({ open: true, ...stretch });
  const reviews = await records({ needsReview: true, open: false, ...ended });
  const requests = await openRequestsWithin(whose, { from, to }, session);
  const priceOf = await pricesOf(requests, timeZone, session);
  const isCarried = (ids: readonly Types.ObjectId[]) => {
    const names = new Set(ids.map(String));
    return ({ _id }: { _id: Types.ObjectId }) => !names.has(String(_id));
  };
  return [
    ...running.filter(isCarried(carry.records)).map((record) => ofRecord('running', record)),
    ...reviews.filter(isCarried(carry.records)).map((record) => ofRecord('review', record)),
    ...requests.filter(isCarried(carry.requests)).map((request) => ({
      ...NOTHING_SAID,
      kind: 'request' as const,
      employeeId: String(request.employeeId),
      recordId: request.recordId && String(request.recordId),
      requestId: String(request._id),
      ...timesOf(request.proposed),
      ms: durationMs(request.proposed),
      cost: priceOf(request),
      asked: request.asked && timesOf(request.asked),
      reason: request.reason,
    })),
  ];
}

type OpenRequest = Awaited<ReturnType<typeof openRequestsWithin>>[number];

/** The price of a request's proposed time, as if its days had no other work; null without a rate. */
async function pricesOf(
  requests: readonly OpenRequest[],
  timeZone: string,
  session: ClientSession,
): Promise<(request: OpenRequest) => number | null> {
  if (requests.length === 0) return () => null;
  const ids = { $in: requests.map(({ employeeId }) => employeeId) };
  const people = await PersonModel.find({ _id: ids }, { rates: 1 }, { session }).lean();
  const rates = new Map(people.map((person) => [String(person._id), person.rates]));
  return ({ employeeId, proposed }) => {
    const terms = { timeZone, rates: rates.get(String(employeeId)) ?? [] };
    return costOf(priceAfter([], cutRecord(proposed, terms)));
  };
}

/** The sum of priced parts as an amount; null if any of them has no rate. */
function costOf(parts: readonly { readonly costCents: Cents | null }[]): number | null {
  let cents = 0;
  for (const { costCents } of parts) {
    if (costCents === null) return null;
    cents += costCents;
  }
  return fromCents(cents);
}

const timesOf = ({ startTime, endTime }: { readonly startTime: Date; readonly endTime: Date }) => ({
  startTime: startTime.toISOString(),
  endTime: endTime.toISOString(),
});

/** The fields that most points lack. */
const NOTHING_SAID = {
  requestId: null,
  ms: null,
  cost: null,
  cause: null,
  asked: null,
  reason: null,
} as const;

function ofRecord(kind: PayPoint['kind'], record: RecordDoc): PayPoint {
  const { _id, employeeId, startTime, endTime, costCents } = record;
  return {
    ...NOTHING_SAID,
    kind,
    employeeId: String(employeeId),
    recordId: String(_id),
    startTime: startTime.toISOString(),
    endTime: endTime?.toISOString() ?? null,
    ms: endTime && durationMs({ startTime, endTime }),
    cost: endTime && costCents !== null ? fromCents(costCents) : null,
    cause: kind === 'review' ? causeOf(record) : null,
  };
}

/** The reason why a record waits for review. The cause of its end comes before others (TIME-66). */
function causeOf({ endReason, gaps = [], evidence, marked }: RecordDoc): PayPoint['cause'] {
  if (endReason === 'lost_signal' || endReason === 'longest_shift') return endReason;
  if (gaps.length > 0) return 'gap';
  if (marked) return 'mark';
  return evidence?.idle.some(({ from, until }) => +until - +from > ABSENCE_MS) ? 'idle' : 'other';
}

/** Records of a person with time that has no rate, each once. */
export function unpricedPoints(employeeId: string, pieces: readonly PaidPiece[]): PayPoint[] {
  const records = new Map<string, PayPoint>();
  for (const { recordId, costCents, ...stretch } of pieces) {
    if (costCents !== null) continue;
    const { startTime, endTime } = timesOf(stretch);
    const { startTime: from = startTime, ms } = records.get(recordId) ?? {};
    records.set(recordId, {
      ...NOTHING_SAID,
      ...{ kind: 'unpriced', employeeId, recordId, startTime: from, endTime },
      ms: (ms ?? 0) + durationMs(stretch),
    });
  }
  return [...records.values()];
}

/** A person with a negative net: other lines solve it, or the closing carries it over as a debt (DEBT-1). */
export function negativePoint(employeeId: string): PayPoint {
  return { ...NOTHING_SAID, kind: 'negative', employeeId, recordId: null, startTime: null, endTime: null };
}
